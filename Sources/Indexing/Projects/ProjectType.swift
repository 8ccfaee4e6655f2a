package import Lexing
package import Outlining

/// A type over all of its declarations, as long as its project is there.
package final class ProjectType {
  package let declarations: DeclarationIndices
  /// Which of those that see the type have private declarations of it, which are not among these.
  let filesThatSeeMore: Set<Int>
  unowned let project: Project
  /// In the project's `facts.types`: the fact itself would be half of what a type takes.
  private lazy var primaryDeclaration = declarations.first { facts.types[$0].kind != .extension }
  /// The superclasses in the project, nearest first.
  private lazy var superclasses = findSuperclasses()
  package private(set) lazy var isolationAnswer = findIsolation()
  package private(set) lazy var ownMembers = findOwnMembers()
  /// Of positions in `ownMembers`, from its start.
  private lazy var memberNames = NameChains(ownMembers.map(\.name))
  /// By declaration, where its members end among `ownMembers`.
  private lazy var memberEnds = readMemberEnds()
  /// Names in the clauses of the whole lineage, superclasses' included, each once.
  package private(set) lazy var ancestry = findAncestry()
  /// Whether it has methods, and each says that it is on the main actor.
  private(set) lazy var isUsedOnMain = findUseOnMain()
  private lazy var conformedProtocols = findConformedProtocols()

  init(declarations: [Int], filesThatSeeMore: Set<Int> = [], in project: Project) {
    self.declarations = DeclarationIndices(declarations)
    self.filesThatSeeMore = filesThatSeeMore
    self.project = project
  }

  var facts: DeclarationFacts { project.facts }
  var declarationFacts: [TypeFact] {
    // For each declaration the project's facts would be copied.
    let types = facts.types
    return declarations.map { types[$0] }
  }
  /// The first declaration that is no extension; nil where the project only extends the type.
  package var primary: TypeFact? { primaryDeclaration.map { facts.types[$0] } }
  package var kind: TypeDeclaration.Kind { primary?.kind ?? .extension }
  package var name: Name { facts.types[declarations[0]].name }
  /// With the names of the types around it.
  var qualifiedName: Name { facts.types[declarations[0]].qualifiedName }
  /// Those with a declaration of the type.
  package private(set) lazy var files = Set(declarationFacts.map { Int($0.file) })

  /// Protocols of the one object that stands for the program.
  static let programs: Set<Name> = ["UIApplicationDelegate", "NSApplicationDelegate", "App"]

  var isProgram: Bool { ancestry.contains(where: Self.programs.contains) }

  /// Whether instances are references, so that a closure that holds one keeps it alive.
  package var isReference: Bool {
    switch kind {
    case .class, .actor: true
    // Of a framework's class.
    case .extension: project.platform.viewFamilies[name] != nil
    default: false
    }
  }

  /// Names in the inheritance clause of the primary declaration.
  package private(set) lazy var primaryInheritance = declarationFacts.filter { $0.kind != .extension }.flatMap {
    project.inheritance(of: $0)
  }

  /// Names in every inheritance clause.
  package private(set) lazy var inheritance = declarationFacts.flatMap { project.inheritance(of: $0) }

  /// The type itself and its superclasses in the project, nearest first.
  package var lineage: [ProjectType] { [self] + superclasses }

  package var superclass: ProjectType? { superclasses.first }

  private func findSuperclasses() -> [ProjectType] {
    var found: [ProjectType] = []
    var seen: Set<Name> = [name]
    var parent = nextSuperclass
    // Each class walks up to the root: a hostile chain must not cost its length squared.
    while let type = parent, found.count < 64, seen.insert(type.name).inserted {
      found.append(type)
      parent = type.nextSuperclass
    }
    return found
  }

  private var nextSuperclass: ProjectType? {
    guard kind == .class else { return nil }
    for name in primaryInheritance {
      if let type = project.declaredType(inClause: name, of: self), type.kind == .class { return type }
    }
    return nil
  }

  /// An index in the project's `facts.types` that no other type has.
  var firstDeclaration: Int { declarations[0] }

  /// Of members with one name that a type has, or of functions with one that a file sees, more are not told apart: each
  /// call of that name asks, and a hostile file has thousands of both.
  static let mostOverloads = 64

  /// The members of a name that code in a file sees: the type's own, in extensions, and inherited.
  package func members(named name: Name, seenFrom file: Int) -> [MemberFact] {
    for type in lineage {
      let found = type.ownMembers(named: name).filter { !$0.isPrivate || $0.file == Int32(file) }
      if !found.isEmpty { return found }
    }
    return conformedProtocols.flatMap { $0.ownMembers(named: name) }
  }

  private func ownMembers(named name: Name) -> [MemberFact] {
    let members = ownMembers
    return memberNames[name].prefix(Self.mostOverloads).map { members[members.startIndex + $0] }
  }

  /// The type's own members of a name, each with the declaration that it stands in.
  func declaredMembers(named name: Name) -> [(fact: MemberFact, declaration: TypeFact)] {
    let (members, types) = (ownMembers, facts.types)
    return memberNames[name].prefix(Self.mostOverloads).map { position in
      let declaration = memberEnds.orderedIndex(where: { $0 > position })
      return (members[members.startIndex + position], types[declarations[declaration]])
    }
  }

  /// Most types have one declaration, whose members stand together in the project's: no need of a copy, which would
  /// cost as much memory again.
  private func findOwnMembers() -> ArraySlice<MemberFact> {
    declarations.count == 1
      ? project.members(of: facts.types[declarations[0]]) : declarationFacts.flatMap { project.members(of: $0) }[...]
  }

  private func readMemberEnds() -> [Int] {
    var end = 0
    return declarationFacts.map { declaration in
      end += declaration.members.count
      return end
    }
  }

  /// `@Observable`, which makes every stored `var` observed that is not marked otherwise.
  package var isObservable: Bool { primary?.isObservable ?? false }

  /// Whether a protocol's clause names another, or that of one which it refines does.
  func refines(_ name: Name) -> Bool {
    var waiting = [self]
    var seen: Set<Name> = [self.name]
    // As for superclasses.
    while seen.count < 256, let type = waiting.popLast() {
      guard let file = type.primary.map({ Int($0.file) }) else { continue }
      for inherited in type.inheritance where seen.insert(inherited).inserted {
        if inherited == name { return true }
        if let declared = project.declaredType(named: inherited, in: file) { waiting.append(declared) }
      }
    }
    return false
  }

  /// Whether a clause of the lineage names a protocol, or one that refines it. Of several with one name, as
  /// `Pane.Model` and `List.Model` have, nobody here knows which is meant: all must.
  func conforms(to name: Name) -> Bool {
    guard !ancestry.contains(name) else { return true }
    guard let file = primary.map({ Int($0.file) }) else { return false }
    return ancestry.contains { inherited in
      let candidates = project.declaredTypes(named: inherited, in: file)
      return !candidates.isEmpty && candidates.allSatisfy { $0.kind == .protocol && $0.refines(name) }
    }
  }

  private func findUseOnMain() -> Bool {
    let methods = ownMembers.lazy.filter { $0.kind == .function && !$0.isStatic }
    return !methods.isEmpty && methods.allSatisfy { $0.isolation == .mainActor }
  }

  private func findAncestry() -> [Name] {
    var seen: Set<Name> = []
    return lineage.flatMap(\.inheritance).filter { seen.insert($0).inserted }
  }

  private func findConformedProtocols() -> [ProjectType] {
    guard let file = primary.map({ Int($0.file) }) else { return [] }
    return ancestry.compactMap { project.type(named: $0, in: file) }.filter { $0.kind == .protocol }
  }
}
