import Combine
import StoreKit

final class Ledger {
  private var last = 0
  private let source = Source()
  private let finite = Finite()
  private let numbers = PassthroughSubject<Int, Never>()

  func start() {
    Task { for await update in source.updates() { self.last = update } } // expect: for_await_captures_self
    Task { for await message in source.messages { self.last = message } } // expect: for_await_captures_self
    Task { for await update in source.pipe.stream { self.last = update } } // expect: for_await_captures_self
    Task { for await change in source.changes { self.last = change } } // expect: for_await_captures_self
    Task { for await message in StoreKit.Message.messages { self.show(message) } } // expect: for_await_captures_self
    Task {
      for await number in numbers.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values { // expect: for_await_captures_self
        self.last = number
      }
    }
    Task { for await update in finite.updates() { self.last = update } }
    Task { for await update in finite.pipe.stream { self.last = update } }
    Task { for await update in Finite.updates { self.last = update } }
  }

  func show(_ message: Any) {}
}

// file: Source.swift
final class Source {
  private var continuation: AsyncStream<Int>.Continuation?
  let messages = AsyncStream<Int> { _ in }
  let pipe = AsyncStream<Int>.makeStream()
  let (changes, feed) = AsyncStream.makeStream(of: Int.self)

  func updates() -> AsyncStream<Int> {
    AsyncStream { self.continuation = $0 } // expect: stream_continuation_overwritten
  }
}

// file: Finite.swift
final class Finite {
  let pipe = AsyncStream<Int>.makeStream()
  static let updates = AsyncStream<Int> { $0.finish() }

  func updates() -> AsyncStream<Int> {
    AsyncStream { $0.finish() }
  }

  func close() { pipe.continuation.finish() }
}
