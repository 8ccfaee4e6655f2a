import Lexing
import Outlining

/// What a task delivers of the value that its callback was given.
extension SourceFile {
  /// The call that delivers a value: awaited, or a send into a stream.
  func delivery(in task: Closure) -> Call? {
    calls(in: task).first { delivers($0, in: task) }
      // One task that fills a stream keeps the order.
      ?? callsForEachElement(in: task).first { !isSentToStream($0) && delivers($0, in: task) }
  }

  private func delivers(_ call: Call, in task: Closure) -> Bool {
    if isSentToStream(call) { return call.isAwaited || isGivenParameter(call, ofCallbackAround: task) }
    return call.isAwaited && isGivenParameter(call, ofCallbackAround: task) && !settles(call) && !isLog(call)
      && !(isForElement(task) && worksOnElement(call))
  }

  /// The calls that each turn of a task's loops over what is there already makes: `for place in places { await
  /// store.append(place) }`.
  private func callsForEachElement(in task: Closure) -> [Call] {
    calls(in: task.body).filter { call in
      let around = scopes(around: call.callee.lowerBound).prefix { $0.content.lowerBound > task.body.lowerBound }
      guard around.count == 1, let loop = around.first, isLoop(loop) else { return false }
      return outline.blocks[loop.owner].kind == .for && !outline.blocks[loop.owner].isAwaited
    }
  }

  /// Whether a task is started for an element of a collection.
  func isForElement(_ task: Closure) -> Bool {
    let around = scopes(around: task.brace).prefix { scope in
      scope.kind == .block || scope.kind == .closure && isElementwise(outline.closures[scope.owner])
    }
    return around.contains { $0.kind == .closure || isLoop($0) }
  }

  /// `await cloud.upload(file)`: the work on one element knows nothing of the others.
  private func worksOnElement(_ call: Call) -> Bool {
    guard let name = calledName(of: call) else { return false }
    return ["upload", "download", "fetch", "load", "verify", "validate"].contains { outline.begins(name, with: $0) }
  }

  /// `continuation.resume(returning: x)`, `expectation.fulfill()`: it can come once only.
  func answers(_ task: Closure) -> Bool {
    calls(in: task.body).contains { call in
      guard !call.isAwaited, let name = calledName(of: call) else { return false }
      return outline.spells(name, "resume") || outline.spells(name, "fulfill") && outline.arguments(of: call).isEmpty
    }
  }

  /// `await job.finish(result)`, `await wallet.approve(request)`: there is one end, and one answer to each request.
  private func settles(_ call: Call) -> Bool {
    guard let name = calledName(of: call) else { return false }
    return Self.settling.contains { outline.text(name).hasPrefix($0) }
  }

  private static let settling = [
    "finish", "complete", "fulfill", "resolve", "reject", "approve", "respond", "reply", "answer", "acknowledge",
  ]

  /// `await logger.log("\(event)")`, `log.debug("waiting")`: nothing goes by the order of lines, which bear their time. What
  /// else a `log` is asked for, it may keep: `log.append(event)`.
  func isLog(_ call: Call) -> Bool {
    guard let name = calledName(of: call) else { return false }
    if outline.spells(name, "log") { return true }
    guard let receiver = receiver(of: call), let last = receiver.last else { return false }
    if outline.spells(last, "log"), Self.levelsOfLogs.contains(outline.name(name)) { return true }
    return receiver.contains { token in
      let text = outline.text(token).lowercased()
      return tokens[token].kind == .identifier && Self.logs.contains { text.hasSuffix($0) }
    }
  }

  private static let logs = ["logger", "logging", "analytics"]
  private static let levelsOfLogs: Set<Name> = [
    "trace", "verbose", "debug", "info", "notice", "warning", "error", "fault", "critical",
  ]

  /// `event.id`: it says which one is meant, and is no value of its own.
  func isAskedForIdentity(_ token: Int) -> Bool {
    guard tokens[token + 1].kind == .period, tokens[token + 2].kind == .identifier else { return false }
    let member = outline.text(token + 2)
    return member == "id" || member == "identifier" || member.hasSuffix("Id") || member.hasSuffix("ID")
  }

  /// `continuation.yield(x)`, `continuation.finish()`
  func isSentToStream(_ call: Call) -> Bool {
    guard let name = calledName(of: call), let receiver = receiver(of: call), let last = receiver.last else {
      return false
    }
    guard outline.spells(name, "yield") || outline.spells(name, "finish") else { return false }
    let isNamed = receiver.contains {
      tokens[$0].kind == .identifier && outline.text($0).lowercased().hasSuffix("continuation")
    }
    guard tokens[last].kind != .closeParen else { return false }
    return isNamed || isContinuation(shape(ofExpression: receiver)) || isOfBuilder(receiver)
      || receiver.count == 1 && isStreamContinuation(last)
  }

  /// `AsyncStream { c in … c.yield(x) }`
  private func isOfBuilder(_ receiver: Range<Int>) -> Bool {
    guard receiver.count == 1, let local = binding(for: receiver.lowerBound), local.kind == .parameter,
      let closure = closures(around: local.name).first, closure.call >= 0
    else { return false }
    return local.name < closure.body.lowerBound && isStream(outline.calls[closure.call])
  }

  /// `AsyncStream<Int>.Continuation`; only a continuation yields.
  private func isContinuation(_ shape: TypeShape) -> Bool {
    shape.isNamed("Continuation") || shape.isNamed("AsyncStream") || shape.isNamed("AsyncThrowingStream")
  }
}
