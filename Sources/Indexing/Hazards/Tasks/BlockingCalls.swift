import Lexing
import Outlining

/// A call, or a look at a property, that keeps its thread until something else has happened.
package struct BlockingCall: Sendable {
  package enum Reason: Sendable, Equatable {
    /// Waits for what other threads, a process or a queue of operations do.
    case waits
    /// Takes a semaphore as a lock, and gives it back before anything is awaited.
    case locks
    case sleeps
    /// Loads what an address names that is no file's.
    case loads
    /// Waits for a dispatch queue, and for work on it that is more than a look at some state.
    case queues
    /// Calls a function or getter of the module that does such a thing, at a token when it stands in this file.
    case callsOwn(at: Int?)
  }

  /// What is called or read, from the first token of its chain.
  package let callee: Range<Int>
  package let name: Int
  /// -1 for a property.
  package let paren: Int
  package let reason: Reason

  init(call: Call, name: Int, reason: Reason) {
    (callee, self.name, paren, self.reason) = (call.callee, name, call.paren, reason)
  }

  /// A property's getter.
  init(reading property: Range<Int>, reason: Reason) {
    (callee, name, paren, self.reason) = (property, property.upperBound - 1, -1, reason)
  }
}

extension SourceFile {
  /// The calls that block a task's thread, each with the code that a task runs.
  package var blockingTaskCode: [(blocking: BlockingCall, code: TaskCode)] {
    // A package's plugin is a process of its own, with one task.
    if outline.imports.contains(where: { $0.path.contains { outline.spells($0, "PackagePlugin") } }) { return [] }
    // A test's helpers wait only where another test asks them to, and nothing but the test is held up.
    let own = isForTests ? [] : ownBlockingCalls
    return (blockingCalls + own).compactMap { blocking in
      taskCode(around: blocking.callee.lowerBound).map { (blocking, $0) }
    }
  }

  /// The calls that block whoever makes them.
  var blockingCalls: [BlockingCall] {
    BlockingWords.suspects.flatMap { suspect in
      calls(named: suspect).compactMap { call in
        guard !call.isAwaited, let name = calledName(of: call), let reason = reason(call, name, suspect) else {
          return nil
        }
        return BlockingCall(call: call, name: name, reason: reason)
      }
    }
  }

  private func reason(_ call: Call, _ name: Int, _ suspect: Name) -> BlockingCall.Reason? {
    switch suspect {
    case "wait": waitReason(call)
    case "sleep": isThreadSleep(call, name) ? .sleeps : nil
    case "usleep", "nanosleep": isOfSystem(call, name) ? .sleeps : nil
    case "sync", "asyncAndWait": runsLongWork(call) ? .queues : nil
    case "waitUntilExit", "waitUntilFinished", "waitUntilAllOperationsAreFinished":
      receiver(of: call) != nil && ownFunctions(called: name, by: call)?.isEmpty != false ? .waits : nil
    default: loadsFromElsewhere(call) ? .loads : nil
    }
  }

  private func isThreadSleep(_ call: Call, _ name: Int) -> Bool {
    if calls(call, "Thread.sleep") || calls(call, "Foundation.Thread.sleep") {
      return !project.declaresType(named: "Thread", in: index)
    }
    return isOfSystem(call, name)
  }

  /// `sleep(1)`, `Darwin.sleep(1)`; not the case `.sleep(delay)`.
  private func isOfSystem(_ call: Call, _ name: Int) -> Bool {
    guard tokens[call.callee.lowerBound].kind != .period,
      outline.arguments(of: call).first.map({ $0.label < 0 && !outline.spells($0.value.lowerBound, "0") }) ?? false
    else {
      return false
    }
    guard let receiver = receiver(of: call) else {
      return meaning(of: name) == .global && project.globals(named: outline.name(name), in: index).isEmpty
    }
    return receiver.count == 1 && systemModules.contains(outline.name(receiver.lowerBound))
  }

  private func waitReason(_ call: Call) -> BlockingCall.Reason? {
    guard let receiver = receiver(of: call) else { return nil }
    guard isWaiter(receiver) else { return isOfFuture(call) ? .waits : nil }
    if isPoll(call) { return nil }
    return givesBackSoon(call, receiver) ? .locks : .waits
  }

  /// `try future.wait()`, of NIO's: no function of the project, where one of its modules is imported. In tests the loop is
  /// mostly one that answers at once.
  private func isOfFuture(_ call: Call) -> Bool {
    guard !isTest, !project.modules.isInFolderOfTests(index), call.tryKeyword >= 0, outline.arguments(of: call).isEmpty,
      let name = calledName(of: call),
      ownFunctions(called: name, by: call)?.isEmpty ?? true
    else { return false }
    return importsFutures
  }

  /// Dispatch's and Foundation's own; of an unknown type, what is called a semaphore or a group.
  private func isWaiter(_ receiver: Range<Int>) -> Bool {
    let shape = shape(ofExpression: receiver)
    if shape.isKnown { return shape.container == .none && BlockingWords.waiters.contains(shape.base) }
    guard let last = receiver.last(where: { tokens[$0].kind == .identifier }) else { return false }
    let name = outline.text(last).lowercased()
    return name.hasSuffix("semaphore") || name == "sema" || name.hasSuffix("dispatchgroup")
  }

  /// `wait(timeout: .now())` only looks.
  private func isPoll(_ call: Call) -> Bool {
    guard let limit = argument("timeout", of: call) ?? argument("wallTimeout", of: call) else { return false }
    return limit.value.contains { outline.spells($0, "now") } && !limit.value.contains { tokens[$0].kind == .operator }
  }

  /// Whether the same code gives a semaphore back before it awaits anything: it is a lock. One that lets several in is
  /// none.
  private func givesBackSoon(_ wait: Call, _ receiver: Range<Int>) -> Bool {
    if let permits = permits(of: receiver), permits > 1 { return false }
    let home = home(of: wait.callee.lowerBound)
    let place = outline.text(receiver)
    let start = outline.calls.orderedIndex(where: { $0.callee.upperBound > wait.end })
    // Locks are held for a few lines.
    let signals = outline.calls[start...].prefix(64).filter { call in
      calledName(of: call).map { outline.spells($0, "signal") } ?? false
        && self.home(of: call.callee.lowerBound) == home && self.receiver(of: call).map { outline.text($0) } == place
    }
    guard let last = signals.last else { return false }
    let end = isDeferred(last.callee.lowerBound) ? home.upperBound : last.callee.lowerBound
    return !(wait.end..<max(wait.end, end)).contains { tokens[$0].word == .await && self.home(of: $0) == home }
  }

  /// `4` of `DispatchSemaphore(value: 4)`, of a property or local of this file.
  func permits(of semaphore: Range<Int>) -> Int? {
    guard let name = semaphore.last, tokens[name].kind == .identifier else { return nil }
    if let local = binding(for: name) { return local.value.flatMap(permitsToBeginWith) }
    let member = memberName(name)
    if let known = taskMemory.permits[member] { return known }
    let property = variables(named: outline.name(name), ofTypesNamed: type(around: name)?.name).first
    let permits = property?.value.flatMap(permitsToBeginWith)
    taskMemory.permits[member] = .some(permits)
    return permits
  }

  private func permitsToBeginWith(_ value: Range<Int>) -> Int? {
    guard let call = calls(in: value).first, let type = calledName(of: call), outline.ends(type, with: "Semaphore"),
      let count = argument("value", of: call)?.value, count.count == 1, tokens[count.lowerBound].kind == .integer
    else { return nil }
    return Int(outline.text(count.lowerBound))
  }

  /// The content of the innermost closure or function around a token.
  func home(of token: Int) -> Range<Int> {
    scopeTable.home(around: token).map { outline.scopes[$0].content } ?? 0..<tokens.count
  }
}
