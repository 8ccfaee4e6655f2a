import Foundation

/// An owner's `init` and `deinit` run alone; an object that it was given may be in use elsewhere.
final class Planner: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('left' is changed without a lock)
  private let lock = NSLock()
  private var seats = 3
  private var left: [String] = []

  func leave(_ name: String) {
    left.append(name)
  }

  func book() {
    lock.withLock { seats -= 1 }
  }
}

final class Trip {
  private let planner: Planner
  private let name: String

  init(planner: Planner, name: String) {
    self.planner = planner
    self.name = name
  }

  deinit {
    planner.leave(name)
  }
}

final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func open(_ title: String) {
    lines = [title]
  }

  func add(_ line: String) {
    lock.withLock { lines.append(line) }
  }
}

final class Author {
  private let journal = Journal()

  init(title: String) {
    journal.open(title)
  }
}
