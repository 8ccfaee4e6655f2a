import Lexing

extension Outline {
  /// Whether code of the file may finish a stream or complete a publisher, as far as its words tell. A `deinit` does not
  /// count: it does not run while somebody waits.
  package var mayEndStreams: Bool {
    let deinitializers = functions.filter { $0.kind == .deinitializer }.compactMap(\.body)
    return (0..<tokens.count).contains { token in
      guard token > 1, tokens[token].kind == .identifier, tokens[token - 1].kind == .period else { return false }
      guard endsStream(token) else { return false }
      return !deinitializers.contains { $0.contains(token) }
    }
  }

  /// Whether the file has `AsyncStream { … }` or `AsyncStream<Value>(…)`.
  package var buildsStreams: Bool {
    (0..<tokens.count).contains { token in
      guard spells(token, "AsyncStream") || spells(token, "AsyncThrowingStream") else { return false }
      var next = token + 1
      var depth = 0
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
  }

  private func endsStream(_ token: Int) -> Bool {
    // `case .finished:` is only told of an end.
    if spells(token, "finished") { return tokens[token - 2].word != .case }
    return spells(token, "finish") && !isAwaited(token) && !isOfSomethingElse(token)
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
  private func isOfSomethingElse(_ token: Int) -> Bool {
    var owner = token - 2
    while owner > 0, tokens[owner].kind == .question || tokens[owner].kind == .exclamation { owner -= 1 }
    guard tokens[owner].kind == .identifier else { return false }
    if tokens[owner].word == .self { return true }
    let name = name(owner)
    var isOther = false
    for token in 0..<tokens.count where tokens[token].kind == .identifier && self.name(token) == name {
      let next = token + 2
      switch tokens[token + 1].kind {
      case .colon where beginsWithCapital(min(next, tokens.count - 1)):
        if isStream(typeFrom: next) { return false }
        isOther = true
      case .equal where beginsWithCapital(min(next, tokens.count - 1)) && tokens[next + 1].kind == .openParen:
        isOther = true
      default: break
      }
    }
    return isOther
  }

  /// Whether a type's name on one line may mean what feeds a stream.
  private func isStream(typeFrom start: Int) -> Bool {
    var token = start
    while token < tokens.count, token == start || !tokens[token].startsLine {
      switch tokens[token].kind {
      case .identifier:
        if mentions(token, "continuation") || mentions(token, "stream") || mentions(token, "channel")
          || mentions(token, "subject") || isAlias(token)
        {
          return true
        }
      case .equal, .openBrace, .closeParen, .comma: return false
      default: break
      }
      token += 1
    }
    return false
  }

  /// Named by a `typealias` of the file.
  private func isAlias(_ token: Int) -> Bool {
    let name = name(token)
    return (1..<max(1, tokens.count)).contains { tokens[$0 - 1].word == .typealias && self.name($0) == name }
  }
}
