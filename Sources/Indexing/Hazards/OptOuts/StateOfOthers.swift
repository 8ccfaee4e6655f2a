import Lexing
import Outlining

/// State that code which has an object may set.
extension SourceFile {
  /// State that the type's own methods only read, and that code which has an object may set: some code assigns to a member
  /// of the name, or other modules see it. The declaration stands for the change.
  func changesByOthers(of type: ProjectType, besides found: [Name: [StateAccess]]) -> [StateAccess] {
    let onlyRead = found.filter { name, accesses in
      let reads = accesses.lazy.filter { $0.guard != .alone }
      return !reads.isEmpty && !reads.contains(where: \.writes)
    }
    return onlyRead.keys.flatMap { variables(named: $0, ofTypesNamed: type.name) }.filter { variable in
      variable.introducer == .var && !isHidden(variable) && !outline.isStatic(variable.prefix)
        && outline.scopes[variable.parent].kind == .type && self.type(around: variable.name) === type
        && (isSetByOtherModules(variable)
          || project.facts.assignedOfObjects.contains(outline.name(variable.name))
            && !isGivenToInitializers(variable, found[outline.name(variable.name)] ?? []))
    }.map { StateAccess(file: self, token: $0.name, writes: true, guard: .open($0.name), isAssumed: true) }
  }

  /// Lazy properties that whoever has an object may be the first to read, which sets them.
  func firstReadsByOthers(of type: ProjectType) -> [StateAccess] {
    declarations(of: type).flatMap { variables(of: $0) }.filter { variable in
      outline.hasModifier(.lazy, in: variable.prefix) && isRead(variable)
        && storedMember(variable.name).map(isSharedState) ?? false
    }.map { variable in
      let name = variable.name
      return StateAccess(file: self, token: name, writes: true, guard: .open(name), isAssumed: true, mayBeFirst: true)
    }
  }

  /// Whether initializers set a weak reference, which is a variable only because it is weak.
  private func isGivenToInitializers(_ variable: Variable, _ accesses: [StateAccess]) -> Bool {
    outline.hasModifier(.weak, in: variable.prefix) && accesses.contains { $0.writes && $0.guard == .alone }
  }

  /// Whether code that has an object may set state of a class without a lock: of one that another file declares, or that
  /// lets other modules do so.
  package func isSetByOthers(_ type: ProjectType) -> Bool {
    guard type.isolation == .nonisolated, let primary = type.primary, !hasLock(type), !isForTests else { return false }
    if Int(primary.file) == index { return isLeftToOtherModules(type) }
    return type.ownMembers.contains { member in
      member.kind == .stored && !member.isStatic && !member.isPrivate && isSharedState(member)
        && project.facts.assignedOfObjects.contains(member.name)
    }
  }

  private func isLeftToOtherModules(_ type: ProjectType) -> Bool {
    declarations(of: type).flatMap { variables(of: $0) }.contains { variable in
      variable.introducer == .var && !outline.isStatic(variable.prefix) && isSetByOtherModules(variable)
        && storedMember(variable.name).map(isSharedState) ?? false
    }
  }

  /// `public var` of a public class, not `public internal(set) var`.
  private func isSetByOtherModules(_ variable: Variable) -> Bool {
    guard let type = typeDeclaration(around: variable.name),
      !variable.prefix.contains(where: { outline.argument(of: $0) == .set })
    else { return false }
    return outline.isPublic(variable.prefix, in: variable.parent) && outline.isPublic(type.prefix, in: type.parent)
  }

  /// Whether code that has the object may read a variable: `private(set)` only keeps it from setting that.
  private func isRead(_ variable: Variable) -> Bool {
    ![Word.private, .fileprivate].contains { word in
      outline.modifier(word, in: variable.prefix).map { outline.argument(of: $0) != .set } ?? false
    }
  }

  func isHidden(_ variable: Variable) -> Bool {
    outline.hasModifier(.private, in: variable.prefix) || outline.hasModifier(.fileprivate, in: variable.prefix)
  }
}
