import Lexing

/// Chains of names, calls and arguments.
extension Outliner {
  func readOperand() {
    if !(index > 0 && tokens[index - 1].kind == .period && frame.chain >= 0) { frame.chain = index }
    if index > 0, tokens[index - 1].kind == .pound { frame.chain = index - 1 }
    frame.hasOperand = true
    frame.closedCall = -1
    readLabel()
    index += 1
    skipGenericArguments()
  }

  /// At the first word of an argument: takes `label:` for what it is.
  private func readLabel() {
    guard frame.kind == .expression, frame.argument == index, index + 1 < frame.end,
      tokens[index + 1].kind == .colon
    else { return }
    frame.label = index
    frame.argument = index + 2
    frame.hasOperand = false
    frame.chain = -1
    index += 1
  }

  /// Passes `<A, B>` when it stands right behind a name and something follows that can follow a type.
  private func skipGenericArguments() {
    guard index < frame.end, tokens[index].kind == .operator, frame.hasOperand else { return }
    index = specializationEnd(from: index, end: frame.end)
  }

  /// Behind the `<A, B>` that begins at `start` in an expression; `start` when none does.
  func specializationEnd(from start: Int, end: Int) -> Int {
    guard beginsTypes(start), let close = angles.close(of: start, in: outline), close > start, close < end,
      !angles.isFollowedByAnother(close, of: start, in: outline), holdsTypes(start + 1..<close)
    else {
      return start
    }
    let next = tokens[close + 1]
    switch next.kind {
    case .openParen, .openBracket: return next.startsLine ? start : close + 1
    case .closeParen, .closeBracket, .openBrace, .closeBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
      .question, .colon:
      return close + 1
    default: return start
    }
  }

  /// Not `<=`: behind its `<` stands neither a type nor a number.
  private func beginsTypes(_ opening: Int) -> Bool {
    tokens[opening].length == 1 || !outline.begins(opening, with: "<=")
  }

  /// Whether there are types between two angle brackets, rather than operands.
  private func holdsTypes(_ content: Range<Int>) -> Bool {
    var next = content.lowerBound
    while next < content.upperBound {
      let isNumber = tokens[next].kind == .integer
      let end = isNumber ? next + 1 : typeEnd(from: next, end: content.upperBound + 1)
      guard end > next else { return false }
      guard end < content.upperBound else { return true }
      guard tokens[end].kind == .comma else { return false }
      next = end + 1
    }
    return true
  }

  func continueChain() {
    if !frame.hasOperand { frame.chain = index }
    frame.closedCall = -1
    index += 1
    frame.hasOperand = false
    // `.self`, `.init`, `.0`: whatever follows a period is a member.
    if index < frame.end, tokens[index].kind == .identifier || tokens[index].kind == .integer { readMember() }
  }

  private func readMember() {
    frame.hasOperand = true
    index += 1
    skipGenericArguments()
  }

  func readMark(_ token: Token) {
    index += 1
    guard !token.flags.contains(.isPostfix) else { return }
    frame.hasOperand = false
    if token.kind == .question { ternaries.push(frame.cover) }
  }

  func readOperator(_ token: Token) {
    if !token.flags.contains(.isPostfix) { frame.hasOperand = false }
    frame.closedCall = -1
    index += 1
  }

  func readPound() {
    frame.chain = index
    frame.hasOperand = false
    index += 1
  }

  /// Adds a call of the chain that has just been read.
  func addCall(paren: Int) -> Int {
    let end = paren >= 0 ? paren : index
    outline.calls.append(
      Call(
        callee: frame.chain..<end,
        paren: paren,
        isAwaited: frame.cover.isAwaited,
        tryKeyword: frame.cover.tryKeyword,
        scope: frame.scope,
        end: end
      )
    )
    return outline.calls.count - 1
  }

  func endArgument() {
    guard frame.call >= 0 else { return }
    if frame.argument < index, frame.argument >= 0 {
      openArguments.append(Call.Argument(label: frame.label, value: frame.argument..<index))
    }
    frame.label = -1
    frame.argument = -1
  }

  /// At a comma: between arguments, elements, conditions or declared names.
  func endClause() {
    let isStatement = frame.holdsStatements
    if isStatement { closeValues(before: index) } else { endArgument() }
    index += 1
    frame.hasOperand = false
    frame.chain = -1
    frame.closedCall = -1
    if !isStatement || frame.header != nil || frame.introducer >= 0 { frame.cover = frame.outerCover }
    if frame.kind == .expression { frame.argument = index }
    frame.awaitsForm = frame.kind == .parameters || frame.kind == .captures
    if isStatement, frame.introducer >= 0, frame.header == nil { readVariable() }
  }
}
