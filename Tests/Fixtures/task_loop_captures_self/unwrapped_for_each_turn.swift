final class Meter {
  var value = 0

  func start() {
    Task { [weak self] in
      while true {
        guard let self else { return }
        self.value += 1
        try await Task.sleep(for: .seconds(1))
      }
    }
    Task { [weak self] in
      while let self {
        self.value += 1
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (nobody)
      }
    }
    Task { [weak self] in
      while self != nil, !Task.isCancelled {
        self?.value += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}
