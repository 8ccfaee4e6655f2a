import Foundation

@MainActor var total = 0

final class Sender {
  func send() {
    DispatchQueue.main.async { self.note() }
  }

  private func note() {
    MainActor.assumeIsolated { total += 1 }
  }
}

final class Receiver {
  func receive() async {
    note()
  }

  private func note() {
    MainActor.assumeIsolated { total -= 1 } // expect: assume_isolated_off_main
  }
}
