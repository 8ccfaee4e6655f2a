import Lexing
import Outlining

extension Outline {
  /// What other files learn of the queue that a constant is given: `DispatchQueue(label: "x")`, `.main`.
  func queue(in value: Range<Int>, of type: Range<Int>?) -> Traits? {
    let first = value.lowerBound
    var name = first + 1
    if tokens[first].kind == .identifier {
      // All constants are asked: the length tells most apart.
      guard tokens[first].length == 13 || tokens[first].length == 14 else { return nil }
      let isDispatch = spells(first, "DispatchQueue")
      guard isDispatch || spells(first, "OperationQueue") else { return nil }
      if tokens[name].kind == .openParen {
        return value.contains { spells($0, "target") && tokens[$0 + 1].kind == .colon } ? nil : .backgroundQueue
      }
      guard isDispatch, tokens[name].kind == .period else { return nil }
      name += 1
    } else {
      guard tokens[first].kind == .period, let type, shape(ofType: type).isNamed("DispatchQueue") else { return nil }
    }
    if spells(name, "global") { return .backgroundQueue }
    return spells(name, "main") && name + 1 == value.upperBound ? .mainQueue : nil
  }
}

/// Which queue an expression names.
extension SourceFile {
  func queue(named expression: Range<Int>, depth: Int = 0) -> PlatformFacts.Queue {
    if isMainQueue(expression) { return .main }
    if beginsLikeBackground(expression) || isMadeInPlace(expression) { return .background }
    guard let value = value(named: expression) else {
      return isConstant(expression, .backgroundQueue) ? .background : .unknown
    }
    return depth < 4 ? queue(named: value, depth: depth + 1) : .unknown
  }

  /// Whether an expression names a constant, of another file maybe, of which that is known.
  private func isConstant(_ expression: Range<Int>, _ queue: Traits) -> Bool {
    guard let last = expression.last, tokens[last].kind == .identifier,
      !project.declaresType(named: "DispatchQueue", in: index),
      let fact = isImplicit(expression) ? ownQueue(named: last) : typed(expression).fact, fact.kind == .stored
    else { return false }
    return fact.traits.contains(queue.union(.constant))
  }

  /// `.io`, where a queue is asked for.
  private func isImplicit(_ expression: Range<Int>) -> Bool {
    expression.count == 2 && tokens[expression.lowerBound].kind == .period
  }

  /// `static let io` of an extension of Dispatch's queues.
  private func ownQueue(named name: Int) -> MemberFact? {
    guard let type = project.type(named: "DispatchQueue", in: index) else { return nil }
    let facts = members(of: type, at: name)
    return facts.count == 1 && facts[0].isStatic ? facts[0] : nil
  }

  /// Whether what `async` is called on is declared to be of a type that is none of Dispatch's queues: others may run a
  /// block at once.
  func isOthersQueue(_ expression: Range<Int>) -> Bool {
    let shape = project.meaning(of: shape(ofExpression: expression))
    guard shape.isKnown, shape.container == .none else { return false }
    return !["DispatchQueue", "DispatchSerialQueue", "DispatchConcurrentQueue", "Self"].contains(shape.base)
  }

  /// A global queue, or a new one that nothing sends on to another.
  private func beginsLikeBackground(_ expression: Range<Int>) -> Bool {
    let text = outline.text(expression)
    if text.hasPrefix("DispatchQueue.global") || text.hasPrefix(".global(") || text.hasPrefix("OperationQueue(") {
      return true
    }
    return text.hasPrefix("DispatchQueue(") && !targetsAnother(expression)
  }

  private func targetsAnother(_ expression: Range<Int>) -> Bool {
    expression.contains { outline.spells($0, "target") && tokens[$0 + 1].kind == .colon }
  }

  /// `{ let queue = OperationQueue(); …; return queue }()`
  private func isMadeInPlace(_ expression: Range<Int>) -> Bool {
    guard let brace = expression.first, tokens[brace].kind == .openBrace, let closure = closures(in: expression).first,
      closure.brace == brace, closure.isCalledAtOnce, !targetsAnother(expression),
      !expression.contains(where: { outline.spells($0, "underlyingQueue") })
    else { return false }
    let made = bindings(declaredIn: closure.body).compactMap(\.value).filter { beginsLikeBackground($0) }
    return made.count == 1 && calls(in: closure.body).filter { isQueue($0) }.count == 1
  }

  private func isQueue(_ call: Call) -> Bool {
    calls(call, "OperationQueue") || calls(call, "DispatchQueue")
  }

  /// `DispatchQueue.main`, `OperationQueue.main`, `.main`, or a name that was given one of them.
  package func isMainQueue(_ expression: Range<Int>, depth: Int = 0) -> Bool {
    if spells(expression, "OperationQueue.main") || spells(expression, "RunLoop.main") || spells(expression, ".main")
      || namesMainDispatchQueue(expression)
    {
      return true
    }
    guard let value = value(named: expression) else { return isConstant(expression, .mainQueue) }
    return depth < 4 && isMainQueue(value, depth: depth + 1)
  }

  /// `DispatchQueue.main`, or a name that was given it.
  package func isMainDispatchQueue(_ expression: Range<Int>, depth: Int = 0) -> Bool {
    if namesMainDispatchQueue(expression) { return true }
    guard depth < 4, let value = value(named: expression) else { return isConstant(expression, .mainQueue) }
    if spells(value, ".main") { return shape(ofExpression: expression).isNamed("DispatchQueue") }
    return isMainDispatchQueue(value, depth: depth + 1)
  }

  private func namesMainDispatchQueue(_ expression: Range<Int>) -> Bool {
    guard !project.declaresType(named: "DispatchQueue", in: index) else { return false }
    // `(DispatchQueue.main).sync`
    var expression = expression
    while let first = expression.first, tokens[first].kind == .openParen,
      Int(tokens[first].partner) == expression.upperBound - 1
    {
      expression = first + 1..<expression.upperBound - 1
    }
    if spells(expression, "DispatchQueue.main") || spells(expression, "Dispatch.DispatchQueue.main") { return true }
    if expression.count == 3, spells(expression.dropFirst(), ".main"), let first = expression.first,
      project.meaning(ofAlias: outline.name(first)) == "DispatchQueue"
    {
      return true
    }
    guard spells(expression, "main") || spells(expression, "Self.main"), let first = expression.first,
      let declaration = typeDeclaration(around: first), binding(for: first) == nil, !hasInstance(at: first)
    else { return false }
    return outline.spells(declaration.name.lowerBound, "DispatchQueue")
  }

  /// What a `let` or `lazy var` of this file was given: a local, a property of the type that the expression says, or a global.
  func value(named expression: Range<Int>) -> Range<Int>? {
    guard let name = expression.last, tokens[name].kind == .identifier else { return nil }
    let isBare = expression.count == 1
    if isBare, let binding = binding(for: name) { return binding.value }
    let owner = isBare ? type(around: name)?.name : owner(of: expression)
    if let owner {
      let property = variables(named: outline.name(name), ofTypesNamed: owner).first {
        outline.scopes[$0.parent].kind == .type && (isConstant($0) || $0.isComputed)
      }
      if let property {
        return property.value ?? onlyValue(ofComputed: property) ?? valueFromInitializer(of: property)
      }
    }
    guard isBare, members(for: name).isEmpty else { return nil }
    return globals(named: outline.name(name)).first { isConstant($0) || $0.isComputed }?.value
  }

  /// What an initializer gives a constant, if only one does: `queue = DispatchQueue(label: "io")`.
  private func valueFromInitializer(of property: Variable) -> Range<Int>? {
    guard property.introducer == .let, !property.isComputed else { return nil }
    let name = memberName(property.name)
    if let known = valuesFromInitializers[name] { return known }
    let given = tokensByMember[name].filter { token in
      tokens[token + 1].kind == .equal && memberFunction(around: token)?.kind == .initializer
        && (isMemberOfSelf(token) || isUse(token) && binding(for: token) == nil)
    }
    let value = given.count == 1 ? valueBeginning(at: given[0] + 2) : nil
    valuesFromInitializers[name] = .some(value)
    return value
  }

  /// A call, or a name with its members, that a statement ends with.
  private func valueBeginning(at start: Int) -> Range<Int>? {
    var end = start
    while end < tokens.count {
      switch tokens[end].kind {
      case .identifier where end == start || tokens[end - 1].kind == .period, .period where end == start || !isEnd(end):
        end += 1
      case .openParen where end > start && !tokens[end].startsLine: end = max(end, Int(tokens[end].partner)) + 1
      default: return end > start && isEnd(end) ? start..<end : nil
      }
    }
    return nil
  }

  private func isEnd(_ token: Int) -> Bool {
    tokens[token].kind == .closeBrace || tokens[token].kind == .semicolon
      || tokens[token].startsLine && tokens[token].kind != .period
  }

  /// `.main` of `static var ui: DispatchQueue { .main }`
  private func onlyValue(ofComputed variable: Variable) -> Range<Int>? {
    guard var body = getter(of: variable)?.body, let first = body.first else { return nil }
    if tokens[first].word == .return { body = first + 1..<body.upperBound }
    let isChain = body.allSatisfy { tokens[$0].kind == .identifier || tokens[$0].kind == .period }
    return isChain && !body.isEmpty ? body : nil
  }

  /// Nobody gives a `lazy var` another value, where it has one to begin with.
  private func isConstant(_ variable: Variable) -> Bool {
    variable.introducer == .let || outline.hasModifier(.lazy, in: variable.prefix)
  }

  /// The type whose member `self.x`, `Self.x` or `Type.x` is.
  private func owner(of expression: Range<Int>) -> Name? {
    let first = expression.lowerBound
    guard expression.count == 3, tokens[first + 1].kind == .period else { return nil }
    if tokens[first].word == .self || outline.spells(first, "Self") { return type(around: first)?.name }
    return outline.beginsWithCapital(first) ? outline.name(first) : nil
  }
}
