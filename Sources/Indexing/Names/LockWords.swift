import Lexing
import Outlining

/// What the name of a called function says that it does with a lock.
enum LockWord {
  /// `lock`, `lockForReading`, `pthread_rwlock_wrlock`
  case locks
  case unlocks
  /// Where it is called on what is a lock: `wait`, `try`.
  case enters
  /// `signal`, `release`
  case leaves

  /// Names that do not follow the custom of the others.
  fileprivate static let known: [Name: LockWord] = [
    "objc_sync_enter": .locks, "objc_sync_exit": .unlocks, "OSSpinLockLock": .locks, "OSSpinLockUnlock": .unlocks,
    "wait": .enters, "acquire": .enters, "try": .enters, "signal": .leaves, "release": .leaves,
  ]

  /// What stands before `lock` in the name of a function that takes one: `tryLock`, `acquireReadLock`, `wrlock`.
  fileprivate static let taking = [
    "acquire", "exclusive", "obtain", "read", "shared", "take", "try", "write", "rd", "wr",
  ]
  /// In the name of one that gives it back.
  fileprivate static let releasing = ["drop", "release"]
  /// What ends a name that begins so: `lockRead`, `unlockForWriting`.
  fileprivate static let modes = ["for", "reading", "read", "writing", "write", "shared", "exclusive"]
}

extension Outline {
  /// Nil for a name that says nothing of locks.
  func lockWord(_ name: Int) -> LockWord? {
    if let known = LockWord.known[self.name(name)] { return known }
    // `ReadWriteLock()` makes one.
    return mentions(name, "lock") && !beginsWithCapital(name) ? lockWord(spelled: text(name).lowercased()) : nil
  }

  /// In small letters. Not `lockForConfiguration` of a camera, `lockOrientation`, `screenDidLock`, `addWithoutLock` or
  /// `block`.
  private func lockWord(spelled name: String) -> LockWord? {
    for (verb, word) in [("lock", LockWord.locks), ("unlock", .unlocks)] where name.hasPrefix(verb) {
      let rest = name.dropFirst(verb.count)
      let isPlain = rest.isEmpty || rest.hasPrefix("_")
      return isPlain || consists(rest, of: LockWord.modes) ? word : nil
    }
    // The type of what `os_unfair_lock_lock` takes.
    guard name.hasSuffix("lock"), name != "os_unfair_lock" else { return nil }
    let own = name.lastIndex(of: "_").map { name[name.index(after: $0)...] } ?? name[...]
    let isGivenBack = own.hasSuffix("unlock")
    let verbs = own.dropLast(isGivenBack ? 6 : 4)
    if consists(verbs, of: LockWord.taking) { return isGivenBack ? .unlocks : .locks }
    return !isGivenBack && consists(verbs, of: LockWord.taking + LockWord.releasing) ? .unlocks : nil
  }

  private func consists(_ text: Substring, of words: [String]) -> Bool {
    var rest = text
    while let word = words.first(where: { rest.hasPrefix($0) }) { rest = rest.dropFirst(word.count) }
    return rest.isEmpty
  }

  /// `stateLock`, `semaphore`, `gate`: an object that is called so lets in one at a time, whatever its type is.
  func isCalledLikeLock(_ token: Int) -> Bool {
    let words: [StaticString] = ["sema", "mutex", "permit", "condition"]
    if mentions(token, "lock"), !mentions(token, "clock"), !mentions(token, "block") { return true }
    return words.contains { mentions(token, $0) } || mentions(token, "gate") && !mentions(token, "delegate")
  }

  /// `stateLock`, `ReadWriteLock`, `withReadLock`, `pthread_mutex_lock`, `rdlock`; neither a clock nor a block.
  func isNamedLikeLock(_ token: Int) -> Bool {
    guard mentions(token, "lock") || mentions(token, "mutex") else { return false }
    let text = text(token).lowercased()
    return text.hasSuffix("mutex") || text.hasSuffix("lock") && !text.hasSuffix("clock") && !text.hasSuffix("block")
  }

  /// `removeLocked`, `dbLock`, `unlock`; neither `resetClock` nor `runBlock`.
  func speaksOfLock(_ token: Int) -> Bool {
    guard mentions(token, "lock") else { return false }
    let name = Array(text(token).utf8)
    return name.indices.dropLast(3).contains { start in
      let isWord = name[start] == UInt8(ascii: "L") || start == 0
      return name[start..<start + 4].elementsEqual("lock".utf8) { $0 | 0x20 == $1 }
        && (isWord || name[start - 1] | 0x20 != UInt8(ascii: "c") && name[start - 1] | 0x20 != UInt8(ascii: "b"))
    }
  }
}
