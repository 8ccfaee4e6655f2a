import Lexing

/// Code in front of bodies: attributes' arguments, default values, capture lists.
extension Outliner {
  /// At an accessor, parameter or captured name.
  func readForm() {
    switch frame.kind {
    case .parameters: readParameter()
    case .captures: readCapture()
    default: readAccessors()
    }
  }

  /// Whether there is code between two parentheses of a declaration.
  func holdsCode(_ content: Range<Int>) -> Bool {
    content.contains { tokens[$0].kind == .equal || tokens[$0].kind == .at }
  }

  /// Enters the parameters of a function whose body, if there is one, is at `index`.
  func enterParameters(_ content: Range<Int>, of function: Int) {
    let resume = index
    enter(.parameters, scope: frame.scope, opening: content.lowerBound - 1)
    frame.function = function
    frame.resume = resume
  }

  /// The parameters of a function, or of an enumeration's case (-1), behind which reading goes on at `resume`.
  func leaveParameters(of function: Int, before resume: Int) {
    index = max(index, resume)
    if function >= 0 { readBody(of: function) } else { readEnumCase(behindName: true) }
  }

  /// Reads up to the parameter's default value or the arguments of its attribute.
  private func readParameter() {
    while index < frame.end, tokens[index].kind == .at {
      if enterAttributeArguments(before: frame.end) { return }
    }
    let (parameter, end) = parameter(from: index, end: frame.end)
    // Associated values need no name.
    index = max(index, parameter?.type == nil ? typeEnd(from: index, end: frame.end) : end)
    guard index < frame.end else { return }
    if tokens[index].kind == .equal { return beginClauseValue(at: index + 1) }
    index = min(endOfClause(from: index, end: frame.end) + 1, frame.end)
  }

  private func readCapture() {
    let end = endOfClause(from: index, end: frame.end)
    if let value = capture(in: index..<end)?.value { return beginClauseValue(at: value.lowerBound) }
    index = min(end + 1, frame.end)
  }

  private func beginClauseValue(at start: Int) {
    index = min(start, frame.end)
    frame.awaitsForm = false
    frame.hasOperand = false
    frame.chain = -1
  }

  /// At `@`: enters what the attribute has in parentheses; false when there is nothing, and the attribute is passed.
  func enterAttributeArguments(before end: Int) -> Bool {
    let next = attributeEnd(from: index, end: end)
    let close = next - 1
    guard close > index, tokens[close].kind == .closeParen, Int(tokens[close].partner) > index else {
      index = next
      return false
    }
    enter(.expression, scope: frame.scope, opening: Int(tokens[close].partner))
    frame.isAttribute = true
    frame.argument = index
    return true
  }

  /// Reads the arguments of a declaration's attributes one after the other, and then the declaration.
  func readAttributeArguments() {
    let keyword = frame.declarationKeyword
    guard keyword >= 0 else { return }
    while index < keyword {
      if tokens[index].kind != .at {
        index += 1
      } else if enterAttributeArguments(before: keyword) {
        return
      }
    }
    frame.declarationKeyword = -1
    readDeclaration()
  }
}
