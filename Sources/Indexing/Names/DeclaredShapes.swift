import Lexing
package import Outlining

/// What type a declaration says, or what it is first given.
extension Outline {
  /// The written type of a variable, or the one that its initial value names.
  package func shape(of variable: Variable) -> TypeShape {
    if let type = variable.type { return shape(ofType: type) }
    guard variable.introducer != .case, let value = variable.value else { return .unknown }
    return part(of: shape(ofValue: value), named: variable.name)
  }

  /// What a name stands for that was given a value: `stream` of `let (stream, continuation) = AsyncStream<Int>.makeStream()`.
  func part(of value: TypeShape, named name: Int) -> TypeShape {
    guard value.isPairOfStream, name > 0 else { return value }
    switch tokens[name - 1].kind {
    case .openParen: return .stream
    case .comma: return .unknown
    default: return value
    }
  }

  /// The type that an expression names by itself: `Timer(…)`, `Timer.scheduledTimer(…)`, `[Timer]()`, `0`.
  package func shape(ofValue value: Range<Int>) -> TypeShape {
    guard let first = value.first, let last = value.last else { return .unknown }
    if first == last, let literal = typeOfLiteral(first) { return TypeShape(base: literal) }
    if tokens[first].kind == .openBracket {
      let close = Int(tokens[first].partner)
      let isCall = close + 1 < value.upperBound && tokens[close + 1].kind == .openParen
      return isCall ? shape(ofType: first..<close + 1) : .unknown
    }
    guard tokens[first].kind == .identifier, let end = endOfCallee(first...last) else { return .unknown }
    if spells(end - 1, "makeStream") {
      return spells(first, "AsyncStream") || spells(first, "AsyncThrowingStream") ? .pairOfStream : .unknown
    }
    if tokens[end - 1].kind == .operator { return beginsWithCapital(first) ? shape(ofType: first..<end) : .unknown }
    guard isPath(first..<end) else { return .unknown }
    if spells(end - 1, "scheduledTimer"), spells(first, "Timer") { return TypeShape(base: "Timer") }
    if spells(end - 1, "makeTimerSource") { return TypeShape(base: "DispatchSourceTimer") }
    let name = spells(end - 1, "init") && end - first > 2 ? end - 3 : end - 1
    return beginsWithCapital(name) ? TypeShape(base: typeName(name)) : .unknown
  }

  /// What a literal is where nothing around it asks for another type.
  private func typeOfLiteral(_ token: Int) -> Name? {
    switch tokens[token].kind {
    case .string: "String"
    case .integer: "Int"
    case .float: "Double"
    case .identifier where tokens[token].word == .true || tokens[token].word == .false: "Bool"
    default: nil
    }
  }

  /// The type at the end of `value as? Timer`.
  func typeOfCast(_ expression: Range<Int>) -> Range<Int>? {
    guard expression.count > 2 else { return nil }
    var start = expression.upperBound
    while start > expression.lowerBound {
      let token = tokens[start - 1]
      switch token.kind {
      case .identifier where token.word == .as:
        start = tokens.behindOptionalMarks(start)
        return start < expression.upperBound ? start..<expression.upperBound : nil
      case .identifier, .period, .question, .exclamation: start -= 1
      case .closeBracket: start = min(start - 1, Int(token.partner))
      case .operator where spells(start - 1, "<") || ends(start - 1, with: ">"): start -= 1
      default: return nil
      }
    }
    return nil
  }

  /// Where the callee of a call ends: before a trailing closure and the parentheses; nil for what is no call.
  private func endOfCallee(_ call: ClosedRange<Int>) -> Int? {
    var end = call.upperBound + 1
    for closing in [TokenKind.closeBrace, .closeParen] where end - 1 > call.lowerBound {
      if tokens[end - 1].kind == closing { end = min(end, Int(tokens[end - 1].partner)) }
    }
    return end <= call.upperBound && end > call.lowerBound ? end : nil
  }

  private func isPath(_ range: Range<Int>) -> Bool {
    for (offset, index) in range.enumerated() {
      guard tokens[index].kind == (offset % 2 == 0 ? .identifier : .period) else { return false }
    }
    return true
  }
}
