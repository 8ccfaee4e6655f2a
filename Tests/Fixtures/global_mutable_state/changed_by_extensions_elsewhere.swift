final class Push {
  static var isSwizzled = false // expect: global_mutable_state
  static var generation = 0 // expect: global_mutable_state
  static var limit = 3 // expect: global_mutable_state (note: nothing here changes this)
  var limit = 0
}

// file: Push+Delegate.swift

extension Push {
  static func swizzle() {
    guard !isSwizzled else { return }
    isSwizzled = true
    Self.generation += 1
    let limit = limit
    print(limit)
  }
}

extension Push {
  /// Each object has its own, and so has each call.
  func reset() {
    self.limit = 1
    var limit = 2
    limit += 1
    print(limit)
  }
}
