import Lexing
import Outlining

/// Locals of an actor's method that tell of its state as it was before an await.
extension SourceFile {
  func stalePlaces(in function: Function, _ body: Body) -> [StaleCheck] {
    let places = places(in: function) + countedPlaces(in: function)
    // Each place follows the whole body: a hostile one must not cost its length squared.
    guard places.count * body.steps.count < 1 << 22 else { return [] }
    return places.compactMap { stalePlace($0.place, of: $0.collection, in: body) }
  }

  func staleCopies(in function: Function, _ body: Body) -> [StaleCheck] {
    let copies = copies(in: function)
    // Nor must each copy.
    guard copies.count * body.steps.count < 1 << 22 else { return [] }
    return copies.compactMap { staleCopy($0, in: body) ?? restoredCopy($0, in: body) }
  }

  /// Where a method first counts on what it has read of the actor's state, and the await before that: `follow` says what
  /// an event leads to, and whether it counts on what was read.
  func staleUse(
    in body: Body,
    _ follow: (Event, States) -> (states: States, acts: Bool)
  ) -> (suspension: Int, act: Int)? {
    var suspension = -1
    var act = -1
    _ = body.states(from: .unchecked) { event, states in
      if event.kind == .await, states.contains(.checked), suspends(event) {
        if act < 0 { suspension = event.token }
        return states.subtracting(.checked).union(.stale)
      }
      let next = follow(event, states)
      if next.acts, states.contains(.stale), act < 0 { act = event.token }
      return next.states
    }
    return act < 0 ? nil : (suspension, act)
  }

  /// Locals that say where something is in an array of the actor, or how much: `guard let index = items.firstIndex(of: x)`,
  /// `let last = items.count - 1`.
  private func places(in function: Function) -> [(place: Binding, collection: Int)] {
    guard let range = function.body else { return [] }
    return bindings(declaredIn: range).compactMap { binding in
      guard binding.kind == .variable || binding.kind == .condition, let value = binding.value,
        let found = value.first(where: { Self.measures.contains(outline.name($0)) }),
        found > value.lowerBound + 1, tokens[found - 1].kind == .period, meaning(of: found - 2) == .member,
        storedMember(found - 2)?.shape.container == .array
      else { return nil }
      return (binding, found - 2)
    }
  }

  private static let measures: Set<Name> = ["firstIndex", "lastIndex", "count", "endIndex"]

  /// `index` and `items` of `for (index, item) in items.enumerated()` and `for index in items.indices`, when something
  /// takes elements out of the array.
  private func countedPlaces(in function: Function) -> [(place: Binding, collection: Int)] {
    guard let range = function.body else { return [] }
    return blocks(in: range).compactMap { loop in
      guard loop.kind == .for,
        let counting = loop.sequence.last(where: { tokens[$0].kind == .identifier }),
        counting > loop.sequence.lowerBound + 1, tokens[counting - 1].kind == .period,
        let place = bindings(declaredIn: loop.header).first(where: { $0.kind == .element }),
        outline.spells(counting, "indices")
          || outline.spells(counting, "enumerated") && tokens[place.name - 1].kind == .openParen,
        case let collection = counting - 2, meaning(of: collection) == .member,
        storedMember(collection)?.shape.container == .array, isShrunk(collection)
      else { return nil }
      return (place, collection)
    }
  }

  private func isShrunk(_ collection: Int) -> Bool {
    // Each loop looks at them all.
    tokens(named: outline.name(collection), inTypesNamed: type(around: collection)?.name).prefix(256).contains {
      token in
      outline.isTakenOut(token) && meaning(of: token) == .member && memberFunction(around: token)?.kind != .initializer
    }
  }

  /// `items[index]` behind an await: something else may be there by then, or nothing.
  private func stalePlace(_ place: Binding, of collection: Int, in body: Body) -> StaleCheck? {
    let name = outline.name(collection)
    let use = staleUse(in: body) { event, states in
      if event.kind == .call { return (states, takesOut(event, name, at: place)) }
      guard event.meaning == .member, outline.name(event.token) == name else { return (states, false) }
      if event.token == collection { return (.checked, false) }
      // Whoever looks at the array again may have found out.
      guard event.kind == .read || event.kind == .write else { return (.unchecked, false) }
      return (states, isSubscripted(event.token, with: place))
    }
    return use.map { StaleCheck(check: collection, suspension: $0.suspension, act: $0.act, form: .stale) }
  }

  /// `items.remove(at: index)`, `items.removeFirst(count)`
  private func takesOut(_ event: Event, _ collection: Name, at place: Binding) -> Bool {
    let call = outline.calls[event.call]
    guard Self.takers.contains(outline.name(event.token)), let last = receiver(of: call)?.last,
      outline.name(last) == collection
    else { return false }
    return outline.arguments(of: call).contains {
      $0.value.count == 1 && binding(for: $0.value.lowerBound)?.name == place.name
    }
  }

  private static let takers: Set<Name> = ["remove", "removeFirst", "removeLast"]

  private func isSubscripted(_ token: Int, with place: Binding) -> Bool {
    tokens[token + 1].kind == .openBracket && Int(tokens[token + 1].partner) == token + 3
      && tokens[token + 2].kind == .identifier && binding(for: token + 2)?.name == place.name
  }

  /// A local that is nothing but a copy of a variable of the actor, of a property of its value, or of an element that is
  /// under a key there; or the value that these are meant to get.
  private struct Copy {
    let local: Binding
    let member: Int
    var part: Part?
    var isNext = false
  }

  /// What stands behind the name of a variable: `user` of `permits[user]` and `permits[user, default: 0]`, `failures` of
  /// `stats.failures`.
  private struct Part {
    let name: Range<Int>
    let end: Int
  }

  /// `let old = count`, `let left = permits[user] ?? 10`, `guard let left = permits[user]`, `let next = count + 1`
  private func copies(in function: Function) -> [Copy] {
    guard let range = function.body else { return [] }
    return bindings(declaredIn: range).compactMap { local in
      guard local.kind == .variable || local.kind == .condition, let value = local.value, let first = value.first,
        case let member = tokens[first].word == .self ? first + 2 : first, member < value.upperBound,
        meaning(of: member) == .member, let fact = storedMember(member), !fact.traits.contains(.constant)
      else { return nil }
      if member + 1 == value.upperBound {
        return local.kind == .variable ? Copy(local: local, member: member, isNext: isChanged(local)) : nil
      }
      if local.kind == .variable, isSum(at: member + 1) { return Copy(local: local, member: member, isNext: true) }
      guard let part = part(behind: member) else { return nil }
      let isNext = local.kind == .variable && isSum(at: part.end)
      guard isNext || part.end == value.upperBound || outline.spells(part.end, "??") else { return nil }
      return Copy(local: local, member: member, part: part, isNext: isNext)
    }
  }

  /// `var copy = settings; copy.name = name`, `try await operation(&copy)`
  private func isChanged(_ local: Binding) -> Bool {
    tokens[local.name - 1].word == .var
      && mentions(of: outline.name(local.name), in: local.visible).contains { use in
        use != local.name && binding(for: use)?.name == local.name && isWritten(use)
      }
  }

  /// `count + 1`, `count - used`
  private func isSum(at token: Int) -> Bool { outline.spells(token, "+") || outline.spells(token, "-") }

  private func part(behind member: Int) -> Part? {
    if tokens[member + 1].kind == .period, isValueMember(member) {
      return Part(name: member + 2..<member + 3, end: member + 3)
    }
    guard tokens[member + 1].kind == .openBracket, case let close = Int(tokens[member + 1].partner), close > member + 2,
      tokens[close].kind == .closeBracket
    else { return nil }
    let end = (member + 2..<close).first { tokens[$0].kind == .comma } ?? close
    return Part(name: member + 2..<end, end: close + 1)
  }

  /// `count = old + 1` behind an await: what others did in between is lost.
  private func staleCopy(_ copy: Copy, in body: Body) -> StaleCheck? {
    let name = outline.name(copy.member)
    if copy.isNext, let deferred = deferredCopy(copy, in: body) { return deferred }
    let use = staleUse(in: body) { event, states in
      if event.kind == .read || event.kind == .check, event.token == copy.member { return (.checked, false) }
      guard event.meaning == .member, outline.name(event.token) == name else { return (states, false) }
      // Whoever asks again knows what others did.
      if event.kind == .check { return (.unchecked, false) }
      return event.kind == .write ? (.unchecked, isGiven(event.token, copy)) : (states, false)
    }
    return use.map { StaleCheck(check: copy.member, suspension: $0.suspension, act: $0.act, form: .stale) }
  }

  /// `rows[id] = old` behind an await, where another value was put there before it: what others have written meanwhile is
  /// undone, too.
  private func restoredCopy(_ copy: Copy, in body: Body) -> StaleCheck? {
    let name = outline.name(copy.member)
    guard !copy.isNext, let wait = body.events.first(where: { $0.kind == .await && $0.token > copy.member }),
      let change = body.events.first(where: { changes($0, name) == true && $0.token > copy.member }),
      change.token < wait.token, isOfPart(change.token, of: copy)
    else { return nil }
    let use = staleUse(in: body) { event, states in
      if event.token == change.token { return (.checked, false) }
      guard event.meaning == .member, outline.name(event.token) == name else { return (states, false) }
      if event.kind == .check { return (.unchecked, false) }
      return event.kind == .write ? (.unchecked, isGivenBack(event.token, copy)) : (states, false)
    }
    return use.map { StaleCheck(check: copy.member, suspension: $0.suspension, act: $0.act, form: .restored) }
  }

  private func isOfPart(_ target: Int, of copy: Copy) -> Bool {
    guard let wanted = copy.part else { return true }
    // `rows.removeValue(forKey: id)` names the key, too.
    return part(behind: target).map { outline.text($0.name) == outline.text(wanted.name) } ?? true
  }

  private func isGivenBack(_ target: Int, _ copy: Copy) -> Bool {
    guard isOfPart(target, of: copy), case let equal = outline.endOfSubscripts(target + 1),
      tokens[equal].kind == .equal,
      case let value = equal + 1, tokens[value].kind == .identifier,
      tokens[value + 1].startsLine || tokens[value + 1].kind == .closeBrace, let local = binding(for: value)
    else { return false }
    let isUnwrapped = local.kind == .condition && local.value == nil && local.name > copy.local.name
    return local.name == copy.local.name || isUnwrapped && outline.name(value) == outline.name(copy.local.name)
  }

  /// `defer { settings = copy }`, which is done behind every await.
  private func deferredCopy(_ copy: Copy, in body: Body) -> StaleCheck? {
    let name = outline.name(copy.member)
    let writes = body.events.filter { event in
      event.kind == .write && event.meaning == .member && outline.name(event.token) == name
    }
    guard writes.count == 1, body.stretches[writes[0].stretch].kind == .defer, isGiven(writes[0].token, copy),
      case let home = home(of: copy.member),
      let wait = body.events.first(where: { event in
        event.kind == .await && event.token > copy.member && self.home(of: event.token) == home && suspends(event)
      })
    else { return nil }
    return StaleCheck(check: copy.member, suspension: wait.token, act: writes[0].token, form: .stale)
  }

  /// Whether what is assigned on the line is made from a local, and not the local itself: an old value is put back.
  private func isGiven(_ target: Int, _ copy: Copy) -> Bool {
    var equal = target + 1
    if let wanted = copy.part {
      guard let part = part(behind: target), outline.text(part.name) == outline.text(wanted.name) else { return false }
      equal = part.end
    }
    guard tokens[equal].kind == .equal else { return false }
    var index = equal + 1
    var mentions = false
    while index < tokens.count, !tokens[index].startsLine || index == equal + 1 {
      if tokens[index].kind == .identifier, binding(for: index)?.name == copy.local.name { mentions = true }
      index += 1
    }
    return mentions && (copy.isNext || index > equal + 2)
  }
}
