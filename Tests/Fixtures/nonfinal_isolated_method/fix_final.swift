class Download {
  var progress = 0

  @MainActor func update() { // expect: nonfinal_isolated_method
    Task { progress += 1 }
  }

  @discardableResult @MainActor
  public func finish() async -> Int { // expect: nonfinal_isolated_method
    Task { progress = 0 }
    return progress
  }

  func run() async {
    await update()
    progress += 1
    await update()
    progress += 1
  }

  nonisolated func end() async {
    await self.finish()
    progress = 2
  }
}

class Base {
  var count = 0
  @MainActor func show() { Task { count += 1 } } // expect: nonfinal_isolated_method
  func run() async {
    await show()
    count += 1
  }
}

class Derived: Base {
  override func show() {}
}

open class Shared {
  var count = 0
  @MainActor func show() { Task { count += 1 } } // expect: nonfinal_isolated_method
  func run() async {
    await show()
    count += 1
  }
}

class Twice {
  var count = 0
  @MainActor func show() { Task { count += 1 } } // expect: nonfinal_isolated_method
  @MainActor func show(_ number: Int) { Task { count += number } }
  func run() async {
    await show()
    count += 1
  }
}
