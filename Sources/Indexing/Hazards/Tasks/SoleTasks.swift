import Lexing
import Outlining

/// Methods of an actor that one task runs, which starts once: nothing comes between what such a task alone changes.
extension SourceFile {
  /// Whether the task that runs a method changes a property, and nothing else does.
  func isLeftToSoleTask(_ property: Name, runningAlso method: Function) -> Bool {
    guard let task = soleTask(running: method), let type = type(around: method.keyword) else { return false }
    let facts = members(of: type, named: property)
    guard facts.allSatisfy(\.isPrivate) || type.files == [index] else { return false }
    let uses = tokens(named: property, inTypesNamed: type.name)
    // All are looked at for each check: a hostile file must not cost its length squared.
    guard uses.count <= 256 else { return false }
    return uses.allSatisfy { token in
      guard isWritten(token), let function = memberFunction(around: token) else { return true }
      guard isInPlace(token) else { return false }
      return function.kind == .initializer || soleTask(running: function) == task
    }
  }

  /// The first token of the task in which all calls of a private method stand, or of those that call it in the end.
  /// `depth` counts the callers that were gone through: a hostile file has chains of thousands.
  private func soleTask(running method: Function, depth: Int = 0) -> Int? {
    if let known = taskMemory.soleTasks[method.keyword] { return known }
    // Whoever calls itself may be called from anywhere.
    taskMemory.soleTasks[method.keyword] = .some(nil)
    let task = depth < 16 ? readSoleTask(running: method, depth: depth) : nil
    taskMemory.soleTasks[method.keyword] = .some(task)
    return task
  }

  private func readSoleTask(running method: Function, depth: Int) -> Int? {
    guard method.kind == .function, isSeenHereOnly(method), !isNamedByOthers(method),
      let type = type(around: method.keyword), case let name = outline.name(method.name),
      functions(named: name, ofTypesNamed: type.name).count == 1
    else { return nil }
    let calls = calls(named: name, inTypesNamed: type.name)
    let tasks = calls.map { call -> Int? in
      let place = call.callee.lowerBound
      if isInPlace(place) { return memberFunction(around: place).flatMap { soleTask(running: $0, depth: depth + 1) } }
      guard calls.count == 1, let closure = closures(around: place).first, startsOnce(closure) else { return nil }
      return closure.brace
    }
    guard let task = tasks.first, tasks.allSatisfy({ $0 == task }) else { return nil }
    return task
  }

  private func isInPlace(_ token: Int) -> Bool {
    closures(around: token).allSatisfy { fate(of: $0) == .runsInPlace }
  }

  /// `guard !isStarted else { return }; isStarted = true; Task { await run() }`, where nothing else sets the flag.
  private func startsOnce(_ task: Closure) -> Bool {
    guard isUnstructuredTask(task), let type = type(around: task.brace),
      let body = memberFunction(around: task.brace)?.body, loop(around: task.brace) == nil,
      isInPlace(outline.calls[task.call].callee.lowerBound)
    else { return false }
    return task.brace - body.lowerBound < 4096
      && (body.lowerBound..<task.brace).contains { flag in
        tokens[flag].kind == .identifier && tokens[flag + 1].kind == .equal && tokens[flag + 2].word == .true
          && isOwnState(flag) && turnsAway(body.lowerBound..<flag, by: outline.name(flag))
          && tokens(named: outline.name(flag), inTypesNamed: type.name).allSatisfy { other in
            other == flag || memberFunction(around: other) == nil || !isWritten(other)
          }
      }
  }

  /// Whether code leaves where a flag is raised, and suspends nowhere behind that.
  private func turnsAway(_ code: Range<Int>, by flag: Name) -> Bool {
    code.contains { token in
      tokens[token].kind == .identifier && outline.name(token) == flag && endOfCondition(leavingBy: token) != nil
        && !(token..<code.upperBound).contains { tokens[$0].word == .await }
    }
  }
}
