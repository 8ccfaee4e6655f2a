import Combine
import Foundation

@MainActor final class Valve {
  @Published var isOpen = false
  let steps = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?

  func untilOpen() async {
    await withCheckedContinuation { continuation in
      subscription = $isOpen.sink { [weak self] isOpen in
        guard isOpen else { return }
        self?.subscription = nil
        continuation.resume()
      }
    }
  }

  func untilTick() async {
    var ticks: AnyCancellable?
    await withCheckedContinuation { continuation in
      ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in
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
}
