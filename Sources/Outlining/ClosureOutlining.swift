import Lexing

/// Braces that are no declaration's: bodies of statements, observers, closures.
extension Outliner {
  func openBrace() {
    if let header = frame.header, opensBody(header) { return openBlock(header) }
    if frame.openVariable >= 0, frame.hasOperand, opensObservers {
      let first = frame.openVariable
      // The name may be missing: `var = 0 { didSet { … } }`.
      let isNamed = first < outline.variables.count && outline.variables[first].keyword == frame.introducer
      closeValues(before: index)
      return openAccessors(variable: isNamed ? first : -1)
    }
    guard depth == .bodies else {
      skip(index)
      frame.hasOperand = true
      return
    }
    // Two trailing closures in a row belong to a call with parentheses only.
    if hasTrailingClosureAlone { endStatement() }
    if frame.hasOperand, frame.chain >= 0 {
      let closed = frame.closedCall
      let continues =
        closed >= 0 && outline.calls[closed].end == index && outline.calls[closed].firstTrailing < 0
      openClosure(call: continues ? closed : addCall(paren: -1), label: -1, isTrailing: true)
    } else {
      let isArgument = frame.call >= 0 && frame.argument == index && isWholeArgument
      frame.chain = index
      openClosure(call: isArgument ? frame.call : -1, label: isArgument ? frame.label : -1, isTrailing: false)
    }
  }

  /// Whether what ends before `index` is a call without parentheses.
  private var hasTrailingClosureAlone: Bool {
    let closed = frame.closedCall
    return closed >= 0 && outline.calls[closed].paren < 0 && outline.calls[closed].end == index
  }

  /// Whether the braces at `index` are all there is to the argument.
  private var isWholeArgument: Bool {
    let next = Int(tokens[index].partner) + 1
    return next >= frame.end || tokens[next].kind == .comma
  }

  private var opensObservers: Bool {
    switch tokens[index + 1].word {
    case .willSet, .didSet: return true
    default: return tokens[index + 1].kind == .at && isAccessor(index + 1)
    }
  }

  func openClosure(call: Int, label: Int, isTrailing: Bool) {
    let brace = index
    let end = max(brace + 1, min(Int(tokens[brace].partner), frame.end))
    let signature = signature(from: brace + 1, end: end)
    let closure = outline.closures.count
    let scope = addScope(.closure, owner: closure, opening: brace)
    outline.closures.append(
      Closure(
        brace: brace,
        attributes: signature.attributes,
        captures: signature.captures,
        isAsync: signature.isAsync,
        call: call,
        label: label,
        isTrailing: isTrailing && call >= 0,
        isCalledAtOnce: false,
        scope: scope,
        body: signature.end..<end
      )
    )
    if isTrailing, call >= 0 { addTrailing(closure, to: call) }
    guard signature.captures.contains(where: { $0.value != nil }) else { return openBody(of: closure, signature) }
    enter(.captures, scope: scope, opening: signature.attributes.upperBound)
    frame.closure = closure
  }

  private func addTrailing(_ closure: Int, to call: Int) {
    let last = outline.calls[call].lastTrailing
    if last >= 0 { outline.closures[last].nextTrailing = closure } else { outline.calls[call].firstTrailing = closure }
    outline.calls[call].lastTrailing = closure
  }

  /// Behind a closure's capture list that holds code.
  func openClosureBody(_ closure: Int) {
    let brace = outline.closures[closure].brace
    let end = outline.closures[closure].body.upperBound
    index = brace
    openBody(of: closure, signature(from: brace + 1, end: end))
  }

  private func openBody(of closure: Int, _ signature: ClosureSignature) {
    let brace = index
    enter(.statements, scope: outline.closures[closure].scope, opening: brace)
    frame.closure = closure
    index = signature.end
    bind(signature, in: index..<outline.closures[closure].body.upperBound)
  }

  private func bind(_ signature: ClosureSignature, in visible: Range<Int>) {
    for capture in signature.captures {
      let value = capture.value ?? capture.name..<capture.name + 1
      outline.bindings.append(
        Binding(kind: .capture, name: capture.name, visible: visible, value: value, type: nil)
      )
    }
    for parameter in signature.parameters {
      outline.bindings.append(
        Binding(kind: .parameter, name: parameter.name, visible: visible, value: nil, type: parameter.type)
      )
    }
  }

  /// Reads `@MainActor [weak self] (a: Int, b) async throws -> T in`.
  func signature(from start: Int, end: Int) -> ClosureSignature {
    var signature = ClosureSignature(attributes: start..<start, end: start)
    var next = start
    while next < end, tokens[next].kind == .at {
      next = attributeEnd(from: next, end: end)
    }
    signature.attributes = start..<next
    if next < end, tokens[next].kind == .openBracket {
      let close = min(Int(tokens[next].partner), end)
      signature.captures = captures(in: next + 1..<max(next + 1, close))
      next = min(close + 1, end)
    }
    next = readParameters(of: &signature, from: next, end: end)
    let effects = effects(from: next, end: end)
    signature.isAsync = effects.isAsync
    next = effects.end
    if next < end, tokens[next].kind == .arrow { next = typeEnd(from: next + 1, end: end) }
    guard next < end, tokens[next].word == .in else {
      return ClosureSignature(attributes: start..<start, end: start)
    }
    signature.end = next + 1
    return signature
  }

  private func readParameters(of signature: inout ClosureSignature, from start: Int, end: Int) -> Int {
    guard start < end else { return start }
    if tokens[start].kind == .openParen {
      let close = min(Int(tokens[start].partner), end)
      signature.parameters = parameters(in: start + 1..<max(start + 1, close))
      return min(close + 1, end)
    }
    var next = start
    // In front, and behind a comma, `async` is one, too.
    while next < end, tokens[next].kind == .identifier, tokens[next].word == .none || !tokens[next].word.isReserved {
      signature.parameters.append(Parameter(prefix: next..<next, label: next, name: next, type: nil))
      next += 1
      guard next < end, tokens[next].kind == .comma else { break }
      next += 1
    }
    return next
  }

  private func captures(in content: Range<Int>) -> [Closure.Capture] {
    var found: [Closure.Capture] = []
    var next = content.lowerBound
    while next < content.upperBound {
      let end = endOfClause(from: next, end: content.upperBound)
      if let capture = capture(in: next..<end) { found.append(capture) }
      next = end + 1
    }
    return found
  }

  func capture(in entry: Range<Int>) -> Closure.Capture? {
    var next = entry.lowerBound
    var strength = Closure.Capture.Strength.strong
    if entry.count > 1, tokens[next + 1].kind != .equal {
      switch tokens[next].word {
      case .weak:
        strength = .weak
        next += 1
      case .unowned:
        strength = .unowned
        next += tokens[next + 1].kind == .openParen ? 4 : 1
      case .let, .var: next += 1
      default: break
      }
    }
    guard next < entry.upperBound, tokens[next].kind == .identifier else { return nil }
    guard next + 1 < entry.upperBound else { return Closure.Capture(strength: strength, name: next, value: nil) }
    guard tokens[next + 1].kind == .equal else { return nil }
    return Closure.Capture(strength: strength, name: next, value: next + 2..<entry.upperBound)
  }
}

/// What stands before `in`.
struct ClosureSignature {
  var attributes: Range<Int>
  var captures: [Closure.Capture] = []
  var parameters: [Parameter] = []
  var isAsync = false
  /// One behind `in`; the first token of the closure when there is none.
  var end: Int
}
