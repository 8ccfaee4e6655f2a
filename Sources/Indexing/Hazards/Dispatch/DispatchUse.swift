import Lexing
package import Outlining

extension SourceFile {
  /// `DispatchQueue.global(…).async { … }`, also where the queue has a name.
  package var globalAsyncCalls: [Call] {
    let named = namesOfGlobalQueues
    let waits = calls(named: "wait")
    return calls(named: "async").filter { call in
      guard let receiver = receiver(of: call), !runsLoop(call) else { return false }
      if isOfDispatch(receiver, "global") { return !isWaitedFor(call, by: waits) }
      guard let last = receiver.last, named.contains(outline.name(last)), !isWaitedFor(call, by: waits) else {
        return false
      }
      return value(named: receiver).map(isGlobalQueue) ?? false
    }
  }

  /// What is given a global queue where it is declared.
  private var namesOfGlobalQueues: Set<Name> {
    var names: Set<Name> = []
    for call in calls(named: "global") where isGlobalQueue(call.callee) {
      let equals = call.callee.lowerBound - 1
      guard equals > 0, tokens[equals].kind == .equal else { continue }
      // `let queue: DispatchQueue = .global()`
      let isTyped = equals > 2 && tokens[equals - 2].kind == .colon
      names.insert(outline.name(isTyped ? equals - 3 : equals - 1))
    }
    return names
  }

  /// `DispatchQueue.global()`, `.global(qos: .utility)`
  func isGlobalQueue(_ expression: Range<Int>) -> Bool {
    guard let first = expression.first else { return false }
    return isOfDispatch(expression, "global") || tokens[first].kind == .period && outline.spells(first + 1, "global")
  }

  /// `asyncAfter` of a dispatch queue with code or a work item. What a test puts off is what it waits for.
  package var delayedCalls: [Call] {
    guard !isForTests else { return [] }
    return calls(named: "asyncAfter").filter { call in
      guard (argument("deadline", of: call) ?? argument("wallDeadline", of: call)) != nil, !isOfOwnType(call) else {
        return false
      }
      guard let work = argument("execute", of: call)?.value, let first = work.first else { return true }
      return tokens[first].kind == .openBrace || isFunction(work) || delaysWorkItem(call)
    }
  }

  /// Whether a method is called on a value of a type that the module declares, or on self in such a type.
  private func isOfOwnType(_ call: Call) -> Bool {
    guard let receiver = receiver(of: call) else {
      guard let name = calledName(of: call), let own = type(around: name) else { return false }
      return project.declaresType(named: own.name, in: index) && !members(for: name).isEmpty
    }
    let shape = shape(ofExpression: receiver)
    return shape.isKnown && project.declaresType(named: shape.base, in: index)
  }

  /// Whether what a call delays is a work item, which can be cancelled.
  package func delaysWorkItem(_ call: Call) -> Bool {
    argument("execute", of: call).map { shape(ofExpression: $0.value).isNamed("DispatchWorkItem") } ?? false
  }

  /// A method or function by its name, or a value that is a function.
  private func isFunction(_ expression: Range<Int>) -> Bool {
    if shape(ofExpression: expression).container == .function { return true }
    guard let last = expression.last, tokens[last].kind == .identifier else { return false }
    if let binding = binding(for: last), expression.count == 1 {
      return binding.kind == .localFunction
        || binding.value?.first.map { tokens[$0].kind == .openBrace } ?? false
    }
    return !functions(named: outline.name(last)).isEmpty
  }

  private func isOfDispatch(_ expression: Range<Int>, _ member: StaticString) -> Bool {
    guard let first = expression.first, !project.declaresType(named: "DispatchQueue", in: index) else { return false }
    if outline.spells(first, "DispatchQueue") { return expression.count > 2 && outline.spells(first + 2, member) }
    // In an extension of it the type's own members are bare.
    return outline.spells(first, member) && isUse(first)
      && typeDeclaration(around: first)?.name.last.map { outline.spells($0, "DispatchQueue") } ?? false
  }

  /// Whether a closure calls a parameter of the function around it: work that tells when it is done.
  package func callsBack(_ closure: Closure) -> Bool {
    guard let parameters = function(around: closure.brace)?.parameters else { return false }
    return calls(in: closure.body).contains { call in
      // `handle.close()` is work, `delegate.didClose()` tells of it.
      guard let binding = binding(for: call.callee.lowerBound), parameters.contains(binding.name) else { return false }
      return !call.callee.contains { tokens[$0].kind == .period } || outline.mentions(binding.name, "delegate")
    }
  }

  /// Whether code that is not asynchronous blocks until the work is done: no task can do it meanwhile.
  private func isWaitedFor(_ call: Call, by waits: [Call]) -> Bool {
    // Each is looked at for every call: a hostile file must not cost its length squared.
    guard let function = function(around: call.callee.lowerBound), !function.isAsync, let body = function.body else {
      return false
    }
    // Whatever a synchronous test starts it waits for, by the means of one library or another.
    if isTest { return true }
    guard !waits.isEmpty, waits.count < 256 else { return false }
    let home = home(of: call.callee.lowerBound)
    let mentioned = Set(
      (call.callee.upperBound..<max(call.callee.upperBound, call.end)).filter { tokens[$0].kind == .identifier }.map {
        outline.name($0)
      }
    )
    return waits.contains { wait in
      guard body.contains(wait.callee.lowerBound), wait.callee.lowerBound >= call.end, !wait.isAwaited,
        self.home(of: wait.callee.lowerBound) == home
      else { return false }
      return receiver(of: wait)?.last.map { mentioned.contains(outline.name($0)) } ?? false
    }
  }

  /// The calls that block their thread until others are done, own functions that do so included.
  package var callsThatWait: [Range<Int>] {
    (blockingCalls + ownBlockingCalls).compactMap { call in
      switch call.reason {
      case .waits, .queues, .callsOwn: call.callee
      case .locks, .sleeps, .loads: nil
      }
    }
  }

  /// Whether a closure makes its thread one that runs a loop of events, which no task can be.
  private func runsLoop(_ call: Call) -> Bool {
    outline.trailingClosures(of: call).contains { closure in
      calls(in: outline.closures[closure].body).contains { inner in
        guard let name = calledName(of: inner), let receiver = receiver(of: inner) else { return false }
        return outline.spells(name, "run") && outline.spells(receiver.lowerBound, "RunLoop")
          || outline.spells(name, "CFRunLoopRun")
      }
    }
  }
}
