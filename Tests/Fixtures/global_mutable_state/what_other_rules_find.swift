struct Settings {
  nonisolated(unsafe) static var raw = 0 // expect: nonisolated_unsafe_storage

  static func raise() { raw += 1 }
}

final class Locked: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  static let shared = Locked()
  var items: [Int] = []
  func add() { items.append(1) }
}
