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

  /// Appends a scope's members; -1 is the scope of a type whose body is missing.
  func append(scope: Int, to members: inout [MemberFact]) {
    var next = scope >= 0 ? first[scope] : -1
    while next >= 0 {
      members.append(facts[Int(next)])
      next = following[Int(next)]
    }
  }
}
