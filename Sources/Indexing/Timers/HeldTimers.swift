import Lexing
import Outlining

/// Timers that hold the object which is to stop them.
extension SourceFile {
  /// Where a timer holds self, if each one does that is put into the same private property: such an object has no `deinit`
  /// before its timers are invalid. The receiver of an invalidation names the property.
  package func holdOnSelf(byTimerIn receiver: Range<Int>) -> Int? {
    guard let property = self.property(named: receiver), isGivenHereOnly(property) else { return nil }
    let (name, owner) = (outline.name(property), type(around: property)?.name)
    guard let holding = heldTimers[memberName(property)], let first = holding.first else { return nil }
    let given = tokens(named: name, inTypesNamed: owner).filter { isGiven($0) }
    return given.count == holding.count ? first.token : nil
  }

  /// Whether no other file puts something into a property of an object.
  private func isGivenHereOnly(_ property: Int) -> Bool {
    let facts = members(for: property)
    return facts.contains(where: \.isPrivate)
      || !facts.isEmpty && !project.facts.assignedOfObjects.contains(outline.name(property))
  }

  /// Whether the property that an invalidation names is nil for ever: its type makes timers that it drops, and keeps none
  /// there.
  func isNeverGivenTimer(_ receiver: Range<Int>) -> Bool {
    guard let property = self.property(named: receiver), let owner = type(around: property)?.name,
      case let facts = members(for: property), !facts.isEmpty,
      facts.allSatisfy({ $0.kind == .stored && $0.isPrivate && $0.shape.isNamed("Timer") }),
      calls(named: "scheduledTimer", inTypesNamed: owner).contains(where: isDropped)
    else { return false }
    return tables.tokensByName[outline.name(property)].allSatisfy { token in
      let isLent = token > 3 && (tokens[token - 1].kind == .ampersand || tokens[token - 3].kind == .ampersand)
      return !isLent && (tokens[token + 1].kind != .equal || tokens[token + 2].word == .nil)
        && !isDeclaredWithValue(token)
    }
  }

  /// A statement of its own, whose value nobody takes.
  private func isDropped(_ timer: Call) -> Bool {
    let start = timer.callee.lowerBound
    guard start > 0, tokens[start].startsLine else { return false }
    switch tokens[start - 1].kind {
    case .openBrace, .closeBrace, .closeParen, .identifier, .colon: return tokens[start - 1].word != .return
    default: return false
    }
  }

  /// `var timer: Timer? = .init()`
  private func isDeclaredWithValue(_ token: Int) -> Bool {
    variables(named: outline.name(token)).contains { variable in
      variable.name == token && variable.value.map { tokens[$0.lowerBound].word != .nil } ?? false
    }
  }

  /// `heldTimers` of a new file.
  func readHeldTimers() -> [Name: [RetainingTimer]] {
    var found: [Name: [RetainingTimer]] = [:]
    for timer in outline.calls.lazy.compactMap({ self.runLoopTimer($0) }) {
      if let keeper = property(keeping: timer) { found[memberName(keeper), default: []].append(timer) }
    }
    return found
  }

  /// `timer` of `timer?.invalidate()` and `if let running = timer { running.invalidate() }`, and `timers` of
  /// `for timer in timers.values { timer.invalidate() }`.
  private func property(named receiver: Range<Int>) -> Int? {
    guard let name = receiver.last(where: { tokens[$0].kind == .identifier }) else { return nil }
    guard let local = binding(for: name) else { return name }
    if local.kind == .condition, let value = local.value { return value.last { tokens[$0].kind == .identifier } }
    guard local.kind == .element else { return name }
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
