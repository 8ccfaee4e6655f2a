package import Lexing
package import Outlining

/// Every file's declarations joined: types with their extensions, members, superclasses and isolation.
package final class Project: Sendable {
  package let facts: DeclarationFacts
  package let platform: PlatformFacts
  /// By qualified name: indices in `facts.types`, ordered by file and offset.
  private let declarations: [Name: [Int]]
  private let qualifiedNames: [Name: [Name]]
  private let globals: [Name: [Int]]
  package let modules: Modules
  /// What each file's words say of streams, tasks and threads.
  package let lifetimes: [LifetimeWords]

  package init(facts: DeclarationFacts, modules: Modules, platform: PlatformFacts) {
    self.facts = facts
    self.modules = modules
    self.platform = platform
    let order = facts.types.indices.sorted {
      (facts.types[$0].file, facts.types[$0].offset) < (facts.types[$1].file, facts.types[$1].offset)
    }
    var declarations: [Name: [Int]] = [:]
    var qualifiedNames: [Name: [Name]] = [:]
    for index in order {
      let type = facts.types[index]
      if declarations[type.qualifiedName] == nil { qualifiedNames[type.name, default: []].append(type.qualifiedName) }
      declarations[type.qualifiedName, default: []].append(index)
    }
    self.declarations = declarations
    self.qualifiedNames = qualifiedNames
    var lifetimes = Array(repeating: LifetimeWords(), count: modules.fileCount)
    for (file, words) in facts.lifetimes { lifetimes[Int(file)] = words }
    self.lifetimes = lifetimes
    globals = Dictionary(grouping: facts.globals.indices, by: { facts.globals[$0].name })
  }

  /// The type that a qualified name means in a file: all its declarations. The file's own module comes first; where a
  /// module declares the name in several files, as programs for several systems do, the file's own declaration counts,
  /// or none.
  package func type(qualified name: Name, in file: Int) -> ProjectType? {
    guard let all = declarations[name] else { return nil }
    if all.count == 1 { return ProjectType(declarations: all, in: self) }
    let ownModule = all.filter { modules.areTogether(Int(facts.types[$0].file), file) }
    let visible = isDeclared(by: ownModule) ? ownModule : all
    let primaries = visible.filter { facts.types[$0].kind != .extension }
    if Set(primaries.map { facts.types[$0].file }).count <= 1 { return ProjectType(declarations: visible, in: self) }
    let ownFile = visible.filter { facts.types[$0].file == Int32(file) }
    return isDeclared(by: ownFile) ? ProjectType(declarations: ownFile, in: self) : nil
  }

  private func isDeclared(by declarations: [Int]) -> Bool {
    declarations.contains { facts.types[$0].kind != .extension }
  }

  /// The type that a name in a clause means: a framework's of that name is meant before one inside of another type, and
  /// one that the project only extends is none.
  package func declaredType(inClause name: Name, in file: Int) -> ProjectType? {
    let isOfFramework = platform.isolation[name] != nil || platform.isSendable[name] != nil
    return isOfFramework && !isDeclared(by: declarations[name] ?? []) ? nil : declaredType(named: name, in: file)
  }

  /// The type that a name without its surroundings means, if only one is called so.
  package func type(named name: Name, in file: Int) -> ProjectType? {
    if let type = type(qualified: name, in: file) { return type }
    guard let candidates = qualifiedNames[name], candidates.count == 1 else { return nil }
    return type(qualified: candidates[0], in: file)
  }

  /// Whether some type of this last name stands in another.
  func hasNested(_ name: Name) -> Bool {
    qualifiedNames[name]?.contains { $0 != name } ?? false
  }

  /// Whether a file's module declares a type of this name at file level, so that a framework's is not meant.
  package func declaresType(named name: Name, in file: Int) -> Bool {
    (declarations[name] ?? []).contains {
      facts.types[$0].kind != .extension && modules.areTogether(Int(facts.types[$0].file), file)
    }
  }

  /// The same without types that the project only extends.
  package func declaredType(named name: Name, in file: Int) -> ProjectType? {
    type(named: name, in: file).flatMap { $0.primary == nil ? nil : $0 }
  }

  /// Whether any file declares a type of this qualified name.
  func declaresAnywhere(_ name: Name) -> Bool { declarations[name] != nil }

  package func globals(named name: Name, in file: Int) -> [MemberFact] {
    (globals[name] ?? []).map { facts.globals[$0] }.filter { !$0.isPrivate || $0.file == Int32(file) }
  }
}

/// A type over all of its declarations.
package struct ProjectType {
  /// Indices in the project's `facts.types`.
  package let declarations: [Int]
  let project: Project

  init(declarations: [Int], in project: Project) {
    self.declarations = declarations
    self.project = project
  }

  private var facts: DeclarationFacts { project.facts }
  var declarationFacts: [TypeFact] { declarations.map { facts.types[$0] } }
  package var primary: TypeFact? { declarationFacts.first { $0.kind != .extension } }
  package var kind: TypeDeclaration.Kind { primary?.kind ?? .extension }
  package var name: Name { facts.types[declarations[0]].name }
  /// Those with a declaration of the type.
  package var files: Set<Int> { Set(declarationFacts.map { Int($0.file) }) }

  /// Whether instances are references, so that a closure that holds one keeps it alive.
  package var isReference: Bool { kind == .class || kind == .actor }

  /// Names in the inheritance clause of the primary declaration.
  package var primaryInheritance: [Name] {
    declarationFacts.filter { $0.kind != .extension }.flatMap { facts.inheritance(of: $0) }
  }

  /// Names in every inheritance clause.
  package var inheritance: [Name] {
    declarationFacts.flatMap { facts.inheritance(of: $0) }
  }

  /// The superclasses in the project, nearest first, the type itself in front.
  package var lineage: [ProjectType] {
    var found = [self]
    var seen: Set<Name> = [name]
    while let parent = found[found.count - 1].superclass, seen.insert(parent.name).inserted {
      found.append(parent)
    }
    return found
  }

  package var superclass: ProjectType? {
    guard kind == .class, let primary else { return nil }
    for name in primaryInheritance {
      if let type = project.declaredType(inClause: name, in: Int(primary.file)), type.kind == .class { return type }
    }
    return nil
  }

  /// Names in the clauses of the whole lineage, superclasses' included.
  package var ancestry: [Name] {
    lineage.flatMap(\.inheritance)
  }

  /// An index in the project's `facts.types` that no other type has.
  var firstDeclaration: Int { declarations[0] }

  /// The members of a name that code in a file sees: the type's own, in extensions, and inherited.
  package func members(named name: Name, seenFrom file: Int) -> [MemberFact] {
    for type in lineage {
      let found = type.ownMembers.filter { $0.name == name && (!$0.isPrivate || $0.file == Int32(file)) }
      if !found.isEmpty { return found }
    }
    return conformedProtocols.flatMap { $0.ownMembers.filter { $0.name == name } }
  }

  /// `@Observable`, which makes every stored `var` observed that is not marked otherwise.
  package var isObservable: Bool { primary?.isObservable ?? false }

  package var ownMembers: [MemberFact] {
    declarationFacts.flatMap { facts.members(of: $0) }
  }

  private var conformedProtocols: [ProjectType] {
    guard let file = primary.map({ Int($0.file) }) else { return [] }
    return ancestry.compactMap { project.type(named: $0, in: file) }.filter { $0.kind == .protocol }
  }
}
