import Foundation

final class Panel {
  deinit {
    note(self) // expect: deinit_passes_self
    report(self) // expect: deinit_passes_self
    compare(self)
    describe(self)
  }

  private func note(_ panel: Panel) {
    DispatchQueue.main.async { print(panel) }
  }

  private func compare(_ panel: Panel) {
    print(panel === self)
  }
}

private func report(_ panel: Panel) {
  Task { @MainActor in print(panel) }
}

private func describe(_ panel: Panel) {
  print("gone", ObjectIdentifier(panel))
}
