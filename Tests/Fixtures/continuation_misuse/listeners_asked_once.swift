final class License {
  enum Policy { case once, always }

  private var observers: [(Int) -> Void] = []

  func observe(_ policy: Policy, _ observer: @escaping (Int) -> Void) {
    observers.append(observer)
  }
}

func state(of license: License) async -> Int {
  await withCheckedContinuation { continuation in
    license.observe(.once) { continuation.resume(returning: $0) }
  }
}

func states(of license: License) async -> Int {
  await withCheckedContinuation { continuation in
    license.observe(.always) { continuation.resume(returning: $0) } // expect: continuation_misuse
  }
}
