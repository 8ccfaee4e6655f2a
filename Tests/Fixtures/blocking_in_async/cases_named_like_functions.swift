import Foundation

enum Verdict {
  case retry(seconds: Int)
  case stop

  static func settle() -> Verdict { .stop }
}

final class Courier {
  private let done = DispatchSemaphore(value: 0)

  func retry(seconds: Int) {
    done.wait()
  }

  func settle() {
    done.wait()
  }

  func verdict(of parcel: String) async -> Verdict {
    guard !parcel.isEmpty else { return .settle() }
    return .retry(seconds: parcel.count)
  }

  func verdicts() async -> [Verdict] {
    [.retry(seconds: 1), .stop]
  }

  func deliver() async {
    retry(seconds: 1) // expect: blocking_in_async
  }
}

enum Pause {
  case sleep(Double)
  case none
}

@MainActor
final class Clock {
  func pause(before delay: Double) -> Pause { delay > 0 ? .sleep(delay) : .none }

  func tick() async {
    switch pause(before: 1) {
    case .sleep(let delay): try? await Task.sleep(for: .seconds(delay))
    case .none: sleep(1) // expect: blocking_in_async
    }
  }
}
