import Foundation

final class Listeners<Value>: Sendable {
  func append(_ value: Value) {}
}

final class Tube: @unchecked Sendable {
  private var listeners = Listeners<Int>()

  func add(_ value: Int) { listeners.append(value) }
}

final class Query: @unchecked Sendable {
  var answer = 0
  let place = "a"
}

func ask(_ run: (Query) -> Void) {
  let query = Query()
  query.answer = 3
  run(query)
}

final class Box: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  var answer = 0
}

func fill(_ run: (Box) -> Void) {
  let box = Box()
  run(box)
  box.answer = 3
}

/// Others have it while one of them goes.
final class Relic: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('last' is changed)
  static let shared = Relic()
  private let lock = NSLock()
  private var marks = 0
  private var last: Date?

  func mark() {
    lock.lock()
    marks += 1
    lock.unlock()
    last = Date()
  }
}

final class Visitor {
  deinit { Relic.shared.mark() }
}
