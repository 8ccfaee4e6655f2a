import Lexing
import Outlining

/// What ends a loop that no longer sleeps; read once for all of its sleeps.
struct LoopEnd {
  var consequence: SourceFile.Consequence
  /// Whether something is compared that others may change.
  var isLeftToOthers = false
  /// Where the calls begin that may change it, sleeps with them.
  var calls: [Int] = []

  init(_ consequence: SourceFile.Consequence) {
    self.consequence = consequence
  }
}

/// The names of what a loop's body changes.
private struct ChangedNames {
  /// `attempt += 1`
  var counted: Set<Name> = []
  /// Declared or changed.
  var set: Set<Name> = []
  /// Declared with a value that tells the time.
  var timed: Set<Name> = []
}

extension SourceFile {
  /// How much a swallowed sleep matters.
  package enum Consequence: Sendable {
    /// The loop spins until something else ends it.
    case spins
    /// The loop counts, so that its turns are soon over.
    case runsOut
    /// The loop watches the clock, so that it spins for a while.
    case spinsTillDeadline
    /// Nobody has the task, so that nobody can cancel it.
    case nothingYet
  }

  /// Nil for loops that end by themselves in tasks that nobody has, and for all that tests do, whom nobody cancels.
  package func consequence(of sleep: SwallowedSleep) -> Consequence? {
    guard !isForTests else { return nil }
    let end = end(of: sleep)
    if end == .runsOut, hasFewTurns(sleep.loop) { return nil }
    let task = closures(around: sleep.call.callee.lowerBound).first(where: isUnstructuredTask)
    if let task, cleansUp(task) { return nil }
    if let task, !canBeCancelled(task) { return end == .spins ? .nothingYet : nil }
    if let task, endsWithSelf(sleep.loop), !isCancelledElsewhere(task) { return nil }
    if let task, isToldToEnd(sleep.loop, byWhoCancels: task) { return nil }
    guard task == nil, isOutOfReach(sleep.call.callee.lowerBound) else { return end }
    return end == .spins ? .nothingYet : nil
  }

  /// `for _ in 0..<3`, `while attempt < 3`, `for delay in delays` of three: what is left of them is soon done.
  private func hasFewTurns(_ loop: Block) -> Bool {
    let condition = condition(of: loop)
    let counted = loop.kind == .for ? [] : changedNames(in: content(of: loop)).counted
    let isBounded = condition.dropLast().contains { token in
      tokens[token].kind == .operator && ["<", "<=", "..<", "..."].contains(outline.text(token))
        && (loop.kind == .for || counted.contains(outline.name(token - 1)))
        && tokens[token + 1].kind == .integer && Int(outline.text(token + 1)).map { $0 <= Self.fewTurns } ?? false
    }
    if isBounded { return true }
    let sequence = loop.sequence
    guard sequence.count == 1, let list = binding(for: sequence.lowerBound)?.value,
      let first = list.first, tokens[first].kind == .openBracket, Int(tokens[first].partner) == list.upperBound - 1
    else { return false }
    return outline.parts(of: first + 1..<list.upperBound - 1) { tokens[$0].kind == .comma }.count <= Self.fewTurns
  }

  private static let fewTurns = 3

  /// Whether a task is started because another one was cancelled: nobody cancels that as well.
  private func cleansUp(_ task: Closure) -> Bool {
    handle(of: task) == .dropped
      && closures(around: task.brace).contains { $0.label >= 0 && outline.spells($0.label, "onCancel") }
  }

  /// Whether a loop asks at each turn for a weak self, which is gone when `deinit` cancels.
  private func endsWithSelf(_ loop: Block) -> Bool {
    bindsSelf(condition(of: loop))
      || blocks(in: content(of: loop)).contains { block in
        block.kind == .guard && bindsSelf(block.header) && exits(block)
      }
  }

  /// What ends a loop that no longer sleeps: a `for` over a collection and `while let next = await group.next()` by
  /// themselves, others where something in them counts, or at a time.
  private func end(of sleep: SwallowedSleep) -> Consequence {
    let end = taskMemory.endsOfLoops[sleep.loop.keyword] ?? end(of: sleep.loop)
    taskMemory.endsOfLoops[sleep.loop.keyword] = end
    guard end.isLeftToOthers else { return end.consequence }
    // Whoever else is called may change what is compared.
    let own = end.calls.within(sleep.call.callee.lowerBound..<sleep.call.end)
    return own.count < end.calls.count ? .runsOut : end.consequence
  }

  private func end(of loop: Block) -> LoopEnd {
    let condition = condition(of: loop)
    if loop.kind == .for || condition.contains(where: { outline.spells($0, "next") }) { return LoopEnd(.runsOut) }
    let content = content(of: loop)
    let leaving = blocks(in: content).filter { ($0.kind == .if || $0.kind == .guard) && exits($0) }
    let names = changedNames(in: content)
    var end = LoopEnd(.spins)
    for condition in [condition] + leaving.map(\.header) {
      switch self.end(at: condition, names) {
      case .runsOut?: return LoopEnd(.runsOut)
      case .spinsTillDeadline?: end.consequence = .spinsTillDeadline
      case nil: end.isLeftToOthers = true
      default: break
      }
    }
    if end.isLeftToOthers {
      end.calls = calls(in: content).filter { $0.isAwaited || isCallOnSelf($0) }.map(\.callee.lowerBound).sorted()
    }
    return end
  }

  /// Nil for what only others may change.
  private func end(at condition: Range<Int>, _ names: ChangedNames) -> Consequence? {
    let asked = Set(condition.lazy.filter { self.tokens[$0].kind == .identifier }.map { self.outline.name($0) })
    if !names.counted.isDisjoint(with: asked) { return .runsOut }
    guard compares(condition) else { return .spins }
    if mentionsTime(condition) || !names.timed.isDisjoint(with: asked) { return .spinsTillDeadline }
    return names.set.isDisjoint(with: asked) ? nil : .runsOut
  }

  private func changedNames(in body: Range<Int>) -> ChangedNames {
    var names = ChangedNames()
    for token in body {
      if isCount(token) { names.counted.insert(outline.name(token - 1)) }
      if isChanged(token) { names.set.insert(outline.name(token)) }
    }
    for binding in bindings(declaredIn: body) {
      names.set.insert(outline.name(binding.name))
      if binding.value.map(mentionsTime) ?? false { names.timed.insert(outline.name(binding.name)) }
    }
    return names
  }

  /// `attempt += 1`
  private func isCount(_ token: Int) -> Bool {
    tokens[token].kind == .operator && (outline.spells(token, "+=") || outline.spells(token, "-="))
  }

  /// `left = next`, `left.removeLast()`, `left[0]`, `&left`
  private func isChanged(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    switch tokens[token + 1].kind {
    case .equal, .openBracket: return true
    case .period: return tokens[token + 3].kind == .openParen
    default: return token > 0 && outline.spells(token - 1, "&")
    }
  }

  private func mentionsTime(_ code: Range<Int>) -> Bool {
    code.contains { token in
      guard tokens[token].kind == .identifier else { return false }
      return Self.timeWords.contains { outline.mentions(token, $0) } || outline.spells(token, "Date")
        || outline.spells(token, "now")
    }
  }

  private static let timeWords: [StaticString] = ["deadline", "elapsed", "timeinterval", "timeout", "clock", "uptime"]

  private func compares(_ condition: Range<Int>) -> Bool {
    condition.contains { token in
      tokens[token].kind == .operator && tokens[token].isSpaced
        && (outline.text(token).hasPrefix("<") || outline.text(token).hasPrefix(">"))
    }
  }

  private func exits(_ block: Block) -> Bool {
    content(of: block).contains { tokens[$0].word == .return || tokens[$0].word == .break || tokens[$0].word == .throw }
  }

  /// False for a task that is dropped, or awaited where it is started, which hands no cancellation on, or stored where
  /// only this file sees it and nothing in the file cancels.
  func canBeCancelled(_ task: Closure) -> Bool {
    switch handle(of: task) {
    case .dropped: return false
    case .unknown: return true
    case .kept: break
    }
    if task.call >= 0, case let end = outline.calls[task.call].end, tokens[end].kind == .period,
      outline.spells(end + 1, "value") || outline.spells(end + 1, "result")
    {
      return false
    }
    guard !project.lifetimes[index].contains(.cancels), task.call >= 0 else { return true }
    let start = outline.calls[task.call].callee.lowerBound
    guard start > 1, tokens[start - 1].kind == .equal else { return true }
    if let variable = variable(withValueAt: start) {
      return !outline.hasModifier(.private, in: variable.prefix)
    }
    return !members(for: start - 2).allSatisfy(\.isPrivate)
  }

  /// Whether all who cancel a task set what its loop asks for at each turn: `isRunning = false; task?.cancel()`.
  private func isToldToEnd(_ loop: Block, byWhoCancels task: Closure) -> Bool {
    guard loop.kind == .while, task.call >= 0 else { return false }
    let start = outline.calls[task.call].callee.lowerBound
    guard start > 2, tokens[start - 1].kind == .equal, meaning(of: start - 2) == .member,
      !isSeenByFileThatCancels(start - 2)
    else { return false }
    let flags = condition(of: loop).filter { tokens[$0].kind == .identifier && storedMember($0) != nil }
    let name = outline.name(start - 2)
    let cancels = calls(named: "cancel")
    // All are looked at for every loop: a hostile file must not cost its length squared.
    guard cancels.count < 256 else { return false }
    let cancelling = cancels.compactMap { call -> Range<Int>? in
      guard let function = memberFunction(around: call.callee.lowerBound), function.kind != .deinitializer,
        let body = function.body, body.contains(where: { tokens[$0].kind == .identifier && outline.name($0) == name })
      else { return nil }
      return body
    }
    return !flags.isEmpty && !cancelling.isEmpty
      && cancelling.allSatisfy { body in flags.contains { isTurned($0, in: body) } }
  }

  /// `isRunning = false` for `while isRunning`, `isStopped = true` for `while !isStopped`
  private func isTurned(_ flag: Int, in body: Range<Int>) -> Bool {
    let name = outline.name(flag)
    let first = isMemberOfSelf(flag) ? flag - 2 : flag
    let isDenied = tokens[first - 1].kind != .identifier && outline.spells(first - 1, "!")
    return body.contains { token in
      tokens[token].kind == .identifier && outline.name(token) == name && tokens[token + 1].kind == .equal
        && tokens[token + 2].word == (isDenied ? .true : .false)
    }
  }
}
