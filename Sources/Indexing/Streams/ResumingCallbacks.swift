import Lexing
import Outlining

/// Callbacks that resume a continuation: how often they are called, and what keeps a second call out.
extension SourceFile {
  /// Whether a condition in a callback asks for something that is changed beside it, for an exchange of an atomic, or for
  /// somebody's permission: then it knows whether it ran before.
  func letsThroughOnce(_ closure: Closure, of scope: ContinuationCode) -> Bool {
    let body = body(of: closure)
    let own = Set(bindings(declaredIn: closure.brace..<closure.body.upperBound).map(\.name))
    let written = namesWritten(in: scope)
    return body.events.contains { event in
      switch event.kind {
      case .check:
        written.contains(outline.name(event.token))
          && !(binding(for: event.token).map { own.contains($0.name) } ?? false)
      case .call:
        outline.ends(event.token, with: "xchange") || outline.spells(event.token, "withLock")
          || isClaim(outline.calls[event.call], in: closure)
      default: false
      }
    }
  }

  /// What callbacks write, or whoever else resumes: `let token = observe { … }` beside them tells nothing.
  private func namesWritten(in scope: ContinuationCode) -> Set<Name> {
    let body = body(of: scope.closure)
    var counts = body.stretches.map { _ in scope.uses.contains { $0.resumes && $0.home == scope.closure.brace } }
    for (index, stretch) in body.stretches.enumerated() where stretch.parent >= 0 {
      counts[index] = counts[stretch.parent] || stretch.kind == .closure || stretch.kind == .localFunction
    }
    let writes = body.events.filter { $0.kind == .write && counts[$0.stretch] }
    return Set(writes.map { outline.name($0.token) })
  }

  /// `guard latch.claim() else { return }`
  private func isClaim(_ call: Call, in closure: Closure) -> Bool {
    guard let name = calledName(of: call), let scope = scopes(around: closure.body.lowerBound).first else {
      return false
    }
    let isAsked = outline.blocks.contains { block in
      (block.kind == .if || block.kind == .guard) && closure.body.contains(block.keyword)
        && block.header.contains(call.callee.lowerBound)
    }
    guard isAsked, scope.content.contains(name) else { return false }
    let text = outline.text(name).lowercased()
    if Self.claims.contains(where: { text.hasPrefix($0) }) { return true }
    guard let receiver = receiver(of: call), let last = receiver.last(where: { tokens[$0].kind == .identifier }) else {
      return false
    }
    let owner = outline.text(last).lowercased()
    return Self.claimed.contains { owner.holds($0) }
  }

  private static let claims = [
    "claim", "try", "take", "testandset", "compareandset", "acquire", "mark", "once", "isfirst", "fire", "consume",
    "swap", "should", "begin", "enter", "setonce",
  ]
  private static let claimed = [
    "once", "latch", "flag", "gate", "resumed", "finished", "done", "guard", "lock", "box", "state", "called", "fired",
  ]

  /// `delegate?.ask { … }` and `ask?({ … })`, where nothing else is done when there is nobody to ask.
  func isSkippedForNil(_ closure: Closure, in body: Body) -> Bool {
    guard closure.call >= 0 else { return false }
    let call = outline.calls[closure.call]
    guard
      let mark = call.callee.last(where: {
        tokens[$0].kind == .question && (tokens[$0 + 1].kind == .period || $0 + 1 == call.callee.upperBound)
      }),
      tokens[mark - 1].kind == .identifier, isDiscarded(call.callee.lowerBound), !isAlive(mark - 1),
      tokens[call.end].kind != .operator, tokens[call.end].kind != .question
    else { return false }
    let name = outline.name(mark - 1)
    return !body.events.contains { $0.kind == .check && outline.name($0.token) == name }
  }

  /// A weak `self` whose own method is running: every closure between runs at once.
  private func isAlive(_ token: Int) -> Bool {
    tokens[token].word == .self && closures(around: token).allSatisfy { fate(of: $0).outlivesCall == false }
  }

  /// In a loop, of which nobody knows whether it has a turn.
  func isFormedInLoop(_ closure: Closure, within outer: Closure) -> Bool {
    isFormedInLoop(at: closure.brace, within: outer)
  }

  func isFormedInLoop(at token: Int, within outer: Closure) -> Bool {
    scopes(around: token).prefix { $0.content.lowerBound > outer.brace + 1 }.contains { isLoop($0) }
  }

  /// Whether a callback comes once, as far as anybody can tell: not in place, not a handler that is set, not what a
  /// function that tells of changes is given.
  func isCalledOnce(_ closure: Closure, orInPlace: Bool = false) -> Bool {
    guard closure.call >= 0 else { return false }
    if fate(of: closure).outlivesCall == false { return orInPlace }
    let call = outline.calls[closure.call]
    guard !callsBackRepeatedly(call), !sortsMessages(closure), let name = calledName(of: call) else { return false }
    let text = outline.text(name)
    if text.hasPrefix("on"), let next = text.dropFirst(2).first, next.isUppercase { return isResult(closure) }
    // `LocationDelegate { status in … }` hears of every change.
    if ["WhenReady", "Listener", "Observer", "Delegate", "Proxy", "Monitor"].contains(where: { text.hasSuffix($0) }) {
      return false
    }
    return !["observe", "listen", "subscribe", "watch", "monitor", "track"].contains { text.hasPrefix($0) }
  }

  /// `switch message { case let text as Text: …; case let answer as Answer: … }`: some come before the one that answers.
  private func sortsMessages(_ closure: Closure) -> Bool {
    outline.blocks.contains { block in
      block.kind == .switch && closure.body.contains(block.keyword)
        && content(of: block).filter { tokens[$0].word == .as && tokens[$0 - 2].word == .let }.count > 1
    }
  }

  /// The handler of a button or menu item: the user takes one of them.
  func isChoice(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]) else { return false }
    return ["Action", "Button", "Item"].contains { outline.text(name).hasSuffix($0) }
  }

  /// The names of an alert's actions that do nothing, beside others that resume a continuation which nothing else does.
  func forgetfulActions(of scope: ContinuationCode) -> [Int] {
    let others = closures(in: scope.closure.body).filter { closure in
      scope.uses.contains { $0.home == closure.brace } && isAlertAction(closure)
    }
    guard let first = others.first, scope.uses.allSatisfy({ use in others.contains { $0.brace == use.home } }),
      others.allSatisfy({ home(of: $0.brace) == home(of: first.brace) })
    else { return [] }
    return calls(in: scope.closure.body).filter { call in
      calls(call, "UIAlertAction") && call.firstTrailing < 0 && argument("handler", of: call) == nil
        && argument("style", of: call) != nil && home(of: call.callee.lowerBound) == home(of: first.brace)
        && isAdded(call, beside: first)
    }.map(\.callee.lowerBound)
  }

  private func isAlertAction(_ closure: Closure) -> Bool {
    closure.call >= 0 && calls(outline.calls[closure.call], "UIAlertAction")
  }

  /// `alert.addAction(UIAlertAction(…))`, twice of the same alert.
  private func isAdded(_ call: Call, beside other: Closure) -> Bool {
    func alert(of call: Call) -> Name? {
      let start = call.callee.lowerBound
      guard start > 3, tokens[start - 1].kind == .openParen, outline.spells(start - 2, "addAction"),
        tokens[start - 3].kind == .period
      else { return nil }
      return outline.name(start - 4)
    }
    guard other.call >= 0, let own = alert(of: call) else { return false }
    return own == alert(of: outline.calls[other.call])
  }

  /// `onComplete { … }`, `onSuccess { … }`
  private func isResult(_ closure: Closure) -> Bool {
    guard let name = calledName(of: outline.calls[closure.call]) else { return false }
    return ["onComplet", "onSuccess", "onFail", "onFinish", "onResult"].contains { outline.text(name).hasPrefix($0) }
  }

  /// Whether one of two callbacks is called: those that one call takes for success and failure.
  func areAlternatives(_ one: Closure, _ other: Closure) -> Bool {
    one.call >= 0 && one.call == other.call && (isForFailure(one) || isForFailure(other))
  }

  private func isForFailure(_ closure: Closure) -> Bool {
    guard closure.label >= 0 else { return false }
    let label = outline.text(closure.label).lowercased()
    return label.holds("fail") || label.holds("error")
  }

  /// The closing braces of callbacks for failures that do not mention a continuation which the one for success resumes.
  func forgetfulFailures(beside callbacks: [Closure], of scope: ContinuationCode, in closure: Closure) -> [Int] {
    guard let first = callbacks.first, first.call >= 0,
      callbacks.allSatisfy({ $0.call == first.call && !isForAll($0) }),
      !scope.uses.contains(where: { $0.home == closure.brace })
    else { return [] }
    return closures(in: closure.body).filter { other in
      other.call == first.call && isForFailure(other) && !other.body.isEmpty
        && !callbacks.contains { $0.brace == other.brace } && !body(of: other).events.contains { $0.kind == .trap }
    }.map(\.body.upperBound)
  }

  /// `completion:`, `finally:`
  private func isForAll(_ closure: Closure) -> Bool {
    guard closure.label >= 0 else { return false }
    let label = outline.text(closure.label).lowercased()
    return ["complet", "finish", "final", "always", "done"].contains { label.holds($0) }
  }

  // MARK: Callbacks that come again

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
      guard tokens[token].kind == .identifier else { return false }
      return outline.spells(token, "nil") && tokens[token - 1].kind == .equal
        || !tellsOfEnd && Self.endings.contains { outline.text(token).hasPrefix($0) }
    }
    return isTakenAway ? [] : scope.uses.filter { $0.home == closure.brace }.map(\.verb)
  }

  /// Whether a condition in a callback asks for more than what it was given: others may have changed that.
  private func asksForState(_ closure: Closure) -> Bool {
    body(of: closure).events.contains { event in
      guard event.kind == .check, tokens[event.token].word != .self else { return false }
      return binding(for: event.token).map { !(closure.brace..<closure.body.upperBound).contains($0.name) } ?? true
    }
  }

  private static let endings = [
    "cancel", "invalidate", "remove", "stop", "dispose", "unregister", "unsubscribe", "unobserve", "finish", "close",
    "end",
    "disconnect",
  ]

  /// Known to be called for each change.
  func comesAgain(_ closure: Closure) -> Bool {
    guard closure.call >= 0 else {
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
    guard callsBackRepeatedly(call), !waitsForEnd(call), let name = calledName(of: call) else { return false }
    switch outline.name(name) {
    case "read", "write": return false
    case "requestImage", "requestLivePhoto": return comesRoughFirst(call, closure)
    case "sink": return call.callee.contains(where: isEndlessPublisher)
    default: return true
    }
  }

  /// Unless its options say otherwise PhotoKit gives a rough image first, and says so in the dictionary beside it.
  private func comesRoughFirst(_ call: Call, _ closure: Closure) -> Bool {
    guard let options = argument("options", of: call)?.value, options.count == 1,
      outline.spells(options.lowerBound, "nil") || areOpportunistic(options.lowerBound)
    else { return false }
    return !closure.body.contains { outline.spells($0, "PHImageResultIsDegradedKey") }
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

  /// `upload.observe(.success) { … }`
  private func waitsForEnd(_ call: Call) -> Bool {
    guard let event = outline.arguments(of: call).first?.value, event.count == 2,
      tokens[event.lowerBound].kind == .period
    else {
      return false
    }
    return ["success", "failure", "complet", "finish", "done", "end"].contains {
      outline.text(event.lowerBound + 1).lowercased().hasPrefix($0)
    }
  }

  private static let handlers: Set<Name> = [
    "pathUpdateHandler", "stateUpdateHandler", "newConnectionHandler", "viabilityUpdateHandler", "readabilityHandler",
    "betterPathUpdateHandler", "serviceRegistrationUpdateHandler", "statisticsUpdateHandler",
  ]

  /// `$value`, `.publisher(for: …)`, `.autoconnect()`
  func isEndlessPublisher(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    if outline.begins(token, with: "$") { return true }
    return tokens[token + 1].kind == .openParen
      && (outline.spells(token, "publisher") || outline.spells(token, "autoconnect"))
  }

  /// Where one of two callbacks is a timeout that resumes whatever the other has done: its resume.
  func timeout(of one: Closure, and other: Closure, of scope: ContinuationCode) -> Int? {
    for (late, early) in [(one, other), (other, one)] where late.call >= 0 && early.call >= 0 {
      guard comesLate(late), fate(of: early).outlivesCall != false, !letsThroughOnce(early, of: scope) else { continue }
      return onlyResume(in: late, of: scope)
    }
    return nil
  }

  /// `asyncAfter`, a timer, a task that sleeps first
  private func comesLate(_ closure: Closure) -> Bool {
    guard let name = calledName(of: outline.calls[closure.call]) else { return false }
    return outline.spells(name, "asyncAfter") || outline.spells(name, "scheduledTimer")
      || isTask(closure) && calls(in: closure.body).contains(where: isSleep)
  }
}
