import Lexing
package import Outlining

/// A task of its own for each call of a callback, to deliver what the callback was given.
package struct TaskHop {
  package let task: Closure
  /// The call that delivers it.
  package let delivery: Call
  /// The write of a result that may be older than what is there; nil where the call itself comes too late.
  package let write: Int?
}

extension SourceFile {
  /// Those whose tasks may overtake each other: the ones that start on an actor keep their order up to the first await
  /// (SE-0431).
  package var unorderedHops: [TaskHop] {
    taskOperations.compactMap { task in
      guard !isWaitedFor(task) else { return nil }
      if startsOnActor(task), !sendsForNothing(task) { return lateResult(of: task) }
      guard !unregisters(task), !answers(task), !asksForNext(task), let delivery = delivery(in: task) else {
        return nil
      }
      guard
        isRepeated(task, isSent: isSentToStream(delivery), orHandedOn: onlyDelivers(task, by: delivery))
          || forwards(task, by: delivery)
      else { return nil }
      return TaskHop(task: task, delivery: delivery, write: nil)
    }
  }

  /// Whether a task does nothing but to deliver a value, which is none of many by a key, nor a request that is answered.
  private func onlyDelivers(_ task: Closure, by delivery: Call) -> Bool {
    let calls = calls(in: task.body).filter { call in
      calledName(of: call).map { !outline.beginsWithCapital($0) } ?? true
    }
    return calls.count == 1 && delivery.firstTrailing < 0
      && !outline.arguments(of: delivery).contains { argument in
        argument.label >= 0 && ["id", "for", "key"].contains(outline.text(argument.label))
      }
  }

  /// Whether a function sends on what it is given, and its callers do not wait for that: `func track(_ event: Event) { Task {
  /// await store.append(event) } }`. What gives an answer is asked for one thing at a time.
  private func forwards(_ task: Closure, by delivery: Call) -> Bool {
    guard let scope = scopes(around: task.brace).first(where: { $0.kind != .block }), scope.kind == .function,
      case let function = outline.functions[scope.owner], function.kind == .function, givesNothing(function),
      handsOnWork(delivery) || !comesOnce(function), isDiscarded(outline.calls[task.call]),
      let name = calledName(of: delivery),
      !isForElement(task) || isGivenParameter(delivery, ofCallbackAround: task, orElement: false)
    else { return false }
    let delivers = begins(name, withVerbOf: Self.sending) || handsOnWork(delivery)
    // `func track(_ event: Event)`, `func recorderDidRead(_ value: Int)`, `func user(_ user: User, didChange isPlaying: Bool)`
    let told = outline.text(function.name)
    let tells =
      begins(function.name, withVerbOf: Self.telling) || Self.events.contains { told.holds($0) }
      || outline.parameters(of: function).contains { outline.begins($0.label, with: "didChange") }
    let keeps = begins(name, withVerbOf: Self.keeping) || outline.name(name) == outline.name(function.name)
    return (delivers || tells && keeps) && isDiscarded(startOfExpression(of: delivery))
  }

  /// Whether nobody need wait for what a function gives.
  private func givesNothing(_ function: Function) -> Bool {
    function.result == nil || outline.hasAttribute("discardableResult", in: function.prefix)
  }

  /// `await database.perform(block)`: pieces of work are done in the order in which they come. Who is told of the end is
  /// no such piece.
  private func handsOnWork(_ call: Call) -> Bool {
    outline.arguments(of: call).contains { argument in
      guard argument.value.count == 1, let local = binding(for: argument.value.lowerBound), local.kind == .parameter,
        let type = local.type, outline.shape(ofType: type).container == .function
      else { return false }
      return Self.work.contains(outline.text(local.name))
    } && (calledName(of: call).map { begins($0, withVerbOf: Self.doing) } ?? false)
  }

  private static let doing = ["apply", "enqueue", "execute", "perform", "schedule", "submit", "write"]

  private static let work = ["block", "body", "job", "operation", "task", "transaction", "work"]

  /// `send`, `sendMessage`, `_send`
  private func begins(_ name: Int, withVerbOf verbs: [String]) -> Bool {
    outline.text(name).drop { $0 == "_" }.begins(withWordOf: verbs)
  }

  private static let sending = [
    "append", "broadcast", "deliver", "dispatch", "emit", "enqueue", "forward", "ingest", "publish", "push", "receive",
    "record", "send", "track", "write", "yield",
  ]

  /// Functions named so are called for one value after the other, and what keeps a value by these verbs keeps their order.
  private static let telling = ["emit", "ingest", "receive", "track", "yield"]
  private static let events = [
    "DidChange", "DidDiscover", "DidOutput", "DidRead", "DidReceive", "DidRecord", "DidSend", "DidUpdate", "DidWrite",
  ]
  private static let keeping = ["add", "archive", "insert", "note", "save", "set", "store", "update"]

  /// Whether somebody has the task who may await or cancel it before the next; to store it is not enough.
  private func isWaitedFor(_ task: Closure) -> Bool {
    if blocksUntilEnd(of: task) { return true }
    guard handle(of: task) == .kept else { return false }
    let start = outline.calls[task.call].callee.lowerBound
    guard let place = placeKeeping(task), meaning(of: place) == .member,
      let around = scopes(around: start).first(where: { $0.kind == .closure || $0.kind == .function })
    else { return true }
    return mentions(of: outline.name(place), in: around.content).contains { $0 != place }
  }

  /// The name behind which a task is stored: `task = Task { … }`, `tasks.append(Task { … })`, `Task { … }.store(in: &tasks)`
  private func placeKeeping(_ task: Closure) -> Int? {
    let call = outline.calls[task.call]
    let start = call.callee.lowerBound
    if start > 1, tokens[start - 1].kind == .equal { return start - 2 }
    if let list = calls(withArgumentAt: start).last, isNamed(list, "append") || isNamed(list, "insert") {
      return receiver(of: list)?.last
    }
    let store = callRange(call.end..<call.end + 2).map { outline.calls[$0] }.first { isNamed($0, "store") }
    return store.flatMap { argument("in", of: $0)?.value.last }
  }

  /// `Task { …; semaphore.signal() }`, with `semaphore.wait()` behind it or in front: the next call gets no further before
  /// the task's end.
  private func blocksUntilEnd(of task: Closure) -> Bool {
    let call = outline.calls[task.call]
    guard let around = scopes(around: call.callee.lowerBound).first(where: { $0.kind != .block }) else { return false }
    let signals = calls(in: task).filter { isNamed($0, "signal") || isNamed($0, "leave") }
    return !signals.isEmpty
      && calls(in: around.content).contains { wait in
        isNamed(wait, "wait") && home(of: wait.callee.lowerBound) == around.content
          && signals.contains { text(ofReceiver: $0) == text(ofReceiver: wait) }
      }
  }

  private func isNamed(_ call: Call, _ name: StaticString) -> Bool {
    calledName(of: call).map { outline.spells($0, name) } ?? false
  }

  private func text(ofReceiver call: Call) -> String? {
    receiver(of: call).map(outline.text)
  }

  private func startsOnActor(_ task: Closure) -> Bool {
    switch isolationAnswer(of: task).isolation {
    case .nonisolated: false
    // Where it is not known what takes the callback, it has at most the isolation of what forms it.
    case .unknown: function(around: task.brace).map { mayHandOn(isolation(of: $0), to: task) } ?? true
    case .mainActor, .actor, .global: true
    }
  }

  /// Whether all that a task does is to send into a stream, which nothing need wait for, and it is not known whether its
  /// type is on an actor.
  private func sendsForNothing(_ task: Closure) -> Bool {
    guard isolationAnswer(of: task).isolation == .unknown, case let calls = calls(in: task), let send = calls.first
    else {
      return false
    }
    return !send.isAwaited && isSentToStream(send) && !task.body.contains { tokens[$0].word == .await }
  }

  /// `socket.receive { message in Task { await handle(message); receiveNext() } }` in `receiveNext`: the next one comes when
  /// this one is dealt with.
  private func asksForNext(_ task: Closure) -> Bool {
    guard let function = memberFunction(around: task.brace), function.kind == .function,
      !closures(around: task.brace).isEmpty
    else { return false }
    let name = outline.name(function.name)
    return calls(in: task).last.map { calledName(of: $0).map { outline.name($0) == name } ?? false && isCallOnSelf($0) }
      ?? false
  }

  /// Whether the closures between a function and a task in it may run where the function does. An actor's instance isolates
  /// only those that hold it.
  private func mayHandOn(_ isolation: Isolation, to task: Closure) -> Bool {
    guard isolation == .actor else { return isolation != .nonisolated }
    return (closures(around: task.brace) + [task]).allSatisfy { selfCapture(of: $0)?.strength == .strong }
  }

  /// `source.remove(delegate: self)`: it is the last callback.
  private func unregisters(_ task: Closure) -> Bool {
    calls(in: task.body).contains { call in
      guard let name = calledName(of: call), outline.text(name).hasPrefix("remove") else { return false }
      return outline.arguments(of: call).contains { $0.value.count == 1 && tokens[$0.value.lowerBound].word == .self }
    }
  }

  /// The calls of a task outside of loops and other closures, in order.
  func calls(in task: Closure) -> [Call] {
    let calls = calls(in: task.body) { Int(closuresAndLoops[$0]) }
    return calls.sorted { $0.callee.lowerBound < $1.callee.lowerBound }
  }
}
