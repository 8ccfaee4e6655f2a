import Synchronization

struct Crate<Content: Sendable>: @unchecked Sendable {
  let content: Content
}

struct Shelf<Content>: @unchecked Sendable where Content: Sendable {
  let content: Content
}

struct Late<Content> {
  var content: Content
}

extension Late: @unchecked Sendable where Content: Sendable {}

struct Identifier<Owner>: @unchecked Sendable {
  let text: String
  static var owner: Owner.Type { Owner.self }
  var name: String { "\(Owner.self)" }
  let kind: Owner.Type
}

struct Work<Input>: @unchecked Sendable {
  let run: @Sendable (Input) -> Void
}

final class Guarded<Content>: @unchecked Sendable {
  let content: Mutex<Content>

  init(_ content: consuming sending Content) { self.content = Mutex(content) }
}

struct Open<Content> {
  let content: Content
}
