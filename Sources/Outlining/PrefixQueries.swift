package import Lexing

/// Attributes and modifiers of a declaration, out of the tokens before its keyword.
extension Outline {
  /// Whether the modifier stands in the prefix, outside of parentheses.
  package func hasModifier(_ word: Word, in prefix: Range<Int>) -> Bool {
    modifier(word, in: prefix) != nil
  }

  /// The token of a modifier.
  package func modifier(_ word: Word, in prefix: Range<Int>) -> Int? {
    var index = prefix.lowerBound
    while index < prefix.upperBound {
      let token = tokens[index]
      if token.kind == .openParen {
        index = max(index + 1, Int(token.partner) + 1)
        continue
      }
      if token.word == word, index == 0 || tokens[index - 1].kind != .at { return index }
      index += 1
    }
    return nil
  }

  /// What stands in the parentheses behind a modifier: `unsafe` for `nonisolated(unsafe)`.
  package func argument(of modifier: Int) -> Word {
    tokens[modifier + 1].kind == .openParen ? tokens[modifier + 2].word : .none
  }

  /// The first attribute in a prefix that fits, as its name token: the last one of a path, `MainActor` in
  /// `@_Concurrency.MainActor`.
  package func firstAttribute(in prefix: Range<Int>, where fits: (Int) -> Bool) -> Int? {
    var index = prefix.lowerBound
    while index < prefix.upperBound {
      switch tokens[index].kind {
      case .openParen: index = max(index + 1, Int(tokens[index].partner) + 1)
      case .at:
        index += 1
        while index + 2 < prefix.upperBound, tokens[index + 1].kind == .period {
          index += 2
        }
        if index < prefix.upperBound, tokens[index].kind == .identifier, fits(index) { return index }
        index += 1
      default: index += 1
      }
    }
    return nil
  }

  /// The first attribute of a property that may be a wrapper or a macro: one with a capital that is neither the language's,
  /// nor Interface Builder's, nor a global actor by its name.
  package func wrapper(of variable: Variable) -> Int? {
    firstAttribute(in: variable.prefix) { beginsWithCapital($0) && !isKnownAttribute($0) }
  }

  private func isKnownAttribute(_ name: Int) -> Bool {
    ends(name, with: "Actor") || spells(name, "IBOutlet") || spells(name, "IBInspectable")
      || spells(name, "GKInspectable") || spells(name, "NSManaged") || spells(name, "NSCopying")
      || spells(name, "Sendable")
  }

  package func hasAttribute(_ name: StaticString, in prefix: Range<Int>) -> Bool {
    firstAttribute(in: prefix) { spells($0, name) } != nil
  }

  /// `@available(*, unavailable)`: what is declared so is there to be refused.
  package func isUnavailable(_ prefix: Range<Int>) -> Bool {
    firstAttribute(in: prefix) { name in
      guard spells(name, "available"), tokens[name + 1].kind == .openParen else { return false }
      let arguments = name + 2..<max(name + 2, Int(tokens[name + 1].partner))
      return spells(name + 2, "*") && arguments.contains { spells($0, "unavailable") }
    } != nil
  }

  /// `static` or `class` members belong to the type, not to an instance.
  package func isStatic(_ prefix: Range<Int>) -> Bool {
    hasModifier(.static, in: prefix) || hasModifier(.class, in: prefix)
  }
}
