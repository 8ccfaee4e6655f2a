final class Push {
  static var isSwizzled = false // expect: global_mutable_state
  static var generation = 0 // expect: global_mutable_state
  static var limit = 3 // expect: global_mutable_state
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
