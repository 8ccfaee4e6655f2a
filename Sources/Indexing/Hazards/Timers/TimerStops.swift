import Lexing
import Outlining

/// Who stops a timer.
extension SourceFile {
  /// Whether something other than `deinit`, which a held object never reaches, may stop a timer; true where others can
  /// and nobody here sees them.
  package func isStoppedOutsideDeinit(_ timer: RetainingTimer) -> Bool {
    let property: Int?
    switch timer.keeper {
    case .passedOn: return true
    case .nowhere, .local: property = nil
    case .property(let name): property = name
    }
    if let property, isSeenByFileThatStops(property, timer) { return true }
    // A display link is stopped by taking it out of its run loop, too.
    let names = [stop(of: timer)] + (timer.form == .linkTarget ? ["remove"] : [])
    // Timers are compared with stops in pairs: a file with more of them was written by a machine.
    guard names.allSatisfy({ calls(named: $0).count <= 256 }) else { return true }
    let family = family(of: timer)
    let stops = names.flatMap { name in
      family.flatMap { calls(named: name, inTypesNamed: $0) }
        + (property.flatMap { timerMemory.stopsByReceiver[name.member(outline.name($0))] } ?? [])
    }
    return stops.contains { call in
      isStop(call) && concerns(call, timer, property, of: family) && isReached(call, beyond: timer.call)
    }
  }

  /// `link.remove(from: .main, forMode: .default)` is one, `links.remove(link)` is none.
  private func isStop(_ call: Call) -> Bool {
    calledName(of: call).map { !outline.spells($0, "remove") } ?? false || argument("forMode", of: call) != nil
  }

  /// `stopsByReceiver` of a new file: `invalidate` and `timer` of `owner.timer?.invalidate()`.
  func readStopsByReceiver() -> [Name: [Call]] {
    var found: [Name: [Call]] = [:]
    for stop in ["invalidate", "cancel", "remove"] as [Name] {
      for call in calls(named: stop) {
        guard let receiver = receiver(of: call), case let last = lastToken(of: receiver) else { continue }
        found[stop.member(outline.name(last)), default: []].append(call)
      }
    }
    return found
  }

  /// `timers` of `timers[key]?`: without marks of optionals and subscripts.
  private func lastToken(of receiver: Range<Int>) -> Int {
    var last = receiver.upperBound - 1
    while last > receiver.lowerBound {
      switch tokens[last].kind {
      case .question, .exclamation: last -= 1
      case .closeBracket where Int(tokens[last].partner) > receiver.lowerBound: last = Int(tokens[last].partner) - 1
      default: return last
      }
    }
    return last
  }

  /// Extensions in other files may stop what they see, as may superclasses that hand a timer down.
  private func isSeenByFileThatStops(_ property: Int, _ timer: RetainingTimer) -> Bool {
    guard let type = type(around: property) else { return true }
    let facts = members(of: type, at: property)
    if facts.allSatisfy({ $0.isPrivate && Int($0.file) == index }) { return false }
    let stop: LifetimeWords = stop(of: timer) == "cancel" ? .cancelsWhileHeld : .invalidatesWhileHeld
    return type.lineage.contains { hasOtherFile($0, with: stop) }
      || project.descendants(of: type).contains { hasOtherFile($0, with: stop) }
  }

  private func hasOtherFile(_ type: ProjectType, with stop: LifetimeWords) -> Bool {
    type.files.contains { $0 != index && project.lifetimes[$0].contains(stop) }
  }

  /// The type that makes a timer, its superclasses and its subclasses: all of them may have the property that keeps it.
  private func family(of timer: RetainingTimer) -> [Name] {
    guard let type = type(around: timer.token) else { return [] }
    return (type.lineage + project.descendants(of: type)).map(\.name)
  }

  private func stop(of timer: RetainingTimer) -> Name {
    let isSource = calledName(of: timer.call).map { outline.spells($0, "setEventHandler") } ?? false
    return isSource ? "cancel" : "invalidate"
  }

  /// Whether what a call stops may be the timer: the property in a type of the family, the property of another object, or a
  /// local of which nobody knows what it holds.
  private func concerns(_ call: Call, _ timer: RetainingTimer, _ property: Int?, of family: [Name]) -> Bool {
    guard let receiver = receiver(of: call) else { return false }
    let known = timerMemory.stopped[receiver.lowerBound]
    let stopped = known ?? stopped(by: receiver)
    if known == nil { timerMemory.stopped[receiver.lowerBound] = stopped }
    switch stopped {
    case .members(let names): return property.map { names.contains(outline.name($0)) } ?? false
    case .ofObject(let name): return property.map { outline.name($0) == name } ?? false
    case .member(let name, let owner):
      return family.contains(owner) && property.map { outline.name($0) == name } ?? false
    case .element(let collection, let local, let owner):
      if let property, !isPut(property, into: collection) { return false }
      return family.contains(owner) && !isOfOther(local, than: timer)
    case .local(let local, let owner):
      return family.contains(owner) && !isOfOther(local, than: timer) && !isTaken(local, fromOtherThan: property)
    case .unknown: return false
    }
  }

  /// What a call is made on that stops a timer.
  enum Stopped {
    /// Each of some members in turn.
    case members([Name])
    /// A property of another object.
    case ofObject(Name)
    case member(Name, of: Name)
    /// Of a member that is a collection, by the collection's token and its own.
    case element(of: Int, Int, in: Name)
    case local(Int, in: Name)
    case unknown
  }

  private func stopped(by receiver: Range<Int>) -> Stopped {
    let last = lastToken(of: receiver)
    if let members = membersTaken(as: last) { return .members(members) }
    let isOfSelf = isMemberOfSelf(last)
    if last > 0, tokens[last - 1].kind == .period, !isOfSelf { return .ofObject(outline.name(last)) }
    guard let owner = type(around: last)?.name else { return .unknown }
    if isOfSelf || tokens[last].kind == .identifier && !members(for: last).isEmpty {
      return .member(outline.name(last), of: owner)
    }
    return collection(behind: receiver).map { .element(of: $0, last, in: owner) } ?? .local(last, in: owner)
  }

  /// `timer` and `other` for the `$0` of `[timer, other].forEach { $0.invalidate() }`, where all are members.
  private func membersTaken(as local: Int) -> [Name]? {
    guard outline.spells(local, "$0"), let closure = closures(around: local).first, closure.call >= 0,
      let elements = receiver(of: outline.calls[closure.call]), tokens[elements.lowerBound].kind == .openBracket,
      case let names = elements.filter({ tokens[$0].kind == .identifier }), !names.isEmpty,
      names.allSatisfy({ meaning(of: $0) == .member })
    else { return nil }
    return names.map { outline.name($0) }
  }

  /// The member whose elements a call is made on: `timers` for `timers.removeValue(forKey: key)?.invalidate()`, and for the
  /// `$0` of `timers.forEach { $0.invalidate() }` and the `timer` of `for timer in timers { timer.invalidate() }`.
  private func collection(behind receiver: Range<Int>) -> Int? {
    var elements = receiver
    if receiver.count == 1, outline.spells(receiver.lowerBound, "$0"),
      let closure = closures(around: receiver.lowerBound).first, closure.call >= 0,
      let taken = self.receiver(of: outline.calls[closure.call])
    {
      elements = taken
    } else if receiver.count == 1, let local = binding(for: receiver.lowerBound), local.kind == .element,
      let loop = loop(withHeaderAround: local.name)
    {
      elements = loop.sequence
    }
    let isOfSelf = elements.count > 2 && tokens[elements.lowerBound].word == .self
    let name = elements.lowerBound + (isOfSelf ? 2 : 0)
    guard name < elements.upperBound, tokens[name].kind == .identifier, meaning(of: name) == .member,
      tokens[name + 1].kind != .openParen
    else { return nil }
    switch shape(ofName: name).container {
    case .array, .dictionary: return name
    case .none, .function, .pair: return nil
    }
  }

  /// `timers.append(timer)`, `timers[key] = timer`, and the collection itself.
  private func isPut(_ property: Int, into collection: Int) -> Bool {
    if outline.name(property) == outline.name(collection) { return true }
    let member = memberName(collection)
    let content = timerMemory.namesBesideCollections[member] ?? namesBeside(collection)
    timerMemory.namesBesideCollections[member] = content
    return content.contains(outline.name(property))
  }

  /// The names that follow mentions of a collection in the same statement, as far as a line and its brackets show that.
  private func namesBeside(_ collection: Int) -> Set<Name> {
    let mentions = tokens(named: outline.name(collection), inTypesNamed: type(around: collection)?.name)
    return mentions.reduce(into: []) { names, mention in
      var closing = mention
      for token in (mention + 1..<tokens.count - 1).prefix(64) {
        if tokens[token].startsLine, token > closing { return }
        closing = max(closing, Int(tokens[token].partner))
        if tokens[token].kind == .identifier { names.insert(outline.name(token)) }
      }
    }
  }

  /// Whether a local is another timer: the one that a block is given, or that was made where the local is declared.
  private func isOfOther(_ local: Int, than timer: RetainingTimer) -> Bool {
    guard let binding = binding(for: local) else { return false }
    if let value = binding.value {
      return calls(in: value).contains { $0.callee.lowerBound == value.lowerBound && isOther($0, than: timer) }
    }
    if binding.kind == .parameter, isOfOtherSelector(local, than: timer) { return true }
    let block = closures(around: local).first { ($0.brace..<$0.body.lowerBound).contains(binding.name) }
    return block.map { $0.call >= 0 && isOther(outline.calls[$0.call], than: timer) } ?? false
  }

  /// `running` of `guard let running = lapTimer.take()`, where the timer is kept in another property.
  private func isTaken(_ local: Int, fromOtherThan property: Int?) -> Bool {
    guard let property, let value = binding(for: local)?.value, var member = value.first else { return false }
    if tokens[member].word == .self { member += 2 }
    guard value.contains(member), outline.name(member) != outline.name(property), meaning(of: member) == .member else {
      return false
    }
    return storedMember(member)?.shape.isNamed("Timer") ?? false
  }

  /// `sender` of a method for Objective-C, where the timer calls another one of its target: `#selector(step)`.
  private func isOfOtherSelector(_ sender: Int, than timer: RetainingTimer) -> Bool {
    guard timer.form != .closure, let method = memberFunction(around: sender),
      outline.hasAttribute("objc", in: method.prefix), calls(ofOwn: method).isEmpty,
      let selector = argument("selector", of: timer.call)?.value,
      tokens[selector.lowerBound].kind == .pound
    else { return false }
    return !selector.contains { tokens[$0].kind == .identifier && outline.name($0) == outline.name(method.name) }
  }

  private func isOther(_ call: Call, than timer: RetainingTimer) -> Bool {
    makesTimer(call) && call.callee != timer.call.callee
  }

  /// Whether a call is made by somebody who still lives: not in `deinit`, nor before the timer is made, to replace the
  /// one before.
  private func isReached(_ call: Call, beyond timer: Call) -> Bool {
    let made = timer.callee.lowerBound
    var waiting = [call.callee.lowerBound]
    var seen: Set<Int> = []
    while let place = waiting.popLast() {
      guard let function = memberFunction(around: place) else { return true }
      if function.kind == .deinitializer {
        if isHeld(function, by: timer) { continue }
        return true
      }
      if function.body?.contains(made) == true {
        if place > made || !leads(from: place, to: made) { return true }
        continue
      }
      guard isCalledHereOnly(function) else { return true }
      guard seen.insert(function.keyword).inserted else { continue }
      let callers = calls(ofOwn: function)
      if isNamedByOthers(function) { return true }
      // What only this file sees, and nobody calls, never runs.
      if callers.isEmpty, !isSeenHereOnly(function) || isForObjectiveC(function) { return true }
      waiting += callers.map(\.callee.lowerBound)
    }
    return false
  }

  /// Whether a `deinit` is one that the timer keeps from running, rather than an owner's.
  private func isHeld(_ deinitializer: Function, by timer: Call) -> Bool {
    guard let own = type(around: timer.callee.lowerBound), let other = type(around: deinitializer.keyword) else {
      return true
    }
    return own.lineage.contains { $0.name == other.name } || other.lineage.contains { $0.name == own.name }
  }

  /// Whether code that gets to one place gets to a later one: nothing between them leaves, and the later one is in no
  /// branch that the first is outside of.
  private func leads(from place: Int, to later: Int) -> Bool {
    let around = scopes(around: later).prefix { $0.kind != .function && !$0.content.contains(place) }
    if around.contains(where: isBranch) { return false }
    return !(place..<later).contains { token in
      switch tokens[token].word {
      case .return, .throw, .break, .continue: !isInClosure(token, behind: place)
      // Another case of the same switch.
      case .case, .default: tokens[token].startsLine && isLabelOfSwitch(token, around: place)
      default: false
      }
    }
  }

  private func isLabelOfSwitch(_ token: Int, around place: Int) -> Bool {
    guard let scope = scopes(around: token).first, scope.kind == .block, scope.content.contains(place) else {
      return false
    }
    return outline.blocks[scope.owner].kind == .switch
  }
}
