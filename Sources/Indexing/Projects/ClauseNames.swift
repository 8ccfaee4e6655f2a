package import Lexing

/// What names in the clauses of types mean.
extension Project {
  /// The type that a name in a clause means: a framework's of that name is meant before one inside of another type, and
  /// one that the project only extends is none.
  package func declaredType(inClause name: Name, in file: Int) -> ProjectType? {
    // Most names that the project does not declare are asked for here: no table is read for them.
    guard let type = declaredType(named: name, in: file) else { return nil }
    if isDeclared(by: index.declarations(of: name)) { return type }
    return platform.isolation[name] != nil || platform.isSendable[name] != nil ? nil : type
  }

  /// The same for the clause of a type, which names those beside itself and around itself without their surroundings.
  func declaredType(inClause name: Name, of type: ProjectType) -> ProjectType? {
    guard let primary = type.primary else { return nil }
    let file = Int(primary.file)
    return neighbour(named: name, around: primary.outer, of: primary, in: file)
      ?? declaredType(inClause: name, in: file)
  }

  /// The same for the members of a type, which name those inside it, too.
  func declaredType(inMembers name: Name, of type: ProjectType) -> ProjectType? {
    guard let primary = type.primary else { return nil }
    let file = Int(primary.file)
    return neighbour(named: name, around: primary.qualifiedName, of: primary, in: file)
      ?? declaredType(inClause: name, in: file)
  }

  /// Whether the classes of one name that different files declare, one for each system or module, say themselves that they
  /// are on the main actor, or inherit a framework's class that is: nothing tells which of them a clause means.
  func areClassesOnMain(named name: Name, seenFrom file: Int) -> Bool {
    let classes = index.declarations(of: name).filter { facts.types[$0].kind == .class && isSeen($0, from: file) }
    // Nobody builds for more systems.
    guard (2...8).contains(classes.count) else { return false }
    return classes.allSatisfy { declaration in
      let type = facts.types[declaration]
      return type.isolation == .mainActor
        || type.isolation == nil && inheritance(of: type).first.map { platform.isolation[$0] == .mainActor } ?? false
    }
  }

  private func neighbour(named name: Name, around outer: Name, of type: TypeFact, in file: Int) -> ProjectType? {
    guard outer != .none, case let all = index.qualifications(of: name), all.count > 1, all.count <= 64 else {
      return nil
    }
    let candidates = all.compactMap { $0 == type.qualifiedName ? nil : self.type(qualified: $0, in: file) }
    var outer = outer
    for _ in 0..<32 where outer != .none {
      if let found = candidates.first(where: { $0.primary?.outer == outer }) { return found }
      outer = self.type(qualified: outer, in: file)?.primary?.outer ?? .none
    }
    return nil
  }
}
