struct Locked<Value>: @unchecked Sendable {
  private let storage: Storage<Value>

  init(_ value: consuming sending Value) {
    storage = Storage(value)
  }

  func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    storage.withLock(body)
  }
}

struct Half<Value>: @unchecked Sendable { // expect: unchecked_sendable_box
  private let storage: Storage<Value>

  init(_ value: sending Value) {
    storage = Storage(value)
  }

  init(of value: Value) {
    storage = Storage(value)
  }

  func value() -> Storage<Value> { storage }
}

final class Guarded<Value>: @unchecked Sendable { // expect: unchecked_sendable_box (take it as 'sending')
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}

struct Schema<Output>: @unchecked Sendable {
  private let storage: SchemaStorage<Output>

  init(_ parse: @escaping @Sendable (String) -> Output) {
    storage = SchemaStorage(parse)
  }

  func check(_ text: String) async { await storage.check(text) }
}

private actor SchemaStorage<Output> {
  private let parse: @Sendable (String) -> Output

  init(_ parse: @escaping @Sendable (String) -> Output) { self.parse = parse }

  func check(_ text: String) { _ = parse(text) }
}

final class Storage<Value> {
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
}
