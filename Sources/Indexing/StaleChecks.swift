import Lexing
package import Outlining

/// A check of an actor's own state that no longer says anything when the code acts on it (SE-0306, reentrancy).
package struct StaleCheck {
  /// The tokens of the check, which is the member's name, of the first suspension behind it, and of what acts on it.
  package let check: Int
  package let suspension: Int
  package let act: Int
  /// The act sets a value that has nothing to do with the old one: the work is done twice, and the last one wins.
  package let isIdempotent: Bool
}

extension States {
  fileprivate static let clean = States(rawValue: 1)
  fileprivate static let checked = States(rawValue: 2)
  fileprivate static let stale = States(rawValue: 4)
}

extension SourceFile {
  /// Where an actor's method checks a stored property, awaits, and then changes it as if the check still held.
  package func staleChecks(in function: Function) -> [StaleCheck] {
    guard function.isAsync, let body = body(of: function), runsOnItsActor(function) else { return [] }
    let candidates = Set(body.events.filter { $0.kind == .check && isOwnState($0) }.map { outline.name($0.token) })
    let copies = copies(in: function).compactMap { staleCopy($0, in: body) }
    let places = places(in: function).compactMap { stalePlace($0.place, of: $0.collection, in: body) }
    return (candidates.compactMap { staleCheck(of: $0, in: body) } + copies + places).sorted { $0.act < $1.act }
  }

  /// Locals that say where something is in an array of the actor: `guard let index = items.firstIndex(of: x)`.
  private func places(in function: Function) -> [(place: Binding, collection: Int)] {
    guard let range = function.body else { return [] }
    return bindings(declaredIn: range).compactMap { binding in
      guard binding.kind == .variable || binding.kind == .condition, let value = binding.value,
        let found = value.first(where: { outline.spells($0, "firstIndex") || outline.spells($0, "lastIndex") }),
        found > value.lowerBound + 1, tokens[found - 1].kind == .period, meaning(of: found - 2) == .member,
        storedMember(found - 2)?.shape.container == .array
      else { return nil }
      return (binding, found - 2)
    }
  }

  /// `items[index]` behind an await: something else may be there by then, or nothing.
  private func stalePlace(_ place: Binding, of collection: Int, in body: Body) -> StaleCheck? {
    let name = outline.name(collection)
    var suspension = -1
    var act = -1
    _ = body.states(from: .clean) { event, states in
      if event.kind == .await, states.contains(.checked) {
        if act < 0 { suspension = event.token }
        return states.subtracting(.checked).union(.stale)
      }
      guard event.meaning == .member, outline.name(event.token) == name else { return states }
      if event.token == collection { return .checked }
      // Whoever looks at the array again may have found out.
      guard event.kind == .read || event.kind == .write else { return .clean }
      if states.contains(.stale), act < 0, isSubscripted(event.token, with: place) { act = event.token }
      return states
    }
    return act < 0 ? nil : StaleCheck(check: collection, suspension: suspension, act: act, isIdempotent: false)
  }

  private func isSubscripted(_ token: Int, with place: Binding) -> Bool {
    tokens[token + 1].kind == .openBracket && Int(tokens[token + 1].partner) == token + 3
      && tokens[token + 2].kind == .identifier && binding(for: token + 2)?.name == place.name
  }

  /// Locals that are nothing but a copy of a variable of the actor: `let old = count`.
  private func copies(in function: Function) -> [Binding] {
    guard let range = function.body else { return [] }
    return bindings(declaredIn: range).filter { binding in
      guard binding.kind == .variable, let value = binding.value, let last = value.last,
        value.count == 1 || value.count == 3 && isMemberOfSelf(last), meaning(of: last) == .member,
        let fact = storedMember(last)
      else { return false }
      return !fact.traits.contains(.constant)
    }
  }

  /// `count = old + 1` behind an await: what others did in between is lost.
  private func staleCopy(_ copy: Binding, in body: Body) -> StaleCheck? {
    guard let last = copy.value?.last else { return nil }
    let name = outline.name(last)
    var suspension = -1
    var act = -1
    _ = body.states(from: .clean) { event, states in
      if event.kind == .await, states.contains(.checked) {
        if act < 0 { suspension = event.token }
        return states.subtracting(.checked).union(.stale)
      }
      if event.kind == .read, event.token == last { return .checked }
      guard event.kind == .write, event.meaning == .member, outline.name(event.token) == name else { return states }
      if states.contains(.stale), act < 0, isGiven(event.token, copy) { act = event.token }
      return .clean
    }
    return act < 0 ? nil : StaleCheck(check: last, suspension: suspension, act: act, isIdempotent: false)
  }

  /// Whether what is assigned on the line is made from a local, and not the local itself, which is put back.
  private func isGiven(_ target: Int, _ copy: Binding) -> Bool {
    guard tokens[target + 1].kind == .equal else { return false }
    var index = target + 2
    var mentions = false
    while index < tokens.count, !tokens[index].startsLine || index == target + 2 {
      if tokens[index].kind == .identifier, binding(for: index)?.name == copy.name { mentions = true }
      index += 1
    }
    return mentions && index > target + 3
  }

  private func runsOnItsActor(_ function: Function) -> Bool {
    guard let type = type(around: function.keyword), type.kind == .actor else { return false }
    return !outline.hasModifier(.nonisolated, in: function.prefix) && !outline.isStatic(function.prefix)
  }

  /// A stored variable of the instance.
  private func isOwnState(_ event: Event) -> Bool {
    guard event.meaning == .member, let type = type(around: event.token) else { return false }
    let facts = members(of: type, named: outline.name(event.token))
    return !facts.isEmpty
      && facts.allSatisfy { $0.kind == .stored && !$0.isStatic && !$0.traits.contains(.constant) }
  }

  private func staleCheck(of name: Name, in body: Body) -> StaleCheck? {
    var check = -1
    var suspension = -1
    var act = -1
    var write = -1
    _ = body.states(from: .clean) { event, states in
      if event.kind == .await {
        guard states.contains(.checked) else { return states }
        if act < 0 { suspension = event.token }
        return states.subtracting(.checked).union(.stale)
      }
      if event.kind == .call, states.contains(.stale), let own = writing(of: name, by: event) {
        if act < 0, check >= 0 { (act, write) = (event.token, own) }
        return .clean
      }
      guard let changed = changes(event, name) else { return states }
      if event.kind == .read, !states.contains(.stale) { return states }
      if !changed {
        if act < 0, event.kind == .check { check = event.token }
        return event.kind == .check ? .checked : states
      }
      if states.contains(.stale), act < 0, check >= 0 { (act, write) = (event.token, event.token) }
      return .clean
    }
    guard act >= 0 else { return nil }
    return StaleCheck(check: check, suspension: suspension, act: act, isIdempotent: isIdempotent(write))
  }

  /// Where a synchronous method of the actor that is called writes a member which it does not look at first.
  private func writing(of member: Name, by event: Event) -> Int? {
    let call = outline.calls[event.call]
    guard !call.isAwaited, isCallOnSelf(call), let type = type(around: event.token) else { return nil }
    let methods = functions(named: outline.name(event.token))
    guard methods.count == 1, !methods[0].isAsync, self.type(around: methods[0].keyword)?.name == type.name,
      let body = body(of: methods[0])
    else { return nil }
    let first = body.events.first { ($0.kind != .read || isForced($0.token)) && changes($0, member) != nil }
    guard let first, changes(first, member) == true, first.stretch == 0, !isCleared(first.token)
    else { return nil }
    return first.token
  }

  /// `x = nil`, `x = false`: whoever cleans up may do so twice.
  private func isCleared(_ token: Int) -> Bool {
    guard tokens[token + 1].kind == .equal else { return false }
    return tokens[token + 2].word == .false || outline.spells(token + 2, "nil")
  }

  /// True when an event changes the member, false when it only reads it, nil when it is about something else.
  private func changes(_ event: Event, _ name: Name) -> Bool? {
    switch event.kind {
    case .read, .check, .write:
      guard event.meaning == .member, outline.name(event.token) == name else { return nil }
      if event.kind == .read { return isForced(event.token) }
      return event.kind == .write && !asksAgain(event.token) && !changesObject(event.token)
    case .call:
      guard let receiver = receiver(of: outline.calls[event.call]), isCollection(receiver, named: name),
        mutatingMethods.contains(outline.name(event.token))
      else { return nil }
      return true
    default: return nil
    }
  }

  /// `token!` ends the process when the member is nil by now.
  private func isForced(_ token: Int) -> Bool {
    tokens[token + 1].kind == .exclamation
  }

  /// `cache[key]?.count = 1` changes what is still there.
  private func asksAgain(_ token: Int) -> Bool {
    tokens[endOfSubscripts(token + 1)].kind == .question
  }

  /// `peripheral.delegate = x` changes what the object holds, not the member. `item!.x = y` needs the member to be there.
  private func changesObject(_ token: Int) -> Bool {
    let end = endOfSubscripts(token + 1)
    guard tokens[end].kind == .period, let shape = storedMember(token)?.shape else { return false }
    return !isValue(end > token + 2 ? shape.subscripted : shape)
  }

  private func endOfSubscripts(_ start: Int) -> Int {
    var end = start
    while tokens[end].kind == .openBracket, !tokens[end].startsLine {
      end = max(end, Int(tokens[end].partner)) + 1
    }
    return min(end, tokens.count)
  }

  /// `x` or `self.x`, when that is a collection: what the methods of an object change is its own business.
  private func isCollection(_ expression: Range<Int>, named name: Name) -> Bool {
    guard let last = expression.last, tokens[last].kind == .identifier, outline.name(last) == name else { return false }
    let container = shape(ofExpression: expression).container
    guard container == .array || container == .dictionary else { return false }
    return expression.count == 1 ? binding(for: last) == nil : expression.count == 3 && isMemberOfSelf(last)
  }

  /// Whether a write gives a value that does not depend on the old one, to a name or a key. A flag that is raised, an
  /// element of an array and `+=` are something else.
  private func isIdempotent(_ act: Int) -> Bool {
    // A set holds what is inserted again once.
    if outline.spells(act, "insert"),
      let call = calls(in: max(0, act - 6)..<act + 1).first(where: { calledName(of: $0) == act })
    {
      return outline.arguments(of: call).count == 1
    }
    let end = endOfSubscripts(act + 1)
    guard tokens[end].kind == .equal, tokens[end + 1].word != .true, !isStep(end + 1) else { return false }
    if end > act + 1, shape(ofExpression: act..<act + 1).container == .array { return false }
    var index = end + 1
    while index < tokens.count, !tokens[index].startsLine {
      if tokens[index].kind == .identifier, outline.name(index) == outline.name(act), isUse(index) { return false }
      index += 1
    }
    return true
  }

  /// `.running`: a machine that is taken from one state to the next.
  private func isStep(_ value: Int) -> Bool {
    tokens[value].kind == .period && tokens[value + 1].kind == .identifier
      && (tokens[value + 2].startsLine || tokens[value + 2].kind == .closeBrace)
      && !["none", "idle", "initial"].contains(outline.text(value + 1))
  }
}
