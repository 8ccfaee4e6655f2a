import Lexing
import Outlining

/// What stands before code in its own condition, and what locals keep of a check.
extension SourceFile {
  /// What `check && here`, `!check || here` and `if check, here` say: the conditions that had to hold, or fail, before a
  /// token was reached.
  func conjunctionSide(of token: Int, in scope: Scope) -> Bool? {
    var comma: Int?
    var index = token
    let limit = max(scope.content.lowerBound, token - Self.longestCondition)
    while index > limit, !beginsStatement(index) || continues(index) {
      index -= 1
      switch tokens[index].kind {
      case .closeParen, .closeBracket, .closeBrace: index = min(index, Int(tokens[index].partner))
      // What stands before an argument is another argument.
      case .openParen, .openBracket: comma = nil
      case .openBrace, .semicolon: return nil
      case .comma: comma = comma ?? index
      case .operator where comma == nil:
        if outline.spells(index, "&&") { return checkBefore(index, in: scope)?.whenTrue }
        if outline.spells(index, "||") { return checkBefore(index, in: scope)?.whenFalse }
      default: break
      }
      switch tokens[index].word {
      case .if, .guard, .while: return comma.flatMap { check(in: index + 1..<$0).whenTrue }
      default: break
      }
    }
    return nil
  }

  /// In tokens. All terms of a long sum ask for what stands before them.
  static let longestCondition = 512

  /// Whether the line before goes on: `check &&` at its end.
  private func continues(_ token: Int) -> Bool {
    guard token > 0 else { return false }
    switch tokens[token - 1].kind {
    case .operator, .comma, .openParen, .equal: return true
    default: return false
    }
  }

  /// What the operands before an operator say that bind as it does: `&&` binds tighter than `||`.
  private func checkBefore(_ mark: Int, in scope: Scope) -> MainThreadCheck? {
    let first = max(scope.content.lowerBound, conditionStart(mark, scope.content.lowerBound))
    guard outline.spells(mark, "&&") else { return plainCheck(in: first..<mark) }
    let other = (first..<mark).last { outline.spells($0, "||") }
    return plainCheck(in: (other.map { $0 + 1 } ?? first)..<mark)
  }

  /// `if isMain`, where `let isMain = Thread.isMainThread`: what a condition says that asks for such a local.
  func checkOfLocal(in condition: Range<Int>) -> MainThreadCheck? {
    guard !mainThreadMemory.checksByLocal.isEmpty else { return nil }
    for token in condition where tokens[token].kind == .identifier && isUse(token) {
      if let local = binding(for: token), let meaning = mainThreadMemory.checksByLocal[local.name] {
        return check(in: condition, by: token, meaning: meaning)
      }
    }
    return nil
  }

  /// What constants of functions say by their value, by the token of the name: `checksByLocal` of a new file.
  func readChecksByLocal() -> [Int: MainThreadCheck] {
    var found: [Int: MainThreadCheck] = [:]
    for local in outline.bindings where local.kind == .variable {
      guard let value = local.value, value.count < 64, local.name > 0, tokens[local.name - 1].word == .let else {
        continue
      }
      found[local.name] = plainCheck(in: value)
    }
    return found
  }
}
