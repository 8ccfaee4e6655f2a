/// The members of one file's scopes, as lists: found in any order, given in order scope by scope.
struct MembersByScope: Sendable {
  private var facts: [MemberFact] = []
  /// For each fact the next one of its scope; -1 for none.
  private var following: [Int32] = []
  /// For each scope its first and last fact; -1 for none.
  private var first: [Int32] = []
  private var last: [Int32] = []

  mutating func reset(scopes: Int) {
    facts.removeAll(keepingCapacity: true)
    following.removeAll(keepingCapacity: true)
    first.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
    first.append(contentsOf: repeatElement(-1, count: scopes))
    last.append(contentsOf: repeatElement(-1, count: scopes))
  }

  mutating func add(_ fact: MemberFact, in scope: Int) {
    let index = Int32(facts.count)
    facts.append(fact)
    following.append(-1)
    if last[scope] < 0 { first[scope] = index } else { following[Int(last[scope])] = index }
    last[scope] = index
  }

  /// The members of a scope, in order; -1 is the scope of a type whose body is missing.
  func members(of scope: Int) -> Members {
    Members(facts: facts, following: following, position: scope >= 0 ? first[scope] : -1)
  }

  struct Members: Sequence, IteratorProtocol {
    fileprivate let facts: [MemberFact]
    fileprivate let following: [Int32]
    fileprivate var position: Int32

    var count: Int {
      var count = 0
      var index = position
      while index >= 0 {
        count += 1
        index = following[Int(index)]
      }
      return count
    }

    mutating func next() -> MemberFact? {
      guard position >= 0 else { return nil }
      defer { position = following[Int(position)] }
      return facts[Int(position)]
    }
  }
}
