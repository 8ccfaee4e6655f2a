import Foundation

var visits = 0 // expect: global_mutable_state (any thread may read and change this)
public private(set) var names: [String] = [] // expect: global_mutable_state
private var isReady = false // expect: global_mutable_state

func prepare() {
  isReady = true
  visits += 1
  names.append("a")
}

func change() {
  Settings.theme = "dark"
  Settings.shared.font = 3
  Depot.count += 1
}

struct Settings {
  var font = 1

  static var theme = "light" // expect: global_mutable_state
  static var shared = Settings() { // expect: global_mutable_state
    didSet { print("changed") }
  }
  private static var cache: [String: Int] = [:] // expect: global_mutable_state

  static func remember(_ key: String) {
    cache[key] = 1
  }
}

// A static variable of an actor belongs to no instance.
actor Depot {
  static var count = 0 // expect: global_mutable_state
}

// An object with state behind a constant.
class Store {
  static let shared = Store() // expect: global_mutable_state (not Sendable)
  var items: [Int] = []
}

final class Base: Store {}

let base: Base = Base() // expect: global_mutable_state

enum Registry {
  nonisolated static var entries: [Int] = [] // expect: global_mutable_state
  weak static var
    owner: Store? // expect: global_mutable_state (warning)
  static var tables: [String: Int] = [:] // expect: global_mutable_state
  static var limit = 3 // expect: global_mutable_state
}

// Some of the uses are guarded.
enum Ledger {
  private static let lock = NSLock()
  private static var total = 0 // expect: global_mutable_state

  static func add() { lock.withLock { total += 1 } }
  static func reset() { total = 0 }
}

func fill(_ numbers: inout [Int]) {}

func register() {
  Registry.entries.append(1)
  Registry.tables["a"] = 1
}

// file: Elsewhere.swift
func raise() { Registry.limit = 4 }
