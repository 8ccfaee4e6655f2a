package import Lexing
package import Outlining

/// What becomes of a closure: whether it outlives the call that takes it, and where it runs.
package enum ClosureFate: Sendable, Equatable {
  /// Runs before the call returns, on the caller's thread.
  case runsInPlace
  /// Runs before the call returns, on the main actor: `MainActor.run`, `assumeIsolated`.
  case runsOnMainActor
  /// The operation of a task that inherits its surroundings' isolation.
  case task
  /// The operation of `Task.detached`.
  case detachedTask
  /// Kept and called later.
  case kept(PlatformFacts.Queue)
  case unknown

  /// Nil when it is not known.
  package var outlivesCall: Bool? {
    switch self {
    case .runsInPlace, .runsOnMainActor: false
    case .task, .detachedTask, .kept: true
    case .unknown: nil
    }
  }
}

extension SourceFile {
  /// What the call that takes a closure does with it.
  package func fate(of closure: Closure) -> ClosureFate {
    if closure.isCalledAtOnce { return .runsInPlace }
    guard closure.call >= 0 else { return .unknown }
    return fate(of: argument(of: closure), to: outline.calls[closure.call])
  }

  /// What a call does with the function that it takes between its parentheses under a label.
  package func fate(ofArgument label: Name?, to call: Call) -> ClosureFate {
    fate(of: ClosureArgument(label: label), to: call)
  }

  private func fate(of argument: ClosureArgument, to call: Call) -> ClosureFate {
    if let task = taskFate(of: call) { return task }
    guard let name = calledName(of: call) else { return .unknown }
    if let own = ownFate(of: call, name: name) { return own }
    return platformFate(of: call, name: rowName(ofCalled: name), argument: argument)
  }

  func taskFate(of call: Call) -> ClosureFate? {
    if calls(call, "MainActor.run") || calls(call, "MainActor.assumeIsolated") { return .runsOnMainActor }
    guard let token = calledName(of: call), namesTask(call), case let name = outline.name(token) else { return nil }
    if UnstructuredTasks.inheriting.contains(name) { return .task }
    return UnstructuredTasks.detached.contains(name) ? .detachedTask : nil
  }

  /// `Task`, where the project has no type of that name, `Swift.Task`, `_Concurrency.Task`
  func namesTask(_ call: Call) -> Bool {
    guard let first = call.callee.first else { return false }
    if outline.spells(first, "Task") { return !project.declaresType(named: "Task", in: index) }
    if call.callee.count == 2, tokens[first].kind == .period {
      let makesTask = outline.spells(first + 1, "init") || outline.spells(first + 1, "detached")
      return makesTask && shape(expectedAt: first).isNamed("Task")
        && !project.declaresType(named: "Task", in: index)
    }
    return call.callee.count > 2 && outline.spells(first + 2, "Task")
      && (outline.spells(first, "_Concurrency") || outline.spells(first, "Swift"))
  }

  /// Whether a closure is the operation of a task, of a group's too.
  package func isTask(_ closure: Closure) -> Bool {
    switch fate(of: closure) {
    case .task, .detachedTask: true
    default: false
    }
  }

  package func isUnstructuredTask(_ closure: Closure) -> Bool {
    closure.call >= 0 && namesTask(outline.calls[closure.call]) && isTask(closure)
  }

  /// The operations of `Task { … }` and `Task.detached { … }`, without those of task groups.
  package var taskOperations: [Closure] {
    outline.closures.filter(isUnstructuredTask)
  }

  /// What a group awaits lives no longer than the function around, and ends with it.
  func isChildOfGroup(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]) else { return false }
    return TaskGroups.starts.contains(outline.name(name))
  }

  /// A function of the project says by `@escaping` whether it keeps its closures.
  private func ownFate(of call: Call, name: Int) -> ClosureFate? {
    if receiver(of: call) == nil, binding(for: name) != nil { return .unknown }
    guard let facts = ownFunctions(called: name, by: call) else { return nil }
    let answers = Set(facts.map(\.keepsClosures))
    guard answers.count == 1, let answer = answers.first else { return facts.isEmpty ? nil : .unknown }
    // `perform(_ update: @MainActor () -> Void)` calls it there from wherever it runs itself.
    let isForMain = facts.allSatisfy { $0.closureIsolation == .mainActor }
    if answer == false, isForMain || facts.allSatisfy({ $0.isolation == .mainActor }) { return .runsOnMainActor }
    return answer.map { $0 ? .kept(isForMain ? .main : .unknown) : .runsInPlace } ?? .unknown
  }

  /// Whether a function of the project calls a closure before it returns, although its type lets it escape.
  func isOnlyCalled(_ closure: Closure) -> Bool {
    guard closure.call >= 0, case let call = outline.calls[closure.call], let name = calledName(of: call) else {
      return false
    }
    // `true` may stand for what the function does not do by itself.
    let isSwitched = outline.arguments(of: call).contains {
      $0.value.count == 1 && tokens[$0.value.lowerBound].word == .true
    }
    return !isSwitched && calls(name, haveTrait: .onlyCalls, by: call)
  }

  /// The project's functions that a call may mean; nil when the receiver's type is not the project's.
  func ownFunctions(called name: Int, by call: Call) -> [MemberFact]? {
    let facts: [MemberFact]
    let isImplicitMember = call.callee.lowerBound == name - 1 && tokens[name - 1].kind == .period
    let owner = isImplicitMember ? shape(expectedAt: name - 1) : receiver(of: call).map { shape(ofExpression: $0) }
    if let shape = owner {
      guard shape.isKnown, shape.container == .none, let type = project.type(named: shape.base, in: index) else {
        return nil
      }
      facts = type.members(named: outline.name(name), seenFrom: index)
    } else {
      let members = members(for: name)
      facts = members.isEmpty ? globals(called: name) : members
    }
    return facts.filter { $0.kind == .function || $0.kind == .initializer }
  }

  /// The functions that a call may mean, where this file has all of the project's, and all of that name in it are meant.
  /// No more than 16: whoever asks reads their bodies for each call, and a hostile file has thousands of both.
  func onlyFunctions(called name: Int, by call: Call) -> [Function]? {
    let known = functions(named: outline.name(name))
    guard (1...16).contains(known.count), ownFunctions(called: name, by: call)?.count == known.count else { return nil }
    return known
  }

  private func platformFate(of call: Call, name: Name, argument: ClosureArgument) -> ClosureFate {
    switch name {
    case _ where TaskGroups.starts.contains(name): return .task
    case "async", "asyncAfter":
      guard let receiver = receiver(of: call), !isOthersQueue(receiver) else { return .unknown }
      return .kept(queue(named: receiver))
    case "sync", "asyncAndWait":
      guard let receiver = receiver(of: call) else { return .unknown }
      return isMainQueue(receiver) ? .runsOnMainActor : .runsInPlace
    case "sink", "handleEvents":
      return .kept(queueOfPublisher(call.callee))
    case "AsyncStream", "AsyncThrowingStream": return isGivenContinuation(argument, of: call) ? .runsInPlace : .unknown
    default: break
    }
    if Self.sharedWithPublishers.contains(name), let receiver = receiver(of: call) {
      if isCollection(receiver) || hasMapOnlyAsOptional(receiver) { return .runsInPlace }
      let queue = queueOfPublisher(call.callee)
      return queue == .unknown ? .unknown : .kept(queue)
    }
    if isNonescaping(call, name: name, label: argument.label) { return .runsInPlace }
    return callbackFate(of: call, name: name, argument: argument)
  }

  /// Functions that collections call in place, and publishers and lazy sequences keep.
  private static let sharedWithPublishers = ClosureTakers.ofSequences.union(["mapError", "removeDuplicates"])

  private func isCollection(_ expression: Range<Int>) -> Bool {
    let container = shape(ofExpression: expression).container
    return container == .array || container == .dictionary
  }

  /// Whether an expression is of a type that is neither a sequence nor a publisher: only an optional of it has `map`. A
  /// timer is such, and a type of the project with nothing above it that may be one.
  private func hasMapOnlyAsOptional(_ expression: Range<Int>) -> Bool {
    let shape = shape(ofExpression: expression)
    guard shape.isKnown, shape.container == .none else { return false }
    if shape.isNamed("Timer") { return true }
    guard let type = project.declaredType(named: shape.base, in: index), type.kind != .protocol else { return false }
    return type.ancestry.allSatisfy { project.platform.isolation[$0] != nil || $0 == "NSObject" }
  }

  /// Functions at file level, or the initializers of a type.
  private func globals(called name: Int) -> [MemberFact] {
    let functions = project.globals(named: outline.name(name), in: index)
    guard functions.isEmpty, outline.beginsWithCapital(name) else { return functions }
    return project.declaredType(named: outline.name(name), in: index)?.members(named: "init", seenFrom: index) ?? []
  }

  func isNonescaping(_ call: Call, name: Name, label: Name?) -> Bool {
    project.platform.nonescaping[name]?.contains { fits($0, call, label) } ?? false
  }

  private func fits(_ function: PlatformFacts.Nonescaping, _ call: Call, _ label: Name?) -> Bool {
    switch function {
    case .always: true
    case .labelled(let wanted): label == wanted
    case .ofType(let owner): receiver(of: call).map { shape(ofExpression: $0).isNamed(owner) } ?? false
    }
  }

  private func callbackFate(of call: Call, name: Name, argument: ClosureArgument) -> ClosureFate {
    let fitting = callbacks(named: name, of: call, taking: argument)
    let queues = Set(fitting.map(\.queue))
    guard let queue = queues.first, queues.count == 1 else { return fitting.isEmpty ? .unknown : .kept(.unknown) }
    // One of several functions of the name calls its closure at once.
    if queue == .caller, project.platform.nonescaping[name] != nil { return .unknown }
    if let receiver = receiver(of: call), isMainQueue(receiver) { return .kept(.main) }
    if sessionsCallBackOnMain, fitting.allSatisfy({ project.platform.sessions[$0.type] != nil }) {
      return .kept(.unknown)
    }
    switch queue {
    case .given: return .kept(queueGiven(to: call, name: name))
    case .caller: return .kept(timerQueue(name))
    case .unknown where fitting.allSatisfy({ $0.type == "Publisher" }): return .kept(queueOfPublisher(call.callee))
    default: return .kept(queue)
    }
  }

  /// Timers are scheduled on the main run loop almost always, and nothing shows where one is not.
  private func timerQueue(_ function: Name) -> PlatformFacts.Queue {
    function == "scheduledTimer" || function == "Timer" ? .main : .unknown
  }
}
