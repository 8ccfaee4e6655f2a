// Methods change a variable as well as assignments do; comparisons do not.
struct Position {
  var x = 0
  mutating func advance() { x += 1 }
  func distance() -> Int { x }
}

final class World {
  static var handlers: [Int] = [] // expect: global_mutable_state (any thread may read and change this)
  static var table: [String: [Int]] = [:] // expect: global_mutable_state (any thread may read and change this)
  static var names: [String] = [] // expect: global_mutable_state (any thread may read and change this)
  static var order: [String] = [] // expect: global_mutable_state (any thread may read and change this)
  static var total = 0 // expect: global_mutable_state (any thread may read and change this)
  static var here = Position() // expect: global_mutable_state (any thread may read and change this)
  static var flags = 0 // expect: global_mutable_state (any thread may read and change this)
  static var limit = 3 // expect: global_mutable_state (nothing here changes this)
  static var first: [Int] = [] // expect: global_mutable_state (nothing here changes this)
}

// file: Others.swift

func add(_ number: inout Int) { number += 1 }

func work() {
  World.handlers.append(1)
  World.table["a"]?.removeAll { $0 == 1 }
  World.here.advance()
  World.flags <<= 1
}

func read() -> Bool { World.limit == 3 && World.limit <= 4 && World.first.isEmpty && World.first.count != 1 }

extension World {
  static func fill() {
    names.insert("a", at: 0)
    self.order.sort()
    add(&total)
  }
}
