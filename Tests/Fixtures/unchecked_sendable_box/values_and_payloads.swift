import Foundation

final class Table<Key: Hashable, Row>: @unchecked Sendable { // expect: unchecked_sendable_box
  private var rows = [Key: Row]()
  private let lock = NSLock()
}

final class Bag<Item>: @unchecked Sendable { // expect: unchecked_sendable_box
  private var items = Array<Item>()
  private let lock = NSLock()
}

enum Outcome<Value>: @unchecked Sendable { // expect: unchecked_sendable_box
  case found(value: Value)
  case missing
}

enum Many<Value>: @unchecked Sendable { // expect: unchecked_sendable_box
  case none, some([Value])
}

enum Named<Value>: @unchecked Sendable {
  case name(String)
  case type(Value.Type)
}

enum Sent<Value: Sendable>: @unchecked Sendable {
  case found(Value)
}

final class Maker<Value>: @unchecked Sendable {
  private let make: () -> Value
  private var names = [String]()
  init(make: @escaping () -> Value) { self.make = make }
}
