import Foundation

protocol ScannerDelegate: AnyObject {
  func scanner(_ scanner: Int, found value: Int)
}

final class Reader: ScannerDelegate {
  private let values: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  private var task: Task<Void, Never>?

  init() {
    (values, continuation) = AsyncStream<Int>.makeStream()
    task = Task { await read() } // expect: for_await_captures_self
  }

  private func read() async {
    for await value in values { print(value) }
  }

  func scanner(_ scanner: Int, found value: Int) { continuation.yield(value) }
}

// Others get it.
final class Relay: ScannerDelegate {
  private let numbers: AsyncStream<Int>
  private let sender: AsyncStream<Int>.Continuation

  init() {
    (numbers, sender) = AsyncStream<Int>.makeStream()  // expect: stream_without_termination
  }

  func all() -> AsyncStream<Int> { numbers }

  func scanner(_ scanner: Int, found value: Int) { sender.yield(value) }
}
