import Lexing
import Outlining

/// Resumes in callbacks that come again, or late.
extension SourceFile {
  /// The resume of a callback that has nothing but one, on every path.
  func onlyResume(in closure: Closure, of scope: ContinuationCode) -> Int? {
    let own = scope.uses.filter { $0.home == closure.brace }
    guard own.count == 1, let use = own.first, fate(of: closure).outlivesCall != false else { return nil }
    let body = body(of: closure)
    let isPlain = body.stretches.allSatisfy { $0.kind == .body || $0.kind == .closure }
    return isPlain && !body.events.contains { $0.kind == .check } && !letsThroughOnce(closure, of: scope)
      ? use.verb : nil
  }

  /// The resumes of a callback that repeats and that does not take itself away.
  func repeatedResumes(in closure: Closure, of scope: ContinuationCode) -> [Int] {
    guard comesAgain(closure), fate(of: closure).outlivesCall != false, !letsThroughOnce(closure, of: scope),
      !asksForState(closure)
    else { return [] }
    // A connection that is cancelled tells of it.
    let tellsOfEnd = closure.call < 0 && outline.spells(closure.brace - 2, "stateUpdateHandler")
    let isTakenAway = closure.body.contains { token in
      tokens[token].word == .nil && tokens[token - 1].kind == .equal
        || !tellsOfEnd && tokens[token].kind == .identifier && endsCallbacks(token)
    }
    return isTakenAway ? [] : scope.uses.filter { $0.home == closure.brace }.map(\.verb)
  }

  /// Whether a condition in a callback asks for more than what it was given: others may have changed that.
  private func asksForState(_ closure: Closure) -> Bool {
    body(of: closure).events.contains { event in
      guard event.kind == .check, tokens[event.token].word != .self else { return false }
      return binding(for: event.token).map { local in
        local.kind == .capture && setsMember(askedBy: event.token, in: closure)
          || !(closure.brace..<closure.body.upperBound).contains(local.name)
      } ?? true
    }
  }

  /// `state.isResumed = true` behind `guard !state.isResumed`, of an object that the closure captures.
  private func setsMember(askedBy check: Int, in closure: Closure) -> Bool {
    guard tokens[check + 1].kind == .period else { return false }
    return closure.body.contains { token in
      tokens[token].kind == .equal && outline.name(token - 1) == outline.name(check + 2)
    }
  }

  /// `stopUpdatingLocation`, `removeObserver`: a name of what takes a callback away, or ends what calls it.
  func endsCallbacks(_ name: Int) -> Bool {
    outline.text(name).begins(withWordOf: Self.endings)
  }

  private static let endings = [
    "cancel", "invalidate", "remove", "stop", "dispose", "unregister", "unsubscribe", "unobserve", "finish", "close",
    "end", "disconnect", "suspend",
  ]

  /// Known to be called for each change.
  func comesAgain(_ closure: Closure) -> Bool {
    guard closure.call >= 0 else {
      if isListener(closure) { return true }
      guard closure.brace > 2, tokens[closure.brace - 1].kind == .equal, tokens[closure.brace - 3].kind == .period
      else {
        return false
      }
      if outline.spells(closure.brace - 2, "updateHandler") {
        return shape(ofExpression: closure.brace - 4..<closure.brace - 3).isNamed("HKAnchoredObjectQuery")
      }
      return Self.handlers.contains(outline.name(closure.brace - 2))
    }
    let call = outline.calls[closure.call]
    if asksForOneCall(call) { return false }
    if makesListener(call) || isOfRepeatingTimer(call) || isOfEvents(call) || listens(call) { return true }
    guard callsBackRepeatedly(call), !waitsForEnd(call), let name = calledName(of: call) else { return false }
    switch outline.name(name) {
    case "read", "write": return false
    // The last answer says that it is, and there may be no others.
    case "recognitionTask":
      return !closure.body.contains { outline.spells($0, "isFinal") }
        && !tables.tokensByName["shouldReportPartialResults"].contains { tokens[$0 + 2].word == .false }
    case "requestImage", "requestLivePhoto": return comesRoughFirst(call, closure)
    case "sink":
      return !isCompletion(closure)
        && (call.callee.contains(where: isEndlessPublisher) || isOfSubject(call) || isOfAnyPublisher(call)
          || isOfLocal(call))
    default: return true
    }
  }

  /// `remote.subscribe { change in … }`, of an object that is not Combine's.
  private func listens(_ call: Call) -> Bool {
    guard let name = calledName(of: call), receiver(of: call) != nil, call.firstTrailing >= 0,
      case let text = outline.text(name), ["subscribe", "observe", "listen"].contains(text)
    else { return false }
    return outline.arguments(of: call).isEmpty
  }

  /// `timer.setEventHandler { … }`, where the file says `timer.schedule(deadline: start, repeating: 1)`.
  private func isOfRepeatingTimer(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.spells(name, "setEventHandler"), let source = receiver(of: call),
      shape(ofExpression: source).isNamed("DispatchSourceTimer")
    else { return false }
    return streamMemory.repeatingTimers.contains(timerName(of: source))
  }

  /// `source.setEventHandler { … }`, of a signal's source or another that hears of each event; a process ends once.
  private func isOfEvents(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.spells(name, "setEventHandler"), let source = receiver(of: call)
    else { return false }
    let made = sources(named: source)
    return !made.isEmpty
      && made.allSatisfy { make in
        calledName(of: make).map { maker in
          !outline.spells(maker, "makeTimerSource") && !outline.spells(maker, "makeProcessSource")
        } ?? false
      }
  }

  /// What code calls a timer: by the local that its first word means, if it means one.
  struct TimerName: Hashable {
    let spelling: String
    let local: Int?
  }

  private func timerName(of timer: Range<Int>) -> TimerName {
    TimerName(spelling: spelling(of: timer), local: binding(for: timer.lowerBound)?.name)
  }

  /// `repeatingTimers` of a new file.
  func readRepeatingTimers() -> Set<TimerName> {
    Set(
      calls(named: "schedule").compactMap { schedule in
        guard let interval = argument("repeating", of: schedule)?.value, let timer = receiver(of: schedule),
          !outline.spells(interval.upperBound - 1, "never"), !outline.spells(interval.upperBound - 1, "infinity")
        else { return nil }
        return timerName(of: timer)
      }
    )
  }

  /// `self.sink { … }` in an extension of all publishers, whose values nothing counts.
  private func isOfAnyPublisher(_ call: Call) -> Bool {
    let start = call.callee.lowerBound
    guard let type = typeDeclaration(around: start), type.kind == .extension, let name = type.name.last,
      outline.spells(name, "Publisher") || outline.spells(name, "AnyPublisher"),
      tokens[start].word == .self || isCallOnSelf(call)
    else { return false }
    return !call.callee.contains { token in Self.operatorsThatCount.contains { outline.spells(token, $0) } }
  }

  /// `changes.sink { … }` of `let changes = subject.filter { $0 }`, where the local says all that happens to the values.
  private func isOfLocal(_ subscription: Call) -> Bool {
    let start = subscription.callee.lowerBound
    guard subscription.callee.count == 3, let publisher = binding(for: start)?.value,
      let last = calls(in: publisher).last(where: { $0.callee.lowerBound == publisher.lowerBound })
    else { return false }
    return !publisher.contains { token in Self.operatorsThatCount.contains { outline.spells(token, $0) } }
      && (isOfSubject(last) || publisher.contains(where: isEndlessPublisher))
  }

  private static let operatorsThatCount: [StaticString] = [
    "first", "prefix", "output", "last", "collect", "count", "reduce", "tryReduce", "min", "max", "contains",
    "allSatisfy", "ignoreOutput", "catch",
  ]

  /// Whether a closure is what a subscription runs once, at the end: a value's comes behind it.
  private func isCompletion(_ closure: Closure) -> Bool {
    if closure.label >= 0 { return outline.spells(closure.label, "receiveCompletion") }
    return closures(in: closure.body.upperBound..<max(closure.body.upperBound, outline.calls[closure.call].end))
      .contains {
        $0.call == closure.call && $0.label >= 0 && outline.spells($0.label, "receiveValue")
      }
  }

  /// `observe(.once) { … }`
  private func asksForOneCall(_ call: Call) -> Bool {
    outline.arguments(of: call).contains { argument in
      argument.value.last.map { outline.spells($0, "once") } ?? false
    }
  }

  /// Unless its options say otherwise PhotoKit gives a rough image first, and says so in the dictionary beside it.
  private func comesRoughFirst(_ call: Call, _ closure: Closure) -> Bool {
    guard let options = argument("options", of: call)?.value, options.count == 1,
      tokens[options.lowerBound].word == .nil || areOpportunistic(options.lowerBound)
    else { return false }
    return !asksForRoughImage(closure)
  }

  /// Whether a callback of PhotoKit's knows that a better image comes behind a rough one.
  func asksForRoughImage(_ closure: Closure) -> Bool {
    closure.body.contains { outline.spells($0, "PHImageResultIsDegradedKey") }
  }

  /// A local that `PHImageRequestOptions()` was given to, and no other way of delivery.
  private func areOpportunistic(_ options: Int) -> Bool {
    guard let local = binding(for: options), let value = local.value, value.count == 3,
      outline.spells(value.lowerBound, "PHImageRequestOptions")
        || outline.spells(value.lowerBound, "PHLivePhotoRequestOptions")
    else { return false }
    let name = outline.name(local.name)
    return !local.visible.contains { token in
      guard outline.name(token) == name, token != options, isUse(token) else { return false }
      // Whoever else has them may set them.
      guard tokens[token + 1].kind == .period, tokens[token + 3].kind == .equal else { return true }
      if outline.spells(token + 2, "deliveryMode") { return !outline.spells(token + 5, "opportunistic") }
      return outline.spells(token + 2, "isSynchronous") && tokens[token + 4].word == .true
    }
  }

  /// `upload.observe(.success) { … }`, and `operation.observe(\.isFinished) { … }`: an operation finishes once.
  private func waitsForEnd(_ call: Call) -> Bool {
    guard let event = outline.arguments(of: call).first?.value else { return false }
    if tokens[event.lowerBound].kind == .backslash {
      return outline.spells(event.upperBound - 1, "isFinished") && argument("options", of: call) == nil
        && receiver(of: call).map { isOperation($0) } ?? false
    }
    guard event.count == 2, tokens[event.lowerBound].kind == .period else { return false }
    return ["success", "failure", "complet", "finish", "done", "end"].contains {
      outline.text(event.lowerBound + 1).lowercased().hasPrefix($0)
    }
  }

  private func isOperation(_ expression: Range<Int>) -> Bool {
    let shape = shape(ofExpression: expression)
    guard shape.isKnown, shape.container == .none else { return false }
    return shape.isNamed("Operation") || shape.isNamed("BlockOperation")
      || project.declaredType(named: shape.base, in: index)?.ancestry.contains("Operation") ?? false
  }

  private static let handlers: Set<Name> = [
    "pathUpdateHandler", "stateUpdateHandler", "newConnectionHandler", "viabilityUpdateHandler", "readabilityHandler",
    "betterPathUpdateHandler", "serviceRegistrationUpdateHandler", "statisticsUpdateHandler",
  ]

  /// Where one of two callbacks is a timeout that resumes whatever the other has done: its resume.
  func timeout(of one: Closure, and other: Closure, of scope: ContinuationCode) -> Int? {
    for (late, early) in [(one, other), (other, one)] where late.call >= 0 && (early.call >= 0 || isHandler(early)) {
      guard comesLate(late), fate(of: early).outlivesCall != false, !letsThroughOnce(early, of: scope) else { continue }
      return onlyResume(in: late, of: scope)
    }
    return nil
  }

  /// `process.terminationHandler = { … }`, where that does not stop the clock.
  private func isHandler(_ closure: Closure) -> Bool {
    closure.brace > 2 && tokens[closure.brace - 1].kind == .equal && tokens[closure.brace - 3].kind == .period
      && !closure.body.contains { tokens[$0].kind == .identifier && endsCallbacks($0) }
  }

  /// `asyncAfter`, a timer, a task that sleeps first
  private func comesLate(_ closure: Closure) -> Bool {
    guard let name = calledName(of: outline.calls[closure.call]) else { return false }
    if outline.spells(name, "DispatchWorkItem") { return isDelayed(outline.calls[closure.call]) }
    return outline.spells(name, "asyncAfter") || outline.spells(name, "scheduledTimer")
      || isTask(closure) && calls(in: closure.body).contains(where: isSleep)
  }

  /// Whether a work item is a local that `asyncAfter` is given and that nothing cancels.
  private func isDelayed(_ item: Call) -> Bool {
    guard let local = binding(withValueAt: item.callee.lowerBound), local.kind == .variable else { return false }
    let uses = mentions(of: outline.name(local.name), in: local.visible).filter { binding(for: $0)?.name == local.name }
    return uses.allSatisfy { tokens[$0 + 1].kind != .period }
      && calls(in: local.visible).contains { call in
        calledName(of: call).map { outline.spells($0, "asyncAfter") } ?? false
          && argument("execute", of: call).map { $0.value.count == 1 && uses.contains($0.value.lowerBound) } ?? false
      }
  }
}
