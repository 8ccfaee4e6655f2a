import Lexing
import Outlining

/// What code does to the state of its actor, one stored member at a time.
extension SourceFile {
  /// A stored variable of the instance.
  func isOwnState(_ event: Event) -> Bool {
    event.meaning == .member && isOwnState(event.token)
  }

  func isOwnState(_ token: Int) -> Bool {
    guard let type = type(around: token) else { return false }
    let facts = members(of: type, at: token)
    return !facts.isEmpty
      && facts.allSatisfy { $0.kind == .stored && !$0.isStatic && !$0.traits.contains(.constant) }
  }

  /// True when an event changes the member, false when it only reads it, nil when it is about something else.
  func changes(_ event: Event, _ name: Name) -> Bool? {
    switch event.kind {
    case .read, .check, .write:
      guard event.meaning == .member, outline.name(event.token) == name else {
        return membersAsked(by: event).contains(name) ? false : nil
      }
      if event.kind == .read { return isForced(event.token) }
      return event.kind == .write && !asksAgain(event.token) && !changesObject(event.token)
    case .call:
      if membersAsked(by: event).contains(name) { return false }
      guard let receiver = receiver(of: outline.calls[event.call]), isCollection(receiver, named: name),
        mutatingMethods.contains(outline.name(event.token)), !asksEachElement(outline.calls[event.call], of: name)
      else { return nil }
      return true
    default: return nil
    }
  }

  /// `jobs.removeAll { $0.id == id }` takes out what is still there; not `{ $0 < jobs.count }`.
  private func asksEachElement(_ call: Call, of collection: Name) -> Bool {
    guard let name = calledName(of: call), outline.spells(name, "removeAll"),
      let closure = closures(takenBy: call).first
    else { return false }
    let elements = outline.parameters(of: closure).map { outline.name($0.name) }
    var namesElement = false
    for token in closure.body where tokens[token].kind == .identifier {
      let name = outline.name(token)
      if name == collection { return false }
      if name == "$0" || elements.contains(name) { namesElement = true }
    }
    return namesElement
  }

  /// Where a synchronous method of the actor that is called writes a member which it does not look at first.
  func writing(of member: Name, by event: Event) -> Int? {
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

  /// Where an asynchronous method of the actor that is called writes a member which it does not look at first, behind an
  /// await of its own.
  func lateWriting(of member: Name, by event: Event) -> Int? {
    let call = outline.calls[event.call]
    guard call.isAwaited, isCallOnSelf(call), let type = type(around: event.token) else { return nil }
    let methods = functions(named: outline.name(event.token), ofTypesNamed: type.name)
    guard methods.count == 1, methods[0].isAsync else { return nil }
    let question = LateWrite(method: methods[0].keyword, member: member)
    if let known = taskMemory.lateWrites[question] { return known }
    let write = lateWrite(of: member, by: methods[0])
    taskMemory.lateWrites[question] = .some(write)
    return write
  }

  private func lateWrite(of member: Name, by method: Function) -> Int? {
    guard let events = body(of: method)?.events else { return nil }
    let before = events.prefix { $0.kind == .read && !isForced($0.token) || changes($0, member) == nil }
    guard before.count < events.count, case let first = events[before.count], changes(first, member) == true,
      first.stretch == 0, !isCleared(first.token),
      before.contains(where: { $0.kind == .await && $0.stretch == 0 && suspends($0) })
    else { return nil }
    return first.token
  }

  /// `x = nil`, `x = false`: whoever cleans up may do so twice.
  private func isCleared(_ token: Int) -> Bool {
    tokens[token + 1].kind == .equal && (tokens[token + 2].word == .false || tokens[token + 2].word == .nil)
  }

  /// `token!` and `names.keys.first!` end the process when the member is nil or empty by now.
  private func isForced(_ token: Int) -> Bool {
    var end = token + 1
    while end + 2 < tokens.count, tokens[end].kind == .period, Self.elements.contains(outline.name(end + 1)) {
      end += 2
    }
    return tokens[end].kind == .exclamation
  }

  /// What an empty collection has none of.
  private static let elements: Set<Name> = ["first", "last", "keys", "values"]

  /// `cache[key]?.count = 1` changes what is still there.
  private func asksAgain(_ token: Int) -> Bool {
    tokens[outline.endOfSubscripts(token + 1)].kind == .question
  }

  /// `accounts[id]?.balance -= sum` behind `guard let account = accounts[id], account.balance >= sum`: that it is still there
  /// says nothing of what it has become.
  func changesPart(_ token: Int, askedForBy checks: [Int]) -> Bool {
    guard asksAgain(token), case let part = outline.endOfSubscripts(token + 1) + 2, part < tokens.count,
      tokens[part - 1].kind == .period, tokens[part].kind == .identifier
    else { return false }
    return checks.contains { check in
      statements(withHeaderAround: check).contains { block in
        block.header.contains { tokens[$0].kind == .period && outline.name($0 + 1) == outline.name(part) }
      }
    }
  }

  /// The first call of a method of self that changes a member at once, `mark(id)`; behind everything where there is none.
  func mark(of member: Name, in body: Body) -> Int {
    let first = body.events.first { event in
      guard event.kind == .call, case let call = outline.calls[event.call], !call.isAwaited, isCallOnSelf(call),
        let method = method(calledBy: call), let own = self.body(of: method)
      else { return false }
      return own.events.contains { $0.kind == .write && $0.meaning == .member && outline.name($0.token) == member }
    }
    return first?.token ?? tokens.count
  }

  /// `peripheral.delegate = x` changes what the object holds, not the member. `item!.x = y` needs the member to be there.
  private func changesObject(_ token: Int) -> Bool {
    let end = outline.endOfSubscripts(token + 1)
    guard tokens[end].kind == .period, let shape = storedMember(token)?.shape else { return false }
    return end > token + 2 ? !isValue(shape.subscripted) : !isValueMember(token)
  }

  /// `x` or `self.x`, when that is a collection: what the methods of an object change is its own business.
  private func isCollection(_ expression: Range<Int>, named name: Name) -> Bool {
    guard let last = expression.last, tokens[last].kind == .identifier, outline.name(last) == name else { return false }
    let container = shape(ofExpression: expression).container
    guard container == .array || container == .dictionary else { return false }
    return expression.count == 1 ? binding(for: last) == nil : expression.count == 3 && isMemberOfSelf(last)
  }
}
