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
