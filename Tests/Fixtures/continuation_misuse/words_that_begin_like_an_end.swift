// 'endpoint' does not end a subscription, nor does 'stopwatch'.
import Combine
import Foundation

final class Watch {
  private let ticks = PassthroughSubject<Int, Never>()
  private let endpoint = "time"
  private let stopwatch = 0
  private var bag: Set<AnyCancellable> = []
  private var token: AnyCancellable?

  func first() async -> Int {
    await withCheckedContinuation { continuation in
      ticks.sink { value in // expect: combine_in_continuation
        print(self.endpoint, self.stopwatch)
        continuation.resume(returning: value) // expect: continuation_misuse
      }.store(in: &bag)
    }
  }

  func firstByAnotherName() async -> Int {
    await withCheckedContinuation { continuation in
      let big = ticks.filter { $0 > 3 }
      big.sink { value in // expect: combine_in_continuation
        continuation.resume(returning: value) // expect: continuation_misuse
      }.store(in: &bag)
    }
  }

  func firstAlone() async -> Int {
    await withCheckedContinuation { continuation in
      let one = ticks.first()
      one.sink { value in continuation.resume(returning: value) }.store(in: &bag) // expect: combine_in_continuation
    }
  }
}
