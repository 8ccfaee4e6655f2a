extension Metered: @unchecked Sendable {} // expect: unchecked_sendable_box (makes any 'Value')

extension Weighed: @unchecked Sendable where Value: Sendable {}

extension Priced: @unchecked Sendable {}

// file: Metered.swift
struct Metered<Value> {
  let wrapped: Value
  let cost: Int
}

struct Weighed<Value> {
  let wrapped: Value
}

struct Priced<Value: Sendable> {
  let wrapped: Value
}
