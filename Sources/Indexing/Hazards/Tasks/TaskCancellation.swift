import Lexing
package import Outlining

/// Who can cancel a task.
extension SourceFile {
  /// Whether a task is returned or passed on, or stored and cancelled by something other than `deinit` and the
  /// function that starts it.
  package func isCancelledElsewhere(_ task: Closure) -> Bool {
    guard task.call >= 0 else { return false }
    let start = outline.calls[task.call].callee.lowerBound
    return start > 0 && isCancelled(valueAt: start, startedBy: memberFunction(around: start))
  }

  /// Whether somebody else gets the task that an expression stands for, or cancels it; `start` is its first token.
  private func isCancelled(valueAt start: Int, startedBy starter: Function?, depth: Int = 0) -> Bool {
    guard start > 0, depth < 4 else { return true }
    let before = tokens[start - 1]
    if before.kind == .openParen, let list = list(takingArgumentBehind: start - 1) {
      return isCancelled(propertyNamed: list, startedBy: starter)
    }
    if before.kind == .openBracket || before.kind == .comma || before.kind == .colon {
      guard let open = literal(withElementAt: start) else { return true }
      return isCancelled(valueAt: open, startedBy: starter, depth: depth + 1)
    }
    if before.kind == .openParen { return true }
    if let value = valueOfChoice(withLastAt: start) {
      return isCancelled(valueAt: value, startedBy: starter, depth: depth + 1)
    }
    if before.word == .return || isImplicitReturn(start) { return isCancelled(returnedAt: start, depth: depth) }
    return isCancelled(storedBy: start, startedBy: starter, depth: depth)
  }

  /// Where `task ?? Task { … }` begins, of a name or a chain of names.
  private func valueOfChoice(withLastAt start: Int) -> Int? {
    guard start > 1, outline.spells(start - 1, "??"), tokens[start - 2].kind == .identifier else { return nil }
    var first = start - 2
    while first > 1, tokens[first - 1].kind == .period { first -= 2 }
    return first
  }

  /// Where `[Task { … }, Task { … }]` or `[key: Task { … }]` begins; nil for the arguments of a call.
  private func literal(withElementAt start: Int) -> Int? {
    var token = start - 1
    while token > 0 {
      switch tokens[token].kind {
      case .openBracket: return token
      case .openParen, .openBrace: return nil
      case .closeBracket, .closeParen, .closeBrace: token = min(token, Int(tokens[token].partner)) - 1
      default: token -= 1
      }
    }
    return nil
  }

  /// `tasks` in `tasks.append(task)`, a property.
  private func list(takingArgumentBehind paren: Int) -> Int? {
    guard paren > 2, outline.spells(paren - 1, "append") || outline.spells(paren - 1, "insert"),
      tokens[paren - 2].kind == .period, tokens[paren - 3].kind == .identifier, meaning(of: paren - 3) == .member
    else { return nil }
    return paren - 3
  }

  /// A method that returns a task: by what its callers in the type do with it. Without any, somebody else does.
  private func isCancelled(returnedAt start: Int, depth: Int) -> Bool {
    let around = scopes(around: start).first { $0.kind == .closure || $0.kind == .function }
    guard let around, around.kind == .function, let type = type(around: start) else { return true }
    let function = outline.functions[around.owner]
    guard function.kind == .function else { return true }
    let calls = calls(named: outline.name(function.name), inTypesNamed: type.name).filter(isCallOnSelf).prefix(64)
    return calls.isEmpty
      || calls.contains { call in
        let start = call.callee.lowerBound
        return isCancelled(valueAt: start, startedBy: memberFunction(around: start), depth: depth + 1)
      }
  }

  private func isImplicitReturn(_ start: Int) -> Bool {
    guard let function = function(around: start), function.body?.lowerBound == start else { return false }
    return function.result != nil || function.kind == .get
  }

  /// Whether what `x = …` or `x[key] = …` stores is cancelled; `start` is the first token of the value.
  private func isCancelled(storedBy start: Int, startedBy starter: Function?, depth: Int) -> Bool {
    guard start > 1, tokens[start - 1].kind == .equal || outline.spells(start - 1, "+=") else { return false }
    if let property = variable(withValueAt: start), outline.scopes[property.parent].kind == .type {
      return isCancelled(propertyNamed: property.name, startedBy: starter)
    }
    let target = tokens[start - 2].kind == .closeBracket ? Int(tokens[start - 2].partner) - 1 : start - 2
    guard target > 0, tokens[target].kind == .identifier else { return false }
    if let lock = lock(whoseStateIs: target) { return isCancelled(propertyNamed: lock, startedBy: starter) }
    if let local = binding(declaredAt: target) ?? binding(for: target) {
      return isCancelled(local, startedBy: starter, depth: depth)
    }
    return isCancelled(propertyNamed: target, startedBy: starter)
  }

  /// `task` of `task.withLock { $0 = … }` and `task.withLock { task in task = … }`, a property.
  private func lock(whoseStateIs target: Int) -> Int? {
    guard let closure = closures(around: target).first, closure.call >= 0,
      outline.spells(target, "$0") || binding(for: target)?.kind == .parameter,
      case let call = outline.calls[closure.call], let name = calledName(of: call),
      ClosureTakers.ofLocks.contains(outline.name(name)), let lock = receiver(of: call)?.last,
      tokens[lock].kind == .identifier, meaning(of: lock) == .member
    else { return nil }
    return lock
  }

  /// A local is cancelled where it is seen, passed on, or stored again.
  private func isCancelled(_ local: Binding, startedBy starter: Function?, depth: Int) -> Bool {
    let name = outline.name(local.name)
    return mentions(of: name, in: local.visible).contains { use in
      guard binding(for: use)?.name == local.name else { return false }
      let next = tokens.behindOptionalMarks(use + 1)
      if tokens[next].kind == .period { return outline.spells(next + 1, "cancel") }
      return isCancelled(valueAt: use, startedBy: starter, depth: depth + 1)
    }
  }

  private func isCancelled(propertyNamed token: Int, startedBy starter: Function?) -> Bool {
    let name = outline.name(token)
    let owner = type(around: token)?.name
    if let starter, let body = starter.body, starter.kind != .deinitializer, handlersCancel(name, in: body) {
      return true
    }
    let cancelling = functionsCancelling(name)
    let isCancelledHere = ((cancelling.byType[owner ?? .none] ?? []) + cancelling.reaching).contains { index in
      let function = outline.functions[index]
      return function.keyword != starter?.keyword && isCalled(function, beside: starter)
    }
    return isCancelledHere || isSeenByFileThatCancels(token)
  }

  /// Whether somebody may call a function other than `deinit` and what starts the task, which replaces the one before.
  private func isCalled(_ function: Function, beside starter: Function?) -> Bool {
    if let known = taskMemory.roots[function.keyword] { return known?.contains { $0 != starter?.keyword } ?? true }
    let roots = roots(of: function)
    taskMemory.roots[function.keyword] = .some(roots)
    return roots?.contains { $0 != starter?.keyword } ?? true
  }

  /// The functions that call a private one in the end, `deinit` aside, no more than two; nil where anybody may.
  private func roots(of function: Function) -> [Int]? {
    guard isCalledHereOnly(function) else { return nil }
    var found: [Int] = []
    var waiting = [function]
    var seen: Set<Int> = []
    while let next = waiting.popLast(), found.count < 2 {
      guard seen.insert(next.keyword).inserted, next.kind != .deinitializer else { continue }
      guard next.keyword == function.keyword || isSeenHereOnly(next) else {
        found.append(next.keyword)
        continue
      }
      guard let callers = callers(onSelfOf: next), !callers.isEmpty, !isNamedByOthers(next) else { return nil }
      waiting += callers
    }
    return found
  }

  /// The functions of a method's type that call it on self, as they run; nil where others may call it in this file.
  private func callers(onSelfOf method: Function) -> [Function]? {
    if isLostAmongOverloads(method) { return nil }
    let type = type(around: method.keyword)?.name
    var found: [Function] = []
    for call in calls(named: outline.name(method.name)) {
      guard isCallOnSelf(call) else {
        let owner = receiver(of: call).map { shape(ofExpression: $0) } ?? .unknown
        if owner.isKnown, owner.container == .none, owner.base != type { continue }
        return nil
      }
      let place = call.callee.lowerBound
      guard self.type(around: place)?.name == type else { continue }
      guard closures(around: place).isEmpty, let caller = memberFunction(around: place) else { return nil }
      found.append(caller)
    }
    return found
  }

  /// Whether an extension in another file cancels what a name stands for, or may do so where the file cannot be read.
  func isSeenByFileThatCancels(_ token: Int) -> Bool {
    guard let type = type(around: token) else { return false }
    let name = outline.name(token)
    guard !members(of: type, named: name).allSatisfy(\.isPrivate) else { return false }
    return type.files.contains { index in
      guard index != self.index, project.lifetimes[index].contains(.cancelsWhileHeld) else { return false }
      guard let cancelling = project.file(index)?.functionsCancelling(name) else { return true }
      return !cancelling.reaching.isEmpty || cancelling.byType[type.name] != nil
    }
  }
}
