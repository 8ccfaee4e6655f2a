struct Keyed<Value: Hashable>: @unchecked Sendable { // expect: unchecked_sendable_box ('Value')
  let value: Value
}

struct Coded<Value>: Equatable, @unchecked Sendable where Value: Equatable & Codable { // expect: unchecked_sendable_box
  let value: Value
}

struct Rest<Elements: AsyncSequence>: @unchecked Sendable { // expect: unchecked_sendable_box
  let elements: Elements
}

struct Safe<Value>: @unchecked Sendable where Value: Hashable & Sendable {
  let value: Value
}

struct Failure<Reason: Error>: @unchecked Sendable {
  let reason: Reason
}

// What meets a protocol of the project is known.
protocol Record {}

struct Row<Value: Record>: @unchecked Sendable {
  let value: Value
}

struct Pair<Table: Collection, Value>: @unchecked Sendable where Table.Element == Value, Value: Sendable, Table: Sendable {
  let table: Table
}
