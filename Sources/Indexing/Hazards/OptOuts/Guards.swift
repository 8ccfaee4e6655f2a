import Lexing
import Outlining

/// Whether something keeps other threads out while code runs.
package enum Guard: Sendable, Equatable {
  /// A lock is held, or the code runs on a queue that lets one block run at a time; the token shows it.
  case held(by: Int)
  /// The code runs on an actor, or on a queue or event loop that it insists on; the token shows it.
  case isolated(by: Int)
  /// Nothing keeps others out: the token is the function or closure in which that is so.
  case open(Int)
  /// Runs while nobody else can have the instance, as `init` does.
  case alone
  case unknown

  package var isHeld: Bool { if case .held = self { true } else { false } }
  package var isOpen: Bool { if case .open = self { true } else { false } }
}

/// A function that changes something or only reads.
struct GuardQuestion: Hashable {
  let function: FunctionPlace
  let writes: Bool
}

/// Closures that these functions take run at once, on the same thread and under the same locks.
private let transparentCalls = ClosureTakers.ofSequences.union(ClosureTakers.ofCollections)
  .union(ClosureTakers.lending).union(ContinuationFunctions.all).union(TaskGroups.functions)

/// Functions that call their closure while they keep others out.
private let guardingCalls = ClosureTakers.ofLocks.union(["asyncAndWait"])

extension SourceFile {
  /// What guards the code at a token; `writes` says whether it changes something, which a concurrent queue allows
  /// behind a barrier only.
  package func guarding(_ token: Int, writes: Bool, depth: Int = 0) -> Guard {
    var inside = token
    var given: Set<Name> = []
    for scope in scopes(around: token) {
      if let held = guardHeld(at: inside, in: scope, given: &given) { return held }
      switch scope.kind {
      case .block where isBehindFailedTry(outline.blocks[scope.owner]):
        inside = outline.blocks[scope.owner].keyword
        continue
      case .block where mentionsLock(outline.blocks[scope.owner].header): return .unknown
      case .block, .accessors: break
      case .closure where outline.closures[scope.owner].takesAlong(token): break
      case .closure:
        if let answer = guarding(closure: outline.closures[scope.owner], writes: writes, depth: depth) { return answer }
      case .function: return guardOfFunction(outline.functions[scope.owner], writes: writes)
      case .type, .file: return .unknown
      }
      inside = scope.content.lowerBound - 1
    }
    return .unknown
  }

  /// Whether what is held is a lock or queue that each object has for itself, of a type that has more than one: it keeps
  /// nobody away from what is static.
  func isOfOneObject(_ answer: Guard) -> Bool {
    guard case .held(let name) = answer,
      let call = calls(in: max(0, name - 8)..<name + 1).last(where: { calledName(of: $0) == name }),
      let lock = receiver(of: call)?.last, tokens[lock].kind == .identifier, meaning(of: lock) == .member,
      let fact = storedMember(lock), !fact.isStatic, let type = type(around: lock)
    else { return false }
    return !project.hasInstanceOfItsOwn(type) && !project.outlivesEverything(type)
  }

  /// Nil for a closure that runs where it stands.
  private func guarding(closure: Closure, writes: Bool, depth: Int) -> Guard? {
    if closure.isCalledAtOnce { return nil }
    if let written = writtenIsolation(in: closure.attributes), written.isolation != .nonisolated {
      return .isolated(by: closure.brace)
    }
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]) else { return .unknown }
    let call = outline.calls[closure.call]
    if guardingCalls.contains(outline.name(name)) { return .held(by: name) }
    if outline.spells(name, "sync") || outline.spells(name, "async") || outline.spells(name, "asyncAfter") {
      return receiver(of: call).map { guarding(queue: $0, of: call, name: name, writes: writes) } ?? .unknown
    }
    if let answer = guarding(closureUnderLockOf: call, name, writes: writes) { return answer }
    if let queue = queueOfHandler(takenBy: call, name) {
      return guarding(queue: queue, of: call, name: name, writes: writes)
    }
    if isSerialOperation(call, name) { return .held(by: name) }
    if transparentCalls.contains(outline.name(name)) { return nil }
    if outline.spells(name, "withTaskCancellationHandler") {
      // Whoever cancels the task calls its handler, while the operation is under way.
      return closure.label >= 0 && outline.spells(closure.label, "onCancel") ? .open(name) : nil
    }
    if let answer = guarding(closureGivenTo: call, writes: writes, depth: depth) { return answer }
    switch fate(of: closure) {
    case .runsOnMainActor, .kept(.main): return .isolated(by: name)
    case .task: return mainThread(at: closure.body.lowerBound) == .onMain ? .isolated(by: name) : .open(name)
    case .detachedTask: return .open(name)
    case .kept(.background) where isCalledOnStrangeQueue(closure, name): return .open(name)
    case .runsInPlace, .kept, .unknown: return .unknown
    }
  }

  /// Whether a framework calls a closure on a queue of its own, where none of this file's locks and queues keep others out.
  private func isCalledOnStrangeQueue(_ closure: Closure, _ name: Int) -> Bool {
    let call = outline.calls[closure.call]
    let known = callbacks(named: rowName(ofCalled: name), of: call, taking: argument(of: closure))
    guard !known.isEmpty, known.allSatisfy({ $0.queue == .background }) else { return false }
    return calls(named: "URLSession").allSatisfy { argument("delegateQueue", of: $0) == nil }
  }

  /// A serial queue runs one block at a time; a concurrent one does so for barriers, and lets readers in together.
  private func guarding(queue: Range<Int>, of call: Call, name: Int, writes: Bool) -> Guard {
    if isMainQueue(queue) { return .isolated(by: name) }
    if isGlobalQueue(queue) {
      return outline.spells(name, "sync") ? .unknown : .open(name)
    }
    let flags = argument("flags", of: call)?.value
    let isBarrier = flags?.contains { outline.spells($0, "barrier") } ?? false
    return writes && !isBarrier && isConcurrent(queue) ? .open(name) : .held(by: name)
  }

  /// Whether a queue is made, in this file or where the property stands, to run several blocks at once.
  private func isConcurrent(_ queue: Range<Int>) -> Bool {
    if let made = value(named: queue) { return makesConcurrent(made) }
    guard let name = queue.last, tokens[name].kind == .identifier, let found = variableElsewhere(ofMember: name) else {
      return false
    }
    return found.variable.value.map(found.file.makesConcurrent) ?? false
  }

  /// `DispatchQueue(label: "io", attributes: .concurrent)`, `DispatchQueue.global()`; not what only has such a target.
  private func makesConcurrent(_ value: Range<Int>) -> Bool {
    isGlobalQueue(value) || value.contains { outline.spells($0, "concurrent") }
  }

  /// A block of an operation queue that runs one at a time, as the file says of it, or a barrier.
  private func isSerialOperation(_ call: Call, _ name: Int) -> Bool {
    if outline.spells(name, "addBarrierBlock") { return true }
    guard outline.spells(name, "addOperation"), let queue = receiver(of: call), let last = queue.last,
      tokens[last].kind == .identifier
    else { return false }
    let made = value(named: queue)
    return tables.tokensByName["maxConcurrentOperationCount"].contains { limit in
      tokens[limit + 1].kind == .equal && outline.spells(limit + 2, "1")
        && (outline.name(limit - 2) == outline.name(last) || made?.contains(limit) ?? false)
    }
  }

  /// The queue on which a dispatch source calls the handler that it is given, where the file has a name for it.
  private func queueOfHandler(takenBy call: Call, _ name: Int) -> Range<Int>? {
    guard Self.handlersOfSources.contains(outline.name(name)), let source = receiver(of: call),
      case let made = sources(named: source), made.count == 1, let queue = argument("queue", of: made[0])?.value
    else { return nil }
    return value(named: queue) == nil ? nil : queue
  }

  private func guardOfFunction(_ function: Function, writes: Bool) -> Guard {
    let question = GuardQuestion(function: place(of: function), writes: writes)
    return project.guardsOfFunctions.answer(to: question) { [self] in guarding(function: function, writes: writes) }
  }

  private func guarding(function: Function, writes: Bool) -> Guard {
    switch function.kind {
    case .initializer, .deinitializer, .willSet, .didSet: return .alone
    case .otherAccessor, .macro: return .unknown
    default: break
    }
    guard outline.scopes[function.parent].kind != .function, outline.scopes[function.parent].kind != .closure,
      outline.scopes[function.parent].kind != .block
    else { return .unknown }
    switch isolation(of: function) {
    case .mainActor, .actor, .global:
      if isPartOfInitializers(function) { return .alone }
      guard saysThatItIsLocked(function.name), isSeenHereOnly(function) else {
        return .isolated(by: function.keyword)
      }
      // Its class may be on an actor, and others share what it guards besides.
      let callers = guardingCallers(of: function, writes: writes)
      return callers.isHeld ? callers : .isolated(by: function.keyword)
    // What is on an actor is Sendable and need not be unchecked: a strange superclass puts it on none.
    case .unknown where !isUnchecked(function): return .unknown
    case .unknown, .nonisolated:
      return guarding(delegate: function, writes: writes)
        ?? guardingCallers(of: function, writes: writes)
    }
  }

  /// A delegate's method runs on the queue that it is registered with. What others chose guards nothing else of the type.
  private func guarding(delegate method: Function, writes: Bool) -> Guard? {
    guard let delegate = delegateQueue(of: method), delegate.isOwn, let label = delegate.label,
      let value = delegate.value
    else { return nil }
    guard writes, let made = self.value(named: value) else { return .held(by: label) }
    return made.contains { outline.spells($0, "concurrent") } ? .open(label) : .held(by: label)
  }

  /// Whether a function whose isolation another module's type decides is in a class that says of itself that any thread
  /// may use it; not where the declaration around it names a protocol that is on the main actor, at least for its
  /// requirements.
  private func isUnchecked(_ function: Function) -> Bool {
    guard isolationAnswer(of: function).reason == .foreignType, let type = type(around: function.keyword),
      let declaration = typeDeclaration(around: function.keyword)
    else { return false }
    let isMainActorConformance = declaration.inheritance.contains { entry in
      entry.last.map { isOnMainActorInPart(outline.name($0)) } ?? false
    }
    return !isMainActorConformance && optOutMemory.uncheckedTypes.contains(type.name)
  }
}
