/// Some of a run's rules, by index; asked of every file, so that it allocates nothing.
struct RuleSet: Sendable {
  private var bits: UInt64 = 0

  /// Of up to 64 rules.
  init(_ rules: Range<Int>) {
    precondition(rules.upperBound <= UInt64.bitWidth, "a set holds \(UInt64.bitWidth) rules")
    for rule in rules { bits |= 1 << UInt64(rule) }
  }

  var isEmpty: Bool { bits == 0 }

  func holds(_ rule: Int) -> Bool { bits >> UInt64(rule) & 1 != 0 }

  mutating func formUnion(_ other: RuleSet) { bits |= other.bits }

  mutating func remove(_ rule: Int) { bits &= ~(1 << UInt64(rule)) }
}

extension RuleSet: Sequence, IteratorProtocol {
  /// The lowest first.
  mutating func next() -> Int? {
    guard !isEmpty else { return nil }
    let rule = bits.trailingZeroBitCount
    bits &= bits - 1
    return rule
  }
}
