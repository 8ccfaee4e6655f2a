import Lexing
import Outlining

/// Which tokens are names that are used.
extension SourceFile {
  /// Whether a token is a name that is used, rather than a label, a member of something, or what a `let` declares.
  package func isUse(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    if token > 0 {
      switch tokens[token - 1].kind {
      case .period, .at, .pound: return false
      default: break
      }
    }
    if marks.isLabel(token) || isTupleLabel(token) { return false }
    return !marks.isDeclared(token) || isShorthand(token)
  }

  /// `if let x` without `=` uses the `x` outside.
  private func isShorthand(_ token: Int) -> Bool {
    guard token > 0, tokens[token - 1].word == .let || tokens[token - 1].word == .var else {
      // An entry of a capture list.
      return marks.isCapture(token)
        && (tokens[token + 1].kind == .comma || tokens[token + 1].kind == .closeBracket)
    }
    switch tokens[token + 1].kind {
    case .equal, .colon: return false
    default: return marks.isCondition(token)
    }
  }

  /// A label in parentheses, in a subscript or in an interpolation; the keys of a dictionary are none.
  private func isTupleLabel(_ token: Int) -> Bool {
    guard tokens[token + 1].kind == .colon, token > 0 else { return false }
    if let answer = takesLabels(token - 1) { return answer }
    guard tokens[token - 1].kind == .comma else { return false }
    var index = token - 1
    let limit = max(0, token - 64)
    while index > limit {
      index -= 1
      switch tokens[index].kind {
      case .closeParen, .closeBracket, .closeBrace: index = min(index, Int(tokens[index].partner))
      default: if let answer = takesLabels(index) { return answer }
      }
    }
    return false
  }

  /// Nil for what opens nothing.
  private func takesLabels(_ opening: Int) -> Bool? {
    switch tokens[opening].kind {
    case .openParen, .stringHead, .stringMiddle: return true
    case .openBrace: return false
    case .openBracket:
      guard opening > 0, !tokens[opening].isSpaced else { return false }
      switch tokens[opening - 1].kind {
      case .identifier, .closeParen, .closeBracket, .question, .exclamation: return true
      default: return false
      }
    default: return nil
    }
  }

  /// `stop` of `#selector(stop)`, `title` of `#selector(getter: title)` and `#keyPath(title)`: nothing is run or read.
  func isNamedOnly(_ token: Int) -> Bool {
    var start = startOfPath(token)
    if start > 2, tokens[start - 1].kind == .colon { start -= 2 }
    return start > 2 && tokens[start - 1].kind == .openParen && tokens[start - 3].kind == .pound
      && (outline.spells(start - 2, "selector") || outline.spells(start - 2, "keyPath"))
  }

  /// `#selector(stop)`, `onDisappear(perform: stop)`
  func isNamedByOthers(_ function: Function) -> Bool {
    namesNotCalled.contains(outline.name(function.name))
  }

  /// The names that stand somewhere without being called or declared as a function's: `namesNotCalled` of a new file.
  func readNamesNotCalled() -> Set<Name> {
    let declared = Set(outline.functions.map(\.name))
    return Set(
      (0..<tokens.count).lazy.filter { [self] token in
        tokens[token].kind == .identifier && tokens[token + 1].kind != .openParen && !declared.contains(token)
      }.map { [self] in outline.name($0) }
    )
  }
}
