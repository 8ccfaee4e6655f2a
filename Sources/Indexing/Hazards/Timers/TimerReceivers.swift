import Lexing
package import Outlining

/// Which expressions are timers.
extension SourceFile {
  /// `timer?.invalidate()`, of a timer that may be there.
  package func invalidatesTimer(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.spells(name, "invalidate"), outline.arguments(of: call).isEmpty,
      let receiver = receiver(of: call), !project.declaresType(named: "Timer", in: index)
    else { return false }
    return isTimer(receiver) && !isNeverGivenTimer(receiver)
  }

  /// Whether an expression is a `Timer`, or what comes out of a collection that holds nothing else, however deep.
  func isTimer(_ expression: Range<Int>) -> Bool {
    let shape = shape(ofExpression: expression)
    if shape.isKnown, shape.container == .none {
      let name = project.meaning(ofAlias: shape.base) ?? shape.base
      return (name == "Timer" || name == "NSTimer") && !isNestedType(name, around: expression.lowerBound)
    }
    return comesFromTimers(expression, depth: 0)
  }

  /// Whether a type around a token declares one of this name inside.
  private func isNestedType(_ name: Name, around token: Int) -> Bool {
    project.hasNested(name)
      && outline.types.contains { declaration in
        declaration.kind != .extension && declaration.name.last.map { outline.name($0) == name } ?? false
          && outline.scopes[declaration.parent].kind == .type
          && outline.scopes[declaration.parent].content.contains(token)
      }
  }

  private func comesFromTimers(_ expression: Range<Int>, depth: Int) -> Bool {
    guard depth < 8, let first = expression.first, !calls(in: expression).contains(where: makesOthers) else {
      return false
    }
    if tokens[first].kind == .openBracket {
      let content = first + 1..<max(first + 1, min(Int(tokens[first].partner), tokens.count))
      let names = content.filter { tokens[$0].kind == .identifier }
      return !names.isEmpty && names.allSatisfy { shape(ofExpression: $0..<$0 + 1).isNamed("Timer") }
    }
    let root = tokens[first].word == .self && first + 2 < expression.upperBound ? first + 2 : first
    guard tokens[root].kind == .identifier else { return false }
    if outline.spells(root, "$0") || outline.spells(root, "$1") { return isGivenTimers(closureAt: root, depth: depth) }
    guard let binding = binding(for: root) else { return holdsTimers(root) }
    switch binding.kind {
    case .parameter: return isGivenTimers(closureAt: root, depth: depth)
    case .element:
      let loop = loop(withHeaderAround: binding.name)
      return loop.map { comesFromTimers($0.sequence, depth: depth + 1) } ?? false
    case .pattern:
      if let payload = payload(boundAt: binding.name) { return outline.shape(ofType: payload).isNamed("Timer") }
      let scope = scopes(around: binding.name).first
      guard let scope, scope.kind == .block, outline.blocks[scope.owner].kind == .switch else { return false }
      return isTimer(outline.blocks[scope.owner].header)
    default: return binding.value.map { $0.lowerBound != root && comesFromTimers($0, depth: depth + 1) } ?? false
    }
  }

  /// The type of what `.running(let timer)` or `let .waiting(_, timer)` takes out of a case that this file declares.
  private func payload(boundAt name: Int) -> Range<Int>? {
    let around = max(2, name - Self.patternLength)..<max(2, name)
    let isOpen = { (token: Int) in self.tokens[token].kind == .openParen && self.tokens[token].partner > name }
    guard let paren = around.last(where: isOpen), tokens[paren - 2].kind == .period else { return nil }
    let cases = variables(named: outline.name(paren - 1)).filter { $0.introducer == .case }
    let content = paren + 1..<min(Int(tokens[paren].partner), tokens.count)
    let parts = outline.parts(of: content) { tokens[$0].kind == .comma }
    guard cases.count == 1, case let payloads = payloads(ofCase: cases[0].name), payloads.count == parts.count,
      let position = parts.firstIndex(where: { $0.contains(name) })
    else { return nil }
    return payloads[position].1
  }

  /// Tokens from a pattern's parenthesis to the name that it binds, at most.
  private static let patternLength = 32

  /// Whether a call makes other elements of those it has, as `map { … }` does; `flatMap { $0 }` does not.
  private func makesOthers(_ call: Call) -> Bool {
    guard let name = calledName(of: call), Self.transforming.contains(outline.name(name)) else { return false }
    return closures(takenBy: call).contains { $0.body.count != 1 || !outline.spells($0.body.lowerBound, "$0") }
  }

  private static let transforming: Set<Name> = ["map", "compactMap", "flatMap", "mapValues", "reduce"]

  /// Whether the closure around a token is called with elements of a collection of timers: `forEach { $0.invalidate() }`.
  private func isGivenTimers(closureAt token: Int, depth: Int) -> Bool {
    for scope in scopes(around: token) where scope.kind == .closure {
      let closure = outline.closures[scope.owner]
      guard closure.call >= 0, let receiver = receiver(of: outline.calls[closure.call]) else { return false }
      return comesFromTimers(receiver, depth: depth + 1)
    }
    return false
  }

  /// Whether a property's type, as this file writes it, names timers and what they are kept in and under.
  private func holdsTimers(_ name: Int) -> Bool {
    guard let owner = type(around: name)?.name else { return false }
    return variables(named: outline.name(name)).contains { variable in
      guard outline.scopes[variable.parent].kind == .type,
        type(around: variable.name)?.name == owner, let type = variable.type ?? variable.value.flatMap(typeMade)
      else { return false }
      let names = type.filter { tokens[$0].kind == .identifier }
      return names.last.map { outline.spells($0, "Timer") && !outline.isOthersTimer($0) } ?? false
    }
  }
}
