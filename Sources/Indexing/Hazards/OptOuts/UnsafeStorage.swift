import Lexing
package import Outlining

/// What is known of the accesses to a `nonisolated(unsafe)` variable.
package enum UnsafeUse: Sendable, Equatable {
  /// All of them are guarded, or none changes anything.
  case harmless
  /// Two accesses, without a lock and from different contexts; one of them or a third changes the variable.
  case races(Int, Int)
  /// With an access that no lock is shown to guard, if there is one.
  case notShown(Int?)
  /// A member of a value, of which each copy has its own: they share what it refers to.
  case copied
  /// A member of a value or a static variable that nothing changes once it is made.
  case constantInFact
  /// A private variable that only code of one actor touches, which needs no opt-out for that.
  case isolatedInFact

  fileprivate var isRace: Bool { if case .races = self { true } else { false } }
}

/// A stored variable marked `nonisolated(unsafe)`.
package struct UnsafeStorage {
  package let variable: Variable
  /// What this file does with it.
  package let use: UnsafeUse
}

extension SourceFile {
  /// The stored variables marked `nonisolated(unsafe)`: members and globals. Locals are handed to one closure mostly, and a
  /// lock guards itself.
  package var unsafeStorage: [UnsafeStorage] {
    let variables = outline.variables.filter { variable in
      guard variable.introducer == .var, !variable.isComputed,
        let modifier = outline.modifier(.nonisolated, in: variable.prefix), outline.argument(of: modifier) == .unsafe,
        !isLock(variable)
      else { return false }
      return [.file, .type].contains(outline.scopes[variable.parent].kind)
    }
    guard !variables.isEmpty else { return [] }
    let mentions = GlobalMentions(of: variables.filter { outline.isStatic($0.prefix) }, in: self)
    var known: [VariableName: UnsafeAccesses] = [:]
    // Variables of one name may differ in their types alone.
    var found: [Name: [StateAccess]] = [:]
    return variables.map { variable in
      let name = variableName(of: variable)
      let accesses = known[name] ?? unsafeAccesses(to: variable, mentions, &found)
      known[name] = accesses
      let use = use(of: variable, named: name, by: accesses)
      // Tests set up their doubles before anything runs.
      return UnsafeStorage(variable: variable, use: isForTests && !use.isRace ? .harmless : use)
    }
  }

  private func unsafeAccesses(
    to variable: Variable,
    _ mentions: GlobalMentions,
    _ found: inout [Name: [StateAccess]]
  ) -> UnsafeAccesses {
    if outline.isStatic(variable.prefix) {
      return UnsafeAccesses(mentions.uses(of: variable, in: self).map { access(toStatic: variable, at: $0) }, in: self)
    }
    let name = memberOrGlobal(variable)
    let accesses = found[name] ?? accesses(to: variable).filter { $0.guard != .alone }
    found[name] = accesses
    return UnsafeAccesses(accesses, in: self)
  }

  /// A static variable is no part of the object that `init` has to itself.
  private func access(toStatic variable: Variable, at token: Int) -> StateAccess {
    let isOfObject = goesOnToMember(token) && !isMutated(token) && !isValue(outline.shape(of: variable))
    let writes = isWritten(token) && !isOfObject
    let answer = guarding(token, writes: writes)
    let isNone = answer == .alone || isOfOneObject(answer)
    return StateAccess(file: self, token: token, writes: writes, guard: isNone ? .unknown : answer)
  }

  private func isOfValue(_ variable: Variable) -> Bool {
    switch type(around: variable.name)?.kind {
    case .struct, .enum: true
    default: false
    }
  }

  private func isLock(_ variable: Variable) -> Bool {
    if guardsItself(outline.shape(of: variable)) { return true }
    // `os_unfair_lock()` is a type in small letters.
    guard let value = variable.value, variable.type == nil else { return false }
    return outline.spells(value.lowerBound, "os_unfair_lock") || outline.spells(value.lowerBound, "pthread_mutex_t")
  }

  /// Whether the accesses in this file are guarded.
  private func use(of variable: Variable, named name: VariableName, by accesses: UnsafeAccesses) -> UnsafeUse {
    if !accesses.all.isEmpty, accesses.rest.isEmpty { return .harmless }
    let isChanged = isChangedLater(variable, named: name)
    if isPrivateVariable(variable), !isChanged { return .harmless }
    if isLinkersSymbol(variable), !accesses.isWritten { return .harmless }
    if isPrivateVariable(variable), accesses.restIsIsolated {
      if isReachedWhileAlone(variable) { return .harmless }
      if !accesses.rest.isEmpty, isOfInstance(variable) { return .isolatedInFact }
    }
    if accesses.restIsLeftToCallers { return .harmless }
    if isOfInstance(variable), isOfValue(variable) {
      if isOfUniqueValue(variable) || livesInLock(variable) { return .harmless }
      return isChanged || isChangedByOthers(variable) ? .copied : .constantInFact
    }
    if !accesses.isWritten, isConstantInFact(variable, mentionedAt: accesses.all.map(\.token)) {
      return .constantInFact
    }
    let open = accesses.rest.first?.token
    guard mayBeShared(variable), accesses.isWritten else { return .notShown(open) }
    return accesses.race ?? .notShown(open)
  }

  /// Whether a plain `deinit` or `init`, which has the object to itself and is on no actor, is why the compiler must not
  /// check.
  private func isReachedWhileAlone(_ variable: Variable) -> Bool {
    let member = memberOrGlobal(variable)
    if let known = optOutMemory.reachedWhileAlone[member] { return known }
    let isReached = events(reaching: variable).contains { event in
      guard let function = memberFunction(around: event.token) else { return false }
      return function.kind == .deinitializer && isolation(of: function) == .nonisolated
        || function.kind == .initializer && ![.mainActor, .global].contains(isolation(of: function))
    }
    optOutMemory.reachedWhileAlone[member] = isReached
    return isReached
  }

  /// Whether code on several threads may have the variable by right: not where its class is on no actor and not
  /// `Sendable`, whose objects stay where they were made but for closures that the compiler has passed, and not in a
  /// value, of which each has its own copy.
  private func mayBeShared(_ variable: Variable) -> Bool {
    guard isOfInstance(variable), let type = type(around: variable.name) else { return true }
    return !isOfValue(variable) && isSendable(TypeShape(base: type.name)) != false
  }

  /// Whether the file changes a variable that it alone sees, once the object is made. What a property wrapper or the
  /// interface builder holds somebody else sets, and the value of a global without any comes later.
  private func isChangedLater(_ variable: Variable, named name: VariableName) -> Bool {
    if !name.isOfInstance, variable.value == nil { return true }
    if outline.firstAttribute(in: variable.prefix, where: outline.beginsWithCapital) != nil { return true }
    let changes = optOutMemory.firstChanges[name] ?? firstChanges(of: variable, named: name)
    optOutMemory.firstChanges[name] = changes
    return changes.contains { $0 != variable.name }
  }

  /// Two places of the file that change a variable of a name: one of them may be where it is declared.
  private func firstChanges(of variable: Variable, named name: VariableName) -> [Int] {
    let changes = tables.tokensByName[name.name].lazy.filter { [self] token in
      !marks.isDeclared(token) && (isWritten(token) || isChangedByMethod(variable, at: token))
        && !(name.isOfInstance && isOnSelf(token, like: variable) && isPartOfMaking(token))
    }
    return Array(changes.prefix(2))
  }

  private func isOnSelf(_ token: Int, like variable: Variable) -> Bool {
    (tokens[token - 1].kind != .period || isMemberOfSelf(token))
      && type(around: token)?.name == type(around: variable.name)?.name
  }

  private func isPrivateVariable(_ variable: Variable) -> Bool {
    outline.hasModifier(.private, in: variable.prefix) || outline.hasModifier(.fileprivate, in: variable.prefix)
      || isSeenHereOnly(variable)
  }
}
