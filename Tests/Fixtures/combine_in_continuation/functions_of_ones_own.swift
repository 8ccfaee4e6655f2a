// What a type of the project calls 'sink' need be no subscription; what it extends has Combine's.
import Combine

final class Drain: Sendable {
  func sink(_ done: @Sendable @escaping (Int) -> Void) { done(0) }
}

extension Future {
  func sink(_ done: @escaping (Output) -> Void) {}
}

final class Kitchen {
  private let drain = Drain()
  private var subscriptions: Set<AnyCancellable> = []

  func empty() async -> Int {
    await withCheckedContinuation { continuation in
      drain.sink { count in continuation.resume(returning: count) }
    }
  }

  func fill(_ tap: PassthroughSubject<Int, Never>) async -> Int {
    await withCheckedContinuation { continuation in
      tap.sink { count in continuation.resume(returning: count) } // expect: combine_in_continuation, continuation_misuse
        .store(in: &subscriptions)
    }
  }
}
