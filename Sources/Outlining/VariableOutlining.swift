import Lexing

/// `let` and `var`: declarations, conditions and patterns.
extension Outliner {
  /// At `let` or `var`.
  func readIntroducer() {
    let keyword = index
    if frame.readsElements {
      index += 1
      return
    }
    if frame.pattern >= 0 || frame.kind == .expression {
      // Inside of a `case` pattern.
      let extent = patternExtent(from: index + 1, end: frame.end)
      bindNames(in: extent, kind: .pattern, visible: patternVisibility(behind: extent))
      index = max(extent.lowerBound, keyword + 1)
      return
    }
    frame.introducer = keyword
    if frame.header != nil { return readCondition() }
    let prefix = takePrefix()
    index += 1
    readVariable(prefix: prefix)
  }

  /// Reads one pattern of a declaration with its type; a value, if there is one, comes next.
  func readVariable(prefix: Range<Int>? = nil) {
    let pattern = readPattern()
    let type = readTypeAnnotation()
    let first = outline.variables.count
    let isLocal = frame.kind != .declarations
    if let prefix { frame.introducerPrefix = prefix }
    frame.openBinding = outline.bindings.count
    var next = pattern.lowerBound
    while let name = nextName(from: &next, in: pattern) {
      addVariable(name, prefix: frame.introducerPrefix, type: pattern.count == 1 ? type : nil)
      if isLocal { bind(name, kind: .variable, type: pattern.count == 1 ? type : nil) }
    }
    frame.hasOperand = true
    frame.chain = -1
    guard index < frame.end else { return }
    switch tokens[index].kind {
    case .equal:
      frame.openVariable = first
      beginValue()
    case .openBrace:
      closeValues(before: index)
      if outline.variables.count > first { openAccessors(variable: first) }
    default: closeValues(before: index)
    }
  }

  private func addVariable(_ name: Int, prefix: Range<Int>, type: Range<Int>?) {
    let introducer: Variable.Introducer = tokens[frame.introducer].word == .let ? .let : .var
    outline.variables.append(
      Variable(
        introducer: introducer,
        keyword: frame.introducer,
        prefix: prefix,
        name: name,
        type: type,
        parent: frame.scope
      )
    )
  }

  private func bind(_ name: Int, kind: Binding.Kind, type: Range<Int>?) {
    let visible = frame.end..<frame.end
    outline.bindings.append(Binding(kind: kind, name: name, visible: visible, value: nil, type: type))
  }

  private func readPattern() -> Range<Int> {
    let start = index
    if index < frame.end {
      if tokens[index].kind == .openParen { skip(index) } else if tokens[index].kind == .identifier { index += 1 }
    }
    return start..<index
  }

  private func readTypeAnnotation() -> Range<Int>? {
    guard index < frame.end, tokens[index].kind == .colon else { return nil }
    let start = index + 1
    index = typeEnd(from: start, end: frame.end)
    return start..<index
  }

  /// At the `=` of a declaration or condition.
  private func beginValue() {
    index += 1
    frame.valueStart = index
    frame.hasOperand = false
    frame.chain = -1
  }

  /// At `let` or `var` behind `if`, `guard`, `while` or `for`.
  private func readCondition() {
    index += 1
    let pattern = readPattern()
    let type = readTypeAnnotation()
    let kind: Binding.Kind = frame.header?.kind == .for ? .element : .condition
    frame.openBinding = outline.bindings.count
    var next = pattern.lowerBound
    while let name = nextName(from: &next, in: pattern) {
      bind(name, kind: kind, type: pattern.count == 1 ? type : nil)
    }
    frame.hasOperand = true
    if index < frame.end, tokens[index].kind == .equal { beginValue() }
  }

  /// At `=`: an assignment, or the value of a `case` pattern in a condition.
  func readEqual() {
    if frame.pattern >= 0, frame.header != nil {
      frame.pattern = -1
      beginValue()
      return
    }
    index += 1
    frame.hasOperand = false
    frame.closedCall = -1
    frame.chain = -1
  }

  /// The next name that a pattern of `let` or `var` declares; another `let` in it would be read for itself.
  private func nextName(from next: inout Int, in pattern: Range<Int>) -> Int? {
    while next < pattern.upperBound, tokens[next].word != .let, tokens[next].word != .var {
      let index = next
      next += 1
      if tokens[index].word == .as || tokens[index].word == .is {
        next = max(next, typeEnd(from: next, end: pattern.upperBound))
      } else if next < pattern.upperBound, tokens[next].kind == .operator {
        next = genericArgumentsEnd(from: next, end: pattern.upperBound)
      }
      if isBoundName(index, in: pattern) { return index }
    }
    return nil
  }

  /// `Timer` of `case let timer as Timer`.
  private func castType(behind name: Int) -> Range<Int>? {
    guard name + 2 < frame.end, tokens[name + 1].word == .as else { return nil }
    return name + 2..<typeEnd(from: name + 2, end: frame.end)
  }

  /// Bare names, but no labels, members, types or calls.
  func isBoundName(_ index: Int, in pattern: Range<Int>) -> Bool {
    let token = tokens[index]
    // In backticks `_` is a name like any other.
    guard token.kind == .identifier, !token.word.isReserved, token.length > 1 || !outline.spells(index, "_") else {
      return token.word == .self && bindsSelf(index, in: pattern)
    }
    if index > pattern.lowerBound {
      let previous = tokens[index - 1]
      if previous.kind == .period || previous.word == .as || previous.word == .is { return false }
    }
    guard index + 1 < pattern.upperBound else { return true }
    switch tokens[index + 1].kind {
    case .colon, .period, .colonColon, .openParen, .operator: return false
    default: return true
    }
  }

  /// `guard let self`, and `case let (.some(self), port)` where a closure holds self weakly.
  private func bindsSelf(_ index: Int, in pattern: Range<Int>) -> Bool {
    let isAlone = { (bound: Int, kinds: [TokenKind]) in
      !pattern.contains(bound) || kinds.contains(self.tokens[bound].kind)
    }
    return isAlone(index - 1, [.openParen, .comma, .colon]) && isAlone(index + 1, [.closeParen, .comma, .question])
  }

  /// The tokens of a pattern that a `let` or `var` inside of a `case` reaches.
  func patternExtent(from start: Int, end: Int) -> Range<Int> {
    var next = start
    while next < end {
      switch tokens[next].kind {
      case .openParen: return start..<min(Int(tokens[next].partner) + 1, end)
      case .identifier, .period, .colonColon, .question: next += 1
      case .operator:
        let close = genericArgumentsEnd(from: next, end: end)
        guard close > next else { return start..<next }
        next = close
      default: return start..<next
      }
      if next < end, tokens[next].kind == .identifier, !isMember(next) { return start..<next }
    }
    return start..<next
  }

  func bindNames(in extent: Range<Int>, kind: Binding.Kind, visible: Range<Int>) {
    var next = extent.lowerBound
    while let name = nextName(from: &next, in: extent) {
      outline.bindings.append(
        Binding(kind: kind, name: name, visible: visible, value: nil, type: castType(behind: name))
      )
    }
  }

  /// Where the names of the `case` pattern that is being read can be seen: from here to the end of the statement
  /// list, or of the body, which closes them later.
  private func patternVisibility(behind extent: Range<Int>) -> Range<Int> {
    let start = extent.upperBound
    return start..<max(start, frame.statementsEnd)
  }

  /// The value that is being read ends before `end`; from there on its names can be seen.
  func closeValues(before end: Int) {
    // Most statements declare nothing.
    guard frame.openVariable >= 0 || frame.openBinding >= 0 else {
      frame.valueStart = -1
      return
    }
    let value = frame.valueStart >= 0 && frame.valueStart < end ? frame.valueStart..<end : nil
    if frame.openVariable >= 0 {
      for variable in frame.openVariable..<outline.variables.count {
        // What a closure in the value declares comes behind the names that wait for the value.
        guard outline.variables[variable].keyword == frame.introducer else { break }
        outline.variables[variable].value = value
      }
    }
    if frame.openBinding >= 0 { showBindings(from: frame.openBinding, behind: end, value: value) }
    frame.openVariable = -1
    frame.openBinding = -1
    frame.valueStart = -1
  }

  private func showBindings(from first: Int, behind end: Int, value: Range<Int>?) {
    let sequence = frame.header?.sequence ?? -1
    let namesEnd = value?.lowerBound ?? (sequence >= 0 ? sequence : end)
    for binding in first..<outline.bindings.count {
      guard outline.bindings[binding].name < namesEnd else { break }
      outline.bindings[binding].value = value
      outline.bindings[binding].visible = end..<max(end, frame.end)
    }
  }

  /// At `case` in the body of an enumeration, or behind a name there and what stands in parentheses.
  func readEnumCase(behindName: Bool = false) {
    if !behindName {
      frame.introducer = index
      frame.introducerPrefix = takePrefix()
      guard readsElement() else { return }
    }
    repeat {
      if index + 1 < frame.end, tokens[index].kind == .equal {
        index = min(index + (tokens[index + 1].kind == .operator ? 3 : 2), frame.end)
      }
      guard index < frame.end, tokens[index].kind == .comma else { return endStatement() }
    } while readsElement()
  }

  /// At `case` or a comma: reads a name and its associated values; false when these hold code, which comes next, or
  /// there is no name.
  private func readsElement() -> Bool {
    index += 1
    guard index < frame.end, tokens[index].kind == .identifier else {
      endStatement()
      return false
    }
    outline.variables.append(
      Variable(
        introducer: .case,
        keyword: frame.introducer,
        prefix: frame.introducerPrefix,
        name: index,
        type: nil,
        parent: frame.scope
      )
    )
    index += 1
    guard let content = parameterClause() else { return true }
    guard depth == .bodies, holdsCode(content) else { return true }
    enterParameters(content, of: -1)
    return false
  }

  /// Enters the accessors at `index`, which may be a getter without a name.
  func openAccessors(variable: Int) {
    guard index < frame.end, tokens[index].kind == .openBrace else { return endStatement() }
    let opening = index
    if isAccessor(opening + 1) {
      let scope = addScope(.accessors, owner: variable, opening: opening)
      enter(.accessors, scope: scope, opening: opening)
      readAccessors()
      return
    }
    if variable >= 0 { outline.variables[variable].isComputed = true }
    addAccessor(.get, keyword: opening, prefix: opening..<opening, variable: variable, effects: (false, false))
    openBody(of: outline.functions.count - 1)
  }
}
