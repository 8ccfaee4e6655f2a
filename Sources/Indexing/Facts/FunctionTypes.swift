import Lexing
import Outlining

/// What the written type of a function says of the closures that it stands for.
extension Outline {
  /// Whether a token of a kind stands in a range: a loop, as a method for each token would keep its reader alive.
  func holds(_ kind: TokenKind, in range: Range<Int>) -> Bool {
    var token = range.lowerBound
    while token < range.upperBound {
      if tokens[token].kind == kind { return true }
      token += 1
    }
    return false
  }

  /// Whether a parameter's type is a function's, or an alias of one that says it escapes.
  func isFunction(_ type: Range<Int>) -> Bool { shape(ofType: type).container == .function || saysEscaping(type) }

  func saysEscaping(_ type: Range<Int>) -> Bool {
    type.contains { tokens[$0].kind == .identifier && spells($0, "escaping") }
  }

  /// What the type of a parameter or property says of the isolation of a closure that it is given.
  func closureIsolation(ofType type: Range<Int>) -> ParameterIsolation {
    let type = withoutParentheses(type)
    let attribute = firstAttribute(in: type) { spells($0, "_inheritActorContext") || ends($0, with: "Actor") }
    if let attribute {
      return spells(attribute, "MainActor") ? .mainActor : ends(attribute, with: "Actor") ? .otherActor : .likeTask
    }
    let inheritsNothing = type.contains { tokens[$0].word == .sending } || hasAttribute("Sendable", in: type)
    return inheritsNothing || hasAttribute("isolated", in: type) ? .nothing : .surroundings
  }

  /// `(Int) -> Void`, `(() -> ())?`
  func isAction(_ type: Range<Int>) -> Bool {
    let type = withoutParentheses(type)
    guard let last = type.last(where: { !tokens[$0].isOptionalMark }) else {
      return false
    }
    if tokens[last].kind == .closeParen {
      return last - 2 > type.lowerBound && tokens[last - 1].kind == .openParen && tokens[last - 2].kind == .arrow
    }
    return spells(last, "Void") && last - 1 > type.lowerBound && tokens[last - 1].kind == .arrow
  }

  /// `@Sendable (Request) async throws -> Response`
  func isAsynchronousFunction(_ type: Range<Int>) -> Bool {
    let type = withoutParentheses(type)
    var token = type.lowerBound
    while token < type.upperBound, tokens[token].kind != .arrow {
      token = tokens[token].kind == .openParen ? max(token, Int(tokens[token].partner)) + 1 : token + 1
    }
    guard token < type.upperBound else { return false }
    var effect = token - 1
    // `throws(Failure)`
    if effect > type.lowerBound, tokens[effect].kind == .closeParen, case let open = Int(tokens[effect].partner),
      open > type.lowerBound, tokens[open - 1].word == .throws
    {
      effect = open - 1
    }
    if tokens[effect].word == .throws { effect -= 1 }
    return effect > type.lowerBound && tokens[effect].word == .async
  }

  /// `@Sendable () -> Void` in `(@Sendable () -> Void)?`
  private func withoutParentheses(_ type: Range<Int>) -> Range<Int> {
    var type = type
    while let first = type.first, tokens[first].kind == .openParen, Int(tokens[first].partner) < type.upperBound {
      let close = Int(tokens[first].partner)
      let isWhole = (close + 1..<type.upperBound).allSatisfy { tokens[$0].isOptionalMark }
      guard isWhole else { break }
      type = first + 1..<close
    }
    return type
  }
}
