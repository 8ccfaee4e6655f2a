import Lexing
import Outlining

/// Which queue an expression names.
extension SourceFile {
  func queue(named expression: Range<Int>) -> PlatformFacts.Queue {
    if isMainQueue(expression) { return .main }
    if beginsLikeBackground(expression) { return .background }
    guard let value = value(named: expression) else { return .unknown }
    return outline.text(value).hasPrefix("DispatchQueue") ? .background : .unknown
  }

  private func beginsLikeBackground(_ expression: Range<Int>) -> Bool {
    let text = outline.text(expression)
    return text.hasPrefix("DispatchQueue.global") || text.hasPrefix("DispatchQueue(")
  }

  /// `DispatchQueue.main`, `OperationQueue.main`, `.main`, or a name that was given one of them.
  package func isMainQueue(_ expression: Range<Int>, depth: Int = 0) -> Bool {
    if spells(expression, "OperationQueue.main") || spells(expression, "RunLoop.main") || spells(expression, ".main")
      || namesMainDispatchQueue(expression)
    {
      return true
    }
    guard depth < 4, let value = value(named: expression) else { return false }
    return isMainQueue(value, depth: depth + 1)
  }

  /// `DispatchQueue.main`, or a name that was given it.
  package func isMainDispatchQueue(_ expression: Range<Int>, depth: Int = 0) -> Bool {
    if namesMainDispatchQueue(expression) { return true }
    guard depth < 4, let value = value(named: expression) else { return false }
    if spells(value, ".main") { return shape(ofExpression: expression).isNamed("DispatchQueue") }
    return isMainDispatchQueue(value, depth: depth + 1)
  }

  private func namesMainDispatchQueue(_ expression: Range<Int>) -> Bool {
    guard !project.declaresType(named: "DispatchQueue", in: index) else { return false }
    if spells(expression, "DispatchQueue.main") || spells(expression, "Dispatch.DispatchQueue.main") { return true }
    guard spells(expression, "main") || spells(expression, "Self.main"), let first = expression.first,
      let declaration = typeDeclaration(around: first), binding(for: first) == nil, !hasInstance(at: first)
    else { return false }
    return outline.spells(declaration.name.lowerBound, "DispatchQueue")
  }

  /// What a `let` of this file was given: a local, a property of the type that the expression says, or a global.
  func value(named expression: Range<Int>) -> Range<Int>? {
    guard let name = expression.last, tokens[name].kind == .identifier else { return nil }
    let isBare = expression.count == 1
    if isBare, let binding = binding(for: name) { return binding.value }
    let owner = isBare ? type(around: name)?.name : owner(of: expression)
    let variables = outline.variables.filter { $0.introducer == .let && outline.name($0.name) == outline.name(name) }
    if let owner {
      let property = variables.first {
        outline.scopes[$0.parent].kind == .type && type(around: $0.name)?.name == owner
      }
      if let property { return property.value }
    }
    guard isBare, members(for: name).isEmpty else { return nil }
    return variables.first { outline.scopes[$0.parent].kind == .file }?.value
  }

  /// The type whose member `self.x`, `Self.x` or `Type.x` is.
  private func owner(of expression: Range<Int>) -> Name? {
    let first = expression.lowerBound
    guard expression.count == 3, tokens[first + 1].kind == .period else { return nil }
    if tokens[first].word == .self || outline.spells(first, "Self") { return type(around: first)?.name }
    return outline.beginsWithCapital(first) ? outline.name(first) : nil
  }

  /// The queue or run loop on which a Combine chain receives: the last that it names.
  func queueReceivedOn(_ callee: Range<Int>) -> PlatformFacts.Queue {
    let hops = calls(in: callee).filter { call in
      calledName(of: call).map { callee.contains($0) && outline.spells($0, "receive") } ?? false
    }
    guard let last = hops.max(by: { $0.callee.upperBound < $1.callee.upperBound }),
      let argument = argument("on", of: last)
    else { return .unknown }
    return queue(named: argument.value)
  }
}
