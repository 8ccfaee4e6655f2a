/// The object's own methods send by the handler that it set: it is the source, and nothing has to be stopped.
final class Countdown {
  var onNumber: (Int) -> Void = { _ in }
  let numbers: AsyncStream<Int>

  init() {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    numbers = stream
    onNumber = { [weak self] number in
      continuation.yield(number)
      if number > 0 { self?.onNumber(number - 1) }
    }
  }

  func start() { onNumber(3) }
}

/// Two that call each other.
final class Pulse {
  var onTick: () -> Void = {}
  var onTock: () -> Void = {}
  let beats: AsyncStream<Bool>

  init() {
    let (stream, continuation) = AsyncStream<Bool>.makeStream()
    beats = stream
    onTick = { [weak self] in
      continuation.yield(true)
      self?.onTock()
    }
    onTock = { [weak self] in
      continuation.yield(false)
      self?.onTick()
    }
  }
}
