// Who has the queue sends; nothing is there to stop.
final class Queue {
  var items: AsyncStream<Int>!
  private var onEnqueue: ((Int) -> Void)?

  init() {
    items = AsyncStream { continuation in
      self.onEnqueue = { continuation.yield($0) }
    }
  }

  func enqueue(_ item: Int) { onEnqueue?(item) }
}

final class Radio: NSObject, TunerDelegate {
  var items: AsyncStream<Int>!
  private var onItem: ((Int) -> Void)?

  override init() {
    super.init()
    items = AsyncStream { continuation in // expect: stream_without_termination
      self.onItem = { continuation.yield($0) }
    }
  }

  func tuner(_ tuner: Tuner, didReceive item: Int) { onItem?(item) }
}

final class Connection {
  let channel = Channel()

  func subscribe() -> (Int, AsyncStream<Int>) {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let id = channel.subscribe(continuation)
    return (id, stream)
  }

  func all() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream<Int>.makeStream() // expect: stream_without_termination
    _ = channel.subscribe(continuation)
    return stream
  }

  func unsubscribe(_ id: Int) {}
}

final class Channel {
  func subscribe(_ feed: AsyncStream<Int>.Continuation) -> Int { 1 }
}
