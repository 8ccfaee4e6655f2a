import Lexing

/// Entering and leaving brackets.
extension Outliner {
  /// Enters what the bracket at `index` opens.
  func enter(_ kind: Frame.Kind, scope: Int, opening: Int) {
    frames.push(kind, end: min(Int(tokens[opening].partner), frame.end), scope: scope)
    if !frame.holdsStatements {
      frame.cover = frames.outer.cover
      frame.outerCover = frames.outer.cover
      frame.statementsEnd = frames.outer.statementsEnd
      frame.readsElements = frames.outer.readsElements
    }
    frame.awaitsForm = kind == .accessors || kind == .parameters || kind == .captures
    frame.heights = Frame.Heights(
      headers: outerHeaders.height,
      ternaries: ternaries.height,
      directives: directives.height,
      arguments: openArguments.count
    )
    if frames.count > 1 + Outline.deepestNesting { outline.firstTooDeep = outline.firstTooDeep ?? opening }
    index = opening + 1
  }

  /// Passes a bracket and what it holds.
  func skip(_ opening: Int) {
    index = min(Int(tokens[opening].partner) + 1, frame.end)
  }

  func addScope(_ kind: Scope.Kind, owner: Int, opening: Int) -> Int {
    let end = min(Int(tokens[opening].partner), frame.end)
    let content = opening + 1..<max(opening + 1, end)
    outline.scopes.append(Scope(kind: kind, parent: frame.scope, owner: owner, content: content))
    return outline.scopes.count - 1
  }

  func leaveFrame() {
    if frame.holdsStatements { endStatement() } else { endArgument() }
    endCase()
    outerHeaders.drop(to: frame.heights.headers)
    ternaries.drop(to: frame.heights.ternaries)
    directives.drop(to: frame.heights.directives)
    let left = frames.pop()
    passCloser(of: left)
    switch left.pointee.kind {
    case .expression: left.pointee.isAttribute ? readAttributeArguments() : leaveExpression(left)
    case .parameters: leaveParameters(of: left.pointee.function, before: left.pointee.resume)
    case .captures: openClosureBody(left.pointee.closure)
    default: left.pointee.closure >= 0 ? leaveClosure(left.pointee.closure) : leaveBlock(of: left.pointee.scope)
    }
  }

  private func leaveExpression(_ left: UnsafePointer<Frame>) {
    frame.hasOperand = true
    let call = left.pointee.call
    guard call >= 0 else { return }
    let start = outline.arguments.count
    let height = left.pointee.heights.arguments
    for argument in height..<openArguments.count {
      outline.arguments.append(openArguments[argument])
    }
    while openArguments.count > height { openArguments.removeLast() }
    close(call, arguments: start..<outline.arguments.count)
  }

  /// Behind the parenthesis that ends a call.
  private func close(_ call: Int, arguments: Range<Int>) {
    outline.calls[call].end = index
    outline.calls[call].arguments = arguments
    frame.closedCall = call
  }

  /// Moves behind the closing bracket, unless something else ended the frame.
  private func passCloser(of left: UnsafePointer<Frame>) {
    index = max(index, left.pointee.end)
    guard index < frame.end else { return }
    switch tokens[index].kind {
    case .closeParen, .closeBracket, .closeBrace:
      if Int(tokens[index].partner) != index { index += 1 }
    case .stringTail where left.pointee.kind == .expression: index += 1
    default: break
    }
  }

  private func leaveClosure(_ closure: Int) {
    frame.hasOperand = true
    let call = outline.closures[closure].call
    guard outline.closures[closure].isTrailing else {
      // Behind a trailing one `()` calls what the function returned.
      let isCalled = index < frame.end && tokens[index].kind == .openParen && !tokens[index].startsLine
      if isCalled { outline.closures[closure].isCalledAtOnce = true }
      return
    }
    outline.calls[call].end = index
    frame.closedCall = call
    // `first { … } second: { … }`
    if index + 2 < frame.end, tokens[index].kind == .identifier, tokens[index + 1].kind == .colon,
      tokens[index + 2].kind == .openBrace, !isControlWord(tokens[index].word)
    {
      let label = index
      index += 2
      openClosure(call: call, label: label, isTrailing: true)
    }
  }

  private func isControlWord(_ word: Word) -> Bool {
    word == .default || word == .case
  }

  private func leaveBlock(of scope: Int) {
    let scope = outline.scopes[scope]
    // An `if` or `switch` may be an operand; as a statement it ends here.
    guard scope.kind == .block else { return }
    let kind = outline.blocks[scope.owner].kind
    if kind == .if || kind == .else || kind == .switch || kind == .do {
      frame.hasOperand = true
      let goesOn = kind == .if && index < frame.end && tokens[index].word == .else
      if !goesOn, let header = outerHeaders.pop(above: frame.heights.headers) { frame.header = header }
    } else if frame.holdsStatements {
      endStatement()
      frame.isAfterRepeat = kind == .repeat
    }
  }

  /// At `(` or `[`.
  func openExpression(_ token: Token) {
    let opening = index
    let continues = frame.hasOperand && !token.startsLine
    guard depth == .bodies else {
      skip(opening)
      frame.hasOperand = true
      return
    }
    if !continues { frame.chain = opening }
    if continues, token.kind == .openParen, holdsArgumentNames(opening) { return skip(opening) }
    let isCall = continues && token.kind == .openParen && frame.chain >= 0
    let call = isCall ? addCall(paren: opening) : -1
    if isCall, Int(token.partner) == opening + 1, opening + 1 < frame.end {
      // `()` is very common, and holds nothing to read.
      index = opening + 2
      frame.hasOperand = true
      return close(call, arguments: outline.arguments.count..<outline.arguments.count)
    }
    enter(.expression, scope: frame.scope, opening: opening)
    frame.call = call
    frame.argument = index
  }

  /// Whether the parentheses hold labels alone, as in `move(from:to:)`: a name, and no call.
  private func holdsArgumentNames(_ opening: Int) -> Bool {
    let close = Int(tokens[opening].partner)
    guard opening + 2 < close, tokens[opening + 1].kind == .identifier, tokens[opening + 2].kind == .colon else {
      return false
    }
    return opening + 3 == close
      || opening + 4 < close && tokens[opening + 3].kind == .identifier && tokens[opening + 4].kind == .colon
  }

  func openInterpolation(_ token: Token) {
    if token.kind == .stringHead { frame.chain = index }
    guard depth == .bodies else { return skip(index) }
    enter(.expression, scope: frame.scope, opening: index)
    frame.argument = index
  }
}
