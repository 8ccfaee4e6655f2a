package import Outlining

/// What keeps self alive while a loop in a task runs.
package struct SelfHolder {
  package enum Form: Sendable {
    /// The task's closure captured it.
    case closure
    /// `guard let self` before the loop made a weak reference strong.
    case unwrapped
    /// The loop is in a method that a task calls on self.
    case method
  }

  package let form: Form
  /// In which the task stands.
  package let file: SourceFile
  /// The task's closure.
  package let task: Closure
  /// The token that shows it.
  package let token: Int
}

/// A loop during which self cannot go.
package struct HoldingLoop {
  package let loop: Block
  package let holder: SelfHolder
  /// Where self is held by mistake: at the task, where that calls a method of the loop's file; else at the loop.
  package let place: Range<Int>

  fileprivate init(_ loop: Block, heldBy holder: SelfHolder, in file: SourceFile) {
    self.loop = loop
    self.holder = holder
    let standsAtTask = holder.form == .method && holder.file === file && holder.task.call >= 0
    place =
      standsAtTask
      ? file.outline.calls[holder.task.call].callee
      : loop.keyword..<max(loop.keyword + 1, loop.header.upperBound)
  }
}

extension SourceFile {
  /// The loops over sequences without end that hold self for ever, one for each place.
  package var endlessLoopsHoldingSelf: [HoldingLoop] { loops(awaitingLoops, heldBy: endlessHolder) }

  /// The same of sequences that nothing is known of, where `deinit` is to cancel the task: it waits for them to end.
  package var loopsHoldingSelfFromDeinit: [HoldingLoop] {
    loops(awaitingLoops.filter(isOfUnknownLength)) { loop in
      guard let holder = holder(of: loop), holder.file.isCancelledByDeinit(holder.task),
        !outlivesEverything(around: loop.keyword), !holder.file.isCancelledElsewhere(holder.task), !endsByItself(loop)
      else { return nil }
      return holder
    }
  }

  /// The loops that hold self until somebody cancels their task, and nobody but `deinit` does; one for each place.
  package var pollsHoldingSelf: [HoldingLoop] {
    loops(outline.blocks.filter(runsUntilCancelled)) { loop in
      holder(of: loop).flatMap { holder in
        outlivesEverything(around: loop.keyword) || holder.file.isCancelledElsewhere(holder.task) ? nil : holder
      }
    }
  }

  /// A method may have several loops, and the task stands for them.
  private func loops(_ loops: [Block], heldBy holder: (Block) -> SelfHolder?) -> [HoldingLoop] {
    var places: Set<Int> = []
    return loops.compactMap { loop in
      guard let holding = holder(loop).map({ HoldingLoop(loop, heldBy: $0, in: self) }),
        places.insert(holding.place.lowerBound).inserted
      else { return nil }
      return holding
    }
  }

  /// What holds self while an `await` loop runs; nil when nothing does.
  private func holder(of loop: Block) -> SelfHolder? {
    for scope in scopes(around: loop.keyword) {
      switch scope.kind {
      case .closure:
        let closure = outline.closures[scope.owner]
        switch fate(of: closure) {
        case .task where isChildOfGroup(closure):
          guard case .strong = selfCapture(of: closure)?.strength else { return nil }
        case .task, .detachedTask: return holder(of: loop, in: closure)
        case .runsInPlace, .runsOnMainActor: break
        case .kept, .unknown: return nil
        }
      case .function:
        let function = outline.functions[scope.owner]
        guard function.isAsync, function.kind == .function else { return nil }
        return caller(of: function) ?? callerElsewhere(of: function)
      case .block: break
      case .type, .accessors, .file: return nil
      }
    }
    return nil
  }

  /// What holds self while an `await` loop runs that never ends, and that nothing but `deinit` stops: for ever.
  func endlessHolder(of loop: Block) -> SelfHolder? {
    guard let holder = holder(of: loop), isEndless(loop), !outlivesEverything(around: loop.keyword),
      !holder.file.isCancelledElsewhere(holder.task), !endsByItself(loop)
    else { return nil }
    return holder
  }

  private func holder(of loop: Block, in task: Closure) -> SelfHolder? {
    guard let capture = selfCapture(of: task) else { return nil }
    switch capture.strength {
    case .strong: return SelfHolder(form: .closure, file: self, task: task, token: capture.token)
    case .unowned: return nil
    case .weak:
      let strong = strongBindings(in: task).first { $0.visible.contains(loop.keyword) }
      return strong.map { SelfHolder(form: .unwrapped, file: self, task: task, token: $0.name) }
    }
  }

  /// A task of this file that calls a method on self, or a local function with self in it, and so holds it until that
  /// returns.
  private func caller(of method: Function) -> SelfHolder? {
    guard let type = type(around: method.keyword), type.isReference, hasInstance(at: method.keyword) else { return nil }
    let name = outline.name(method.name)
    let local = isLocal(method) ? binding(declaredAt: method.name) : nil
    if let local, !localFunctionHoldsSelf(local) { return nil }
    let types = [type] + project.descendants(of: type)
    for call in types.flatMap({ calls(named: name, inTypesNamed: $0.name) }) {
      guard let called = calledName(of: call),
        local.map({ binding(for: called)?.name == $0.name }) ?? isCallOnSelf(call),
        let task = taskClosure(around: called)
      else { continue }
      return SelfHolder(form: .method, file: self, task: task, token: called)
    }
    // All are looked at for every loop: a hostile file must not cost its length squared.
    let tokens = types.flatMap { self.tokens(named: name, inTypesNamed: $0.name) }
    for token in tokens.prefix(256) where isUse(token) || isMemberOfSelf(token) {
      if let local, binding(for: token)?.name != local.name { continue }
      let start = isMemberOfSelf(token) ? token - 2 : token
      guard let call = taskCall(runningAt: start), let task = Closure(runningLike: method, startedBy: call) else {
        continue
      }
      return SelfHolder(form: .method, file: self, task: task, token: token)
    }
    return nil
  }

  /// The same in other files that see the method: in extensions of its type and in subclasses.
  private func callerElsewhere(of method: Function) -> SelfHolder? {
    guard type(around: method.keyword)?.isReference == true, hasInstance(at: method.keyword), !isLocal(method),
      !isSeenHereOnly(method)
    else { return nil }
    for file in filesCalling(method) {
      for call in file.calls(of: method, in: self)
      where file.isCallOnSelf(call) && file.surelyMeans(call, method, of: self) {
        guard let called = file.calledName(of: call), let task = file.taskClosure(around: called) else { continue }
        return SelfHolder(form: .method, file: file, task: task, token: called)
      }
    }
    return nil
  }

  private func taskClosure(around token: Int) -> Closure? {
    for scope in scopes(around: token) where scope.kind == .closure {
      let closure = outline.closures[scope.owner]
      switch fate(of: closure) {
      case .task where isChildOfGroup(closure): continue
      case .task, .detachedTask: return closure
      case .runsInPlace, .runsOnMainActor: continue
      case .kept, .unknown: return nil
      }
    }
    return nil
  }

  /// Whether the type around a token is one whose instance lives as long as the program, and which has no `deinit`: who
  /// writes one expects to see it run.
  package func outlivesEverything(around token: Int) -> Bool {
    guard let type = type(around: token) else { return false }
    if let known = taskMemory.stayingTypes[type.firstDeclaration] { return known }
    let stays =
      (project.outlivesEverything(type) || isMadeForEver(type))
      && (deinitializer(around: token).isEmpty || type.isProgram || project.hasInstanceOfItsOwn(type))
    taskMemory.stayingTypes[type.firstDeclaration] = stays
    return stays
  }

  /// The same, with a `deinit` or without, or it is in a variable of such an object, which may let go of it.
  package func mayOutliveEverything(around token: Int) -> Bool {
    type(around: token).map { project.outlivesEverything($0, mayLetGo: true) || isMadeForEver($0) } ?? false
  }
}
