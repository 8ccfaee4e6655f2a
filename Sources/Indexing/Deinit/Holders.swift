import Lexing

/// Who keeps the objects of a class in properties.
extension Project {
  /// Whether properties keep objects of a class, and each is in a type whose own objects main lets go, or the program
  /// keeps: a view, what views observe, what is on the main actor, and what the `App` or the delegate has.
  func isHeldByMainAlone(_ type: ProjectType) -> Bool {
    var isHeld = false
    for (position, member) in facts.members
    where member.shape.base == type.name && member.kind == .stored && !member.traits.contains(.weak) {
      isHeld = true
      guard !member.isStatic, owner(of: position).map(isLetGoByMain) ?? false else { return false }
    }
    return isHeld
  }

  private func owner(of property: UInt32) -> ProjectType? {
    let owner = facts.types.first { $0.members.contains(property) }
    return owner.flatMap { declaredType(named: $0.qualifiedName, in: Int($0.file)) }
  }

  private func isLetGoByMain(_ owner: ProjectType) -> Bool {
    owner.isOnMainOrObserved || owner.isProgram || heldByProgram.contains(owner.name)
      || owner.ancestry.contains { platform.viewFamilies[$0] != nil }
  }
}

extension ProjectType {
  /// On the main actor, or what views observe.
  var isOnMainOrObserved: Bool { isolation == .mainActor || isObservable || ancestry.contains("ObservableObject") }
}
