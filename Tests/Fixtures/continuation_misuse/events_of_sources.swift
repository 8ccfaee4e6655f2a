import Dispatch

func nextSignal() async {
  let source = DispatchSource.makeSignalSource(signal: 1, queue: .global())
  await withCheckedContinuation { continuation in
    source.setEventHandler { continuation.resume() } // expect: continuation_misuse
    source.resume()
  }
}

func firstSignal() async {
  let source = DispatchSource.makeSignalSource(signal: 1, queue: .global())
  await withCheckedContinuation { continuation in
    source.setEventHandler {
      source.cancel()
      continuation.resume()
    }
    source.resume()
  }
}

// A process ends once.
func end(of process: Int32) async {
  let source = DispatchSource.makeProcessSource(identifier: process, eventMask: .exit, queue: .global())
  await withCheckedContinuation { continuation in
    source.setEventHandler { continuation.resume() }
    source.resume()
  }
}

func delay() async {
  let source = DispatchSource.makeTimerSource()
  source.schedule(deadline: .now() + 1)
  await withCheckedContinuation { continuation in
    source.setEventHandler { continuation.resume() }
    source.resume()
  }
}
