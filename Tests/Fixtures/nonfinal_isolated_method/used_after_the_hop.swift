import Foundation

class Importer {
  var done = 0
  var names: [String] = []

  @MainActor func update() { done += 1 }
  @MainActor func finish() async { done += 1 }
  @MainActor fileprivate func show() {}

  func run() async {
    await update() // expect: nonfinal_isolated_method (self goes to the main actor)
    done += 1
  }

  nonisolated func read() async -> Int {
    await self.finish() // expect: nonfinal_isolated_method
    return self.done
  }

  func loop() async {
    for name in ["a", "b"] {
      names.append(name)
      await update() // expect: nonfinal_isolated_method
    }
  }

  func log() { print(done) }

  func logged() async {
    await update() // expect: nonfinal_isolated_method
    log()
  }

  func branch(_ isLate: Bool) async throws {
    if isLate { await show() } // expect: nonfinal_isolated_method
    names.forEach { print($0) }
  }
}

class PhotoImporter: Importer {
  func more() async {
    await update() // expect: nonfinal_isolated_method
    names = []
  }
}

extension Importer {
  func later() async {
    await update() // expect: nonfinal_isolated_method
    print(done)
  }
}

class FilmImporter: Importer {
  override func update() { super.update() }

  func film() async {
    await update() // expect: nonfinal_isolated_method
    print(done)
  }
}

class LastImporter: Importer {
  override final func update() { super.update() }

  func last() async {
    await update()
    print(done)
  }
}
