import SwiftUI

// Asynchronous code is surely not where the main actor's is.
final class Usage: ObservableObject, @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private var isLoading = false

  func load() async {
    if isLoading { return }
    isLoading = true
    await MainActor.run { isLoading = false } // expect: main_actor_run
  }
}

final class Meter: @unchecked Sendable {
  private var isLoading = false

  func load() {
    if isLoading { return }
    DispatchQueue.main.async { self.isLoading = true }
  }

  @MainActor func reload() async { isLoading = true }
}
