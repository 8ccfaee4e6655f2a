import Lexing
import Outlining

/// Methods of an actor that one task runs, which starts once: nothing comes between what such a task alone changes.
extension SourceFile {
  /// Whether the task that runs a method changes a property, and nothing else does.
  func isLeftToSoleTask(_ property: Name, runningAlso method: Function) -> Bool {
    guard let task = methodsOfSoleTasks[method.keyword], let type = type(around: method.keyword) else { return false }
    let member = type.name.member(property)
    let changing = taskMemory.soleTasksChanging[member] ?? soleTask(changing: property, of: type)
    taskMemory.soleTasksChanging[member] = .some(changing)
    return changing == task
  }

  /// `while let next = queue.first { await next(); queue.removeFirst() }`, where others only append, and one goes through
  /// the queue when what it has appended is alone there: `if queue.count == 1 { await run() }`.
  func isFirstOfOwnQueue(_ check: StaleCheck) -> Bool {
    let (name, removed) = (outline.name(check.check), check.act - 2)
    guard outline.spells(check.check + 2, "first"), outline.spells(check.act, "removeFirst"),
      outline.name(removed) == name
    else { return false }
    // Each check looks at them all.
    let mentions = tokens(named: name, inTypesNamed: type(around: check.check)?.name).prefix(257).map { $0 }
    let isEnteredAlone = mentions.contains { token in
      outline.spells(token + 2, "count") && outline.spells(token + 3, "==") && outline.spells(token + 4, "1")
    }
    return isEnteredAlone && mentions.count <= 256
      && mentions.allSatisfy { token in
        !isWritten(token) || token == removed || outline.spells(token + 2, "append")
          || memberFunction(around: token) == nil
      }
  }

  /// The only task that changes a property, behind its initializers.
  private func soleTask(changing property: Name, of type: ProjectType) -> Int? {
    guard members(of: type, named: property).allSatisfy(\.isPrivate) || type.files == [index] else { return nil }
    var tasks: Set<Int?> = []
    for token in tokens(named: property, inTypesNamed: type.name) where isWritten(token) {
      guard let function = memberFunction(around: token), function.kind != .initializer else { continue }
      tasks.insert(isInPlace(token) ? methodsOfSoleTasks[function.keyword] : nil)
    }
    return tasks.count == 1 ? tasks.first ?? nil : nil
  }

  /// The private methods that are called nowhere but in one task that starts once, and in others of them, by their
  /// keywords: the task's first token.
  private var methodsOfSoleTasks: [Int: Int] {
    if let known = taskMemory.methodsOfSoleTasks { return known }
    var found: [Int: Int] = [:]
    for task in taskOperations where startsOnce(task) {
      var waiting = methodsCalled(in: task.body)
      while let method = waiting.popLast() {
        guard found[method.keyword] == nil, isRun(method, onlyBy: task, and: found), let body = method.body else {
          continue
        }
        found[method.keyword] = task.brace
        waiting += methodsCalled(in: body)
      }
    }
    taskMemory.methodsOfSoleTasks = found
    return found
  }

  /// The methods that code calls on self, of which the type has no other of the name.
  func methodsCalled(in code: Range<Int>, where isMeant: (Call) -> Bool = { _ in true }) -> [Function] {
    calls(in: code).compactMap { call in
      guard isCallOnSelf(call), isMeant(call), let name = calledName(of: call), let type = type(around: name) else {
        return nil
      }
      let methods = functions(named: outline.name(name), ofTypesNamed: type.name)
      return methods.count == 1 ? methods[0] : nil
    }
  }

  private func isRun(_ method: Function, onlyBy task: Closure, and methods: [Int: Int]) -> Bool {
    guard method.kind == .function, isSeenHereOnly(method), !isNamedByOthers(method) else { return false }
    let calls = calls(named: outline.name(method.name), inTypesNamed: type(around: method.keyword)?.name)
    // Each caller that is found asks again.
    return calls.count <= 256
      && calls.allSatisfy { call in
        let place = call.callee.lowerBound
        if task.body.contains(place) { return isInPlace(place, within: task) }
        return isInPlace(place) && memberFunction(around: place).map { methods[$0.keyword] == task.brace } ?? false
      }
  }

  private func isInPlace(_ token: Int, within closure: Closure? = nil) -> Bool {
    closures(around: token).prefix { $0.brace != closure?.brace }.allSatisfy { fate(of: $0) == .runsInPlace }
  }

  /// `guard !isStarted else { return }; isStarted = true; Task { await run() }`, where nothing else sets the flag.
  private func startsOnce(_ task: Closure) -> Bool {
    guard let body = memberFunction(around: task.brace)?.body, task.brace - body.lowerBound < 4096,
      loop(around: task.brace) == nil, isInPlace(outline.calls[task.call].callee.lowerBound)
    else { return false }
    return (body.lowerBound..<task.brace).contains { token in
      tokens[token].kind == .identifier && tokens[token + 1].kind == .equal && tokens[token + 2].word == .true
        && isOwnState(token) && turnsAway(body.lowerBound..<token, by: outline.name(token)) && isOnlyWrite(token)
    }
  }

  /// Whether code leaves where a flag is raised, and suspends nowhere behind that.
  private func turnsAway(_ code: Range<Int>, by flag: Name) -> Bool {
    code.contains { token in
      tokens[token].kind == .identifier && outline.name(token) == flag && endOfCondition(leavingBy: token) != nil
        && !(token..<code.upperBound).contains { tokens[$0].word == .await }
    }
  }

  private func isOnlyWrite(_ member: Int) -> Bool {
    // Each task that starts so looks at all: more were written by a machine.
    let uses = Array(tokensByMember[memberName(member)].prefix(257))
    return uses.count <= 256
      && uses.allSatisfy { $0 == member || memberFunction(around: $0) == nil || !isWritten($0) }
  }
}
