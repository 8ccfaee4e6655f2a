import Lexing
import Outlining

/// Where code stores a value, and where it takes it out again.
extension Outline {
  /// `waiters` of `waiters.append(value)`, `waiters[id] = value` and `waiters.append(Waiter(id: id, continuation: value))`;
  /// nil for what a `let` or `var` declares.
  func storage(of value: Int) -> Int? { storage(ofWhole: wrapped(value)) }

  /// A value with what is made of it, or else the value: `(id, value)`, `Waiter(id: id, continuation: value)`,
  /// `.waiting(value)`.
  func wrapped(_ value: Int) -> Range<Int> {
    var whole = value..<value + 1
    // Nobody wraps it more often.
    for _ in 0..<4 { whole = wrapping(whole) ?? whole }
    return whole
  }

  /// Where a whole expression is stored.
  func storage(ofWhole value: Range<Int>) -> Int? {
    let before = value.lowerBound - 1
    if tokens[before].kind == .equal {
      return tokens[value.upperBound].kind == .period ? nil : place(before: before)
    }
    guard let opening = opening(around: value), tokens[opening - 2].kind == .period,
      Self.storing.contains(where: { spells(opening - 1, $0) })
    else { return nil }
    return place(before: opening - 2)
  }

  private static let storing: [StaticString] = ["append", "insert", "updateValue"]

  /// `waiters` of `self.waiters[id]?`
  func place(before end: Int) -> Int? {
    var name = tokens.beforeOptionalMarks(end - 1)
    while tokens[name].kind == .closeBracket, case let opening = Int(tokens[name].partner), opening < name {
      name = tokens.beforeOptionalMarks(opening - 1)
    }
    return tokens[name].kind == .identifier && !isIntroduced(name) && !beginsWithCapital(name) ? name : nil
  }

  private func wrapping(_ value: Range<Int>) -> Range<Int>? {
    guard let opening = opening(around: value), case let end = Int(tokens[opening].partner) + 1, end > opening else {
      return nil
    }
    var start = beforeArguments(opening)
    if tokens[start - 1].kind == .identifier {
      let name = start - 1
      start -= 1
      while tokens[start - 1].kind == .period { start -= tokens[start - 2].kind == .identifier ? 2 : 1 }
      guard beginsWithCapital(name) || tokens[start].kind == .period else { return nil }
    }
    return beginsPart(start) ? start..<end : nil
  }

  /// Where `<Int>` begins in `Waiter<Int>(value)`; the parenthesis where nothing is written before it.
  private func beforeArguments(_ opening: Int) -> Int {
    guard spells(opening - 1, ">") else { return opening }
    // Nobody writes more into one.
    return (max(1, opening - 32)..<opening).last { spells($0, "<") } ?? opening
  }

  /// The parenthesis before the arguments, or the parts of a tuple, of which a value is one.
  private func opening(around value: Range<Int>) -> Int? {
    let behind = tokens[value.upperBound].kind
    guard behind == .comma || behind == .closeParen, beginsPart(value.lowerBound) else { return nil }
    var token = value.lowerBound - 1
    // Nobody puts more into one.
    for _ in 0..<32 {
      switch tokens[token].kind {
      case .openParen: return token
      case .closeParen, .closeBracket, .stringTail: token = min(token, Int(tokens[token].partner)) - 1
      case .openBrace, .openBracket, .closeBrace, .equal, .endOfFile: return nil
      default: token -= 1
      }
    }
    return nil
  }

  /// Whether a token is the first of a value that is given, or part of a tuple.
  private func beginsPart(_ token: Int) -> Bool {
    switch tokens[token - 1].kind {
    case .openParen, .comma, .colon, .equal: true
    default: false
    }
  }

  /// Whether a property loses what it has, or a part of it, where it is named: `waiter = nil`, `waiters[id] = nil`,
  /// `waiters = []`, `swap(&waiters, &mine)`, `waiters.popFirst()`, `waiter.take()`.
  func isTakenOut(_ property: Int) -> Bool {
    let isOfSelf = tokens[property - 1].kind == .period && tokens[property - 2].word == .self
    if tokens[isOfSelf ? property - 3 : property - 1].kind == .ampersand { return true }
    let end = tokens.behindOptionalMarks(endOfSubscripts(property + 1))
    switch tokens[end].kind {
    case .equal: return !isIntroduced(property) && (end == property + 1 || tokens[end + 1].word == .nil)
    case .period: return takesOut(end + 1)
    default: return false
    }
  }

  /// `popFirst`, `removeAll`, `take`, by the method's name.
  func takesOut(_ method: Int) -> Bool { text(method).begins(withWordOf: Self.taking) }

  private static let taking = ["dequeue", "drain", "pop", "remove", "take"]

  /// `waiter = nil`, `waiters[id] = nil`
  func isSetToNil(_ property: Int) -> Bool {
    let end = endOfSubscripts(property + 1)
    return tokens[end].kind == .equal && tokens[end + 1].word == .nil
  }

  private func isIntroduced(_ name: Int) -> Bool { tokens[name - 1].word == .let || tokens[name - 1].word == .var }

  func endOfSubscripts(_ start: Int) -> Int {
    var end = start
    while tokens[end].kind == .openBracket, !tokens[end].startsLine {
      end = max(end, Int(tokens[end].partner)) + 1
    }
    return min(end, tokens.count)
  }
}

extension SourceFile {
  /// Not what a declaration names: `let first = 1, second = value`.
  func storage(of value: Int) -> Int? {
    outline.storage(of: value).flatMap { binding(declaredAt: $0) == nil ? lender(of: $0) : nil }
  }

  /// `waiters` for `$0` of `waiters.withLock { $0.append(value) }`; any other place for itself.
  func lender(of place: Int) -> Int? {
    guard outline.begins(place, with: "$") else { return place }
    guard let closure = closures(around: place).first, closure.call >= 0 else { return nil }
    return receiver(of: outline.calls[closure.call])?.last
  }
}
