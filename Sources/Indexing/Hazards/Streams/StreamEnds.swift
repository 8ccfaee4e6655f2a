import Lexing
package import Outlining

extension Outline {
  /// Whether code of the file may finish a stream or complete a publisher, as far as its words tell. A `deinit` does not
  /// count: it does not run while somebody waits.
  package var mayEndStreams: Bool { !streamEnds(atMost: 1).isEmpty }

  /// The types that make streams or subjects and end none, where each end in the file is one of another type's own, which
  /// makes some, too: by the bytes of their declarations.
  var typesOfUnendedStreams: [Range<UInt32>] {
    // What climbs from place to place takes too long there.
    guard types.count > 1, firstTooDeep == nil else { return [] }
    let ends = streamEnds(atMost: .max)
    let receivers = ends.compactMap(ownReceiver)
    guard receivers.count == ends.count, case let names = StreamNames(self),
      !receivers.contains(where: { names.mayBeOfOthers(name($0)) })
    else { return [] }
    let makers = Set((0..<tokens.count).lazy.filter(makesStreams).flatMap(namesOfTypes))
    var ending: Set<Name> = []
    for end in ends {
      let owners = namesOfTypes(around: end)
      guard let owner = owners.first, makers.contains(owner) else { return [] }
      ending.formUnion(owners)
    }
    for stream in unfoldingStreams { ending.formUnion(namesOfTypes(around: stream)) }
    for type in types where ending.contains(lastName(of: type)) {
      for clause in type.inheritance { ending.formUnion(namesInherited(by: clause)) }
    }
    return types.filter { type in
      type.scope >= 0 && makers.contains(lastName(of: type)) && !ending.contains(lastName(of: type))
    }.map { tokens[$0.keyword].start..<tokens[scopes[$0.scope].content.upperBound].end }
  }

  /// The first `finish` and `finished` that may end a stream.
  private func streamEnds(atMost limit: Int) -> [Int] {
    lazy var names = StreamNames(self)
    return membersOutsideDeinit(atMost: limit) { token in
      // `case .finished:` is only told of an end.
      if spells(token, "finished") { return tokens[token - 2].word != .case }
      return spells(token, "finish") && !isAwaited(token) && !isOfSomethingElse(token, names)
    }
  }

  /// The types around a token, from within.
  private func namesOfTypes(around token: Int) -> [Name] {
    var found: [Name] = []
    var scope = scope(at: token)
    while scope > 0 {
      if scopes[scope].kind == .type { found.append(lastName(of: types[scopes[scope].owner])) }
      scope = scopes[scope].parent
    }
    return found
  }

  private func makesStreams(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    if spells(token, "makeStream") { return true }
    return
      (spells(token, "AsyncStream") || spells(token, "AsyncThrowingStream") || spells(token, "AsyncChannel")
      || spells(token, "PassthroughSubject") || spells(token, "CurrentValueSubject")) && isBuilt(token)
  }

  /// The name of what `continuation.finish()`, `self.continuation?.finish()` or `subject.send(completion: .finished)`
  /// ends, where that is a local or a member of self.
  private func ownReceiver(ofEndAt token: Int) -> Int? {
    var period = token - 1
    if spells(token, "finished") {
      guard token > 6, spells(token - 3, "completion"), spells(token - 5, "send"), isMember(token - 5) else {
        return nil
      }
      period = token - 6
    }
    let name = tokens.beforeOptionalMarks(period - 1)
    guard name > 0, tokens[name].kind == .identifier, !begins(name, with: "$"), tokens[name].word != .self else {
      return nil
    }
    return !isMember(name) || tokens[name - 2].word == .self && !(name > 2 && isMember(name - 2)) ? name : nil
  }

  /// Whether the file has `AsyncStream { … }` or `AsyncStream<Value>(…)`.
  package var buildsStreams: Bool {
    (0..<tokens.count).contains { token in
      guard spells(token, "AsyncStream") || spells(token, "AsyncThrowingStream") else { return false }
      return isBuilt(token)
    }
  }

  /// Whether the file has a stream that asks a closure for each element, and ends with the first nil (SE-0314):
  /// `AsyncStream { lines.popFirst() }`, `AsyncStream(unfolding: next)`.
  package var unfoldsStreams: Bool { !unfoldingStreams.isEmpty }

  private var unfoldingStreams: [Int] {
    (0..<tokens.count).filter { token in
      guard spells(token, "AsyncStream") || spells(token, "AsyncThrowingStream"), let opener = opener(behind: token)
      else { return false }
      return tokens[opener].kind == .openBrace ? takesNothing(opener) : spells(opener + 1, "unfolding")
    }
  }

  /// Whether a closure names no parameter, in front of `in` or as `$0`.
  private func takesNothing(_ brace: Int) -> Bool {
    let end = max(brace + 1, Int(tokens[brace].partner))
    var token = brace + 1
    while token + 1 < end, tokens[token].kind == .at { token += 2 }
    if tokens[token].kind == .openBracket { token = max(token, Int(tokens[token].partner)) + 1 }
    if tokens[token].word == .in { return true }
    if tokens[token].kind == .openParen { return tokens[token + 1].kind == .closeParen }
    if tokens[token + 1].word == .in { return false }
    while token < end {
      if tokens[token].kind == .openBrace { token = max(token, Int(tokens[token].partner)) }
      if spells(token, "$0") { return false }
      token += 1
    }
    return true
  }

  /// Whether the name of a stream's type is called, on its line.
  private func isBuilt(_ token: Int) -> Bool {
    // Who gives the type another name builds it by that.
    token > 2 && tokens[token - 3].word == .typealias || opener(behind: token) != nil
  }

  /// The parenthesis or brace by which a type is called, on its line.
  private func opener(behind type: Int) -> Int? {
    var next = type + 1
    var depth = 0
    while next < tokens.count, !tokens[next].startsLine {
      switch tokens[next].kind {
      // A body behind a result's type: `-> AsyncStream<Int> {`
      case .openBrace where depth == 0:
        return isWrittenType(type) ? nil : next
      case .openParen where depth == 0: return next
      case .operator, .identifier, .comma, .period, .question, .openBracket, .closeBracket:
        for byte in text(next).utf8 where tokens[next].kind == .operator {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        if depth == 0, tokens[next].kind != .operator { return nil }
      default: return nil
      }
      next += 1
    }
    return nil
  }

  /// Whether a type's name stands where none can be called: `-> Swift.AsyncStream<Int>`, `as? AsyncStream<Int>`,
  /// `extension AsyncStream`.
  private func isWrittenType(_ name: Int) -> Bool {
    let start = name > 1 && isMember(name) ? name - 2 : name
    guard start > 0 else { return false }
    switch tokens[start - 1].kind {
    case .arrow, .colon, .question, .exclamation: return true
    default: return [.extension, .as, .is].contains(tokens[start - 1].word)
    }
  }

  private func isMember(_ token: Int) -> Bool {
    tokens[token - 1].kind == .period
  }

  /// `await transaction.finish()`; a stream is finished at once.
  private func isAwaited(_ token: Int) -> Bool {
    var start = token - 1
    while start > 0, tokens[start].kind == .period {
      start = tokens.beforeOptionalMarks(start - 1)
      guard tokens[start].kind == .identifier else { return false }
      start -= 1
    }
    return tokens[start].word == .await
  }

  /// Whether what is finished is self, or declared in the file as something that is no stream: `order: Order`.
  private func isOfSomethingElse(_ token: Int, _ names: StreamNames) -> Bool {
    let owner = tokens.beforeOptionalMarks(token - 2)
    guard tokens[owner].kind == .identifier else { return false }
    return tokens[owner].word == .self || names.areOther(name(owner))
  }
}

/// Names with a written type, by whether it may be what feeds a stream.
private struct StreamNames {
  private var streams: Set<Name> = []
  private var others: Set<Name> = []
  private var aliases: Set<Name> = []
  /// What feeds a stream and comes in as a parameter, or is taken out of another object.
  private var given: Set<Name> = []

  init(_ outline: Outline) {
    let tokens = outline.tokens
    for token in 1..<max(1, tokens.count) where tokens[token - 1].word == .typealias {
      aliases.insert(outline.name(token))
    }
    for token in 0..<tokens.count where tokens[token].kind == .identifier && token + 2 < tokens.count {
      let type = token + 2
      if token > 0, Self.isTakenFromObject(token, in: outline) { given.insert(outline.name(token)) }
      guard outline.beginsWithCapital(type) else { continue }
      switch tokens[token + 1].kind {
      case .colon:
        if isStream(typeFrom: type, in: outline) {
          streams.insert(outline.name(token))
          if token > 1, tokens[token - 1].word != .let, tokens[token - 1].word != .var {
            given.insert(outline.name(token))
          }
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

  /// Whether something of that name comes from elsewhere.
  func mayBeOfOthers(_ name: Name) -> Bool { given.contains(name) }

  /// `let continuation = feed.continuation`, `for continuation in feed.continuations`
  private static func isTakenFromObject(_ name: Int, in outline: Outline) -> Bool {
    let tokens = outline.tokens
    switch tokens[name - 1].word {
    case .for: return true
    case .let, .var:
      return tokens[name + 1].kind == .equal && tokens[name + 2].kind == .identifier && tokens[name + 2].word != .self
        && !outline.beginsWithCapital(name + 2) && name + 3 < tokens.count && tokens[name + 3].kind == .period
    default: return false
    }
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
