import Combine
import Foundation

@MainActor final class Valve {
  @Published var isOpen = false
  let steps = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?
  private var subscriptions: Set<AnyCancellable> = []

  func untilOpen() async {
    await withCheckedContinuation { continuation in
      subscription = $isOpen.sink { [weak self] isOpen in // expect: combine_in_continuation (note: cancelling the task)
        guard isOpen else { return }
        self?.subscription = nil
        continuation.resume()
      }
    }
  }

  func untilTick() async {
    var ticks: AnyCancellable?
    await withCheckedContinuation { continuation in
      ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in // expect: combine_in_continuation (note: cancelling the task)
        ticks?.cancel()
        continuation.resume()
      }
    }
  }

  // It may complete without a step.
  func untilStep() async {
    await withCheckedContinuation { continuation in
      subscription = steps.sink { [weak self] _ in // expect: combine_in_continuation
        self?.subscription = nil
        continuation.resume()
      }
    }
  }

  func whenever() async {
    var other: AnyCancellable?
    await withCheckedContinuation { continuation in
      subscription = $isOpen.sink { isOpen in // expect: combine_in_continuation
        other?.cancel()
        continuation.resume()
      }
    }
    other = nil
  }

  func untilTold(_ news: AnyPublisher<Int, Never>) async -> Int {
    var other: AnyCancellable?
    return await withCheckedContinuation { continuation in
      other = news.filter { $0 > 0 }.sink { value in // expect: combine_in_continuation (note: cancelling the task)
        defer { other?.cancel() }
        continuation.resume(returning: value)
      }
    }
  }

  func untilToldOnce(_ news: AnyPublisher<Int, Never>) async -> Int {
    await withCheckedContinuation { continuation in
      var isTold = false
      news.sink { value in // expect: combine_in_continuation (note: cancelling the task)
        guard !isTold else { return }
        isTold = true
        continuation.resume(returning: value)
      }
      .store(in: &subscriptions)
    }
  }

  func eitherOfTwo(_ news: AnyPublisher<Int, Never>, _ ends: AnyPublisher<Void, Never>) async -> Int {
    await withCheckedContinuation { continuation in
      var (one, other): (AnyCancellable?, AnyCancellable?)
      let cancel = {
        one?.cancel()
        other?.cancel()
      }
      one = news.sink { value in // expect: combine_in_continuation (note: cancelling the task)
        cancel()
        continuation.resume(returning: value)
      }
      other = ends.sink { // expect: combine_in_continuation (note: cancelling the task)
        cancel()
        continuation.resume(returning: 0)
      }
    }
  }

  func often(_ news: AnyPublisher<Int, Never>) async -> Int {
    await withCheckedContinuation { continuation in
      subscription = news.sink { continuation.resume(returning: $0) } // expect: combine_in_continuation
    }
  }
}
