import Testing

/// What members do between a lock's taking and its giving back.
@Suite struct `The cheatsheet's locks` {
  private let text = """
    final class T {
      private let lock = NSLock()
      private var items: [Int] = []
      func take() -> Int? {
        lock.lock()
        guard !items.isEmpty else {
          lock.unlock()
          return nil
        }
        let last = items.removeLast()
        lock.unlock()
        MORE
        return last
      }
    }
    """

  @Test func `Are held behind a block that gives them back and leaves`() throws {
    #expect(try decision("T", in: text.replacingMore(with: "")).isStrong)
    let open = try decision("T", in: text.replacingMore(with: "print(items)"))
    #expect(open.evidence.contains { $0.text == "'items' is used without it" && $0.line == 12 })
    let going = text.replacing("      return nil\n", with: "")
    let behind = try decision("T", in: going.replacingMore(with: ""))
    #expect(behind.evidence.contains { $0.text == "'items' is used without it" && $0.line == 9 })
  }

  @Test func `Are given back for good in a block of which only a part leaves`() throws {
    let part = text.replacing("      return nil\n", with: "      if items.isEmpty { return nil }\n")
    let behind = try decision("T", in: part.replacingMore(with: ""))
    #expect(behind.evidence.contains { $0.text == "'items' is used without it" && $0.line == 8 })
    let cases = """
      guard let first = items.first else { lock.unlock(); return nil }
          switch first {
          case 0:
            lock.unlock()
            return nil
          case 1:
            items = []
            lock.unlock()
            LEAVE
          default: items.removeAll()
          }
          lock.unlock()
      """
    let sorted = text.replacing(
      "guard !items.isEmpty else {\n      lock.unlock()\n      return nil\n    }",
      with: cases
    )
    .replacing("    let last = items.removeLast()\n    lock.unlock()\n", with: "    let last = 0\n")
    #expect(try decision("T", in: sorted.replacing("LEAVE", with: "return 1").replacingMore(with: "")).isStrong)
  }

  @Test(arguments: [
    ("lockForReading", "unlockForReading"), ("readLock", "unlock"), ("acquire", "release"), ("try", "unlock"),
    ("tryLock", "releaseLock"), ("acquireWriteLock", "releaseWriteLock"),
  ])
  func `Are taken and given back under these names`(_ taking: String, _ giving: String) throws {
    let named = text.replacing("lock.lock()", with: "lock.\(taking)()")
      .replacing("lock.unlock()", with: "lock.\(giving)()")
    let held = try decision("T", in: named.replacingMore(with: ""))
    #expect(held.evidence.contains { $0.text == "takes a lock" && $0.line == 5 })
    #expect(!held.evidence.contains { $0.text == "'items' is used without it" })
    let open = try decision("T", in: named.replacingMore(with: "print(items)"))
    #expect(open.evidence.contains { $0.text == "'items' is used without it" && $0.line == 12 })
  }

  @Test(arguments: ["lockOrientation", "screenDidLock", "clock", "addWithoutLock", "toggleLock", "lockThread"])
  func `Are nothing that other names speak of`(_ name: String) throws {
    let named = text.replacing("lock.lock()", with: "lock.\(name)()")
    #expect(try !decision("T", in: named.replacingMore(with: "")).evidence.contains { $0.text == "takes a lock" })
  }

  @Test(arguments: ["Lock", "ReadWriteLock", "SharedLock"])
  func `Are not taken by those who make them`(_ type: String) throws {
    let made = text.replacing("lock.lock()", with: "let other = \(type)()")
    #expect(try !decision("T", in: made.replacingMore(with: "")).isStrong)
  }

  @Test(arguments: ["clock", "blockList"]) func `Are no clocks and blocks`(_ name: String) throws {
    let named = text.replacing("lock = NSLock()", with: "\(name) = Ticker()")
      .replacing("lock.lock()", with: "\(name).acquire()").replacing("lock.unlock()", with: "\(name).release()")
    #expect(try !decision("T", in: named.replacingMore(with: "")).evidence.contains { $0.text == "takes a lock" })
  }

  @Test func `Guard private functions that are called under them alone`() throws {
    let helped = text.replacing("items.removeLast()", with: "removeLocked()")
    func isStrong(_ helper: String, _ more: String = "") throws -> Bool {
      let whole = helped.replacing(
        "  func take()",
        with: "  \(helper) { clean(); return items.removeLast() }\n  func take()"
      )
      let cleaned = whole.replacing(
        "  func take()",
        with: "  private func clean() { items = [] }\n  \(more)\n  func take()"
      )
      return try decision("T", in: cleaned.replacingMore(with: "")).isStrong
    }
    #expect(try isStrong("private func removeLocked() -> Int"))
    #expect(try !isStrong("func removeLocked() -> Int"))
    #expect(try !isStrong("private func removeLocked() -> Int", "func reset() { clean() }"))
    #expect(try !isStrong("private func removeLocked() -> Int", "func later() { run(clean) }"))
  }
}
