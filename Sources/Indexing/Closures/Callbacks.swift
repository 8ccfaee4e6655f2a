import Lexing
package import Outlining

/// The place of a closure among a call's arguments.
struct ClosureArgument {
  /// Nil for none.
  let label: Name?
  /// Behind the parentheses, where the first closure has no label whatever the parameter's is.
  var isTrailing = false
}

/// Which of the frameworks' functions a call means.
extension SourceFile {
  func argument(of closure: Closure) -> ClosureArgument {
    guard closure.call >= 0 else { return ClosureArgument(label: nil) }
    let call = outline.calls[closure.call]
    return ClosureArgument(
      label: closure.label >= 0 ? outline.name(closure.label) : nil,
      isTrailing: call.paren < 0 || closure.brace > Int(tokens[call.paren].partner)
    )
  }

  /// From the call that takes a closure to its brace; the brace alone without a call.
  package func start(of closure: Closure) -> Range<Int> {
    let start = closure.call >= 0 ? outline.calls[closure.call].callee.lowerBound : closure.brace
    return start..<closure.brace + 1
  }

  /// The name that rows have a called function under: the type's for `Type.init`.
  func rowName(ofCalled name: Int) -> Name {
    let isInitializer = tokens[name].word == .`init` && name > 1 && tokens[name - 2].kind == .identifier
    return outline.name(isInitializer ? name - 2 : name)
  }

  /// The rows that a call may mean, as far as the closure's label and the receiver's type tell.
  func callbacks(named name: Name, of call: Call, taking argument: ClosureArgument) -> [PlatformFacts.Callback] {
    guard var known = project.platform.callbacks[name] else { return [] }
    let type = receiver(of: call).flatMap { frameworkType(of: $0) }
    if known.count > 1, known.contains(where: { $0.type == type }) { known.removeAll { $0.type != type } }
    known.removeAll { $0.needsReceiver && $0.type != type && !isNamed(receiverOf: call, after: $0.type) }
    return fitting(known, argument, of: call)
  }

  /// `context.eventLoop.execute { … }`
  private func isNamed(receiverOf call: Call, after type: Name) -> Bool {
    guard let last = receiver(of: call)?.last, case let name = outline.text(last) else { return false }
    return Name(name.prefix(1).uppercased() + name.dropFirst()) == type
  }

  private func fitting(
    _ known: [PlatformFacts.Callback],
    _ argument: ClosureArgument,
    of call: Call
  ) -> [PlatformFacts.Callback] {
    if let label = argument.label {
      let exact = known.filter { $0.label == label }
      return exact.isEmpty ? known.filter { $0.label == nil } : exact
    }
    let bare = known.filter { $0.label == nil }
    guard argument.isTrailing else { return bare }
    let taken = Set(outline.arguments(of: call).filter { $0.label >= 0 }.map { outline.name($0.label) })
    let labelled = known.filter { $0.label.map { !taken.contains($0) } ?? false }
    if outline.arguments(of: call).contains(where: { $0.label < 0 && tokens[$0.value.lowerBound].kind == .openBrace }) {
      return labelled
    }
    if outline.arguments(of: call).isEmpty { return bare.isEmpty ? labelled : bare }
    return labelled.isEmpty ? bare : labelled
  }

  /// The rows for a framework's property that a closure is assigned to: `task.expirationHandler = { … }`.
  func callbacks(assignedBefore equal: Int) -> [PlatformFacts.Callback] {
    guard equal > 1, tokens[equal - 1].kind == .identifier, tokens[equal - 2].kind == .period else { return [] }
    let name = outline.name(equal - 1)
    let known = (project.platform.callbacks[name] ?? []).filter { $0.label == name }
    guard !known.isEmpty, let owner = chain(before: equal - 2) else { return known }
    // A property of the project's that is called as a framework's is.
    let shape = shape(ofExpression: owner)
    guard shape.isKnown, let type = project.declaredType(named: shape.base, in: index) else { return known }
    return known.filter { $0.type == type.name || type.ancestry.contains($0.type) }
  }

  /// The framework's type that an expression is of: declared so, made so, or reached through it as `Type.shared` is.
  func frameworkType(of expression: Range<Int>, depth: Int = 0) -> Name? {
    let shape = shape(ofExpression: expression)
    if shape.isKnown { return shape.container == .none ? shape.base : nil }
    guard let first = expression.first, depth < 4 else { return nil }
    if outline.beginsWithCapital(first) {
      let isMember = expression.count > 2 && tokens[first + 1].kind == .period && !outline.beginsWithCapital(first + 2)
      let rest = isMember ? expression.dropFirst(3) : expression.dropFirst()
      let isShort = rest.isEmpty || tokens[rest.lowerBound].kind == .openParen
      return isShort && !project.declaresType(named: outline.name(first), in: index) ? outline.name(first) : nil
    }
    return value(named: expression).flatMap { frameworkType(of: $0, depth: depth + 1) }
  }
}
