final class Answer<Value>: @unchecked Sendable {
  private var continuation: CheckedContinuation<Value, any Error>?

  func fail(_ error: any Error) { continuation?.resume(throwing: error) }
}

final class Strong<Value>: @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }
}

final class Shown<Value>: @unchecked Sendable { // expect: unchecked_sendable_box
  private let value: Value

  init(_ value: Value) { self.value = value }
  func show() -> Value { value }
}
