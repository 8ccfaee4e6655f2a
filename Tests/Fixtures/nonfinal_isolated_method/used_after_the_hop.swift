import Foundation

class Importer {
  var done = 0
  @MainActor func update() { done += 1 } // expect: nonfinal_isolated_method (callers go on using self off the main)

  func run() async {
    await update()
    done += 1
  }
}

class Reader {
  var done = 0
  @MainActor func finish() async { done += 1 } // expect: nonfinal_isolated_method

  nonisolated func read() async -> Int {
    await self.finish()
    return self.done
  }
}

class NameImporter {
  var names: [String] = []
  @MainActor func update() {} // expect: nonfinal_isolated_method

  func loop() async {
    for name in ["a", "b"] {
      names.append(name)
      await update()
    }
  }
}

class LoggedImporter {
  var done = 0
  @MainActor func update() {} // expect: nonfinal_isolated_method

  func log() { print(done) }

  func logged() async {
    await update()
    log()
  }
}

class BranchingImporter {
  var names: [String] = []
  @MainActor fileprivate func show() {} // expect: nonfinal_isolated_method

  func branch(_ isLate: Bool) async throws {
    if isLate { await show() }
    names.forEach { print($0) }
  }
}

class BaseImporter {
  var names: [String] = []
  @MainActor func update() {} // expect: nonfinal_isolated_method
}

class PhotoImporter: BaseImporter {
  func more() async {
    await update()
    names = []
  }
}

class LateImporter {
  var done = 0
  @MainActor func update() { done += 1 } // expect: nonfinal_isolated_method
}

extension LateImporter {
  func later() async {
    await update()
    print(done)
  }
}

class OldImporter {
  var done = 0
  @MainActor func update() { done += 1 }
}

class FilmImporter: OldImporter {
  override func update() { super.update() } // expect: nonfinal_isolated_method

  func film() async {
    await update()
    print(done)
  }
}

class LastImporter: OldImporter {
  override final func update() { super.update() }

  func last() async {
    await update()
    print(done)
  }
}
