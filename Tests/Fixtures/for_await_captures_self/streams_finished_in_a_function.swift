final class Reader {
  private var count = 0

  func read(_ values: [Int]) {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task {
      for await data in stream {
        count += data
      }
    }
    for value in values { continuation.yield(value) }
    continuation.finish()
  }
}
