/// Its methods change the object, and not the variable that holds it.
final class Registrations: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private var names: [String] = []

  func append(_ name: String) { names.append(name) }
  func all() -> [String] { names }
}

public enum Decoders {
  nonisolated(unsafe) static var registered = Registrations() // expect: nonisolated_unsafe_storage (make it 'let')
  nonisolated(unsafe) static var defaults = ["json"] // expect: nonisolated_unsafe_storage (make it 'let')
  nonisolated(unsafe) static var custom = ["json"] // expect: nonisolated_unsafe_storage (guard it with a lock)
  nonisolated(unsafe) public static var forAll = ["json"] // expect: nonisolated_unsafe_storage (guard it with a lock)
  nonisolated(unsafe) static var replaced = ["json"] // expect: nonisolated_unsafe_storage (guard it with a lock)

  public static func register(_ name: String) {
    registered.append(name)
    custom.append(name)
  }

  static func names() -> [String] { registered.all() + defaults + custom + forAll + replaced }
}

func reset() { Decoders.replaced = [] }
