struct S {
  func one(
    a: Int
  )
    async
    throws -> Int
  {
    0
  }
  func two() throws(any Error) -> () throws(E) -> Void {}
  func three(_ body: nonisolated(nonsending) () async -> Void) rethrows {}
  var four: Int {
    get async throws { 4 }
  }
  var five: Int = 0 {
    willSet(fresh) { print(fresh) }
    didSet { print(oldValue) }
  }
  var six: Int {
    @inline(__always) get { 6 }
    nonmutating set(x) { use(x) }
  }
  var seven: Int {
    _read { yield 7 }
    _modify { }
  }
  var eight: () -> Void = { print(8) }
  var nine = 9 {
    didSet {}
  }
  var ten: some View { VStack { Text("a") } }
  static var eleven: Int { return 11 }
  var twelve: Int { mutating get { 12 } }
  subscript(i: Int) -> Int {
    get { i }
    set { store(newValue) }
  }
}
