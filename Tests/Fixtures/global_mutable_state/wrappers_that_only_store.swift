@propertyWrapper struct Stored<Value> {
  var wrappedValue: Value
}

@propertyWrapper struct Computed<Value> {
  private var value: Value

  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  init(wrappedValue: Value) { value = wrappedValue }
}

struct Preferences {
  // What is wrapped cannot be made a constant.
  @Stored static var name = "guest" // expect: global_mutable_state (any thread may read and change this)
  @Computed static var other = "guest"
  @TaskLocal static var trace = ""
  @Stored var own = 1
}
