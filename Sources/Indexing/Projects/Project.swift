package import Lexing
import Outlining

/// A thread's view of a project: types with their extensions, members, superclasses and isolation. It remembers what it
/// was asked.
package final class Project {
  let index: ProjectIndex
  /// By first declaration, for files that see the same of a type.
  @exclusivity(unchecked) private var typesSeenAlike: [ProjectType?]
  @exclusivity(unchecked) private var types: [TypeQuestion: ProjectType?] = [:]
  /// Types that look different from different files.
  @exclusivity(unchecked) private var typesByFirst: [Int: [ProjectType]] = [:]
  @exclusivity(unchecked) private var functionsByTrait: [UInt16: [Name]] = [:]
  /// Who has a type's objects in properties.
  private(set) lazy var holders = Holders(facts) { [index] in index.declares($0) }
  /// Whether main alone has objects of a type, in properties.
  @exclusivity(unchecked) var heldByMainAlone: [ObjectIdentifier: Bool] = [:]
  private(set) lazy var programs = Programs(facts)
  private lazy var fileCounts = modules.fileCounts
  /// By file.
  private lazy var areInTestTargets = (0..<modules.fileCount).map { modules.isInTestTarget($0) }
  private lazy var namesWithAliases = facts.aliases.values.reduce(into: Set<Name>()) { $0.formUnion($1) }
  /// What is known to guard functions.
  let guardsOfFunctions = Memo<GuardQuestion, Guard>(assuming: .unknown)
  /// Whether asynchronous code off the main thread calls functions.
  let asynchronousCallers = Memo<FunctionPlace, Bool>(assuming: false)
  /// Whether somebody asks who makes the objects of a type: where that is done may lead to the same question again. No
  /// answer is remembered, as one that was cut short so would depend on who had asked first.
  @exclusivity(unchecked) var isAskingForMakers = false
  /// Without one there are no files but the one at hand.
  package weak var opener: (any FileOpener)?

  package init(_ index: ProjectIndex) {
    self.index = index
    typesSeenAlike = Array(repeating: nil, count: index.facts.types.count)
  }

  package var facts: DeclarationFacts { index.facts }
  package var modules: Modules { index.modules }
  package var platform: PlatformFacts { index.platform }
  package var lifetimes: [LifetimeWords] { index.lifetimes }
  var invalidations: [FactPlace: [Name]] { index.invalidations }

  /// Whether some function of a name never returns.
  func returnsNever(_ name: Name) -> Bool { index.facts.namesOfNever.contains(name) }

  /// A file by its index, with what stands in its bodies; nil where it cannot be read.
  func file(_ index: Int) -> SourceFile? { opener?.open(index, of: self) }

  /// The files that call a function of a name, hand it on, or make objects of a type, in order; nil for very many.
  package func files(calling name: Name) -> [Int]? {
    guard let bare = index.calls.files(calling: name, .bare),
      let others = index.calls.files(calling: name, .withArguments)
    else { return nil }
    return Set(bare + others).sorted()
  }

  /// Whether no file but this calls a function of a name without arguments, or hands it on.
  func nobodyCalls(_ name: Name, outsideOf file: Int) -> Bool {
    index.calls.files(calling: name, .bare)?.allSatisfy { $0 == file } ?? false
  }

  /// Whether a file may end the stream that is declared or made at an offset in it.
  func mayEndStream(at offset: UInt32, in file: Int32) -> Bool { index.mayEndStream(at: offset, in: file) }

  /// The type that a qualified name means in a file: all its declarations. The file's own module comes first; where that
  /// declares the name in several files, as programs for several systems do, and as modules do that no manifest names,
  /// the nearest counts, or none.
  package func type(qualified name: Name, in file: Int) -> ProjectType? {
    guard let first = index.firstDeclaration(of: name) else { return nil }
    if let known = typesSeenAlike[first], !known.filesThatSeeMore.contains(file) { return known }
    let question = TypeQuestion(firstDeclaration: first, file: file)
    if !types.isEmpty, let known = types[question] { return known }
    let all = Array(index.declarations(of: name))
    if typesSeenAlike[first] == nil, let type = typeSeenAlike(all) {
      typesSeenAlike[first] = type
      if !type.filesThatSeeMore.contains(file) { return type }
    }
    let type = visible(all.filter { isSeen($0, from: file) }, in: file).map { shared($0) }
    types[question] = .some(type)
    return type
  }

  /// Of a declaration: through the index, as a look through `facts` would copy all of them.
  func inheritance(of type: TypeFact) -> ArraySlice<Name> { index.facts.inheritance(of: type) }
  func members(of type: TypeFact) -> ArraySlice<MemberFact> { index.facts.members(of: type) }

  /// Whether a file may mean a declaration by its name. Nobody imports tests.
  func isSeen(_ declaration: Int, from file: Int) -> Bool {
    let type = facts.types[declaration]
    if type.isPrivate { return type.file == Int32(file) }
    return !areInTestTargets[Int(type.file)] || areInTestTargets[file]
  }

  /// The type of which all files see the same, but for those with private declarations: what is declared stands in
  /// one file, and the rest in the same modules.
  private func typeSeenAlike(_ all: [Int]) -> ProjectType? {
    let types = facts.types
    let open = all.filter { !types[$0].isPrivate }
    let homes = Set(open.filter { types[$0].kind != .extension }.map { types[$0].file })
    guard let first = open.first, homes.count <= 1,
      homes.first.map({ !areInTestTargets[Int($0)] }) ?? true
    else { return nil }
    // What is extended only, as a framework's type, is no module's own.
    let isOfNoModule = homes.isEmpty || open.count == 1
    let home = Int(types[first].file)
    guard isOfNoModule || open.allSatisfy({ modules.haveSameModules(Int(types[$0].file), home) }) else { return nil }
    let others = open.count == all.count ? [] : all.filter { types[$0].isPrivate }.map { Int(types[$0].file) }
    return ProjectType(declarations: open, filesThatSeeMore: Set(others), in: self)
  }

  /// Files that see the same declarations share what is found out about them.
  private func shared(_ declarations: [Int]) -> ProjectType {
    let known = typesByFirst[declarations[0]]?.first { $0.declarations.elementsEqual(declarations) }
    if let known { return known }
    let type = ProjectType(declarations: declarations, in: self)
    typesByFirst[declarations[0], default: []].append(type)
    return type
  }

  /// Those of a type's declarations that count in a file; nil where no one type is meant.
  private func visible(_ all: [Int], in file: Int) -> [Int]? {
    if all.count <= 1 { return all.isEmpty ? nil : all }
    let ownModule = all.filter { modules.areTogether(Int(facts.types[$0].file), file) }
    let isOwn = isDeclared(by: ownModule)
    let visible = isOwn ? ownModule : all
    let homes = Set(visible.filter { facts.types[$0].kind != .extension }.map { Int(facts.types[$0].file) })
    if homes.count <= 1 { return visible }
    guard isOwn, let home = modules.nearest(of: homes, to: file) else { return nil }
    return visible.filter { declaration in
      let type = facts.types[declaration]
      guard type.kind == .extension else { return type.file == Int32(home) }
      // An extension may be shared by all.
      let extended = modules.nearest(of: homes, to: Int(type.file))
      return extended == nil || extended == home
    }
  }

  func isDeclared(by declarations: some Sequence<Int>) -> Bool {
    declarations.contains { facts.types[$0].kind != .extension }
  }

  /// The type that a name without its surroundings means, if only one is called so.
  package func type(named name: Name, in file: Int) -> ProjectType? {
    if let type = type(qualified: name, in: file) { return type }
    let candidates = index.qualifications(of: name)
    return candidates.count == 1 ? type(qualified: candidates[0], in: file) : nil
  }

  /// The type of the project that a name without its surroundings means; none where the project only extends it.
  package func declaredType(named name: Name, in file: Int) -> ProjectType? {
    type(named: name, in: file).flatMap { $0.primary == nil ? nil : $0 }
  }

  /// The types that a name without its surroundings may mean.
  func declaredTypes(named name: Name, in file: Int) -> [ProjectType] {
    index.qualifications(of: name).compactMap { declaredType(named: $0, in: file) }
  }

  /// The classes that inherit from a class, near and far.
  func descendants(of type: ProjectType) -> [ProjectType] {
    var found: [ProjectType] = []
    var waiting = [type]
    var seen: Set<Int> = [type.firstDeclaration]
    while let parent = waiting.popLast() {
      for child in types(inheriting: parent.name) where seen.insert(child.firstDeclaration).inserted {
        guard child.lineage.contains(where: { $0.firstDeclaration == type.firstDeclaration }) else { continue }
        found.append(child)
        waiting.append(child)
      }
    }
    return found
  }

  /// The types with a clause that names a class or protocol.
  func types(inheriting name: Name) -> [ProjectType] {
    index.declarations(inheriting: name).compactMap {
      self.type(qualified: facts.types[$0].qualifiedName, in: Int(facts.types[$0].file))
    }
  }

  /// Whether the clause of a type anywhere names this one.
  func isInherited(_ type: ProjectType) -> Bool {
    if !index.declarations(inheriting: type.name).isEmpty { return true }
    return index.declarations(inheriting: type.qualifiedName).contains { declaration in
      let file = Int(facts.types[declaration].file)
      return declaredType(inClause: type.qualifiedName, in: file)?.firstDeclaration == type.firstDeclaration
    }
  }

  /// The members of types that meet a protocol's requirement, in extensions of the protocol, too; nil where a type has
  /// none that is seen.
  func witnesses(of requirement: MemberFact) -> [MemberFact]? {
    var found: [MemberFact] = []
    var seen: Set<Int> = []
    var waiting = type(declaring: requirement).map { [$0] } ?? []
    while let declared = waiting.popLast() {
      for type in types(inheriting: declared.name) where seen.insert(type.firstDeclaration).inserted {
        if type.kind == .protocol {
          waiting.append(type)
          continue
        }
        guard let file = type.primary?.file,
          let witness = type.members(named: requirement.name, seenFrom: Int(file)).first(where: { !$0.isRequirement })
        else { return nil }
        found.append(witness)
      }
    }
    return found
  }

  /// The type that has a member, by the place of that.
  func type(declaring member: MemberFact) -> ProjectType? {
    index.declaration(of: member).flatMap { type(qualified: $0.qualifiedName, in: Int($0.file)) }
  }

  /// Whether some type of this last name stands in another.
  func hasNested(_ name: Name) -> Bool {
    index.qualifications(of: name).contains { $0 != name }
  }

  /// Whether a file's module declares a type of this name at file level, so that a framework's is not meant.
  package func declaresType(named name: Name, in file: Int) -> Bool {
    index.declarations(of: name).contains {
      facts.types[$0].kind != .extension && isSeen($0, from: file)
        && modules.areTogether(Int(facts.types[$0].file), file)
    }
  }

  /// Whether the project has another name at file level for a type.
  func hasAlias(of name: Name) -> Bool { namesWithAliases.contains(name) }

  /// The type for which the project has another name; nil where that is none of its aliases, or several mean it.
  func meaning(ofAlias name: Name) -> Name? {
    guard let meanings = facts.aliases[name], meanings.count == 1, meanings.first != Name.none else { return nil }
    let isType = index.declarations(of: name).contains { facts.types[$0].kind != .extension }
    return isType ? nil : meanings.first
  }

  /// A shape, with the type that its name stands for where the project has another name for one.
  func meaning(of shape: TypeShape) -> TypeShape {
    guard let meaning = meaning(ofAlias: shape.base) else { return shape }
    return TypeShape(base: meaning, container: shape.container, isKnown: shape.isKnown)
  }

  /// Whether any file declares a type of this qualified name.
  func declaresAnywhere(_ name: Name) -> Bool { index.firstDeclaration(of: name) != nil }

  /// Whether the files are so few that they may be a part of something, or a sample: who calls a function, or sets a
  /// property, may not be there.
  var mayBeSample: Bool { modules.fileCount <= Self.filesOfSample }
  private static let filesOfSample = 32

  /// Whether a file is of a target with more files than a sample has: what such a one does not use, nobody does.
  func isOfWhole(_ file: Int) -> Bool {
    modules.hasModule(file) && fileCounts[modules.group(of: file)] > Self.filesOfSample
  }

  /// Names of functions of which some have a trait, in the same order in every run.
  func functions(having trait: Traits) -> [Name] {
    if let known = functionsByTrait[trait.rawValue] { return known }
    let names = facts.functionTraits.filter { $0.value.contains(trait) }.map(\.key).sorted { $0.rawValue < $1.rawValue }
    functionsByTrait[trait.rawValue] = names
    return names
  }

  /// Names of properties of a file's module whose getters block, in the same order in every run.
  func gettersThatBlock(near file: Int) -> [Name] {
    let found = facts.gettersThatBlock.filter { modules.areTogether($0.key, file) }.values
    return found.reduce(into: Set()) { $0.formUnion($1) }.sorted { $0.rawValue < $1.rawValue }
  }

  package func globals(named name: Name, in file: Int) -> [MemberFact] {
    let seen = index.globals(named: name).lazy.filter { !$0.isPrivate || $0.file == Int32(file) }
    return Array(seen.prefix(ProjectType.mostOverloads))
  }
}

/// A type that a name means in a file.
private struct TypeQuestion: Hashable {
  let firstDeclaration: Int
  let file: Int
}
