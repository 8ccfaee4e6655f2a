import Lexing
import Outlining

/// Types of values of which nothing is known.
let typesOfAnything: Set<Name> = ["Any", "AnyObject", "NSObjectProtocol"]

extension SourceFile {
  /// Whether values of a type may be shared, as far as its declaration says; nil where it does not.
  func isSendable(_ shape: TypeShape) -> Bool? {
    guard shape.isKnown, shape.container != .function, shape.container != .pair else { return nil }
    guard let type = project.declaredType(inClause: shape.base, in: index) else {
      if typesOfAnything.contains(shape.base) { return false }
      if let known = project.platform.isSendable[shape.base] { return known }
      return project.platform.isolation[shape.base] == .mainActor ? true : nil
    }
    return isSendable(type)
  }

  func isSendable(_ type: ProjectType) -> Bool? {
    if type.isSaidSendable { return true }
    switch type.kind {
    case .actor: return true
    // Isolation to a global actor brings the conformance (SE-0316).
    case .struct, .enum: return type.isolation.isGlobalActor ? true : nil
    case .class:
      guard type.lineage.allSatisfy({ $0.isolation == .nonisolated }) else {
        return type.isolation == .unknown ? nil : true
      }
      // A superclass or protocol of another module may say it.
      return type.ancestry.allSatisfy { isKnownNotSendable($0) } ? false : nil
    default: return nil
    }
  }

  /// `any Driver`, of a protocol that nothing makes `Sendable`.
  func isOfPlainProtocol(_ shape: TypeShape) -> Bool {
    guard shape.isKnown, shape.container == .none,
      let type = project.declaredType(inClause: shape.base, in: index), type.kind == .protocol
    else { return false }
    return type.isolation == .nonisolated && type.ancestry.allSatisfy { isKnownNotSendable($0) }
  }

  private func isKnownNotSendable(_ ancestor: Name) -> Bool {
    if project.platform.isSendable[ancestor] == false { return true }
    guard let declared = project.declaredType(named: ancestor, in: index) else {
      return project.platform.delegateQueues[ancestor] != nil || PlainProtocols.notSendable.contains(ancestor)
    }
    return declared.kind == .class
      || declared.kind == .protocol
        && declared.inheritance.allSatisfy(PlainProtocols.notSendable.contains)
  }
}

extension ProjectType {
  /// Whether a clause of the lineage names `Sendable`, or a protocol of the frameworks that refines it.
  var isSaidSendable: Bool {
    ancestry.contains { name in
      name == "Sendable"
        || project.platform.sendableProtocols[name] == true
          && primary.map { !project.declaresType(named: name, in: Int($0.file)) } ?? true
    }
  }
}
