class Download {
  var progress = 0

  @MainActor func update() {
    Task { progress += 1 }
  }

  @discardableResult @MainActor
  public func finish() async -> Int {
    Task { progress = 0 }
    return progress
  }

  func run() async {
    await update() // expect: nonfinal_isolated_method
    progress += 1
    await update()
    progress += 1
  }

  nonisolated func end() async {
    await self.finish() // expect: nonfinal_isolated_method
    progress = 2
  }
}

class Base {
  var count = 0
  @MainActor func show() { Task { count += 1 } }
  func run() async {
    await show() // expect: nonfinal_isolated_method
    count += 1
  }
}

class Derived: Base {
  override func show() {}
}

open class Shared {
  var count = 0
  @MainActor func show() { Task { count += 1 } }
  func run() async {
    await show() // expect: nonfinal_isolated_method
    count += 1
  }
}

class Twice {
  var count = 0
  @MainActor func show() { Task { count += 1 } }
  @MainActor func show(_ number: Int) { Task { count += number } }
  func run() async {
    await show() // expect: nonfinal_isolated_method
    count += 1
  }
}
