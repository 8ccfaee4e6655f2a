import Lexing
package import Outlining

/// State that a `defer` sets back when the function returns, while the task that it tells of has hardly begun.
package struct EarlyReset {
  /// The keyword of the `defer`.
  package let deferred: Int
  /// The name's token where the state is set; nil where that is done elsewhere.
  package let set: Int?
  /// The name's token where it is set back.
  package let reset: Int
  package let task: Closure
}

extension SourceFile {
  /// At most one for each `defer` of a synchronous function or of a view's action.
  package var earlyResets: [EarlyReset] {
    let deferred = outline.blocks.filter { $0.kind == .defer }
    guard !deferred.isEmpty else { return [] }
    return deferred.compactMap(earlyReset)
  }

  private func earlyReset(by block: Block) -> EarlyReset? {
    guard let home = home(of: block), let tasks = tasksStarted(in: home.content, behind: block), !tasks.isEmpty else {
      return nil
    }
    if let early = closedAccess(by: block, tasks) { return early }
    guard let task = tasks.last(where: { isLast($0, in: home.content) }) else { return nil }
    return resetOfState(by: block, home.body, task) ?? undoneCall(by: block, home.body, task)
  }

  /// The synchronous function or closure that a `defer` directly stands in.
  private func home(of block: Block) -> (content: Range<Int>, body: Body)? {
    guard let scope = scopes(around: block.keyword).first else { return nil }
    switch scope.kind {
    case .function:
      let function = outline.functions[scope.owner]
      guard !function.isAsync, let content = function.body, let body = body(of: function) else { return nil }
      return (content, body)
    case .closure:
      let closure = outline.closures[scope.owner]
      guard !isTask(closure), !closure.isAsync, !closure.body.contains(where: { isOwnAwait($0, of: closure) }) else {
        return nil
      }
      return (closure.body, body(of: closure))
    default: return nil
    }
  }

  /// Whether a closure itself awaits something: then it is asynchronous.
  private func isOwnAwait(_ token: Int, of closure: Closure) -> Bool {
    tokens[token].word == .await && closures(around: token).first?.brace == closure.brace
  }

  /// The tasks that a body starts behind a `defer`, in branches too; nobody has to be in time for those in loops.
  private func tasksStarted(in body: Range<Int>, behind block: Block) -> [Closure]? {
    closures(in: block.keyword..<max(block.keyword, body.upperBound)).filter { closure in
      guard closure.call >= 0, isUnstructuredTask(closure), tokens[outline.calls[closure.call].end].kind != .period
      else { return false }
      for scope in scopes(around: closure.brace - 1) {
        if scope.content.lowerBound == content(of: block).lowerBound { return false }
        if scope.kind != .block { return scope.content.upperBound == body.upperBound }
        if isLoop(scope) { return false }
      }
      return false
    }
  }

  /// Whether a task comes at the end of a body or of one of its branches: behind it no more than one thing is called.
  private func isLast(_ task: Closure, in body: Range<Int>) -> Bool {
    var end = outline.calls[task.call].end
    for scope in scopes(around: task.brace - 1) {
      let isBody = scope.content.upperBound == body.upperBound && scope.kind != .block
      let stop = (end..<max(end, scope.content.upperBound)).first { token in
        tokens[token].startsLine && (tokens[token].word == .case || tokens[token].word == .default)
      }
      if calls(in: end..<max(end, stop ?? scope.content.upperBound)).count > 1 { return false }
      if isBody { return true }
      end = min(scope.content.upperBound + 1, body.upperBound)
      // Other branches are other paths.
      while end < body.upperBound, tokens[end].word == .else || tokens[end].word == .catch {
        guard let brace = (end..<body.upperBound).first(where: { tokens[$0].kind == .openBrace }) else { break }
        end = min(max(brace, Int(tokens[brace].partner)) + 1, body.upperBound)
      }
    }
    return false
  }

  // MARK: What is set back

  private func resetOfState(by block: Block, _ body: Body, _ task: Closure) -> EarlyReset? {
    let writes = body.events.filter { $0.kind == .write && $0.meaning == .member }
    for reset in writes where content(of: block).contains(reset.token) {
      let sets = writes.filter {
        $0.stretch == 0 && $0.token < task.brace && outline.name($0.token) == outline.name(reset.token)
      }
      guard let set = sets.first else {
        if isFlagOfWork(reset.token), !worksByItself(body, from: block.keyword, task) {
          return EarlyReset(deferred: block.keyword, set: nil, reset: reset.token, task: task)
        }
        continue
      }
      guard !worksByItself(body, from: set.token, task) else { continue }
      return EarlyReset(deferred: block.keyword, set: set.token, reset: reset.token, task: task)
    }
    return nil
  }

  /// `isLoading = false`
  private func isFlagOfWork(_ name: Int) -> Bool {
    guard tokens[name + 1].kind == .equal, tokens[name + 2].word == .false else { return false }
    let text = outline.text(name).lowercased()
    return ["loading", "fetching", "refreshing", "saving", "uploading", "downloading", "submitting", "sending", "busy"]
      .contains { text.hasSuffix($0) }
  }

  /// `showSpinner(); defer { hideSpinner() }`
  private func undoneCall(by block: Block, _ body: Body, _ task: Closure) -> EarlyReset? {
    let made = body.events.filter { $0.kind == .call && $0.stretch == 0 && $0.token < task.brace }
    for undo in calls(in: content(of: block)) {
      guard let name = calledName(of: undo) else { continue }
      let begun = made.first { event in
        isUndone(outline.text(event.token), by: outline.text(name))
          && self.receiver(of: outline.calls[event.call]).map { outline.text($0) }
            == receiver(of: undo).map { outline.text($0) }
      }
      if let begun { return EarlyReset(deferred: block.keyword, set: begun.token, reset: name, task: task) }
    }
    return nil
  }

  private func isUndone(_ one: String, by other: String) -> Bool {
    Self.opposites.contains { first, last in
      guard one.hasPrefix(first), other.hasPrefix(last) else { return false }
      let rest = one.dropFirst(first.count)
      return rest == other.dropFirst(last.count) && !Self.sections.contains { rest.contains($0) }
    }
  }

  private static let opposites = [
    ("show", "hide"), ("show", "dismiss"), ("start", "stop"), ("begin", "end"), ("present", "dismiss"),
    ("enter", "leave"),
  ]
  /// What is begun and ended around synchronous work.
  private static let sections = [
    "Update", "Editing", "Transaction", "Configuration", "Grouping", "Interval", "Section", "Accessing",
  ]

  /// `defer { url.stopAccessingSecurityScopedResource() }`, and a task that uses the file.
  private func closedAccess(by block: Block, _ tasks: [Closure]) -> EarlyReset? {
    let ends = calls(in: content(of: block)).first { call in
      calledName(of: call).map { outline.spells($0, "stopAccessingSecurityScopedResource") } ?? false
    }
    guard let call = ends, let name = calledName(of: call), let file = receiver(of: call)?.first,
      let task = tasks.first(where: { $0.body.contains { isSame($0, file) } })
    else { return nil }
    return EarlyReset(deferred: block.keyword, set: nil, reset: name, task: task)
  }

  private func isSame(_ token: Int, _ other: Int) -> Bool {
    tokens[token].kind == .identifier && outline.name(token) == outline.name(other) && isUse(token)
  }

  /// Whether the function does an unknown amount of work while the state is set: more than to note in a log what it does.
  private func worksByItself(_ body: Body, from set: Int, _ task: Closure) -> Bool {
    body.events.contains { event in
      event.kind == .call && event.token > set && body.stretches[event.stretch].kind != .defer
        && outline.calls[event.call].callee.lowerBound < outline.calls[task.call].callee.lowerBound
        && !isNote(outline.calls[event.call])
    }
  }

  /// `print("started")`, `analytics("load")`
  private func isNote(_ call: Call) -> Bool {
    guard let first = outline.arguments(of: call).first, call.firstTrailing < 0 else { return false }
    let kind = tokens[first.value.lowerBound].kind
    return kind == .string || kind == .stringHead
  }
}
