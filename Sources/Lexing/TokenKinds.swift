/// Some kinds of tokens, to look for all of them at once.
package struct TokenKinds: Sendable {
  fileprivate let bits: UInt64

  package init(_ kinds: TokenKind...) {
    bits = kinds.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }
}

extension Tokens {
  /// The first token of one of the kinds, from an index on; `count` where there is none.
  package func next(of kinds: TokenKinds, from start: Int) -> Int {
    // What ends the file ends the search: one test for each token.
    let wanted = kinds.bits | 1 << UInt64(TokenKind.endOfFile.rawValue)
    let base = base
    var index = start
    while wanted &>> UInt64(base[index].kind.rawValue) & 1 == 0 { index &+= 1 }
    return index
  }
}
