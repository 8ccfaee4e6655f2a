import Lexing
package import Outlining

/// A place where code reads a stored property of self.
package struct MemberRead: Sendable {
  /// The name's token.
  package let name: Int
  /// The token `self` of `self.name`; nil where the name stands alone.
  package let qualifier: Int?
}

extension SourceFile {
  /// The constants of self that a closure reads; nil when it has any other use for self, so that copies of them would
  /// not do, or when a copy's name means something else in it.
  package func constantsRead(by closure: Closure) -> [MemberRead]? {
    var reads: [MemberRead] = []
    for token in closure.body where tokens[token].kind == .identifier {
      guard let form = form(ofUse: token, in: closure.body, depth: 0) else { continue }
      guard form == .written || form == .member, let read = memberRead(at: token),
        isCopyable(read.name, orVariable: false)
      else { return nil }
      reads.append(read)
    }
    return reads
  }

  /// What a use of self at a token reads: `self.x` or a bare `x`.
  func memberRead(at token: Int) -> MemberRead? {
    guard tokens[token].word == .self else { return MemberRead(name: token, qualifier: nil) }
    guard tokens[token + 1].kind == .period, tokens[token + 2].kind == .identifier, !tokens[token + 1].isSpaced,
      !tokens[token + 2].isSpaced
    else { return nil }
    return MemberRead(name: token + 2, qualifier: token)
  }

  /// Whether a closure may take a copy of the stored property that a name means, under the same name.
  func isCopyable(_ name: Int, orVariable isVariableAllowed: Bool) -> Bool {
    guard binding(for: name) == nil, let type = type(around: name),
      Int(tokens[name].length) == outline.text(name).utf8.count
    else { return false }
    let facts = members(of: type, at: name)
    return !facts.isEmpty
      && facts.allSatisfy { fact in
        fact.kind == .stored && !fact.isStatic && fact.traits.isDisjoint(with: [.published, .unsafe, .wrapped])
          && (isVariableAllowed || fact.traits.contains(.constant))
      }
  }

  /// Whether the property that a name means can be given to another task; nil when nothing tells.
  package func isSendable(_ read: MemberRead) -> Bool? {
    guard let type = type(around: read.name), let fact = members(of: type, at: read.name).first else {
      return nil
    }
    return isSendable(fact.shape)
  }
}
