import Lexing
import Outlining

/// Expressions and calls whose values go nowhere.
extension SourceFile {
  /// Whether an expression's value goes nowhere: it is a statement, or given to `_`.
  package func isDiscarded(_ start: Int) -> Bool {
    guard start > 0 else { return true }
    let before = tokens[start - 1]
    switch before.kind {
    case .openBrace, .semicolon: return true
    case .equal: return start > 1 && outline.spells(start - 2, "_") && !isCondition(start - 3)
    case .identifier where before.word == .in: return true
    case .operator where outline.spells(start - 1, "..."): return true
    case .colon where !tokens[start].startsLine: return isBehindCase(start - 1)
    case .operator, .comma, .openParen, .openBracket, .arrow, .period: return false
    default: return tokens[start].startsLine && before.word != .return
    }
  }

  /// The keyword of `guard let _ = …`, which asks whether there is a value.
  private func isCondition(_ keyword: Int) -> Bool {
    guard keyword > 0, tokens[keyword].word == .let || tokens[keyword].word == .var else { return false }
    switch tokens[keyword - 1].word {
    case .if, .guard, .while: return true
    default: return tokens[keyword - 1].kind == .comma
    }
  }

  /// Where an expression begins that a call gives its value: at the first `try` or `await` before it.
  func startOfExpression(of call: Call) -> Int {
    var start = call.callee.lowerBound
    while true {
      let word = tokens.beforeOptionalMarks(start - 1)
      guard tokens[word].word == .try || tokens[word].word == .await else { return start }
      start = word
    }
  }

  /// Whether a call is a statement whose value goes nowhere; `_ =` stores nothing.
  func isDiscarded(_ call: Call) -> Bool {
    let start = call.callee.lowerBound
    guard start > 0 else { return true }
    if tokens[call.end].kind == .period, !tokens[call.end].startsLine || outline.spells(call.end + 1, "value") {
      return false
    }
    switch tokens[start - 1].kind {
    case .equal: return start > 1 && outline.spells(start - 2, "_")
    case .openParen, .openBracket, .comma, .period, .arrow: return false
    // `case .success:` ends like a label.
    case .colon where !tokens[start].startsLine: return isBehindCase(start - 1)
    case .identifier where !tokens[start].startsLine && tokens[start - 1].word != .in: return false
    default: return !isImplicitValue(start)
    }
  }

  /// `case 1: start()`, on one line.
  func isBehindCase(_ colon: Int) -> Bool {
    var first = colon
    while first > 0, !tokens[first].startsLine, colon - first < 64 {
      first -= 1
      switch tokens[first].kind {
      // The colon is behind a label.
      case .openParen, .openBracket: return false
      case .closeParen, .closeBracket: first = min(first, Int(tokens[first].partner))
      default: continue
      }
    }
    return tokens[first].word == .case || tokens[first].word == .default
  }

  /// `func start() async -> Task<Void, Never> { Task { … } }`
  private func isImplicitValue(_ start: Int) -> Bool {
    guard let scope = scopes(around: start).first, scope.content.lowerBound == start else { return false }
    switch scope.kind {
    case .function: return outline.functions[scope.owner].result != nil
    default: return false
    }
  }
}
