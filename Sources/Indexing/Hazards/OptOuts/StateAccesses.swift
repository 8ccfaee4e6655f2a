package import Lexing
import Outlining

/// How code reaches the state of classes, whose declarations share it.
///
/// It goes when its questions are asked. No file can keep it: an access holds the file in which it stands.
package struct StateAccesses {
  private struct Place: Hashable {
    let file: Int
    let type: Int
  }

  private var known: [Place: [Name: [StateAccess]]] = [:]

  package init() {}

  /// How a file reaches the stored properties of a class, by their names; how others do, if it declares the class.
  ///
  /// Left out is what guards itself: constants, properties on an actor or behind a wrapper, locks and atomics. Where the
  /// declaration that says so stands in this file in a branch of `#if`, the others are not compiled with it.
  package mutating func accesses(
    of type: ProjectType,
    in file: SourceFile,
    saidBy entry: Int?
  ) -> [Name: [StateAccess]] {
    let place = Place(file: file.index, type: type.firstDeclaration)
    let all = known[place] ?? file.stateAccesses(of: type)
    known[place] = all
    let others = entry.map(file.branchesBeside) ?? []
    guard !others.isEmpty else { return all }
    return all.mapValues { accesses in
      accesses.filter { access in access.file !== file || !others.contains { $0.contains(access.token) } }
    }
  }
}

extension SourceFile {
  fileprivate func stateAccesses(of type: ProjectType) -> [Name: [StateAccess]] {
    if type.isTestCase { return [:] }
    let isState = { [self] (fact: MemberFact) in fact.kind == .stored && !fact.isStatic && isSharedState(fact) }
    // What a superclass keeps is state of the object, too.
    let names = Set(type.lineage.flatMap { $0.ownMembers.filter(isState).map(\.name) })
    guard !names.isEmpty, !type.ancestry.contains(where: Self.confined.contains) else { return [:] }
    var found = accesses(to: names, byMethodsOf: type)
    for (name, accesses) in inheritedAccesses(of: type, to: Set(found.keys)) { found[name]? += accesses }
    for access in changesThroughType(of: type) + accessesThroughInstances(of: type) {
      found[access.name, default: []].append(access)
    }
    for (name, accesses) in accessesElsewhere(to: names, byMethodsOf: type) { found[name, default: []] += accesses }
    for access in changesByOthers(of: type, besides: found) { found[access.name]?.append(access) }
    for access in firstReadsByOthers(of: type) { found[access.name, default: []].append(access) }
    return found
  }

  /// The same of what is not private, by methods in other files, for the one that declares the class.
  private func accessesElsewhere(to names: Set<Name>, byMethodsOf type: ProjectType) -> [Name: [StateAccess]] {
    let open = type.ownMembers.lazy.filter { $0.kind == .stored && !$0.isPrivate }.map(\.name)
    let names = names.intersection(open)
    guard !names.isEmpty, type.primary.map({ Int($0.file) }) == index else { return [:] }
    return otherFiles(of: type).reduce(into: [:]) { found, file in
      found.merge(file.accesses(to: names, byMethodsOf: type)) { $0 + $1 }
    }
  }

  /// What this file's methods of superclasses do with state that those of a class reach, too. What is open there is not
  /// the class's to answer for: who overrides a method may call it under a lock.
  private func inheritedAccesses(of type: ProjectType, to names: Set<Name>) -> [Name: [StateAccess]] {
    guard !names.isEmpty else { return [:] }
    return type.lineage.dropFirst().reduce(into: [:]) { found, superclass in
      let accesses = accesses(to: names, byMethodsOf: superclass)
      for (name, own) in accesses { found[name, default: []] += own.filter { !$0.guard.isOpen } }
    }
  }

  private func accesses(to names: Set<Name>, byMethodsOf type: ProjectType) -> [Name: [StateAccess]] {
    var found: [Name: [StateAccess]] = [:]
    for function in functionsByType[type.name].map({ self.outline.functions[$0] })
    where isMember(function, of: type) && mentions(function, names) {
      for event in body(of: function)?.events ?? [] where event.meaning == .member && isAccess(event.kind) {
        guard let fact = storedMember(event.token), isSharedState(fact), !isLock(event.token),
          !isChangedAtomically(event.token)
        else { continue }
        found[fact.name, default: []].append(access(event))
      }
    }
    return found
  }

  /// State of this file's declaration that some file changes through the type's own instance: `Session.shared.token = x`.
  /// The declaration stands for the change.
  private func changesThroughType(of type: ProjectType) -> [StateAccess] {
    guard type.ownMembers.contains(where: { isSharedInstance($0, of: type) }),
      let declaration = declarations(of: type).first,
      let name = declaration.name.last
    else { return [] }
    let own = variables(of: declaration)
    let instances = own.filter { variable in
      outline.isStatic(variable.prefix)
        && members(of: type, at: variable.name).contains { isSharedInstance($0, of: type) }
    }
    return own.filter { variable in
      guard let fact = storedMember(variable.name), isSharedState(fact) else { return false }
      return instances.contains {
        project.facts.changedMembers.ofTypes.contains(outline.name(ofPath: [name, $0.name, variable.name]))
      }
    }.map { StateAccess(file: self, token: $0.name, writes: true, guard: .open($0.name)) }
  }

  /// Changes of state that others may set, and that no lock of the type's own can guard, through an instance that this
  /// file has: `box.value = x`. Reads beside them are no news.
  private func accessesThroughInstances(of type: ProjectType) -> [StateAccess] {
    let declarations = declarations(of: type)
    // Functions may each have a type of the name.
    guard declarations.count == 1, let declaration = declarations.first,
      !hasLock(type)
    else { return [] }
    let open = variables(of: declaration).filter { variable in
      variable.introducer == .var && !isHidden(variable)
        && storedMember(variable.name).map(isSharedState) ?? false
    }
    let names = Set(open.map { outline.name($0.name) })
    let mentions = names.flatMap { writesThroughInstances(to: $0)[type.name] ?? [] }.sorted()
    return mentions.filter { !isOnFreshObject($0) }.map { token in
      let answer = guarding(token, writes: true)
      return StateAccess(file: self, token: token, writes: true, guard: answer == .unknown ? .open(token) : answer)
    }
  }

  /// Where the file writes to a member of a name through an instance that it has, by the instance's type.
  private func writesThroughInstances(to name: Name) -> [Name: [Int]] {
    if let known = optOutMemory.writesThroughInstances[name] { return known }
    var found: [Name: [Int]] = [:]
    for token in tables.tokensByName[name] where token > 0 && tokens[token - 1].kind == .period && isWritten(token) {
      guard !isMemberOfSelf(token), let shape = shapeOfObject(before: token - 1), shape.isKnown,
        shape.container == .none
      else { continue }
      found[shape.base, default: []].append(token)
    }
    optOutMemory.writesThroughInstances[name] = found
    return found
  }

  private func shapeOfObject(before period: Int) -> TypeShape? {
    shapeFromPointer(endingAt: period) ?? chain(before: period).map { shape(ofExpression: $0) }
  }

  /// `static let shared = Session()`; what is computed may be another object for each thread.
  private func isSharedInstance(_ member: MemberFact, of type: ProjectType) -> Bool {
    member.isStatic && member.kind == .stored && member.shape.isNamed(type.name)
  }

  /// `OSAtomicIncrement32(&count)`
  private func isChangedAtomically(_ token: Int) -> Bool {
    guard token > 1, outline.spells(token - 1, "&") else { return false }
    return calls(in: max(0, token - 8)..<token).contains { call in
      guard let name = calledName(of: call), outline.arguments(of: call).contains(where: { $0.value.contains(token) })
      else {
        return false
      }
      return outline.text(name).hasPrefix("OSAtomic") || outline.text(name).hasPrefix("atomic_")
    }
  }

  /// Whether a function's body can be about some names: reading it would cost more.
  private func mentions(_ function: Function, _ names: Set<Name>) -> Bool {
    function.body?.contains { tokens[$0].kind == .identifier && names.contains(outline.name($0)) } ?? false
  }

  private func isMember(_ function: Function, of type: ProjectType) -> Bool {
    !isLocal(function) && self.type(around: function.keyword)?.name == type.name
  }

  /// The accesses to a member of this file's type, or to a global, by its bare name or behind `self`.
  func accesses(to variable: Variable) -> [StateAccess] {
    events(reaching: variable).map(access)
  }

  func events(reaching variable: Variable) -> [Event] {
    let isOfType = owner(of: variable) != nil
    let events = optOutMemory.stateEvents[memberOrGlobal(variable)] ?? []
    return events.filter { $0.meaning == (isOfType ? .member : .global) }
  }

  /// The name of a variable, as a member where it is one.
  func memberOrGlobal(_ variable: Variable) -> Name {
    let name = outline.name(variable.name)
    return owner(of: variable).map { $0.member(name) } ?? name
  }

  private func owner(of variable: Variable) -> Name? {
    outline.scopes[variable.parent].kind == .type ? type(around: variable.name)?.name : nil
  }

  /// The accesses to members and globals, by their names and by those within their types: `stateEvents` of a new file.
  func readStateEvents() -> [Name: [Event]] {
    var found: [Name: [Event]] = [:]
    for function in outline.functions where !isLocal(function) {
      for event in body(of: function)?.events ?? [] where isAccess(event.kind) {
        guard event.meaning == .member || event.meaning == .global else { continue }
        found[event.meaning == .global ? outline.name(event.token) : memberName(event.token), default: []].append(event)
      }
    }
    return found
  }

  private func access(_ event: Event) -> StateAccess {
    let changes = changesMember(event)
    let mayBeFirst = !changes && isLazyMember(event.token)
    let writes = changes || mayBeFirst
    let held = guarding(event.token, writes: writes)
    return StateAccess(file: self, token: event.token, writes: writes, guard: held, mayBeFirst: mayBeFirst)
  }

  /// A `lazy var` that no initializer reads, which would set it before anybody else has the object.
  private func isLazyMember(_ token: Int) -> Bool {
    guard let type = type(around: token) else { return false }
    let name = outline.name(token)
    let member = type.name.member(name)
    if let known = optOutMemory.setByFirstRead[member] { return known }
    let isSet =
      variables(named: name, ofTypesNamed: type.name).contains { outline.hasModifier(.lazy, in: $0.prefix) }
      && !functions(named: "init", ofTypesNamed: type.name).contains { reads(name, whenMaking: $0) }
    optOutMemory.setByFirstRead[member] = isSet
    return isSet
  }

  /// Whether an initializer names a member, or calls a method of its own that does.
  private func reads(_ member: Name, whenMaking initializer: Function) -> Bool {
    guard let body = initializer.body else { return false }
    let methods = methodsCalled(in: body) { closures(around: $0.callee.lowerBound).isEmpty }
    return ([body] + methods.compactMap(\.body)).contains { code in
      code.contains { tokens[$0].kind == .identifier && outline.name($0) == member && closures(around: $0).isEmpty }
    }
  }

  private func isAccess(_ kind: Event.Kind) -> Bool {
    switch kind {
    case .read, .write, .check, .call: true
    default: false
    }
  }

  func isSharedState(_ fact: MemberFact) -> Bool {
    fact.traits.isDisjoint(with: [.constant, .wrapped, .unobserved]) && fact.isolation != .mainActor
      && fact.isolation != .global && !Self.selfGuarding.contains(fact.shape.base)
  }

  /// Whether a type or a superclass has a lock or queue.
  func hasLock(_ type: ProjectType) -> Bool {
    type.lineage.contains { $0.ownMembers.contains(where: guardsOthers) }
  }

  /// A lock or queue, which keeps threads out of what stands beside it.
  private func guardsOthers(_ fact: MemberFact) -> Bool { Self.selfGuarding.contains(fact.shape.base) }

  /// Whether each object of a type has a lock or queue: one of the type's guards what is static.
  package func hasLockOfItsOwn(_ type: ProjectType) -> Bool {
    type.lineage.contains { $0.ownMembers.contains { !$0.isStatic && guardsOthers($0) } }
  }

  func guardsItself(_ shape: TypeShape) -> Bool { Self.selfGuarding.contains(shape.base) }

  /// Protocols whose requirements one event loop calls.
  private static let confined: Set<Name> = [
    "ChannelHandler", "ChannelInboundHandler", "ChannelOutboundHandler", "ChannelDuplexHandler",
    "RemovableChannelHandler", "ByteToMessageDecoder",
  ]

  /// Types whose values may be used by several threads at once.
  private static let selfGuarding: Set<Name> = [
    "Mutex", "Atomic", "OSAllocatedUnfairLock", "NSLock", "NSRecursiveLock", "os_unfair_lock", "os_unfair_lock_t",
    "pthread_mutex_t", "pthread_rwlock_t", "DispatchQueue", "ManagedAtomic", "UnsafeAtomic", "DispatchSemaphore",
    "NIOLock", "NIOLockedValueBox", "UnfairLock", "LockIsolated", "Lock", "RecursiveLock",
  ]
}
