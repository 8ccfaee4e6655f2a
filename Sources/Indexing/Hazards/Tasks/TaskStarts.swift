import Lexing
package import Outlining

/// What becomes of the task that `Task { … }` makes.
package enum TaskHandle: Sendable {
  /// Nobody has it: it cannot be cancelled, and nobody sees its error.
  case dropped
  /// Stored, returned, passed on or awaited.
  case kept
  case unknown
}

extension SourceFile {
  /// The call `Task(operation: run)` whose operation is the name or path that begins at a token, as an index.
  func taskCall(runningAt operation: Int) -> Int? {
    tables.callsByArgument[operation].first { index in
      guard let argument = argument("operation", of: outline.calls[index]), argument.value.lowerBound == operation
      else {
        return false
      }
      return taskFate(of: outline.calls[index]) != nil
    }
  }

  package func handle(of task: Closure) -> TaskHandle {
    task.call < 0 ? .unknown : handle(ofTaskBy: outline.calls[task.call])
  }

  func handle(ofTaskBy call: Call) -> TaskHandle {
    let start = call.callee.lowerBound
    if tokens[call.end].kind == .period { return .kept }
    guard isStatement(start) else { return .kept }
    guard let scope = scopes(around: start).first, isOnlyExpression(start..<call.end, in: scope) else {
      return .dropped
    }
    switch scope.kind {
    case .function:
      let function = outline.functions[scope.owner]
      return function.result != nil || function.kind == .get ? .kept : .dropped
    case .closure: return returnsNothing(outline.closures[scope.owner]) ? .dropped : .unknown
    case .accessors: return .kept
    // `let task = if … { Task { … } } else { … }`
    case .block: return isInValueOfLocal(start) ? .unknown : .dropped
    case .file, .type: return .dropped
    }
  }

  private func isOnlyExpression(_ expression: Range<Int>, in scope: Scope) -> Bool {
    scope.kind == .closure ? outline.closures[scope.owner].body == expression : scope.content == expression
  }

  private func isStatement(_ start: Int) -> Bool {
    guard start > 0, tokens[start - 1].kind == .colon, !tokens[start].startsLine else { return isDiscarded(start) }
    // Or else an argument or a branch of `?`.
    return isBehindCase(start - 1)
  }

  /// Whether a closure's only expression is no result: it is kept for later, a task's, or an action of a view.
  private func returnsNothing(_ closure: Closure) -> Bool {
    guard closure.call >= 0 else { return isGivenToAction(closure) }
    if closure.label >= 0, outline.spells(closure.label, "onCancel") { return true }
    switch fate(of: closure) {
    case .kept: return true
    case .runsInPlace:
      guard let name = calledName(of: outline.calls[closure.call]) else { return false }
      return outline.spells(name, "forEach") || takesUnsafeContinuation(name) != nil
        || isStream(outline.calls[closure.call])
    case .task, .detachedTask, .runsOnMainActor: return false
    case .unknown: break
    }
    let call = outline.calls[closure.call]
    guard let name = calledName(of: call) else { return false }
    if outline.spells(name, "Button") || outline.text(name).hasPrefix("on") { return true }
    if outline.spells(name, "Binding"), closure.label >= 0, outline.spells(closure.label, "set") { return true }
    if takesActions(call, name: name, as: closure) { return true }
    // `loader.load { result in Task { … } }`: who takes a callback's result gives one back.
    return closure.brace + 1 < closure.body.lowerBound && isDiscarded(call.callee.lowerBound)
      && receiver(of: call) != nil
      && function(around: call.callee.lowerBound)?.body?.count != call.end - call.callee.lowerBound
  }

  /// `onTap = { … }`, `view.onTap = { … }`
  private func isGivenToAction(_ closure: Closure) -> Bool {
    guard closure.brace > 1, tokens[closure.brace - 1].kind == .equal else { return false }
    var start = closure.brace - 2
    while start > 1, tokens[start - 1].kind == .period || tokens[start].kind != .identifier { start -= 1 }
    guard tokens[start].kind == .identifier else { return false }
    return typed(start..<closure.brace - 1).fact?.traits.contains(.takesActions) ?? false
  }

  /// Whether a function of the project takes closures that return nothing, or a property of a structure does that the
  /// compiler writes an initializer for.
  private func takesActions(_ call: Call, name: Int, as closure: Closure) -> Bool {
    guard let facts = ownFunctions(called: name, by: call) else { return false }
    if !facts.isEmpty { return facts.allSatisfy { $0.traits.contains(.takesActions) } }
    guard let type = project.declaredType(named: outline.name(name), in: index), type.kind == .struct else {
      return false
    }
    let properties =
      closure.label >= 0
      ? members(of: type, at: closure.label)
      : type.ownMembers.filter { $0.kind == .stored && !$0.isStatic && $0.shape.container == .function }
    return !properties.isEmpty && properties.allSatisfy { $0.traits.contains(.takesActions) }
  }

  /// The token of the first `try` or `throw` whose error leaves a task's operation, cancellation aside.
  package func escapingError(of operation: Closure) -> Int? { escapingError(of: operation, depth: 0) }

  private func escapingError(of operation: Closure, depth: Int) -> Int? {
    // `Task<Void, Never> { … }` does not compile unless everything is caught.
    if operation.call >= 0, outline.calls[operation.call].callee.contains(where: { outline.spells($0, "Never") }) {
      return nil
    }
    let body = body(of: operation)
    var leaves = body.stretches.map { _ in true }
    for (index, stretch) in body.stretches.enumerated() where stretch.parent >= 0 {
      leaves[index] = leaves[stretch.parent] && !stopsErrors(stretch)
    }
    return body.events.first { event in
      leaves[event.stretch] && (event.kind == .try || event.kind == .throw) && !isAboutCancellation(event.token)
        && !isBesideStream(event.token) && !passesCancellationOn(event.token, depth: depth)
        && !callsWhatCatchesAll(event.token, depth: depth)
    }?.token
  }

  /// `try await book()` of a method of self that says `throws`, and catches itself what it tries. One that tries nothing
  /// is a draft, which will throw one day.
  private func callsWhatCatchesAll(_ keyword: Int, depth: Int) -> Bool {
    let first = tokens[keyword + 1].word == .await ? keyword + 2 : keyword + 1
    guard tokens[keyword].word == .try, depth < 2,
      let call = calls(in: first..<min(first + 4, tokens.count)).first(where: { $0.callee.lowerBound == first }),
      let method = method(calledBy: call), method.isThrowing, let range = method.body,
      range.contains(where: { tokens[$0].word == .catch }), let operation = Closure(runningLike: method),
      !range.contains(where: { tokens[$0].word == .throw })
    else { return false }
    return escapingError(of: operation, depth: depth + 1) == nil
  }

  /// `try await withTaskCancellationHandler { … } onCancel: { … }` around nothing but that.
  private func passesCancellationOn(_ keyword: Int, depth: Int) -> Bool {
    let first = keyword + 2
    guard tokens[keyword + 1].word == .await, outline.spells(first, "withTaskCancellationHandler"),
      let operation = closures(in: first..<min(first + 8, tokens.count)).first(where: {
        $0.call >= 0 && outline.calls[$0.call].callee.lowerBound == first
      })
    else { return false }
    return escapingError(of: operation, depth: depth) == nil
  }

  /// `for try await x in stream`, where the stream is one that never throws.
  private func isBesideStream(_ keyword: Int) -> Bool {
    guard keyword > 0, tokens[keyword - 1].word == .for,
      let loop = statement(beginningAt: keyword - 1), loop.isAwaited
    else { return false }
    let shape = shape(ofExpression: loop.sequence)
    return shape.container == .none && shape.isNamed("AsyncStream")
  }

  private func stopsErrors(_ stretch: Stretch) -> Bool {
    switch stretch.kind {
    case .closure, .localFunction: true
    case .do:
      stretch.owner >= 0 && handlerOfAll(behind: content(of: outline.blocks[stretch.owner]).upperBound) != nil
    default: false
    }
  }
}
