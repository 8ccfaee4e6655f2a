import Foundation

func tick() async {
  let source = DispatchSource.makeTimerSource(queue: .global())
  source.schedule(deadline: .now() + 1, repeating: 1)
  await withCheckedContinuation { continuation in
    source.setEventHandler {
      continuation.resume() // expect: continuation_misuse (error: this may run again)
    }
    source.resume()
  }
}

func once() async {
  let timer = DispatchSource.makeTimerSource(queue: .global())
  timer.schedule(deadline: .now() + 1)
  await withCheckedContinuation { continuation in
    timer.setEventHandler { continuation.resume() }
    timer.resume()
  }
}

func stopped() async {
  let timer = DispatchSource.makeTimerSource(queue: .global())
  timer.schedule(deadline: .now() + 1, repeating: 1)
  await withCheckedContinuation { continuation in
    timer.setEventHandler {
      timer.cancel()
      continuation.resume()
    }
    timer.resume()
  }
}

func never() async {
  let timer = DispatchSource.makeTimerSource(queue: .global())
  timer.schedule(deadline: .now() + 1, repeating: .never)
  await withCheckedContinuation { continuation in
    timer.setEventHandler { continuation.resume() }
    timer.resume()
  }
}

func infinite() async {
  let timer = DispatchSource.makeTimerSource(queue: .global())
  timer.schedule(deadline: .now() + 1, repeating: .infinity)
  await withCheckedContinuation { continuation in
    timer.setEventHandler { continuation.resume() }
    timer.resume()
  }
}
