import Lexing
package import Outlining

/// Work that an asynchronous function starts on the main thread and does not wait for.
package struct LateUpdate: Sendable {
  package let call: Call
  /// The first change of a member in it; nil when it only calls.
  package let write: Int?
  package let function: Function
  /// Whether the work is on main without a word: its task inherits the main actor.
  package let isInherited: Bool
  /// Whether the work itself waits for something.
  package let awaits: Bool
}

extension SourceFile {
  /// The `Task { @MainActor in … }`, written or inherited, and `DispatchQueue.main.async { … }` of `async` functions whose
  /// end nobody awaits, and behind which the function awaits nothing else. One that sleeps first is meant to be late.
  package var lateUpdates: [LateUpdate] {
    outline.closures.compactMap { closure in
      guard closure.call >= 0, case let isPlain = isPlainTask(closure), isPlain || hopsToMain(closure),
        let function = asynchronousFunction(around: closure),
        !isPlain || isolationAnswer(of: closure).isolation == .mainActor,
        isDiscarded(outline.calls[closure.call]), !isOwnInitializerOfTask(outline.calls[closure.call]),
        !waits(function, behind: closure.call)
      else { return nil }
      let events = body(of: closure).events
      let write = events.first {
        $0.meaning == .member ? changesMember($0) || $0.kind == .write : changes($0, before: closure)
      }
      guard let first = write ?? events.first(where: { $0.meaning == .member }) else { return nil }
      guard !calls(in: closure.body).contains(where: { $0.end <= first.token && isSleep($0) }) else { return nil }
      let token = write.map { $0.meaning == .member ? $0.token : lastMember(behind: $0.token) }
      guard token != nil || !isPlain else { return nil }
      return LateUpdate(
        call: outline.calls[closure.call],
        write: token,
        function: function,
        isInherited: isPlain,
        awaits: closure.body.contains { tokens[$0].word == .await }
      )
    }
  }

  /// `model.state.items = …`, where the function or its surroundings have the object.
  private func changes(_ event: Event, before closure: Closure) -> Bool {
    guard event.kind == .write, goesOnToMember(event.token) else { return false }
    return binding(for: event.token).map { local in
      local.name < closure.brace || closure.captures.contains { $0.name == local.name }
    } ?? (event.meaning == .global)
  }

  private func lastMember(behind token: Int) -> Int {
    var last = token
    var next = token + 1
    while next + 1 < tokens.count {
      switch tokens[next].kind {
      case .question, .exclamation: next += 1
      case .period where tokens[next + 1].kind == .identifier:
        last = next + 1
        next += 2
      default: return last
      }
    }
    return last
  }

  /// `Task { … }`, which says of itself nothing of the main actor.
  private func isPlainTask(_ closure: Closure) -> Bool {
    taskFate(of: outline.calls[closure.call]) == .task
      && !outline.hasAttribute("MainActor", in: closure.attributes) && !onlyRunsOnMain(closure)
  }

  private func hopsToMain(_ closure: Closure) -> Bool {
    let call = outline.calls[closure.call]
    switch taskFate(of: call) {
    case .task, .detachedTask:
      return outline.hasAttribute("MainActor", in: closure.attributes) || onlyRunsOnMain(closure)
    case nil: break
    default: return false
    }
    guard let name = calledName(of: call), let receiver = receiver(of: call) else { return false }
    if outline.spells(name, "addOperation") { return isMainQueue(receiver) }
    if outline.spells(name, "perform") { return spells(receiver, "RunLoop.main") }
    return outline.spells(name, "async") && isMainDispatchQueue(receiver)
  }

  /// `Task { await MainActor.run { … } }`
  private func onlyRunsOnMain(_ closure: Closure) -> Bool {
    guard let first = closure.body.first, tokens[first].word == .await else { return false }
    return calls(in: closure.body).contains {
      $0.callee.lowerBound == first + 1 && calls($0, "MainActor.run") && $0.end == closure.body.upperBound
    }
  }

  /// The `async` function whose own statement a closure's call is, closures that run in place between them or not.
  private func asynchronousFunction(around closure: Closure) -> Function? {
    for scope in scopes(around: closure.brace) {
      switch scope.kind {
      case .block, .accessors: continue
      case .closure:
        let outer = outline.closures[scope.owner]
        guard isOfGroup(outer) || fate(of: outer) == .runsInPlace && !mayWait(outer) else { return nil }
      case .function:
        let function = outline.functions[scope.owner]
        return function.isAsync && (function.kind == .function || function.kind == .get) ? function : nil
      case .type, .file: return nil
      }
    }
    return nil
  }

  /// Whether a closure is a task group's, or the operation of one of its tasks: what these start without waiting the group
  /// does not wait for.
  private func isOfGroup(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]),
      case let fate = fate(of: closure), fate == .task || fate == .runsInPlace
    else { return false }
    return TaskGroups.functions.contains(outline.name(name)) || TaskGroups.starts.contains(outline.name(name))
  }

  /// `await withCheckedContinuation { … }` waits for what its closure starts, unless that itself resumes on each path.
  private func mayWait(_ closure: Closure) -> Bool {
    guard closure.call >= 0, outline.calls[closure.call].isAwaited else { return false }
    let events = body(of: closure).events
    return events.contains { $0.kind == .return } || !events.contains { $0.kind == .resume && $0.stretch == 0 }
  }

  /// A later `await` gives the main thread time, and one that goes there comes behind the update. What `defer` does
  /// comes last.
  private func waits(_ function: Function, behind index: Int) -> Bool {
    let call = outline.calls[index]
    guard let range = function.body else { return false }
    let inside = scopes(around: call.callee.lowerBound).prefix { $0.content.lowerBound > range.lowerBound }
    if inside.contains(where: { isTurn($0, goingOnBehind: call) }) { return true }
    let later = min(call.end, range.upperBound)..<range.upperBound
    let awaits = tables.awaits.within(later)
    guard let body = body(of: function), !awaits.isEmpty else { return false }
    if inside.contains(where: { $0.kind == .block && outline.blocks[$0.owner].kind == .defer }) { return false }
    guard inside.contains(where: { $0.kind == .closure }) else { return self.awaits(in: body, behind: index) }
    // What another closure awaits, as the next task of a group does, holds nobody up here.
    return awaits.contains { home(of: $0).contains(call.callee.lowerBound) }
  }

  /// Whether a scope is the content of a `for await`, which goes on to await the next element: nothing behind the call
  /// surely leaves it.
  private func isTurn(_ scope: Scope, goingOnBehind call: Call) -> Bool {
    guard scope.kind == .block, outline.blocks[scope.owner].isAwaited else { return false }
    return !(min(call.end, scope.content.upperBound)..<scope.content.upperBound).contains { token in
      switch tokens[token].word {
      case .return, .throw: leaves(token, behind: call)
      case .break: leaves(token, behind: call) && !isInSwitch(token, within: scope)
      default: false
      }
    }
  }

  private func leaves(_ token: Int, behind call: Call) -> Bool {
    scopes(around: token).first.map { $0.content.contains(call.callee.lowerBound) } ?? false
  }

  private func isInSwitch(_ token: Int, within loop: Scope) -> Bool {
    scopes(around: token).prefix { $0.content != loop.content }.contains {
      $0.kind == .block && outline.blocks[$0.owner].kind == .switch
    }
  }

  /// Whether a path leads from a call to a place further down where the body may be suspended, and none that a reader
  /// can name leads past it: conditions of several statements may belong together.
  private func awaits(in body: Body, behind index: Int) -> Bool {
    // Each update follows the whole body: a hostile one must not cost its length squared.
    guard body.steps.count < 4096 else { return true }
    let (called, other, awaited) = (States(rawValue: 1), States(rawValue: 2), States(rawValue: 4))
    let end = outline.calls[index].end
    var statements: Set<Int> = []
    var start = -1
    var isAwaited = false
    let ends = body.states(from: other) { event, states in
      if event.call == index {
        start = event.stretch
        return called
      }
      guard event.kind == .await, !states.isDisjoint(with: [called, awaited]) else { return states }
      if event.token >= end {
        isAwaited = true
        statements.insert(body.statement(of: event, in: start))
      }
      return awaited
    }
    let leadsPast = ends.contains(called) && statements.count == 1 && !statements.contains(-1)
    return isAwaited && !leadsPast
  }
}

extension Body {
  /// The part of a stretch that an event stands in; the stretch itself where it stands in none, -1 outside of it.
  fileprivate func statement(of event: Event, in stretch: Int) -> Int {
    var part = event.stretch
    while part >= 0, part != stretch, stretches[part].parent != stretch {
      part = stretches[part].parent
    }
    return part
  }
}
