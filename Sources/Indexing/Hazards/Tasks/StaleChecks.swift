import Lexing
package import Outlining

/// A check of an actor's own state that no longer says anything when the code acts on it (SE-0306, reentrancy).
package struct StaleCheck {
  /// The tokens of the check, which is the member's name, of the first suspension behind it, and of what acts on it.
  package let check: Int
  package let suspension: Int
  package let act: Int
  package let form: Form
  /// Where a method that `act` calls changes the state; nil where `act` does.
  package var change: Int?

  package enum Form: Sendable {
    /// The act counts on what was found.
    case stale
    /// It sets a value that has nothing to do with the old one: the work is done twice, and the last one wins.
    case idempotent
    /// It takes away what the check has found, or what others have put in its place.
    case cleared
    /// It empties a collection that was sent meanwhile.
    case emptied
    /// It writes down the time of a turn for which all who came during the pause have waited as long.
    case paced
    /// It puts back what was there, over what others have written.
    case restored
    /// It raises a flag in the task that the check lets begin.
    case started
  }
}

extension States {
  /// What an actor's method knows of its own state: nothing, what it has looked at, what was so before an await.
  static let unchecked = States(rawValue: 1)
  static let checked = States(rawValue: 2)
  static let stale = States(rawValue: 4)
}

extension SourceFile {
  /// Where an actor's method checks a stored property, awaits, and then changes it as if the check still held; a task
  /// that it starts is as good as an await.
  package func staleChecks(in function: Function) -> [StaleCheck] {
    // To read a body costs more than to look for a task in it.
    guard function.isAsync || startsTask(function), let body = body(of: function), runsOnItsActor(function) else {
      return []
    }
    let found = ((function.isAsync ? staleChecks(in: function, body) : []) + staleStarts(in: function, body))
      .filter {
        !isLeftToSoleTask(outline.name($0.check), runningAlso: function) && !isFirstOfOwnQueue($0)
          && !isAloneByPermit(at: $0.check, in: function)
      }
      .sorted { $0.act < $1.act }
    return found.isEmpty || isCalledByTurns(function) ? [] : found
  }

  private func staleChecks(in function: Function, _ body: Body) -> [StaleCheck] {
    let candidates = body.events.reduce(into: Set<Name>()) { names, event in
      let asks =
        event.kind == .check
        || event.kind == .read && (conditionAskedLater(for: event.token) != nil || isAsserted(event.token))
      if asks, isOwnState(event) { names.insert(outline.name(event.token)) }
      names.formUnion(membersAsked(by: event))
    }
    // Each name follows the whole body: a hostile one must not cost its length squared.
    guard candidates.count * body.steps.count < 1 << 22 else { return [] }
    let stored = candidates.isEmpty ? [:] : eventsOfContinuations(in: body)
    let found =
      candidates.compactMap { StaleCheckReader.staleCheck(of: $0, in: body, stored, self) }
      + staleCopies(in: function, body)
    var acts: Set<Int> = []
    let checks = found.filter { check in
      !candidates.contains { bars($0, secondCallersOf: check, in: body) }
        && !isEnteredOnce(function, for: check) && acts.insert(check.act).inserted
    }
    // Whoever is turned away here may add and take out elsewhere.
    let others =
      stalePlaces(in: function, body) + staleBatches(in: function, body) + staleTasks(in: body)
      + stalePauses(in: function, body)
    return checks + others.filter { acts.insert($0.act).inserted }
  }

  /// Whether other calls may run at an `await`: `await save()` goes on at once, where that is a method of the same actor
  /// which itself waits for nothing.
  func suspends(_ event: Event) -> Bool {
    let start = event.token + 1
    guard let call = calls(in: start..<start + 4).first(where: { $0.callee.lowerBound == start }), isCallOnSelf(call),
      let name = calledName(of: call), isEndOfStatement(call.end), let type = type(around: event.token),
      !outline.arguments(of: call).contains(where: { $0.value.contains { tokens[$0].word == .await } })
    else { return true }
    let methods = functions(named: outline.name(name), ofTypesNamed: type.name)
    // A line or less is a draft, which will wait for something one day.
    guard methods.count == 1, runsOnItsActor(methods[0]), let range = methods[0].body, range.count > 12 else {
      return true
    }
    return range.contains { tokens[$0].word == .await || tokens[$0].word == .async }
  }

  /// Whether nothing of a statement, or of a part of its condition, is left at a token.
  private func isEndOfStatement(_ token: Int) -> Bool {
    if tokens[token].startsLine, tokens[token].kind != .period { return true }
    return switch tokens[token].kind {
    case .closeBrace, .semicolon, .openBrace, .comma: true
    default: tokens[token].word == .else
    }
  }

  private func runsOnItsActor(_ function: Function) -> Bool {
    guard let type = type(around: function.keyword), type.kind == .actor else { return false }
    return !outline.hasModifier(.nonisolated, in: function.prefix) && !outline.isStatic(function.prefix)
  }

  /// What closures that are given a continuation do before their task waits: by the first token of the closure, or of
  /// the one around it that `withTaskCancellationHandler` runs.
  private func eventsOfContinuations(in body: Body) -> [Int: [Event]] {
    var found: [Int: [Event]] = [:]
    for event in body.events {
      let stretch = body.stretches[event.stretch]
      guard stretch.kind == .closure, waitsWithContinuation(outline.closures[stretch.owner]) else { continue }
      var outer = stretch
      while outer.parent > 0, case let around = body.stretches[outer.parent], around.kind == .closure,
        fate(of: outline.closures[around.owner]) == .runsInPlace
      {
        outer = around
      }
      found[outer.token, default: []].append(event)
    }
    return found
  }

  func waitsWithContinuation(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]) else { return false }
    return ContinuationFunctions.all.contains(outline.name(name))
  }

  /// Whether another check turns away whoever comes while a method waits: it leaves, and what it asks for is set before
  /// the first await. `if let other = running[key] { return await other.value }`, then `running[key] = task`.
  private func bars(_ name: Name, secondCallersOf check: StaleCheck, in body: Body) -> Bool {
    guard name != outline.name(check.check) else { return false }
    let before = body.events.filter { $0.token < check.suspension }
    let asks = before.filter { ($0.kind == .check || $0.kind == .call) && changes($0, name) == false }
    guard !asks.isEmpty else { return false }
    // What the condition itself takes out bars nobody: `if let spare = idle.popLast() { return spare }`.
    let barrier = asks.lazy.compactMap { self.endOfCondition(leavingBy: $0.token) }.first
    return before.contains { event in
      guard changes(event, name) == true else { return false }
      if let barrier, event.token >= barrier, event.stretch == 0 { return true }
      // `if value == nil, !isBusy { isBusy = true; … }`
      let stretch = body.stretches[event.stretch]
      guard stretch.kind == .then, stretch.owner >= 0 else { return false }
      let block = outline.blocks[stretch.owner]
      return content(of: block).contains(check.act) && asks.contains { block.header.contains($0.token) }
    }
  }

  /// The end of the condition around a token of an `if` or `guard` whose body leaves.
  func endOfCondition(leavingBy token: Int) -> Int? {
    statements(withHeaderAround: token).first { block in
      (block.kind == .if || block.kind == .guard) && leaves(content(of: block))
    }?.header.upperBound
  }
}
