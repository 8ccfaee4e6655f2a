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
}

extension SourceFile {
  /// The stored variables marked `nonisolated(unsafe)`: members and globals. Locals are handed to one closure mostly, and a
  /// lock guards itself.
  package var unsafeStorage: [Variable] {
    outline.variables.filter { variable in
      guard variable.introducer == .var, !variable.isComputed,
        let modifier = outline.modifier(.nonisolated, in: variable.prefix), outline.argument(of: modifier) == .unsafe,
        !isLock(variable)
      else { return false }
      return [.file, .type].contains(outline.scopes[variable.parent].kind)
    }
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
  package func use(ofUnsafe variable: Variable) -> UnsafeUse {
    let all = accesses(to: variable).filter { $0.guard != .alone }
    let locked = all.filter(\.guard.isHeld)
    let isSeenHere = isPrivateVariable(variable) || !all.isEmpty
    if isSeenHere, !all.isEmpty, locked.count == all.count { return .harmless }
    if isPrivateVariable(variable), !isWrittenSomewhere(variable) { return .harmless }
    let open = all.first { !$0.guard.isHeld }?.token
    guard mayBeShared(variable), all.contains(where: \.writes) else { return .notShown(open) }
    let rest = all.filter { !$0.guard.isHeld && $0.guard != .unknown }
    for access in rest where isOffActors(access) {
      if let other = rest.first(where: { $0.token != access.token && ($0.writes || access.writes) }) {
        return .races(access.token, other.token)
      }
    }
    return .notShown(open)
  }

  /// Whether code on several threads may have the variable by right: not where its class is on no actor and not
  /// `Sendable`, whose objects stay where they were made but for closures that the compiler has passed, and not in a
  /// value, of which each has its own copy.
  private func mayBeShared(_ variable: Variable) -> Bool {
    guard outline.scopes[variable.parent].kind == .type, !outline.isStatic(variable.prefix),
      let type = type(around: variable.name)
    else { return true }
    return !isOfValue(variable) && isSendable(TypeShape(base: type.name)) != false
  }

  /// Whether the file changes a variable that it alone sees; the value of one without any comes later.
  private func isWrittenSomewhere(_ variable: Variable) -> Bool {
    variable.value == nil
      || tables.tokensByName[outline.name(variable.name)].contains { $0 != variable.name && isWritten($0) }
  }

  /// Whether an access is shown to be on no actor: in asynchronous code, or in a member that says 'nonisolated'. Plain
  /// functions of a type on no actor may all be called on one thread.
  private func isOffActors(_ access: StateAccess) -> Bool {
    guard access.guard.isOpen else { return false }
    if asynchronousCodeOffMain(at: access.token) != nil { return true }
    guard let function = memberFunction(around: access.token) else { return false }
    let prefix = function.variable >= 0 ? outline.variables[function.variable].prefix : function.prefix
    return outline.hasModifier(.nonisolated, in: prefix)
  }

  private func isPrivateVariable(_ variable: Variable) -> Bool {
    outline.hasModifier(.private, in: variable.prefix) || outline.hasModifier(.fileprivate, in: variable.prefix)
      || isSeenHereOnly(variable)
  }
}
