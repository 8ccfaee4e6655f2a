import Lexing
import Outlining

/// Where errors are caught.
extension SourceFile {
  /// Whether a `catch` inside of the loop takes an error and goes on.
  func isCaught(_ token: Int, in loop: Block) -> Bool {
    for scope in scopes(around: token) where scope.kind == .block {
      let block = outline.blocks[scope.owner]
      if block.keyword == loop.keyword { return false }
      if block.kind == .do, let handler = handlerOfAll(behind: scope.content.upperBound) {
        return handler.allSatisfy { !leads(outOf: $0) } && !handler.contains { turnsConditionOff($0, of: loop) }
      }
    }
    return false
  }

  /// `isGoing = false`, of `while isGoing`; and `isDone = true`, of `while !isDone`.
  func turnsConditionOff(_ name: Int, of loop: Block) -> Bool {
    guard tokens[name].kind == .identifier, tokens[name + 1].kind == .equal, loop.kind != .for,
      tokens[name + 2].word == .true || tokens[name + 2].word == .false,
      case let asked = condition(of: loop), let first = asked.first, let last = asked.last,
      outline.name(last) == outline.name(name), asked.count <= 2
    else { return false }
    let given = tokens[name + 2].word
    return asked.count == 1 ? given == .false : outline.spells(first, "!") && given == .true
  }

  func leads(outOf token: Int) -> Bool {
    switch tokens[token].word {
    case .return, .break, .throw: true
    default: isTrap(token)
    }
  }

  /// The body of the `catch` that takes every error, behind the brace that closes a `do`; nil without one.
  package func handlerOfAll(behind brace: Int) -> Range<Int>? {
    var close = brace
    while close + 2 < tokens.count, tokens[close + 1].word == .catch {
      var open = close + 2
      while open < tokens.count, tokens[open].kind != .openBrace {
        open += 1
      }
      let end = Int(tokens[open].partner)
      guard end > open else { return nil }
      // `catch let error`, `catch (let error)`
      let parens = tokens[close + 2].kind == .openParen ? 1 : 0
      let isNamed = tokens[close + 2 + parens].word == .let && open == close + 4 + 2 * parens
      let takesAll = isNamed || outline.spells(open - 1, "NSError") && outline.spells(open - 2, "as")
      if open == close + 2 || takesAll { return open + 1..<min(end, tokens.count) }
      close = end
    }
    return nil
  }
}
