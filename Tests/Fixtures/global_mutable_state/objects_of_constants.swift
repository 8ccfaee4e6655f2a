import Dispatch

// The compiler asks for the word, though nothing changes.
final class Formula {
  static let shared = Formula() // expect: global_mutable_state (note: not Sendable, so Swift 6 refuses it, though)
  let factor = 3
}

class Jobs {
  static let standard = Jobs() // expect: global_mutable_state (note)
  private let queue = DispatchQueue(label: "jobs")
}

final class Said: Sendable {
  static let shared = Said()
  let factor = 3
}

@MainActor final class Shown {
  static let shared = Shown()
  let factor = 3
}

struct Value {
  static let shared = Value()
  let factor = 3
}
