import Lexing
package import Outlining

/// A continuation that is stored by a task, some time after its own task began to wait.
package struct LateRegistration {
  package let scope: ContinuationScope
  package let task: Closure
  /// The mention of the continuation that stores it.
  package let token: Int
}

extension SourceFile {
  package var lateRegistrations: [LateRegistration] {
    continuationScopes.compactMap { scope in
      // Each use looks at the whole task: a hostile one must not cost its length squared.
      for use in scope.uses.prefix(64) {
        if let task = taskThatStores(use, in: scope) {
          return LateRegistration(scope: scope, task: task.closure, token: task.token)
        }
        let between = closures(around: use.token).prefix { $0.brace != scope.closure.brace }
        guard let task = between.first(where: isTask) else { continue }
        if use.resumes {
          guard let callback = between.first, callback.brace != task.brace, isRegistered(callback),
            !works(task, for: scope, besides: callback.body)
          else { continue }
        } else if works(task, for: scope) || !isStored(use.token) || isOutOfReach(use.token, before: task)
          || goesOn(task, behind: use.token)
        {
          continue
        }
        return LateRegistration(scope: scope, task: task, token: use.token)
      }
      return nil
    }
  }

  /// The task that alone gets a local made of the continuation, and stores it: `let waiter = Waiter(continuation)`, then
  /// `Task { await list.append(waiter) }`.
  private func taskThatStores(_ use: ContinuationUse, in scope: ContinuationScope) -> (closure: Closure, token: Int)? {
    guard let local = local(madeOf: use, in: scope),
      case let mentions = mentions(of: outline.name(local.name), in: local.visible).filter({ isUse($0, of: local) }),
      let first = mentions.first, let task = closures(around: first).first, isTask(task),
      scope.closure.body.contains(task.brace), !works(task, for: scope),
      mentions.allSatisfy({ task.body.contains($0) && tokens[$0 + 1].kind != .period }),
      let store = mentions.first(where: { isGivenToStoringFunction($0, in: task) })
    else { return nil }
    return (task, store)
  }

  private func isUse(_ token: Int, of local: Binding) -> Bool {
    local.visible.contains(token) && isUse(token) && binding(for: token)?.name == local.name
  }

  /// `waiter` in `let waiter = Waiter(deadline: deadline, continuation: continuation)`
  private func local(madeOf use: ContinuationUse, in scope: ContinuationScope) -> Binding? {
    guard !use.resumes, use.home == scope.closure.brace,
      let local = bindings(declaredIn: scope.closure.body.lowerBound..<use.token).last, local.kind == .variable,
      let value = local.value, value.contains(use.token), outline.beginsWithCapital(value.lowerBound)
    else { return nil }
    let isArgument = calls(in: value).contains { call in
      call.callee.lowerBound == value.lowerBound
        && outline.arguments(of: call).contains { $0.value == use.token..<use.token + 1 }
    }
    return isArgument ? local : nil
  }

  private func isGivenToStoringFunction(_ token: Int, in task: Closure) -> Bool {
    calls(in: task.body).contains { call in
      guard let name = calledName(of: call), isNamedLikeStoring(name), !asksAgain(name, call) else { return false }
      return outline.arguments(of: call).contains { $0.value == token..<token + 1 }
    }
  }

  /// Whether an awaited call keeps a callback for later: `await coordinator.setCompletion { … }`.
  private func isRegistered(_ callback: Closure) -> Bool {
    guard callback.call >= 0, outline.calls[callback.call].isAwaited,
      let name = calledName(of: outline.calls[callback.call])
    else { return false }
    return isNamedLikeStoring(name)
  }

  /// Whether a task resumes the continuation by itself, too: it does the work, and stores when it gets to that. What it
  /// says of an error at once is that nothing could be stored.
  private func works(_ task: Closure, for scope: ContinuationScope, besides callback: Range<Int> = 0..<0) -> Bool {
    scope.uses.contains { use in
      use.resumes && task.body.contains(use.token) && !callback.contains(use.token) && !isAnswerWithoutSelf(use.token)
        && !isInCatchOfSynchronousCode(use.token)
    }
  }

  /// `do { try buffer.stash(continuation) } catch { continuation.resume(throwing: error) }`
  private func isInCatchOfSynchronousCode(_ token: Int) -> Bool {
    let caught = scopes(around: token).first { $0.kind == .block && outline.blocks[$0.owner].kind == .catch }
    guard let close = caught.map({ outline.blocks[$0.owner].keyword - 1 }), tokens[close].kind == .closeBrace else {
      return false
    }
    return !(min(close, Int(tokens[close].partner))..<close).contains { tokens[$0].word == .await }
  }

  /// Whether a task gives a continuation to an object that its own function makes, and that only code behind names, in
  /// the task: nothing can wake it before. `await race.park(continuation)`, then `Task { await race.end(with: x) }`.
  private func isOutOfReach(_ token: Int, before task: Closure) -> Bool {
    let store = calls(in: task.body).last { call in
      outline.arguments(of: call).contains { $0.value == token..<token + 1 }
    }
    if let store, isNeededBehind(store, in: task) { return true }
    guard let receiver = store.flatMap({ receiver(of: $0) }), receiver.count == 1,
      let object = binding(for: receiver.lowerBound), object.kind == .variable, let value = object.value,
      outline.beginsWithCapital(value.lowerBound)
    else { return false }
    return mentions(of: outline.name(object.name), in: object.visible).allSatisfy { mention in
      mention >= receiver.lowerBound && task.body.contains(mention) || !isUse(mention, of: object)
    }
  }

  /// `let id = await table.register(continuation)`, then `await page.call(id)`: who wakes it up must know the number first.
  private func isNeededBehind(_ store: Call, in task: Closure) -> Bool {
    guard let local = binding(withValueAt: startOfExpression(of: store)) else { return false }
    // What is needed is needed soon; a hostile file must not cost its length squared.
    let behind = store.end..<max(store.end, min(store.end + 512, task.body.upperBound))
    guard let use = behind.first(where: { outline.name($0) == outline.name(local.name) && isUse($0, of: local) }) else {
      return false
    }
    return calls(in: behind).contains { $0.isAwaited && $0.end > use }
  }

  /// `Task { answer = continuation; await manager.requestAccess() }`: nobody is asked for an answer before it is stored.
  private func goesOn(_ task: Closure, behind store: Int) -> Bool {
    calls(in: store..<max(store, task.body.upperBound)).contains { call in
      guard call.callee.lowerBound > store, let name = calledName(of: call), isDiscarded(startOfExpression(of: call))
      else { return false }
      return !isLog(call) && !Self.asksNothing.contains(outline.name(name)) && !isInCatch(name, of: task)
    }
  }

  private func isInCatch(_ token: Int, of task: Closure) -> Bool {
    scopes(around: token).prefix { $0.content.lowerBound > task.body.lowerBound }.contains { scope in
      scope.kind == .block && outline.blocks[scope.owner].kind == .catch
    }
  }

  private static let asksNothing: Set<Name> = ["resume", "print", "NSLog"]

  /// `guard let self else { return continuation.resume(throwing: CancellationError()) }`: no work was done.
  private func isAnswerWithoutSelf(_ resume: Int) -> Bool {
    guard let scope = scopes(around: resume).first, scope.kind == .block,
      case let block = outline.blocks[scope.owner], block.kind == .guard
    else { return false }
    return bindsSelf(block.header) && !block.header.contains { tokens[$0].kind == .comma }
  }

  /// Whether a value is assigned, put into a collection or given to a function that keeps it, by itself or wrapped:
  /// `waiters.append(Waiter(id: id, continuation: continuation))`, `waiters.append((id, continuation))`.
  private func isStored(_ token: Int) -> Bool {
    let value = outline.wrapped(token)
    guard tokens[value.lowerBound - 1].kind != .equal else { return outline.storage(ofWhole: value) != nil }
    let call = calls(withArgumentAt: value.lowerBound).last { call in
      outline.arguments(of: call).contains { $0.value == value }
    }
    guard let call, let name = calledName(of: call), !outline.beginsWithCapital(name) else { return false }
    return !asksAgain(name, call) && (isNamedLikeStoring(name) || isKept(by: name, call))
  }

  /// Whether a function of the file with the name, or the one that is called elsewhere, resumes what it is given, or what
  /// that holds, on some path: it has asked again whether there is something to wait for.
  private func asksAgain(_ name: Int, _ call: Call) -> Bool {
    let name = outline.name(name)
    if let known = streamMemory.functionsAskingAgain[name] { return known }
    let here = functions(named: name)
    // Other objects may have other functions of the name.
    if here.isEmpty, let other = functionElsewhere(calledBy: call) {
      return other.file.resumesParameter(other.function)
    }
    let asks = here.contains(where: resumesParameter)
    streamMemory.functionsAskingAgain[name] = asks
    return asks
  }

  private func resumesParameter(_ function: Function) -> Bool {
    guard function.kind == .function, let body = function.body else { return false }
    return outline.parameters(of: function).contains { parameter in
      body.contains { token in
        tokens[token].kind == .identifier && binding(for: token)?.name == parameter.name
          && (tokens[token + 1].kind == .period || tokens[token + 1].kind == .question)
          && [token + 2, token + 4].contains { body.contains($0) && outline.spells($0, "resume") }
      }
    }
  }

  /// `answer?.resume(returning: false); answer = next`, `waiters.updateValue(next, forKey: id)?.resume(returning: false)`
  private func storesParameter(_ function: Function) -> Bool {
    guard let body = function.body else { return false }
    return outline.parameters(of: function).contains { parameter in
      body.contains { token in
        tokens[token].kind == .identifier && binding(for: token)?.name == parameter.name
          && storage(of: token).map { meaning(of: $0) == .member } ?? false
      }
    }
  }

  private func isNamedLikeStoring(_ name: Int) -> Bool { outline.text(name).begins(withWordOf: Self.storing) }

  /// Verbs of what is put somewhere to be found later, by whoever wakes up the one that waits.
  private static let storing = [
    "append", "insert", "add", "register", "enqueue", "store", "set", "push", "save", "subscribe", "park",
    "hold", "keep", "queue", "remember", "track", "attach", "put", "stash",
  ]

  /// Whether all functions of the file with the name, or the one that is called elsewhere, keep a continuation.
  private func isKept(by token: Int, _ call: Call) -> Bool {
    let name = outline.name(token)
    // Who calls another object's function of its own name is not what it calls.
    let caller = memberFunction(around: token).flatMap { outline.name($0.name) == name ? $0.keyword : nil }
    if caller == nil, let known = streamMemory.functionsKeeping[name] { return known }
    let named = functions(named: name).filter { $0.kind == .function && $0.keyword != caller }
    if named.isEmpty, let other = functionElsewhere(calledBy: call) { return other.file.keeps(other.function) }
    let keeps = !named.isEmpty && named.allSatisfy(keeps)
    if caller == nil { streamMemory.functionsKeeping[name] = keeps }
    return keeps
  }

  /// Whether a function has no `resume` in it, or stores what it is given in a property.
  private func keeps(_ function: Function) -> Bool {
    function.body.map { !$0.contains { outline.spells($0, "resume") } } ?? false || storesParameter(function)
  }
}
