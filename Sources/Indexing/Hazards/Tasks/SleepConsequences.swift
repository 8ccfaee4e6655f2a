import Lexing
import Outlining

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

  /// Nil for loops that end by themselves and that nobody cancels: in tests, and in tasks that nobody has.
  package func consequence(of sleep: SwallowedSleep) -> Consequence? {
    let end = end(of: sleep)
    if isTest { return end == .spins ? .nothingYet : nil }
    let task = closures(around: sleep.call.callee.lowerBound).first(where: isUnstructuredTask)
    if let task, !canBeCancelled(task) { return end == .spins ? .nothingYet : nil }
    if let task, endsWithSelf(sleep.loop), !isCancelledElsewhere(task) { return nil }
    if let task, isToldToEnd(sleep.loop, byWhoCancels: task) { return nil }
    guard task == nil, isOutOfReach(sleep.call.callee.lowerBound) else { return end }
    return end == .spins ? .nothingYet : nil
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
    let loop = sleep.loop
    let condition = condition(of: loop)
    if loop.kind == .for || condition.contains(where: { outline.spells($0, "next") }) { return .runsOut }
    let leaving = blocks(in: content(of: loop)).filter { ($0.kind == .if || $0.kind == .guard) && exits($0) }
    let ends = ([condition] + leaving.map(\.header)).map { end(at: $0, of: sleep) }
    if ends.contains(.runsOut) { return .runsOut }
    return ends.contains(.spinsTillDeadline) ? .spinsTillDeadline : .spins
  }

  private func end(at condition: Range<Int>, of sleep: SwallowedSleep) -> Consequence {
    let body = content(of: sleep.loop)
    let names = Set(condition.lazy.filter { self.tokens[$0].kind == .identifier }.map { self.outline.name($0) })
    if body.contains(where: { isCounted($0, names) }) { return .runsOut }
    guard compares(condition) else { return .spins }
    let made = bindings(declaredIn: body).filter { names.contains(outline.name($0.name)) }
    if mentionsTime(condition) || made.contains(where: { $0.value.map(mentionsTime) ?? false }) {
      return .spinsTillDeadline
    }
    // Whoever else is called may change what is compared.
    let isSetHere = !made.isEmpty || body.contains { isChanged($0, names) }
    let callsOthers = calls(in: body).contains { call in
      !(sleep.call.callee.lowerBound..<sleep.call.end).contains(call.callee.lowerBound)
        && (call.isAwaited || isCallOnSelf(call))
    }
    return isSetHere || callsOthers ? .runsOut : .spins
  }

  /// `attempt += 1`
  private func isCounted(_ token: Int, _ names: Set<Name>) -> Bool {
    tokens[token].kind == .operator && (outline.spells(token, "+=") || outline.spells(token, "-="))
      && names.contains(outline.name(token - 1))
  }

  /// `left = next`, `left.removeLast()`, `left[0]`, `&left`
  private func isChanged(_ token: Int, _ names: Set<Name>) -> Bool {
    guard tokens[token].kind == .identifier, names.contains(outline.name(token)) else { return false }
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

  /// False for a task that is dropped, or stored where only this file sees it and nothing in the file cancels.
  func canBeCancelled(_ task: Closure) -> Bool {
    switch handle(of: task) {
    case .dropped: return false
    case .unknown: return true
    case .kept: break
    }
    guard !project.lifetimes[index].contains(.cancels), task.call >= 0 else { return true }
    let start = outline.calls[task.call].callee.lowerBound
    guard start > 1, tokens[start - 1].kind == .equal else { return true }
    if let variable = variable(withValueAt: start) {
      return !outline.hasModifier(.private, in: variable.prefix)
    }
    return !members(for: start - 2).allSatisfy(\.isPrivate)
  }
}
