// file: App/Dock.swift
class Dock {
  var crates = 0
  @MainActor func show() { Task { crates += 1 } } // expect: nonfinal_isolated_method

  func load() async {
    await show()
    crates += 1
  }
}

// file: Extension/Dock.swift
class Dock {
  var crates = 0
}
