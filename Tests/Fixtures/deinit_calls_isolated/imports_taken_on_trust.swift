@preconcurrency import Combine // expect: preconcurrency_import

@MainActor final class Ticker {
  private let ticks = PassthroughSubject<Int, Never>()
  private let ledger = Ledger()

  deinit {
    ticks.send(completion: .finished)
    ledger.close() // expect: deinit_calls_isolated
  }
}

final class Ledger {
  var lines: [String] = []

  func close() { lines = [] }
}
