import Lexing
import Outlining

/// Collections of an actor that are sent while it waits, and then emptied of what came in meanwhile.
extension SourceFile {
  func staleBatches(in function: Function, _ body: Body) -> [StaleCheck] {
    // Each read is looked for in the whole body: a hostile one must not cost its length squared.
    guard body.steps.count < 4096 else { return [] }
    let names = Set(body.events.filter(empties).compactMap(member).map { outline.name($0) })
    return names.compactMap { staleBatch(of: $0, in: function, body) }
  }

  private func staleBatch(of name: Name, in function: Function, _ body: Body) -> StaleCheck? {
    var sent = -1
    var isLost = false
    let use = staleUse(in: body) { event, states in
      guard event.meaning == .member || event.kind == .call, let token = member(of: event), outline.name(token) == name
      else { return (states, false) }
      if empties(event) {
        isLost = isLost || states.contains(.stale)
        return (.unchecked, true)
      }
      guard event.kind == .read else { return (states.contains(.stale) ? .unchecked : states, false) }
      guard isSent(token, in: function) else { return (states, false) }
      if !isLost { sent = token }
      return (.checked, false)
    }
    guard let use, !isClosed(name, before: use.suspension, in: body) else { return nil }
    return StaleCheck(check: sent, suspension: use.suspension, act: use.act, form: .emptied)
  }

  /// Whether a flag is raised before the wait that all who add to the collection look at: `isClosed = true`.
  private func isClosed(_ collection: Name, before suspension: Int, in body: Body) -> Bool {
    let flags = body.events.filter { event in
      event.kind == .write && event.meaning == .member && event.stretch == 0 && event.token < suspension
        && tokens[event.token + 1].kind == .equal && tokens[event.token + 2].word == .true
    }
    guard !flags.isEmpty else { return false }
    // A hostile file must not cost its length squared.
    let uses = tokens(named: collection, inTypesNamed: type(around: suspension)?.name).prefix(256)
    return flags.contains { flag in
      let name = outline.name(flag.token)
      return uses.allSatisfy { use in
        guard let adding = memberFunction(around: use), isAdded(to: use) else { return true }
        return adding.body.map { range in mentions(of: name, in: range).contains { $0 < use } } ?? false
      }
    }
  }

  /// `items.append(x)`, `items[key] = x`, `items += more`
  private func isAdded(to collection: Int) -> Bool {
    let next = tokens[collection + 1]
    switch next.kind {
    case .period: return ["append", "insert", "updateValue", "merge"].contains(outline.name(collection + 2))
    case .openBracket: return tokens[Int(next.partner) + 1].kind == .equal
    case .operator: return outline.spells(collection + 1, "+=")
    default: return false
    }
  }

  /// The member that an event reads or writes, or of which it calls a method that changes it.
  private func member(of event: Event) -> Int? {
    guard event.kind == .call else { return event.token }
    guard mutatingMethods.contains(outline.name(event.token)), let receiver = receiver(of: outline.calls[event.call])
    else { return nil }
    return receiver.last
  }

  /// `items.removeAll()`, `items = []`, where `items` is a collection that the actor stores.
  private func empties(_ event: Event) -> Bool {
    switch event.kind {
    case .call:
      guard outline.spells(event.token, "removeAll"), let receiver = receiver(of: outline.calls[event.call]),
        let last = receiver.last, receiver.count == 1 || isMemberOfSelf(last),
        argument("where", of: outline.calls[event.call]) == nil
      else { return false }
      return isCollection(last)
    case .write where event.meaning == .member:
      return tokens[event.token + 1].kind == .equal && isEmptyCollection(event.token + 2) && isCollection(event.token)
    default: return false
    }
  }

  /// `[]`, `[:]`, `Data()`
  private func isEmptyCollection(_ start: Int) -> Bool {
    let open = outline.spells(start, "Data") ? start + 1 : start
    guard tokens[open].kind == (open > start ? .openParen : .openBracket) else { return false }
    let count = Int(tokens[open].partner) - open
    return count == 1 || count == 2 && tokens[open + 1].kind == .colon
  }

  private func isCollection(_ member: Int) -> Bool {
    guard meaning(of: member) == .member, let shape = storedMember(member)?.shape else { return false }
    if shape.isNamed("Data") {
      // Of a key nothing comes in.
      return tokens(named: outline.name(member), inTypesNamed: type(around: member)?.name).prefix(256)
        .contains(where: isAdded)
    }
    return shape.container == .array || shape.container == .dictionary
  }

  /// Whether an awaited call is given what is read, whole or one by one.
  private func isSent(_ token: Int, in function: Function) -> Bool {
    guard let range = function.body else { return false }
    if isArgument(token, in: range) || isSentOneByOne(token) { return true }
    return bindings(declaredIn: range).contains { local in
      local.kind == .variable && local.value?.contains(token) == true && isSent(local, in: range)
    }
  }

  /// The local itself, or what is made of it: `request.body = try encode(["events": events])`, and `send(request)`.
  private func isSent(_ local: Binding, in range: Range<Int>) -> Bool {
    var waiting = [local]
    var seen: Set<Int> = [local.name]
    // In a hostile file each local is made of all others.
    while seen.count < 8, let local = waiting.popLast() {
      for use in mentions(of: outline.name(local.name), in: range).prefix(64)
      where binding(for: use)?.name == local.name {
        if isArgument(use, in: range) || isSentOneByOne(use) { return true }
        if let made = localMade(of: use, in: range), seen.insert(made.name).inserted { waiting.append(made) }
      }
    }
    return false
  }

  /// `body` of `let body = encode(events)`, and of `body.events = events`.
  private func localMade(of use: Int, in range: Range<Int>) -> Binding? {
    if let made = bindings(declaredIn: range.lowerBound..<use).last(where: { $0.value?.contains(use) == true }) {
      return made
    }
    guard use > 1, tokens[use - 1].kind == .equal else { return nil }
    return binding(for: startOfPath(use - 2))
  }

  /// `for item in items { await send(item) }`
  private func isSentOneByOne(_ token: Int) -> Bool {
    guard let loop = loop(withHeaderAround: token) else { return false }
    return bindings(declaredIn: loop.header).contains { isSent($0, in: content(of: loop)) }
  }

  private func isArgument(_ token: Int, in range: Range<Int>) -> Bool {
    calls(in: range).contains { call in
      call.isAwaited && outline.arguments(of: call).contains { $0.value.contains(token) }
    }
  }
}
