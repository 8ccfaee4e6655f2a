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
  /// Whether the `defer` sets a value back, rather than to call something.
  package func setsState(_ early: EarlyReset) -> Bool { tokens[early.reset + 1].kind != .openParen }

  /// At most one for each `defer` of a synchronous function or of a view's action.
  package var earlyResets: [EarlyReset] {
    var homes: [Int: DeferringCode?] = [:]
    return outline.blocks.compactMap { block in
      guard block.kind == .defer, let scope = scopes(around: block.keyword).first else { return nil }
      let home = homes[scope.content.lowerBound] ?? deferringCode(in: scope)
      homes[scope.content.lowerBound] = .some(home)
      return home.flatMap { earlyReset(by: block, in: $0) }
    }
  }

  private func earlyReset(by block: Block, in home: DeferringCode) -> EarlyReset? {
    let content = content(of: block)
    func comesBehind(_ task: Closure) -> Bool { task.brace > block.keyword && !content.contains(task.brace) }
    if let early = closedAccess(by: block, home.tasks, where: comesBehind)
      ?? removedFile(by: block, home.tasks, comesBehind)
    {
      return early
    }
    guard let task = home.lastTasks.last(where: comesBehind) ?? lastTask(before: block, home) else { return nil }
    return resetOfState(by: block, home, task) ?? undoneCall(by: block, home, task)
  }

  /// The task in front of a `defer` that stands at the end: with no more than one call behind it.
  private func lastTask(before block: Block, _ home: DeferringCode) -> Closure? {
    let end = content(of: block).upperBound
    guard calls(in: end..<max(end, home.content.upperBound)).count < 2 else { return nil }
    return home.tasks.last { task in
      task.body.upperBound < block.keyword
        && scopes(around: task.brace - 1).first?.content == scopes(around: block.keyword).first?.content
    }
  }

  private func resetOfState(by block: Block, _ home: DeferringCode, _ task: Closure) -> EarlyReset? {
    let content = content(of: block)
    // `unlock(&mutex)` ends what was locked.
    for reset in home.writes where content.contains(reset.token) && tokens[reset.token - 1].kind != .ampersand {
      let name = outline.name(reset.token)
      let set = home.writes.first {
        $0.stretch == 0 && $0.token < task.brace && outline.name($0.token) == name
      }
      guard let set else {
        if isFlagOfWork(reset.token), !worksByItself(home, from: block.keyword, task) {
          return EarlyReset(deferred: block.keyword, set: nil, reset: reset.token, task: task)
        }
        continue
      }
      guard !worksByItself(home, from: set.token, task) else { continue }
      return EarlyReset(deferred: block.keyword, set: set.token, reset: reset.token, task: task)
    }
    return nil
  }

  /// `isLoading = false`, `loadingPath = nil`
  private func isFlagOfWork(_ name: Int) -> Bool {
    guard tokens[name + 1].kind == .equal else { return false }
    let text = outline.text(name).lowercased()
    if tokens[name + 2].word == .nil { return text.hasPrefix("loading") || text.hasPrefix("pending") }
    guard tokens[name + 2].word == .false else { return false }
    return Self.work.contains { text.hasSuffix($0) }
  }

  /// Participles of what a network or a disk keeps one waiting for; others, as `isUpdating`, may guard what is done at once.
  private static let work = [
    "loading", "fetching", "refreshing", "saving", "uploading", "downloading", "submitting", "sending", "busy",
  ]

  /// `showSpinner(); defer { hideSpinner() }`, `setLoading(true); defer { setLoading(false) }`
  private func undoneCall(by block: Block, _ home: DeferringCode, _ task: Closure) -> EarlyReset? {
    for undo in calls(in: content(of: block)) {
      let turnsOff = isTurned(.false, by: undo)
      if outline.arguments(of: undo).isEmpty, let name = calledName(of: undo), isRun(name, by: block),
        let reset = resetOfState(byMethod: undo, block, home, task)
      {
        return reset
      }
      guard let name = calledName(of: undo), isRun(name, by: block),
        case let undone = turnsOff ? [outline.name(name)] : namesUndone(by: outline.text(name)),
        !undone.isEmpty
      else { continue }
      if outline.spells(name, "endRefreshing"), !worksByItself(home, from: block.keyword, task) {
        // The user began it, who pulled.
        return EarlyReset(deferred: block.keyword, set: nil, reset: name, task: task)
      }
      if turnsOff, let reset = resetOfState(byMethod: undo, block, home, task) { return reset }
      let place = receiver(of: undo).map { outline.text($0) }
      let begun = home.calls.first { event in
        event.token < task.brace && undone.contains(outline.name(event.token))
          && receiver(of: outline.calls[event.call]).map { outline.text($0) } == place
          && (!turnsOff || isTurned(.true, by: outline.calls[event.call]))
      }
      if let begun, !isConnection(name) || receiver(of: undo).map({ uses(task, $0) }) ?? false,
        !isMembership(undo) && !turnsOff || !worksByItself(home, from: begun.token, task)
      {
        return EarlyReset(deferred: block.keyword, set: begun.token, reset: name, task: task)
      }
    }
    return nil
  }

  /// `isSaving = true; defer { setSaving(false) }`, where `func setSaving(_ on: Bool) { isSaving = on }`; `defer { endSaving()
  /// }`, where `func endSaving() { isSaving = false }`.
  private func resetOfState(
    byMethod undo: Call,
    _ block: Block,
    _ home: DeferringCode,
    _ task: Closure
  ) -> EarlyReset? {
    guard isCallOnSelf(undo), let name = calledName(of: undo), let method = method(calledBy: undo),
      let body = method.body, body.count <= 5,
      let member = body.first(where: { tokens[$0].kind == .identifier && tokens[$0 + 1].kind == .equal }),
      !outline.arguments(of: undo).isEmpty || [.false, .nil].contains(tokens[member + 2].word),
      let set = home.writes.first(where: {
        $0.stretch == 0 && $0.token < task.brace && outline.name($0.token) == outline.name(member)
      }),
      !worksByItself(home, from: set.token, task)
    else { return nil }
    return EarlyReset(deferred: block.keyword, set: set.token, reset: name, task: task)
  }

  /// `setLoading(false)`, `spinner(isShown: false)`
  private func isTurned(_ word: Word, by call: Call) -> Bool {
    let arguments = outline.arguments(of: call)
    return arguments.count == 1 && arguments[0].value.count == 1
      && tokens[arguments[0].value.lowerBound].word == word
  }

  /// Not where the `defer` only starts it: `defer { DispatchQueue.main.async { hideSpinner() } }`
  private func isRun(_ token: Int, by block: Block) -> Bool {
    closures(around: token).prefix { content(of: block).contains($0.brace) }.allSatisfy { fate(of: $0) == .runsInPlace }
  }

  /// `inFlight.remove(id)`
  private func isMembership(_ undo: Call) -> Bool {
    calledName(of: undo).map { outline.spells($0, "remove") } ?? false
  }

  /// What is closed matters to a task that uses it.
  private func isConnection(_ undo: Int) -> Bool {
    outline.spells(undo, "close") || outline.spells(undo, "disconnect")
  }

  private func uses(_ task: Closure, _ receiver: Range<Int>) -> Bool {
    task.body.contains { isSame($0, receiver.lowerBound) }
  }

  /// `showSpinner` and the like for `hideSpinner`.
  private func namesUndone(by name: String) -> [Name] {
    switch name {
    case "close": return ["open"]
    case "disconnect": return ["connect"]
    case "toggle": return ["toggle"]
    case "remove": return ["insert"]
    default: break
    }
    return Self.opposites.compactMap { first, last in
      guard name.hasPrefix(last) else { return nil }
      let rest = name.dropFirst(last.count)
      return Self.sections.contains { rest.holds($0) } ? nil : Name(first + rest)
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
  private func closedAccess(
    by block: Block,
    _ tasks: [Closure],
    where counts: (Closure) -> Bool
  ) -> EarlyReset? {
    let ends = calls(in: content(of: block)).first { call in
      calledName(of: call).map { outline.spells($0, "stopAccessingSecurityScopedResource") } ?? false
    }
    guard let call = ends, let name = calledName(of: call), let file = receiver(of: call)?.first,
      let task = tasks.first(where: { task in counts(task) && task.body.contains { isSame($0, file) } })
    else { return nil }
    return EarlyReset(deferred: block.keyword, set: nil, reset: name, task: task)
  }

  /// `defer { try? FileManager.default.removeItem(at: file) }`, and a task that uses the file.
  private func removedFile(by block: Block, _ tasks: [Closure], _ counts: (Closure) -> Bool) -> EarlyReset? {
    for call in calls(in: content(of: block)) {
      guard let name = calledName(of: call), outline.spells(name, "removeItem"),
        let file = (argument("at", of: call) ?? argument("atPath", of: call))?.value.first,
        tokens[file].kind == .identifier,
        let task = tasks.first(where: { task in counts(task) && task.body.contains { isSame($0, file) } })
      else { continue }
      return EarlyReset(deferred: block.keyword, set: nil, reset: name, task: task)
    }
    return nil
  }

  private func isSame(_ token: Int, _ other: Int) -> Bool {
    tokens[token].kind == .identifier && outline.name(token) == outline.name(other) && isUse(token)
  }

  /// Whether the function does an unknown amount of work while the state is set: more than to note in a log what it does,
  /// to take a lock, or to make a framework's object of nothing.
  private func worksByItself(_ home: DeferringCode, from set: Int, _ task: Closure) -> Bool {
    home.events.contains { event in
      guard event.token > set, home.stretches[event.stretch].kind != .defer else { return false }
      let start = outline.calls[task.call].callee.lowerBound
      return event.kind == .call
        ? outline.calls[event.call].callee.lowerBound < start && !isNote(outline.calls[event.call])
          && !makesObject(outline.calls[event.call]) && !isSection(event.token)
        : event.kind == .write && event.token < start && isObserved(event.token)
    }
  }

  /// Whether a property of this file runs code of its own when it changes.
  private func isObserved(_ name: Int) -> Bool {
    guard let own = typeDeclaration(around: name) else { return false }
    return outline.functions.contains { function in
      guard function.kind == .didSet || function.kind == .willSet, function.variable >= 0 else { return false }
      let variable = outline.variables[function.variable]
      return outline.name(variable.name) == outline.name(name)
        && typeDeclaration(around: variable.name).map { outline.text($0.name) == outline.text(own.name) } ?? false
    }
  }

  /// `CLGeocoder()`
  private func makesObject(_ call: Call) -> Bool {
    call.callee.count == 1 && outline.beginsWithCapital(call.callee.lowerBound) && call.firstTrailing < 0
      && outline.arguments(of: call).isEmpty
      && !project.declaresType(named: outline.name(call.callee.lowerBound), in: index)
  }

  /// `lock.lock()`
  private func isSection(_ name: Int) -> Bool {
    let word = outline.lockWord(name)
    return word == .locks || word == .unlocks
  }

  /// `print("started")`, `analytics("load")`
  private func isNote(_ call: Call) -> Bool {
    guard let first = outline.arguments(of: call).first, call.firstTrailing < 0 else { return false }
    let kind = tokens[first.value.lowerBound].kind
    return kind == .string || kind == .stringHead
  }
}
