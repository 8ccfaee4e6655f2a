struct Crate<Content>: @unchecked Sendable { // expect: unchecked_sendable_box
  let content: Content
}

final class Shelf<Key: Hashable, Value>: @unchecked Sendable { // expect: unchecked_sendable_box ('Value')
  private var values: [Key: Value] = [:]
}

struct Pair<
  First: Sendable,
  Second
>: Equatable, @unchecked Sendable where First: Equatable { // expect: unchecked_sendable_box ('Second')
  var second: Second?

  static func == (left: Pair, right: Pair) -> Bool { true }
}

struct Late<Content> {
  var content: Content
}

extension Late: @unchecked Sendable {} // expect: unchecked_sendable_box
