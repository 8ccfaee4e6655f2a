struct Order { func finish() {} }

final class Till {
  private let sales: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  private var sum = 0

  init() {
    (sales, continuation) = AsyncStream.makeStream(of: Int.self)
  }

  func start() {
    Task {
      for await sale in sales { self.sum += sale } // expect: for_await_captures_self
    }
  }

  func sell(_ order: Order) {
    order.finish()
  }

  func end(_ receipt: Receipt) async {
    await receipt.finish()
  }

  deinit { continuation.finish() }
}
