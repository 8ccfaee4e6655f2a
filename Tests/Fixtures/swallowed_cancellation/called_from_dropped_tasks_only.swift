import SwiftUI

final class Importer {
  private var isAsking = false
  private var saving: Task<Void, Never>?

  func start() {
    Task { await importAll() }
    Task { await sort() }
    Task { await pause() }
    saving = Task { await save() }
  }

  func stop() { saving?.cancel() }

  private func importAll() async {
    await importRest()
    while isAsking {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (which nobody does yet)
    }
  }

  private func importRest() async {
    while isAsking {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (which nobody does yet)
    }
  }

  private func save() async {
    while isAsking {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (the loop spins)
    }
  }

  /// Whoever awaits this one may be cancelled.
  func sortAll() async { await sort() }

  private func sort() async {
    while isAsking {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (the loop spins)
    }
  }

  func pause() async {
    while isAsking {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (the loop spins)
    }
  }

  /// Code that is not there may call it.
  private func nobodyCalls() async {
    while isAsking {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (the loop spins)
    }
  }
}

struct Gallery: View {
  @State private var isAsking = false

  var body: some View {
    Text("Gallery").task { await poll() }
  }

  private func poll() async {
    while isAsking {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (the loop spins)
    }
  }
}
// file: Elsewhere.swift
func run(_ importer: Importer) async {
  await importer.pause()
}
