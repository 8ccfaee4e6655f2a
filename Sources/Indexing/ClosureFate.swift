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
    let label = closure.label >= 0 ? outline.name(closure.label) : nil
    return fate(ofArgument: label, to: outline.calls[closure.call])
  }

  /// What a call does with the closure that it takes under a label.
  package func fate(ofArgument label: Name?, to call: Call) -> ClosureFate {
    if let task = taskFate(of: call) { return task }
    guard let name = calledName(of: call) else { return .unknown }
    if let own = ownFate(of: call, name: name) { return own }
    return platformFate(of: call, name: outline.name(name), label: label)
  }

  private func taskFate(of call: Call) -> ClosureFate? {
    if calls(call, "MainActor.run") || calls(call, "MainActor.assumeIsolated") { return .runsOnMainActor }
    guard let first = call.callee.first, outline.spells(first, "Task"), !project.declaresType(named: "Task", in: index)
    else {
      return nil
    }
    guard let name = calledName(of: call) else { return nil }
    switch outline.name(name) {
    case "Task", "init", "immediate": return .task
    case "detached", "immediateDetached": return .detachedTask
    default: return nil
    }
  }

  /// A function of the project says by `@escaping` whether it keeps its closures.
  private func ownFate(of call: Call, name: Int) -> ClosureFate? {
    let facts: [MemberFact]
    if let receiver = receiver(of: call) {
      let shape = shape(ofExpression: receiver)
      guard shape.isKnown, shape.container == .none, let type = project.type(named: shape.base, in: index) else {
        return nil
      }
      facts = type.members(named: outline.name(name), seenFrom: index)
    } else {
      if binding(for: name) != nil { return .unknown }
      let members = members(for: name)
      facts = members.isEmpty ? project.globals(named: outline.name(name), in: index) : members
    }
    let answers = Set(facts.filter { $0.kind == .function || $0.kind == .initializer }.map(\.keepsClosures))
    guard answers.count == 1, let answer = answers.first else { return facts.isEmpty ? nil : .unknown }
    return answer.map { $0 ? .kept(.unknown) : .runsInPlace } ?? .unknown
  }

  private func platformFate(of call: Call, name: Name, label: Name?) -> ClosureFate {
    switch name {
    case "addTask", "addTaskUnlessCancelled": return .task
    case "async", "asyncAfter":
      guard let receiver = receiver(of: call) else { return .unknown }
      return .kept(queue(named: receiver))
    case "sync", "asyncAndWait":
      guard let receiver = receiver(of: call) else { return .unknown }
      return isMainQueue(receiver) ? .runsOnMainActor : .runsInPlace
    case "sink", "receiveValue", "receiveCompletion", "handleEvents":
      return .kept(receivesOnMain(call.callee) ? .main : .unknown)
    default: break
    }
    if Self.sharedWithPublishers.contains(name), let receiver = receiver(of: call) {
      return isCollection(receiver) ? .runsInPlace : .unknown
    }
    if project.platform.nonescaping.contains(name) { return .runsInPlace }
    return callbackFate(of: call, name: name, label: label)
  }

  /// Functions that collections call in place, and publishers and lazy sequences keep.
  private static let sharedWithPublishers: Set<Name> = [
    "map", "compactMap", "flatMap", "filter", "first", "last", "drop", "prefix", "contains", "reduce", "allSatisfy",
    "min", "max", "mapError", "removeDuplicates",
  ]

  private func isCollection(_ expression: Range<Int>) -> Bool {
    let container = shape(ofExpression: expression).container
    return container == .array || container == .dictionary
  }

  private func callbackFate(of call: Call, name: Name, label: Name?) -> ClosureFate {
    guard let known = project.platform.callbacks[name] else { return .unknown }
    let fitting = known.filter { label == nil || $0.label == nil || $0.label == label }
    let queues = Set(fitting.map(\.queue))
    guard let queue = queues.first, queues.count == 1 else { return fitting.isEmpty ? .unknown : .kept(.unknown) }
    guard queue == .given else { return .kept(queue == .caller ? timerQueue(name) : queue) }
    let argument = argument("queue", of: call) ?? argument("to", of: call) ?? argument("on", of: call)
    return .kept(argument.map { self.queue(named: $0.value) } ?? .unknown)
  }

  /// Timers are scheduled on the main run loop almost always, and nothing shows where one is not.
  private func timerQueue(_ function: Name) -> PlatformFacts.Queue {
    function == "scheduledTimer" || function == "Timer" ? .main : .unknown
  }

  /// Which queue an expression names.
  private func queue(named expression: Range<Int>) -> PlatformFacts.Queue {
    if isMainQueue(expression) { return .main }
    if spellsStart(expression, "DispatchQueue.global") || spellsStart(expression, "DispatchQueue(") {
      return .background
    }
    guard let last = expression.last, tokens[last].kind == .identifier, tokens[last].word == .none else {
      return .unknown
    }
    return initialValue(of: last).map { spellsStart($0, "DispatchQueue") ? .background : .unknown } ?? .unknown
  }

  private func spellsStart(_ range: Range<Int>, _ text: String) -> Bool {
    outline.text(range).hasPrefix(text)
  }

  /// `DispatchQueue.main`, `OperationQueue.main`, `.main`, or a name that was given one of them.
  package func isMainQueue(_ expression: Range<Int>) -> Bool {
    if spells(expression, "DispatchQueue.main") || spells(expression, "OperationQueue.main")
      || spells(expression, ".main") || spells(expression, "RunLoop.main")
      || spells(expression, "Dispatch.DispatchQueue.main")
    {
      return true
    }
    guard let name = expression.last, tokens[name].kind == .identifier, isBareOrSelf(expression),
      let value = initialValue(of: name)
    else { return false }
    return spells(value, "DispatchQueue.main") || spells(value, "OperationQueue.main") || spells(value, ".main")
  }

  /// `DispatchQueue.main`, or a name that was given it.
  package func isMainDispatchQueue(_ expression: Range<Int>) -> Bool {
    if spells(expression, "DispatchQueue.main") || spells(expression, "Dispatch.DispatchQueue.main") { return true }
    guard let name = expression.last, tokens[name].kind == .identifier, isBareOrSelf(expression),
      let value = initialValue(of: name)
    else { return false }
    return spells(value, "DispatchQueue.main")
      || (spells(value, ".main") && shape(ofName: name).isNamed("DispatchQueue"))
  }

  private func isBareOrSelf(_ expression: Range<Int>) -> Bool {
    expression.count == 1 || (expression.count == 3 && tokens[expression.lowerBound].word == .self)
  }

  /// What a `let` of this file with this name was given: a local, else a property of the type around it.
  private func initialValue(of name: Int) -> Range<Int>? {
    if let binding = binding(for: name) { return binding.value }
    let wanted = outline.name(name)
    let variable = outline.variables.first {
      $0.introducer == .let && outline.name($0.name) == wanted && outline.scopes[$0.parent].kind != .function
    }
    return variable?.value
  }

  /// A Combine chain that hops to the main queue or run loop.
  private func receivesOnMain(_ callee: Range<Int>) -> Bool {
    calls(in: callee).contains { call in
      guard let name = calledName(of: call), outline.spells(name, "receive"), let argument = argument("on", of: call)
      else { return false }
      return isMainQueue(argument.value)
    }
  }
}
