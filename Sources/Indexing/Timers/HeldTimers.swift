import Lexing
import Outlining

/// Timers that hold the object which is to stop them.
extension SourceFile {
  /// Where a timer holds self, if each one does that is put into the same private property: such an object has no `deinit`
  /// before its timers are invalid. The receiver of an invalidation names the property.
  package func holdOnSelf(byTimerIn receiver: Range<Int>) -> Int? {
    guard let property = self.property(named: receiver), members(for: property).contains(where: \.isPrivate) else {
      return nil
    }
    let (name, owner) = (outline.name(property), type(around: property)?.name)
    let holding = outline.calls.compactMap { runLoopTimer($0) }.filter { timer in
      guard let keeper = self.property(keeping: timer) else { return false }
      return outline.name(keeper) == name && type(around: keeper)?.name == owner
    }
    guard let first = holding.first else { return nil }
    let given = tokensByName[name].filter { type(around: $0)?.name == owner && isGiven($0) }
    return given.count == holding.count ? first.token : nil
  }

  /// `timer` of `timer?.invalidate()`, and `timers` of `for timer in timers.values { timer.invalidate() }`.
  private func property(named receiver: Range<Int>) -> Int? {
    guard let name = receiver.last(where: { tokens[$0].kind == .identifier }) else { return nil }
    guard let local = binding(for: name), local.kind == .element else { return name }
    let loop = outline.blocks.first { $0.kind == .for && $0.header.contains(local.name) }
    return loop?.sequence.first { tokens[$0].kind == .identifier && tokens[$0].word != .self }
  }

  /// `timer = …` and `timers[key] = …`, of a property, and not nil.
  private func isGiven(_ token: Int) -> Bool {
    var next = token + 1
    if tokens[next].kind == .openBracket { next = max(next, Int(tokens[next].partner) + 1) }
    guard tokens[next].kind == .equal, tokens[next + 1].word != .nil else { return false }
    return isMemberOfSelf(token) || binding(for: token) == nil && binding(declaredAt: token) == nil
  }
}
