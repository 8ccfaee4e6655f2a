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
    guard let holding = heldTimers[memberName(property)], let first = holding.first else { return nil }
    let given = tokens(named: name, inTypesNamed: owner).filter { isGiven($0) }
    return given.count == holding.count ? first.token : nil
  }

  /// `heldTimers` of a new file.
  func readHeldTimers() -> [Name: [RetainingTimer]] {
    var found: [Name: [RetainingTimer]] = [:]
    for timer in outline.calls.lazy.compactMap({ self.runLoopTimer($0) }) {
      if let keeper = property(keeping: timer) { found[memberName(keeper), default: []].append(timer) }
    }
    return found
  }

  /// `timer` of `timer?.invalidate()`, and `timers` of `for timer in timers.values { timer.invalidate() }`.
  private func property(named receiver: Range<Int>) -> Int? {
    guard let name = receiver.last(where: { tokens[$0].kind == .identifier }) else { return nil }
    guard let local = binding(for: name), local.kind == .element else { return name }
    let loop = loop(withHeaderAround: local.name)
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
