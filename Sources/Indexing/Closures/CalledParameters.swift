import Lexing
import Outlining

/// Functions whose closures may escape by their type, and do not.
extension FactReader {
  /// Whether a function only calls the closures that it takes while it runs, or hands them to a function beside it that
  /// must not keep them.
  func onlyCallsClosures(_ function: Function) -> Bool {
    // Functions are compared in pairs: nobody writes a file with more of them.
    guard !function.isAsync, let body = function.body, body.count < 256, outline.functions.count < 512 else {
      return false
    }
    let parameters = outline.parameters(of: function)
    let closures = parameters.filter { $0.type.map(outline.isFunction) ?? false }
    let names = closures.map { outline.name($0.name) }
    let uses = body.filter { token in
      outline.tokens[token].kind == .identifier && names.contains(outline.name(token))
        && outline.tokens[token - 1].kind != .period && outline.tokens[token + 1].kind != .colon
    }
    let switches = parameters.filter { parameter in
      parameter.value.map { $0.count == 1 && outline.tokens[$0.lowerBound].word == .false } ?? false
    }
    let counted = switches.isEmpty ? uses : uses.filter { !isBehind(switches, $0, in: body) }
    return !counted.isEmpty
      && counted.allSatisfy { isCalled($0, in: body) || isHandedOn($0, beside: function, in: body) }
  }

  /// Whether a token stands behind `if later`, where `later: Bool = false` is a parameter: callers who say nothing of it
  /// do not get there.
  private func isBehind(_ switches: [Parameter], _ token: Int, in body: Range<Int>) -> Bool {
    var place = token
    while let brace = opening(before: place, .openBrace, in: body) {
      let isIf = brace > 1 && outline.tokens[brace - 2].word == .if
      if isIf, switches.contains(where: { outline.name($0.name) == outline.name(brace - 1) }) { return true }
      place = brace
    }
    return false
  }

  private func isCalled(_ token: Int, in body: Range<Int>) -> Bool {
    outline.tokens[token + 1].kind == .openParen && standsInStatements(token, of: body)
  }

  /// An argument of a function of the same type that takes closures, none of which may escape.
  private func isHandedOn(_ token: Int, beside function: Function, in body: Range<Int>) -> Bool {
    let tokens = outline.tokens
    guard let paren = opening(before: token, .openParen, in: body), paren > body.lowerBound,
      tokens[paren - 1].kind == .identifier, tokens[paren - 2].kind != .period || isOfSelf(paren - 2),
      tokens[token + 1].kind == .comma || tokens[token + 1].kind == .closeParen, standsInStatements(paren, of: body)
    else { return isWaitedFor(token, in: body) }
    let name = outline.name(paren - 1)
    let named = outline.functions.filter { $0.parent == function.parent && outline.name($0.name) == name }
    return !named.isEmpty
      && named.allSatisfy { other in
        guard let parameters = other.parameters, !other.isAsync,
          parameters.contains(where: { tokens[$0].kind == .arrow })
        else { return false }
        return !parameters.contains { outline.spells($0, "escaping") || isBehindOptionalFunction($0) }
      }
  }

  /// `queue.sync(execute: work)`
  private func isWaitedFor(_ token: Int, in body: Range<Int>) -> Bool {
    guard let paren = opening(before: token, .openParen, in: body), paren > body.lowerBound,
      outline.tokens[token + 1].kind == .closeParen
    else { return false }
    return waits(paren - 1) && standsInStatements(paren, of: body)
  }

  /// Whether a name is of a function that returns when the work is done.
  private func waits(_ token: Int) -> Bool {
    outline.spells(token, "sync") || outline.spells(token, "asyncAndWait") || outline.spells(token, "assumeIsolated")
  }

  /// The question mark of `(() -> Void)?`, which escapes without saying so; that of `() -> Int?` is the result's.
  private func isBehindOptionalFunction(_ token: Int) -> Bool {
    let tokens = outline.tokens
    guard tokens[token].kind == .question, tokens[token - 1].kind == .closeParen else { return false }
    let open = max(0, Int(tokens[token - 1].partner))
    return open < token && (open..<token).contains { tokens[$0].kind == .arrow }
  }

  private func isOfSelf(_ period: Int) -> Bool {
    outline.tokens[period - 1].word == .self || outline.spells(period - 1, "Self")
  }

  /// Whether nothing but the braces of statements stands around a token: no closure, no local function.
  private func standsInStatements(_ token: Int, of body: Range<Int>) -> Bool {
    var place = token
    while let brace = opening(before: place, .openBrace, in: body) {
      guard opensStatement(brace) else { return false }
      place = brace
    }
    return true
  }

  private func opensStatement(_ brace: Int) -> Bool {
    let tokens = outline.tokens
    if tokens[brace - 1].word == .else || tokens[brace - 1].word == .do || waits(brace - 1) { return true }
    var first = brace - 1
    while first > 0, !tokens[first].startsLine, tokens[first].kind != .openBrace { first -= 1 }
    while tokens[first].kind == .closeBrace || tokens[first].word == .else { first += 1 }
    switch tokens[first].word {
    case .if, .guard, .while, .for, .switch: return true
    default: return false
    }
  }

  /// The nearest bracket of a kind that is open at a token; nil where there is none in the body.
  private func opening(before token: Int, _ kind: TokenKind, in body: Range<Int>) -> Int? {
    var index = token - 1
    while index >= body.lowerBound {
      switch outline.tokens[index].kind {
      case kind: return index
      case .closeParen, .closeBracket, .closeBrace: index = min(index, Int(outline.tokens[index].partner)) - 1
      default: index -= 1
      }
    }
    return nil
  }
}
