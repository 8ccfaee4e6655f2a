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

  /// Whether a token ends the path through a loop.
  func leads(outOf token: Int) -> Bool {
    switch tokens[token].word {
    case .return, .break, .throw: true
    default: isTrap(token)
    }
  }

  /// The body of the `catch` that takes every error, behind the brace that closes a `do`; nil without one.
  package func handlerOfAll(behind brace: Int) -> Range<Int>? {
    var close = brace
    // Asked for once, however many clauses there are.
    lazy var failure = failure(ofBodyEndingAt: brace)
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
      let takesAll =
        isNamed || type(namedBefore: open).map { self.takesAll($0, of: failure) } ?? false
      if open == close + 2 || takesAll { return open + 1..<min(end, tokens.count) }
      close = end
    }
    return nil
  }

  /// `Failure` of `catch let failure as Failure` and `catch is Failure`
  private func type(namedBefore handler: Int) -> Range<Int>? {
    var start = handler - 1
    while start > 1, tokens[start - 1].kind == .period { start -= 2 }
    guard start > 0, outline.spells(start - 1, "as") || outline.spells(start - 1, "is") else { return nil }
    return start..<handler
  }

  /// `NSError`, and the one type of errors that is thrown.
  private func takesAll(_ type: Range<Int>, of failure: @autoclosure () -> Range<Int>?) -> Bool {
    outline.spells(type.upperBound - 1, "NSError") || failure().map { outline.text($0) == outline.text(type) } ?? false
  }

  /// The one type of errors that the body of a `do` throws: as it says itself (SE-0413), or as all of this file's
  /// functions say that it tries.
  private func failure(ofBodyEndingAt brace: Int) -> Range<Int>? {
    guard brace < tokens.count, case let open = Int(tokens[brace].partner), open > 0, open < brace else { return nil }
    if tokens[open - 1].kind == .closeParen { return failure(writtenBefore: open) }
    var found: Range<Int>?
    for token in open..<brace {
      if tokens[token].word == .throw { return nil }
      guard tokens[token].word == .try, !tokens[token + 1].isOptionalMark else { continue }
      guard let type = failure(triedAt: token), found.map({ outline.text($0) == outline.text(type) }) ?? true else {
        return nil
      }
      found = type
    }
    return found
  }

  /// Of `try load()` and `try await load()`, where the file has one function of the name.
  private func failure(triedAt keyword: Int) -> Range<Int>? {
    let first = tokens[keyword + 1].word == .await ? keyword + 2 : keyword + 1
    guard first < tokens.count, tokens[first].kind == .identifier, tokens[first + 1].kind == .openParen else {
      return nil
    }
    let functions = functions(named: outline.name(first))
    guard functions.count == 1, let parameters = functions[0].parameters else { return nil }
    var token = parameters.upperBound + 1
    if token < tokens.count, tokens[token].word == .async { token += 1 }
    guard token + 1 < tokens.count, tokens[token].word == .throws, tokens[token + 1].kind == .openParen else {
      return nil
    }
    return failure(writtenBefore: Int(tokens[token + 1].partner) + 1)
  }

  /// `Failure` of `throws(Failure)`
  private func failure(writtenBefore end: Int) -> Range<Int>? {
    guard end > 1, case let open = Int(tokens[end - 1].partner), open > 0, open < end - 1,
      tokens[open - 1].word == .throws
    else { return nil }
    return open + 1..<end - 1
  }
}
