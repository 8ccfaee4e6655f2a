// file: App/Dock.swift
class Dock {
  var crates = 0
  @MainActor func show() { Task { crates += 1 } }

  func load() async {
    await show() // expect: nonfinal_isolated_method
    crates += 1
  }
}

// file: Extension/Dock.swift
class Dock {
  var crates = 0
}
