package import Lexing
package import Outlining

extension Outline {
  /// Whether code of the file may finish a stream or complete a publisher, as far as its words tell. A `deinit` does not
  /// count: it does not run while somebody waits.
  package var mayEndStreams: Bool {
    var deinitializers = functions.filter { $0.kind == .deinitializer }.compactMap(\.body)[...]
    var names: StreamNames?
    for token in 2..<max(2, tokens.count) where tokens[token].kind == .identifier && isMember(token) {
      while let body = deinitializers.first, body.upperBound <= token { deinitializers.removeFirst() }
      if deinitializers.first?.contains(token) == true { continue }
      // `case .finished:` is only told of an end.
      if spells(token, "finished"), tokens[token - 2].word != .case { return true }
      guard spells(token, "finish"), !isAwaited(token) else { continue }
      let known = names ?? StreamNames(self)
      names = known
      if !isOfSomethingElse(token, known) { return true }
    }
    return false
  }

  /// Whether the file names a method outside of `deinit`.
  package func namesOutsideDeinit(_ method: Name) -> Bool {
    let deinitializers = functions.filter { $0.kind == .deinitializer }.compactMap(\.body)
    return (1..<max(1, tokens.count)).contains { token in
      tokens[token].kind == .identifier && isMember(token) && name(token) == method
        && !deinitializers.contains { $0.contains(token) }
    }
  }

  /// Whether the file has `AsyncStream { … }` or `AsyncStream<Value>(…)`.
  package var buildsStreams: Bool {
    (0..<tokens.count).contains { token in
      guard spells(token, "AsyncStream") || spells(token, "AsyncThrowingStream") else { return false }
      return isBuilt(token)
    }
  }

  /// Whether the name of a stream's type is called, on its line.
  private func isBuilt(_ token: Int) -> Bool {
    var next = token + 1
    var depth = 0
    // Who gives the type another name builds it by that.
    if token > 2, tokens[token - 3].word == .typealias { return true }
    while next < tokens.count, !tokens[next].startsLine {
      switch tokens[next].kind {
      // A body behind a result's type: `-> AsyncStream<Int> {`
      case .openBrace where depth == 0:
        return token == 0 || tokens[token - 1].kind != .arrow && tokens[token - 1].kind != .colon
      case .openParen where depth == 0: return true
      case .operator, .identifier, .comma, .period, .question, .openBracket, .closeBracket:
        for byte in text(next).utf8 where tokens[next].kind == .operator {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        if depth == 0, tokens[next].kind != .operator { return false }
      default: return false
      }
      next += 1
    }
    return false
  }

  private func isMember(_ token: Int) -> Bool {
    tokens[token - 1].kind == .period
  }

  /// `await transaction.finish()`; a stream is finished at once.
  private func isAwaited(_ token: Int) -> Bool {
    var start = token - 1
    while start > 0, tokens[start].kind == .period {
      start -= 1
      while start > 0, tokens[start].kind == .question || tokens[start].kind == .exclamation { start -= 1 }
      guard tokens[start].kind == .identifier else { return false }
      start -= 1
    }
    return tokens[start].word == .await
  }

  /// Whether what is finished is self, or declared in the file as something that is no stream: `order: Order`.
  private func isOfSomethingElse(_ token: Int, _ names: StreamNames) -> Bool {
    var owner = token - 2
    while owner > 0, tokens[owner].kind == .question || tokens[owner].kind == .exclamation { owner -= 1 }
    guard tokens[owner].kind == .identifier else { return false }
    return tokens[owner].word == .self || names.areOther(name(owner))
  }
}

/// Names with a written type, by whether it may be what feeds a stream.
private struct StreamNames {
  private var streams: Set<Name> = []
  private var others: Set<Name> = []
  private var aliases: Set<Name> = []

  init(_ outline: Outline) {
    let tokens = outline.tokens
    for token in 1..<max(1, tokens.count) where tokens[token - 1].word == .typealias {
      aliases.insert(outline.name(token))
    }
    for token in 0..<tokens.count where tokens[token].kind == .identifier && token + 2 < tokens.count {
      let type = token + 2
      guard outline.beginsWithCapital(type) else { continue }
      switch tokens[token + 1].kind {
      case .colon:
        if isStream(typeFrom: type, in: outline) {
          streams.insert(outline.name(token))
        } else {
          others.insert(outline.name(token))
        }
      case .equal where tokens[type + 1].kind == .openParen: others.insert(outline.name(token))
      default: break
      }
    }
  }

  /// Whether a name is declared, and everywhere as something that is no stream.
  func areOther(_ name: Name) -> Bool {
    others.contains(name) && !streams.contains(name)
  }

  /// Whether a type's name on one line may mean what feeds a stream, or an alias of the file's.
  private func isStream(typeFrom start: Int, in outline: Outline) -> Bool {
    let tokens = outline.tokens
    // No type that is written on a line is longer.
    for token in start..<min(start + 64, tokens.count) {
      if token > start, tokens[token].startsLine { return false }
      switch tokens[token].kind {
      case .identifier:
        if outline.mentions(token, "continuation") || outline.mentions(token, "stream")
          || outline.mentions(token, "channel") || outline.mentions(token, "subject")
          || aliases.contains(outline.name(token))
        {
          return true
        }
      case .equal, .openBrace, .closeParen, .comma: return false
      default: break
      }
    }
    return false
  }
}
