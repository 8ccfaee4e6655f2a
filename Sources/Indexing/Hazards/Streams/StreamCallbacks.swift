import Lexing
import Outlining

/// What calls a closure that feeds a stream.
extension SourceFile {
  /// The closure of an observer, or of a publisher that does not complete by itself.
  func isEndlessSource(_ closure: Closure) -> Bool {
    let call = outline.calls[closure.call]
    guard let name = calledName(of: call) else { return false }
    if tellsOfChanges(name) { return true }
    guard callsBackRepeatedly(call) else { return false }
    return !outline.spells(name, "sink") || call.callee.contains(where: isEndlessPublisher)
      || receiver(of: call).map { isSubject($0) } ?? false
  }

  /// The block of an observer, a handler that is assigned, a task that never ends.
  func isCalledForEver(_ closure: Closure, _ use: Int) -> Bool {
    guard closure.call >= 0 else {
      guard closure.brace > 2, tokens[closure.brace - 1].kind == .equal, !isOwnRelay(closure) else { return false }
      if tokens[closure.brace - 2].kind == .closeBracket {
        return isStoredMember(Int(tokens[closure.brace - 2].partner) - 1)
      }
      return tokens[closure.brace - 3].kind == .period || meaning(of: closure.brace - 2) == .member
    }
    if isTask(closure) { return holdsEndlessLoop(closure) || isInLoopUntilCancelled(use, of: closure) }
    if let known = streamMemory.closuresCalledForEver[closure.brace] { return known }
    let isCalled = isCalledForEver(closure, by: outline.calls[closure.call])
    streamMemory.closuresCalledForEver[closure.brace] = isCalled
    return isCalled
  }

  private func holdsEndlessLoop(_ task: Closure) -> Bool {
    if let known = streamMemory.tasksWithoutEnd[task.brace] { return known }
    let isHeld = blocks(in: task.body).contains(where: isEndless)
    streamMemory.tasksWithoutEnd[task.brace] = isHeld
    return isHeld
  }

  private func isInLoopUntilCancelled(_ use: Int, of task: Closure) -> Bool {
    scopes(around: use).prefix { task.body.contains($0.content.lowerBound - 1) }.contains { scope in
      scope.kind == .block && runsUntilCancelled(outline.blocks[scope.owner])
    }
  }

  private func isCalledForEver(_ closure: Closure, by call: Call) -> Bool {
    // A control's.
    if calls(call, "UIAction") || isPutWithHandlers(call) || makesDelegate(call) || isKept(closure) { return true }
    // What awaits is done when the call returns.
    let awaits = closure.body.contains {
      tokens[$0].word == .await && closures(around: $0).first?.brace == closure.brace
    }
    return callsBackRepeatedly(call)
      || !awaits && (calledName(of: call).map { tellsOfChanges($0) || starts($0) } ?? false || sets(call))
  }

  /// `listeners.append { … }`, of an array that a property holds.
  private func isPutWithHandlers(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.spells(name, "append"), let array = receiver(of: call)?.last else {
      return false
    }
    return isStoredMember(array)
  }

  /// `startUpdates(to: queue) { … }`
  private func starts(_ name: Int) -> Bool {
    let text = outline.text(name)
    return text.hasPrefix("start") && text.count > 5
  }

  /// `socket.onText { … }`
  private func sets(_ call: Call) -> Bool {
    receiver(of: call) != nil && (calledName(of: call).map { Self.setsHandler(outline.text($0)) } ?? false)
  }

  /// The call that a continuation is given to by a function whose name says that it registers somebody.
  func registration(given use: Int) -> Int? {
    guard tokens[use + 1].kind != .period,
      let call = calls(in: max(0, use - 64)..<use).last(where: { call in
        outline.arguments(of: call).contains { $0.value == use..<use + 1 }
      }), let name = calledName(of: call)
    else { return nil }
    // `-> (id, stream)`: who gets the stream also gets what ends it.
    if let result = function(around: use)?.result, tokens[result.lowerBound].kind == .openParen,
      result.contains(where: { tokens[$0].kind == .comma })
    {
      return nil
    }
    return tellsOfChanges(name) ? name : nil
  }
}

extension SourceFile {
  /// Whether an initializer gives its object a handler by which the object's own methods send: nothing has to be stopped,
  /// who has the object is the source.
  private func isOwnRelay(_ handler: Closure) -> Bool {
    let property = handler.brace - 2
    guard meaning(of: property) == .member || isMemberOfSelf(property),
      function(around: handler.brace)?.kind == .initializer
    else { return false }
    let name = outline.name(property)
    // All handlers of one name would go through the same calls.
    return streamMemory.ownRelays.answer(to: name) { [self] in areMadeByOwners(calls(named: name)) }
  }

  private func areMadeByOwners(_ calls: [Call]) -> Bool { !calls.isEmpty && !calls.contains(where: comesFromOutside) }

  /// `bus.delegate = Relay { … }`, and by way of a local: an object of the project that hears what another one tells.
  private func makesDelegate(_ call: Call) -> Bool {
    let start = call.callee.lowerBound
    guard let name = calledName(of: call), outline.beginsWithCapital(name), start > 2,
      tokens[start - 1].kind == .equal, project.declaresType(named: outline.name(name), in: index)
    else { return false }
    guard let local = binding(declaredAt: start - 2) else { return isDelegateOfObject(start - 2) }
    return mentions(of: outline.name(local.name), in: local.visible).contains { token in
      binding(for: token)?.name == local.name && tokens[token - 1].kind == .equal && isDelegateOfObject(token - 2)
    }
  }

  private func isDelegateOfObject(_ property: Int) -> Bool {
    guard tokens[property].kind == .identifier, tokens[property - 1].kind == .period else { return false }
    return ["delegate", "listener", "observer"].contains { outline.text(property).lowercased().hasSuffix($0) }
  }

  /// `camera.start { … }`, where `func start(_ hear: @escaping (Code) -> Void) { onCode = hear }`: another object keeps it,
  /// and never forgets it.
  private func isKept(_ handler: Closure) -> Bool {
    let call = outline.calls[handler.call]
    guard let name = calledName(of: call), let receiver = receiver(of: call), tokens[receiver.lowerBound].word != .self,
      let known = onlyFunctions(called: name, by: call)
    else { return false }
    return known.allSatisfy { function in
      guard let property = propertyKeepingHandler(of: function) else { return false }
      return !tokens(named: outline.name(property), inTypesNamed: type(around: property)?.name)
        .contains(where: outline.isSetToNil)
    }
  }

  private func propertyKeepingHandler(of function: Function) -> Int? {
    let handlers = outline.parameters(of: function).filter { parameter in
      parameter.type.map { outline.shape(ofType: $0).container == .function } ?? false
    }
    guard handlers.count == 1 else { return nil }
    return function.body?.first { token in
      tokens[token].kind == .identifier && tokens[token + 1].kind == .equal && meaning(of: token) == .member
        && binding(for: token + 2)?.name == handlers[0].name
    }
  }
}
