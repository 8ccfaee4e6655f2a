import Lexing
import Outlining

/// Callbacks that resume a continuation: how often they are called, and what keeps a second call out.
extension SourceFile {
  /// Whether a condition in a callback asks for something that is changed beside it, for an exchange of an atomic, or for
  /// somebody's permission: then it knows whether it ran before.
  func letsThroughOnce(_ closure: Closure, of scope: ContinuationCode) -> Bool {
    let body = body(of: closure)
    // An object that is captured is the one outside.
    let declared = bindings(declaredIn: closure.brace..<closure.body.upperBound).lazy.filter { $0.kind != .capture }
    let own = Set(declared.map(\.name))
    let written = namesWritten(in: scope)
    return body.events.contains { event in
      switch event.kind {
      case .check:
        written.contains(outline.name(event.token))
          && !(binding(for: event.token).map { own.contains($0.name) } ?? false)
      case .call:
        outline.ends(event.token, with: "xchange")
          || outline.spells(event.token, "withLock") && !isPartOfResume(event.token, in: scope)
          || isClaim(outline.calls[event.call], in: closure)
      default: false
      }
    }
  }

  /// `buffer.withLock { $0 }` of `continuation.resume(returning: buffer.withLock { $0 })`, which asks for nothing.
  private func isPartOfResume(_ token: Int, in scope: ContinuationCode) -> Bool {
    scope.uses.contains { use in
      use.resumes && use.verb < token && use.verb + 1 < tokens.count && token < Int(tokens[use.verb + 1].partner)
    }
  }

  /// What callbacks write, or whoever else resumes: `let token = observe { … }` beside them tells nothing.
  private func namesWritten(in scope: ContinuationCode) -> Set<Name> {
    let isResumed = scope.uses.contains { $0.resumes && $0.home == scope.closure.brace }
    if let known = streamMemory.namesWritten[isResumed]?[scope.closure.brace] { return known }
    let names = namesWritten(in: scope.closure, isResumed: isResumed)
    streamMemory.namesWritten[isResumed, default: [:]][scope.closure.brace] = names
    return names
  }

  private func namesWritten(in closure: Closure, isResumed: Bool) -> Set<Name> {
    let body = body(of: closure)
    var counts = body.stretches.map { _ in isResumed }
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
    let isAsked = statements(withHeaderAround: call.callee.lowerBound).contains { block in
      (block.kind == .if || block.kind == .guard) && closure.body.contains(block.keyword)
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

  /// `delegate` of `delegate?.ask { … }`, and `ask` of `ask?({ … })`, where nothing else is done when that is nil.
  func nameSkippedForNil(_ closure: Closure, in body: Body) -> Int? {
    guard closure.call >= 0, let token = nameSkippedForNil(outline.calls[closure.call]) else { return nil }
    let name = outline.name(token)
    return body.events.contains { $0.kind == .check && outline.name($0.token) == name } ? nil : token
  }

  private func nameSkippedForNil(_ call: Call) -> Int? {
    if mapsLocal(call) { return call.callee.lowerBound }
    guard
      let mark = call.callee.last(where: {
        tokens[$0].kind == .question && (tokens[$0 + 1].kind == .period || $0 + 1 == call.callee.upperBound)
      }),
      tokens[mark - 1].kind == .identifier, isDiscarded(call.callee.lowerBound), !isAlive(mark - 1),
      tokens[call.end].kind != .operator, tokens[call.end].kind != .question
    else { return nil }
    return mark - 1
  }

  /// `value.map { … }` whose result nobody takes: of an optional that a callback is given. Of a future, which has another
  /// callback for its error, the type is written.
  private func mapsLocal(_ call: Call) -> Bool {
    guard call.callee.count == 3, outline.spells(call.callee.upperBound - 1, "map"),
      isDiscarded(call.callee.lowerBound), let value = binding(for: call.callee.lowerBound),
      value.type?.last.map({ tokens[$0].kind == .question }) ?? (value.kind == .parameter)
    else { return false }
    return tokens[call.end].kind != .operator && tokens[call.end].kind != .question
      && tokens[call.end].kind != .period
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

  /// `process.terminationHandler = { … }`, `operation.completionBlock = { … }`
  private func isSetForEnd(_ handler: Closure) -> Bool {
    let property = handler.brace - 2
    return property > 1 && tokens[handler.brace - 1].kind == .equal && tokens[property - 1].kind == .period
      && (outline.spells(property, "terminationHandler") || outline.spells(property, "completionBlock"))
  }

  /// Whether a callback comes once, as far as anybody can tell: not in place, not a handler that is set but for what tells
  /// of an end, not what a function that tells of changes is given.
  func isCalledOnce(_ closure: Closure, orInPlace: Bool = false) -> Bool {
    guard closure.call >= 0 else { return isSetForEnd(closure) }
    if fate(of: closure).outlivesCall == false { return orInPlace }
    let call = outline.calls[closure.call]
    guard !callsBackRepeatedly(call), !sortsMessages(closure), !asksForRoughImage(closure), !hearsOfProgress(closure),
      let name = calledName(of: call)
    else { return false }
    let text = outline.text(name)
    if text.hasPrefix("on"), let next = text.dropFirst(2).first, next.isUppercase { return isResult(closure) }
    // `LocationDelegate { status in … }` hears of every change.
    if ["WhenReady", "Listener", "Observer", "Delegate", "Proxy", "Monitor"].contains(where: { text.hasSuffix($0) }) {
      return false
    }
    return !text.hasPrefix("track") && !CallbackWords.observing.contains { text.hasPrefix($0) }
      && !(text.hasPrefix("add") && unregisters(closure))
  }

  /// `{ progress in if progress.isFinished { … } }`: it hears of other things before the end.
  private func hearsOfProgress(_ closure: Closure) -> Bool {
    blocks(in: closure.body).contains { block in
      (block.kind == .if || block.kind == .guard)
        && block.header.contains { token in
          guard Self.ends.contains(outline.name(token)), tokens[token].kind == .identifier,
            tokens[token - 1].kind == .period
          else { return false }
          let owner = token - 2
          return outline.spells(owner, "$0")
            || binding(for: owner).map { closure.brace..<closure.body.lowerBound ~= $0.name } ?? false
        }
    }
  }

  private static let ends: Set<Name> = [
    "done", "isDone", "finished", "isFinished", "complete", "isComplete", "completed", "isCompleted", "isFinal",
    "isLast", "hasEnded", "isEnd",
  ]

  /// `bus.addHandler(id) { event in … bus.removeHandler(id) … }`: until then it hears more events.
  private func unregisters(_ closure: Closure) -> Bool {
    calls(in: closure.body).contains { call in
      calledName(of: call).map { outline.begins($0, with: "remove") || outline.begins($0, with: "unregister") } ?? false
    }
  }

  /// `switch message { case let text as Text: …; case let answer as Answer: … }`: some come before the one that answers.
  private func sortsMessages(_ closure: Closure) -> Bool {
    blocks(in: closure.body).contains { block in
      block.kind == .switch
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
      calls(call, "UIAlertAction") && call.firstTrailing < 0
        && argument("handler", of: call).map { tokens[$0.value.lowerBound].word == .nil } ?? true
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
}
