import Lexing
import Outlining

/// Members of the user interface frameworks' classes, which are on the main actor.
extension SourceFile {
  /// Whether a name means such a member: of a view that the code has, of a class's only object, or inherited by self.
  func isMemberOfView(_ token: Int) -> Bool {
    if isMemberOfSelf(token) { return isInheritedFromView(token) }
    guard token > 0, tokens[token - 1].kind == .period else {
      return project.platform.viewMembers[outline.name(token)] != nil && isUse(token) && binding(for: token) == nil
        && hasInstance(at: token) && isInheritedFromView(token)
    }
    guard let chain = chain(before: token - 1), !Self.membersOfAnyObject.contains(outline.name(token)) else {
      return false
    }
    if chain.count == 1, outline.beginsWithCapital(chain.lowerBound) {
      return Self.onlyObjects.contains(outline.name(token)) && isView(outline.name(chain.lowerBound))
    }
    return isView(shape(ofExpression: chain), beforeMember: token)
  }

  /// Whether a shape is that of a framework's class on the main actor, or of a class below one that does not declare a
  /// member by itself.
  func isView(_ shape: TypeShape, beforeMember token: Int) -> Bool {
    guard shape.isKnown, shape.container == .none else { return false }
    if isView(shape.base) { return true }
    guard let type = project.declaredType(named: shape.base, in: index), type.kind == .class,
      let root = type.lineage.last?.primaryInheritance.first, isView(root), !type.conformsToStrangers
    else { return false }
    let extended = project.type(named: root, in: index).map { members(of: $0, named: outline.name(token)) } ?? []
    return extended.isEmpty && members(of: type, named: outline.name(token)).isEmpty
  }

  /// Whether a name is one of a framework's class that is on the main actor with all of its members.
  func isView(_ name: Name) -> Bool {
    project.platform.isolation[name] == .mainActor && project.platform.mixesIsolation[name] == nil
      && !project.declaresType(named: name, in: index)
  }

  private func isInheritedFromView(_ token: Int) -> Bool {
    guard let family = project.platform.viewMembers[outline.name(token)], let type = type(around: token),
      type.kind == .class, members(of: type, named: outline.name(token)).isEmpty
    else { return false }
    return type.ancestry.contains { project.platform.viewFamilies[$0] == family }
  }

  /// `UIApplication.shared`, `UIDevice.current`; constants of such classes are on no actor.
  private static let onlyObjects: Set<Name> = ["shared", "current", "main"]

  /// `NSObject`'s, which are on no actor.
  static let membersOfAnyObject: Set<Name> = [
    "removeObserver", "addObserver", "isEqual", "isKind", "responds", "perform", "hash", "copy", "mutableCopy",
    "value", "setValue", "willChangeValue", "didChangeValue", "description", "debugDescription", "hashValue", "self",
    "classForCoder", "observe", "publisher",
  ]
}
