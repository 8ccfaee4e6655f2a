import Foundation

final class Reader {
  enum Event { case more, done }

  private let (events, continuation) = AsyncStream<Event>.makeStream()
  private var count = 0

  func send(_ event: Event) { continuation.yield(event) }

  func read() {
    Task {
      loop: for await event in events {
        switch event {
        case .more: count += 1
        case .done: break loop
        }
      }
    }
  }

  func readOn() {
    Task {
      for await event in events { // expect: for_await_captures_self
        choice: switch event {
        case .more: count += 1
        case .done: break choice
        }
      }
    }
  }
}
