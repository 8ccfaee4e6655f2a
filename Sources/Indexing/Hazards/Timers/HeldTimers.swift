import Lexing
import Outlining

/// Timers that hold the object which is to stop them.
extension SourceFile {
  /// Where a timer holds self, if each one does that is put into the same private property: such an object has no `deinit`
  /// before its timers are invalid. The receiver of an invalidation names the property.
  package func holdOnSelf(byTimerIn receiver: Range<Int>) -> Int? {
    guard let property = self.property(named: receiver), isGivenHereOnly(property) else { return nil }
    let member = memberName(property)
    if let known = timerMemory.holdsByProperty[member] { return known }
    let hold = holdOnSelf(byTimerKeptIn: property)
    timerMemory.holdsByProperty[member] = .some(hold)
    return hold
  }

  private func holdOnSelf(byTimerKeptIn property: Int) -> Int? {
    let (name, owner) = (outline.name(property), type(around: property)?.name)
    guard let holding = timerMemory.held[memberName(property)], let first = holding.first else { return nil }
    let made = Set(holding.map(\.call.callee.lowerBound))
    let given = tokens(named: name, inTypesNamed: owner).compactMap { valueGiven(to: $0) }
    let values = given.flatMap { origins(ofValueAt: $0) }
    return !values.isEmpty && values.allSatisfy(made.contains) ? first.token : nil
  }

  /// Whether no other file puts something into a property of an object.
  private func isGivenHereOnly(_ property: Int) -> Bool {
    let facts = members(for: property)
    return facts.contains(where: \.isPrivate)
      || !facts.isEmpty && !project.facts.assignedOfObjects.contains(outline.name(property))
  }

  /// Whether the property that an invalidation names is nil for ever: nothing in the whole of a target puts a timer there,
  /// or its type makes timers that it drops, or Combine's.
  func isNeverGivenTimer(_ receiver: Range<Int>) -> Bool {
    guard let property = self.property(named: receiver), let owner = type(around: property)?.name,
      case let facts = members(for: property), !facts.isEmpty,
      facts.allSatisfy({ $0.kind == .stored && $0.isPrivate && $0.shape.isNamed("Timer") }),
      project.isOfWhole(index) || makesTimersForNobody(owner)
    else { return false }
    let member = owner.member(outline.name(property))
    if let known = timerMemory.propertiesNeverGiven[member] { return known }
    let isNever = isNeverGiven(property, of: owner)
    timerMemory.propertiesNeverGiven[member] = isNever
    return isNever
  }

  /// Whether a type makes timers that it drops, or Combine's.
  private func makesTimersForNobody(_ owner: Name) -> Bool {
    if let known = timerMemory.typesMakingTimersForNobody[owner] { return known }
    let makes =
      calls(named: "scheduledTimer", inTypesNamed: owner).contains(where: isDropped)
      || calls(named: "publish", inTypesNamed: owner).contains(where: { calls($0, "Timer.publish") })
    timerMemory.typesMakingTimersForNobody[owner] = makes
    return makes
  }

  private func isNeverGiven(_ property: Int, of owner: Name) -> Bool {
    let name = outline.name(property)
    return !isGivenToObjects(name) && !tokens(named: name, inTypesNamed: owner).contains(where: isGiven)
  }

  /// Whether something is given to a property of a name through an object, whatever its type is.
  private func isGivenToObjects(_ name: Name) -> Bool {
    if let known = timerMemory.propertiesGivenToObjects[name] { return known }
    let answer = tables.tokensByName[name].contains { token in
      tokens[token - 1].kind == .period && !isMemberOfSelf(token) && isGiven(token)
    }
    timerMemory.propertiesGivenToObjects[name] = answer
    return answer
  }

  private func isGiven(_ token: Int) -> Bool {
    let isLent = token > 3 && (tokens[token - 1].kind == .ampersand || tokens[token - 3].kind == .ampersand)
    return isLent || tokens[token + 1].kind == .equal && tokens[token + 2].word != .nil || isDeclaredWithValue(token)
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
    declaredValue(of: token).map { tokens[$0].word != .nil } ?? false
  }

  private func declaredValue(of token: Int) -> Int? {
    variables(named: outline.name(token)).first { $0.name == token }?.value?.lowerBound
  }

  /// `held` of a new file.
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

  /// Where the value begins that a property, or an element of it, is given behind its name, `timers[key] = …`, if that is
  /// not nil, nor an empty collection.
  private func valueGiven(to token: Int) -> Int? {
    guard let value = declaredValue(of: token) ?? assignedValue(behind: token), tokens[value].word != .nil,
      !isEmptyCollection(value)
    else { return nil }
    let isMember = isMemberOfSelf(token) || binding(for: token) == nil && binding(declaredAt: token) == nil
    return isMember ? value : nil
  }

  private func assignedValue(behind name: Int) -> Int? {
    var equal = name + 1
    if tokens[equal].kind == .openBracket { equal = max(equal, Int(tokens[equal].partner) + 1) }
    return tokens[equal].kind == .equal ? equal + 1 : nil
  }

  /// `[]`, `[:]`, `[String: Timer]()`
  private func isEmptyCollection(_ value: Int) -> Bool {
    guard tokens[value].kind == .openBracket, case let end = Int(tokens[value].partner), end > value else {
      return false
    }
    return end == value + 1 || end == value + 2 && tokens[value + 1].kind == .colon
      || tokens[end + 1].kind == .openParen && tokens[end + 2].kind == .closeParen
  }

  /// Where the values begin that a value comes from: those that a local is given, in one place or in several branches.
  private func origins(ofValueAt start: Int) -> [Int] {
    var found: [Int] = []
    var waiting = [start]
    // Each local is asked once: they may be given each other.
    var seen: Set<Int> = []
    while let value = waiting.popLast() {
      guard tokens[value].kind == .identifier, endsValue(value), let local = binding(for: value),
        local.kind == .variable, let scope = scopes(around: local.name).first?.content
      else {
        found.append(value)
        continue
      }
      guard seen.insert(local.name).inserted else { continue }
      let same = bindings(declaredIn: scope).filter { isSame($0.name, as: local.name) }
      seen.formUnion(same.map(\.name))
      waiting += same.compactMap { $0.value?.lowerBound }
      waiting += mentions(of: outline.name(local.name), in: scope).filter { token in
        tokens[token + 1].kind == .equal && tokens[token - 1].kind != .period && binding(declaredAt: token) == nil
          && binding(for: token).map { isSame($0.name, as: local.name) } ?? false
      }.map { $0 + 2 }
    }
    return found
  }

  private func endsValue(_ token: Int) -> Bool {
    switch tokens[token + 1].kind {
    case .period, .openParen, .openBracket, .operator: tokens[token + 1].startsLine
    default: true
    }
  }
}
