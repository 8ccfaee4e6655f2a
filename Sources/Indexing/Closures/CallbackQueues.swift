import Lexing
import Outlining

/// What names a work item where it is submitted.
struct WorkItem: Hashable {
  let name: Name
  /// For a local, the keyword of the function around it, -1 without any; nil for others.
  let function: Int?
}

/// The queues that callbacks are given.
extension SourceFile {
  /// The queue on which a call has its closure called, where the function leaves the choice.
  func queueGiven(to call: Call, name: Name) -> PlatformFacts.Queue {
    switch name {
    case "DispatchWorkItem": return queueOfWorkItem(madeBy: call)
    case _ where Self.handlersOfSources.contains(name): return receiver(of: call).map { queueOfSource($0) } ?? .unknown
    case "perform": return receiver(of: call).map { queueOfContext($0) } ?? .unknown
    default: break
    }
    let labels: [StaticString] = ["queue", "to", "on", "using", "runningHandlerOn"]
    for label in labels {
      guard let argument = argument(label, of: call) else { continue }
      // A scheduler of background tasks that is given no queue makes one.
      if isNil(argument.value) {
        return name == "register" ? .background : .unknown
      }
      return queue(named: argument.value)
    }
    return .unknown
  }

  /// `addObserver(forName: …, object: …, queue: nil) { … }`
  func isOnPostersThread(_ closure: Closure) -> Bool {
    guard closure.call >= 0, case let call = outline.calls[closure.call], let name = calledName(of: call),
      outline.spells(name, "addObserver"), argument("forName", of: call) != nil, let queue = argument("queue", of: call)
    else { return false }
    return isNil(queue.value)
  }

  /// Where a framework calls a closure that is assigned to a property: `monitor.pathUpdateHandler = { … }` on the queue
  /// that `monitor.start(queue:)` names.
  func queueOfAssigned(_ closure: Closure) -> PlatformFacts.Queue {
    let equal = closure.brace - 1
    guard closure.call < 0, equal > 2, tokens[equal].kind == .equal, case let known = callbacks(assignedBefore: equal),
      let queue = known.first?.queue, known.allSatisfy({ $0.queue == queue })
    else { return .unknown }
    guard queue == .given, tokens[equal - 3].kind == .identifier else { return queue }
    let starts = startsByObject[startedObject(equal - 3), default: []]
    return agreed(starts.compactMap { argument("queue", of: $0) }.map { self.queue(named: $0.value) })
  }

  /// The calls of `start` by what they are called on: `startsByObject` of a new file.
  func readStartsByObject() -> [StartedObject: [Call]] {
    var starts: [StartedObject: [Call]] = [:]
    for call in calls(named: "start") {
      guard let name = receiver(of: call).flatMap({ lastName(of: $0) }) else { continue }
      starts[startedObject(name), default: []].append(call)
    }
    return starts
  }

  private func startedObject(_ name: Int) -> StartedObject {
    StartedObject(member: memberName(name), local: binding(for: name)?.name)
  }

  private func isNil(_ value: Range<Int>) -> Bool {
    value.count == 1 && tokens[value.lowerBound].word == .nil
  }

  /// The queue of a managed object context: what makes it, or its name, says which.
  private func queueOfContext(_ expression: Range<Int>, depth: Int = 0) -> PlatformFacts.Queue {
    // Each link of a long chain has all before it as its receiver.
    for token in expression.suffix(64).reversed() where tokens[token].kind == .identifier {
      switch outline.name(token) {
      case "newBackgroundContext", "privateQueueConcurrencyType": return .background
      case "viewContext", "mainContext", "mainQueueConcurrencyType": return .main
      default: continue
      }
    }
    guard depth < 4, let value = value(named: expression) else { return .unknown }
    return queueOfContext(value, depth: depth + 1)
  }

  /// The queue of a dispatch source: what all calls in this file say that make it.
  private func queueOfSource(_ expression: Range<Int>) -> PlatformFacts.Queue {
    agreed(sources(named: expression).map { queueOfSource(madeBy: $0) })
  }

  /// The calls of this file that make a dispatch source.
  func sources(named expression: Range<Int>) -> [Call] {
    guard let name = lastName(of: expression), calls(named: "setTarget").isEmpty else { return [] }
    // Locals of one name are made by many functions.
    let made = binding(for: name)?.value.flatMap { value in calls(in: value).first { makesSource($0) } }
    if let made { return [made] }
    let isOfOther = tokens[max(name - 1, 0)].kind == .period && !isMemberOfSelf(name)
    let own = isOfOther ? nil : sourcesByName[memberName(name)]
    return own ?? sourcesByName[outline.name(name)] ?? []
  }

  /// `DispatchSource.makeTimerSource(queue: queue)`
  private func makesSource(_ call: Call) -> Bool {
    outline.spells(call.callee.lowerBound, "DispatchSource")
      && calledName(of: call).map { outline.begins($0, with: "make") } ?? false
  }

  /// A source that is given no queue takes a global one.
  private func queueOfSource(madeBy call: Call) -> PlatformFacts.Queue {
    argument("queue", of: call).map { isNil($0.value) ? .background : queue(named: $0.value) } ?? .background
  }

  /// By the name that a source is given to, alone and as a member: `sourcesByName` of a new file.
  func readSourcesByName() -> [Name: [Call]] {
    var sources: [Name: [Call]] = [:]
    for call in outline.calls where makesSource(call) {
      guard let name = assignedName(before: call.callee.lowerBound) else { continue }
      for name in Set([outline.name(name), memberName(name)]) where sources[name, default: []].count < Self.mostSources
      {
        sources[name, default: []].append(call)
      }
    }
    return sources
  }

  /// Of one name; whoever asks for one looks at them all.
  private static let mostSources = 64

  private func agreed(_ queues: [PlatformFacts.Queue]) -> PlatformFacts.Queue {
    guard let first = queues.first, queues.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  /// The last name of `x`, `self.x`, `x!` or `x?`; nil for other expressions.
  private func lastName(of expression: Range<Int>) -> Int? {
    let last = tokens.beforeOptionalMarks(expression.upperBound - 1)
    return last >= expression.lowerBound && tokens[last].kind == .identifier ? last : nil
  }

  /// The name that a value which begins at a token is given to; the type of `let x: T =` is passed over.
  private func assignedName(before start: Int) -> Int? {
    guard start > 1, tokens[start - 1].kind == .equal else { return nil }
    let declared = binding(withValueAt: start)?.name ?? variable(withValueAt: start)?.name
    return declared ?? (tokens[start - 2].kind == .identifier ? start - 2 : nil)
  }

  /// Where a work item is submitted: by the call that it is made in, or by name; background if it is there once.
  private func queueOfWorkItem(madeBy call: Call) -> PlatformFacts.Queue {
    let start = call.callee.lowerBound
    if let direct = calls(withArgumentAt: start).first(where: submits) { return queueOfSubmission(direct) }
    guard let name = assignedName(before: start) else { return .unknown }
    // A local of the same name in another function is another item.
    let function = memberFunction(around: start)?.keyword ?? -1
    let queues = queuesOfItems[WorkItem(name: outline.name(name), function: nil), default: []]
      .union(queuesOfItems[WorkItem(name: outline.name(name), function: function), default: []])
    return queues.contains(.background) ? .background : agreed(Array(queues))
  }

  /// Functions that give a source what it calls on its queue.
  static let handlersOfSources: [Name] = ["setEventHandler", "setCancelHandler", "setRegistrationHandler"]

  private static let submitting: [Name] = ["async", "asyncAfter", "notify"] + handlersOfSources

  private func submits(_ call: Call) -> Bool {
    calledName(of: call).map { Self.submitting.contains(outline.name($0)) } ?? false
  }

  /// `queuesOfItems` of a new file.
  func readQueuesOfItems() -> [WorkItem: Set<PlatformFacts.Queue>] {
    var found: [WorkItem: Set<PlatformFacts.Queue>] = [:]
    for submission in Self.submitting.flatMap({ calls(named: $0) }) {
      for argument in outline.arguments(of: submission) {
        guard argument.label >= 0, Self.labelsOfItems.contains(outline.name(argument.label)),
          let last = lastName(of: argument.value)
        else { continue }
        let function = binding(for: last) == nil ? nil : memberFunction(around: last)?.keyword ?? -1
        let item = WorkItem(name: outline.name(last), function: function)
        found[item, default: []].insert(queueOfSubmission(submission))
      }
    }
    return found
  }

  private static let labelsOfItems: [Name] = ["execute", "work", "handler"]

  private func queueOfSubmission(_ call: Call) -> PlatformFacts.Queue {
    if let name = calledName(of: call), Self.handlersOfSources.contains(outline.name(name)) {
      return receiver(of: call).map { queueOfSource($0) } ?? .unknown
    }
    if let queue = argument("queue", of: call) { return self.queue(named: queue.value) }
    return receiver(of: call).map { queue(named: $0) } ?? .unknown
  }
}

/// What `start` is called on. Locals of one name are started by many functions, and many types have a monitor.
struct StartedObject: Hashable {
  fileprivate let member: Name
  /// Where a local is declared.
  fileprivate let local: Int?
}
