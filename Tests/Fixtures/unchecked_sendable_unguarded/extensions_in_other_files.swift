import Foundation

final class Ledger: @unchecked Sendable { // expect: unchecked_sendable_unguarded (in line 47 of Ledger+Queries.swift)
  let lock = NSLock()
  var entries: [Int] = []

  func post(_ entry: Int) {
    lock.withLock { entries.append(entry) }
  }
}

final class Budget: @unchecked Sendable {
  let lock = NSLock()
  var limits: [String: Int] = [:]
  private var notes: [String] = []

  func set(_ limit: Int, for category: String) {
    lock.withLock {
      limits[category] = limit
      trim()
    }
  }

  func note(_ text: String) {
    lock.withLock { notes.append(text) }
  }
}

final class Visits: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('count' is changed without a lock in line 37)
  let lock = NSLock()
  var count = 0

  func add() {
    lock.withLock { bump() }
  }

  func bump() { count += 1 }
}

final class Settings {
  var values: [String: String] = [:]

  func set(_ key: String, _ value: String) { values[key] = value }
}
// file: Ledger+Queries.swift
extension Ledger {
  func total() -> Int { entries.reduce(0, +) }
}

extension Budget {
  func limit(for category: String) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    return limits[category]
  }

  func trim() {
    limits = limits.filter { $0.value > 0 }
  }

  func notes() -> Int { 0 }
}

extension Visits {
  func addQuickly() {
    bump()
  }
}
// file: Settings+Sendable.swift
extension Settings: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('values' is changed without a lock in line 43 of extensions_in_other_files.swift)
  func value(_ key: String) -> String? {
    values[key]
  }
}
