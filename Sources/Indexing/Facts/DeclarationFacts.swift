package import Lexing
package import Outlining

/// The facts of some files, collected in the first pass.
package struct DeclarationFacts: Sendable {
  package private(set) var types: [TypeFact] = []
  package private(set) var members = MemberPages()
  /// Names in inheritance clauses.
  package private(set) var inherited: [Name] = []
  /// Functions and variables at file level.
  package private(set) var globals: [MemberFact] = []
  /// Types with the attribute `@globalActor`.
  package private(set) var globalActors: Set<Name> = []
  /// Functions whose bodies say something about them, by name; other files may see some.
  private(set) var functionTraits: [Name: Traits] = [:]
  /// Names of functions whose result is `Never`.
  private(set) var namesOfNever: Set<Name> = []
  /// Names of properties whose getters block, by their files.
  private(set) var gettersThatBlock: [Int: Set<Name>] = [:]
  /// Members that some file changes through their type, or within it in what is static.
  package private(set) var changedMembers = ChangedMembers()
  /// Names of members that some file assigns to through an object: `request.completion = …`.
  package private(set) var assignedOfObjects: Set<Name> = []
  /// Members of which some file gives away the address alone, as a key or context, likewise.
  private(set) var keysOfTypes: Set<Name> = []
  /// What methods invalidate.
  private(set) var invalidations: [Invalidation] = []
  /// What type aliases at file level stand for, in each branch and module; `.none` for what is no named type.
  private(set) var aliases: [Name: Set<Name>] = [:]
  /// The protocols and classes that they stand for together, likewise: `Loading` and `Sendable` for `typealias Source =
  /// Loading & Sendable`.
  private(set) var compositions: [Name: Set<[Name]>] = [:]
  /// Attributes of properties that may be wrappers of the project's own, by the type's qualified name.
  private(set) var wrappersOfTypes: [Name: Set<Name>] = [:]
  /// What functions do that are named for forgetting, by name and first label.
  private(set) var forgetting: [Name: Forgetting] = [:]
  private var calledNames = CalledNames()
  /// The files that hold such words, in any order.
  private(set) var lifetimes: [FileLifetimes] = []
  /// Of the file at hand; kept for its memory.
  private var found = MembersByScope()
  /// Names that the file at hand sets to nil; kept likewise.
  private var setToNil: Set<Name> = []

  package init() {}

  /// Adds what a file declares. Bodies are not looked at: `traits` say what they do, by the token of a function's name.
  package mutating func add(_ outline: Outline, file: Int, words: LifetimeWords, traits: [Int: Traits] = [:]) {
    if !words.isEmpty {
      let mayHoldOthers = words.contains(.finishes) && !words.isDisjoint(with: [.makesStreams, .relays])
      let unended = mayHoldOthers ? outline.typesOfUnendedStreams : []
      lifetimes.append(FileLifetimes(file: Int32(file), words: words, unended: unended))
    }
    setToNil.removeAll(keepingCapacity: true)
    addUses(in: outline, file: file)
    outline.addAliases(to: &aliases, compositions: &compositions)
    for (token, traits) in traits {
      functionTraits[outline.name(token), default: []].formUnion(traits)
      let isProperty = outline.tokens[token - 1].word == .var
      if isProperty, traits.contains(.blocks) { gettersThatBlock[file, default: []].insert(outline.name(token)) }
    }
    let reader = FactReader(outline, file: file, functionTraits: traits, setToNil: setToNil)
    reader.addWrappers(to: &wrappersOfTypes)
    reader.addForgetting(to: &forgetting)
    reader.read(into: &found, &namesOfNever)
    globals += found.members(of: 0)
    for (index, type) in outline.types.enumerated() {
      let positions = members.append(found.members(of: type.scope))
      add(type, at: index, of: outline, file: file, members: positions)
    }
  }

  /// Adds what all code of a file uses: in one pass, as each over all tokens costs as much as a rule.
  private mutating func addUses(in outline: Outline, file: Int) {
    let tokens = outline.tokens
    let (marks, end) = (Self.marksOfUses, tokens.count)
    var (bodiesAtEnd, staticBodies) = (outline.bodiesAtEnd, outline.staticBodies)
    var token = tokens.next(of: marks, from: 0)
    while token < end {
      let isStatic = staticBodies.hold(token)
      switch tokens[token].kind {
      case .openParen, .openBrace:
        calledNames.add(before: token, in: outline, file: file)
        outline.addMemberMutated(by: token, inStaticCode: isStatic, to: &changedMembers)
      case .closeParen, .comma: calledNames.addHandedOn(before: token, in: outline, file: file)
      case .equal:
        outline.addMemberAssigned(by: token, inStaticCode: isStatic, to: &changedMembers)
        outline.addAssignedMember(by: token, to: &assignedOfObjects)
        outline.addSetToNil(by: token, outside: &bodiesAtEnd, to: &setToNil)
      case .operator: outline.addMemberAssigned(by: token, inStaticCode: isStatic, to: &changedMembers)
      case .ampersand:
        outline.addMemberLent(by: token, inStaticCode: isStatic, changed: &changedMembers, keys: &keysOfTypes)
      default: break
      }
      token = tokens.next(of: marks, from: token + 1)
    }
    calledNames.end(file)
  }

  private static let marksOfUses = TokenKinds(
    .openParen,
    .openBrace,
    .closeParen,
    .comma,
    .equal,
    .operator,
    .ampersand
  )

  /// Who calls what, in a table; the facts have it no more.
  mutating func takeCallingFiles() -> CallingFiles {
    defer { calledNames = CalledNames() }
    return CallingFiles(calledNames)
  }

  /// Adds what the methods of a file invalidate.
  package mutating func add(_ invalidations: [Invalidation]) {
    self.invalidations += invalidations
  }

  /// Puts what aliases stand for into the clauses that name them.
  mutating func resolveAliases(_ platform: PlatformFacts) {
    guard !aliases.isEmpty else { return }
    let meanings = meaningsOfAliases(platform)
    for index in inherited.indices {
      if let meaning = meanings[inherited[index]] { inherited[index] = meaning }
    }
    let parts = partsOfCompositions
    guard inherited.contains(where: { parts[$0] != nil }) else { return }
    var resolved: [Name] = []
    resolved.reserveCapacity(inherited.count)
    for index in types.indices {
      let start = UInt32(resolved.count)
      for name in inheritance(of: types[index]) {
        resolved += (parts[name] ?? [name]).map { meanings[$0] ?? $0 }
      }
      types[index] = types[index].inheriting(start..<UInt32(resolved.count))
    }
    inherited = resolved
  }

  private mutating func add(
    _ type: TypeDeclaration,
    at index: Int,
    of outline: Outline,
    file: Int,
    members: Range<UInt32>
  ) {
    let name = outline.lastName(of: type)
    let inheritanceStart = UInt32(inherited.count)
    if !outline.isRefused(type) {
      for clause in type.inheritance { inherited += outline.namesInherited(by: clause) }
    }
    if outline.hasAttribute("globalActor", in: type.prefix) { globalActors.insert(name) }
    types.append(
      TypeFact(
        name: name,
        qualifiedName: outline.qualifiedName(ofType: index),
        attribute: outline.actorAttribute(in: type.prefix).map { outline.name($0) } ?? .none,
        outer: outline.outerType(of: index).map { outline.qualifiedName(ofType: $0) } ?? .none,
        file: Int32(file),
        offset: outline.tokens[type.keyword].start,
        inheritance: inheritanceStart..<UInt32(inherited.count),
        members: members,
        kind: type.kind,
        isolation: outline.isolation(in: type.prefix),
        isObservable: !type.prefix.isEmpty && outline.hasAttribute("Observable", in: type.prefix),
        isUnchecked: outline.isUnchecked(type),
        isFinal: !type.prefix.isEmpty && outline.hasModifier(.final, in: type.prefix),
        isPrivate: type.kind != .extension && outline.isPrivate(type.prefix, in: type.parent)
      )
    )
  }

  /// Makes room for the types of so many files: arrays that grow by copying leave holes.
  package mutating func reserveTypes(files: Int) {
    types.reserveCapacity(4 * files)
    inherited.reserveCapacity(3 * files)
  }

  /// Adds the types that a file declares, without their members.
  package mutating func addTypes(of outline: Outline, file: Int) {
    outline.addAliases(to: &aliases, compositions: &compositions)
    for (index, type) in outline.types.enumerated() {
      add(type, at: index, of: outline, file: file, members: 0..<0)
    }
  }

  /// Makes room for the facts of these parts: arrays that grow by copying are there twice meanwhile.
  package mutating func reserveCapacity(for parts: [DeclarationFacts]) {
    var count = (types: types.count, inherited: inherited.count, globals: globals.count)
    for part in parts {
      count.types += part.types.count
      count.inherited += part.inherited.count
      count.globals += part.globals.count
    }
    types.reserveCapacity(count.types)
    inherited.reserveCapacity(count.inherited)
    globals.reserveCapacity(count.globals)
  }

  /// Adds the facts of other files behind these.
  package mutating func append(_ other: DeclarationFacts) {
    let inheritedOffset = UInt32(inherited.count)
    let memberOffset = members.append(other.members)
    inherited += other.inherited
    globals += other.globals
    lifetimes += other.lifetimes
    invalidations += other.invalidations
    aliases.merge(other.aliases) { $0.union($1) }
    compositions.merge(other.compositions) { $0.union($1) }
    wrappersOfTypes.merge(other.wrappersOfTypes) { $0.union($1) }
    forgetting.merge(other.forgetting) { $0.union($1) }
    calledNames.append(other.calledNames)
    globalActors.formUnion(other.globalActors)
    namesOfNever.formUnion(other.namesOfNever)
    functionTraits.merge(other.functionTraits) { $0.union($1) }
    gettersThatBlock.merge(other.gettersThatBlock) { $0.union($1) }
    changedMembers.formUnion(other.changedMembers)
    assignedOfObjects.formUnion(other.assignedOfObjects)
    keysOfTypes.formUnion(other.keysOfTypes)
    for type in other.types { types.append(type.moved(inheritedBy: inheritedOffset, membersBy: memberOffset)) }
  }

  package func members(of type: TypeFact) -> ArraySlice<MemberFact> {
    members[type.members]
  }

  /// The declaration that has the member at a position in `members`: each has those behind the one before it.
  package func type(withMember position: UInt32) -> TypeFact? {
    let index = types.orderedIndex { $0.members.upperBound > position }
    return index < types.count && types[index].members.contains(position) ? types[index] : nil
  }

  /// Names in a declaration's inheritance clause.
  package func inheritance(of type: TypeFact) -> ArraySlice<Name> {
    inherited[Int(type.inheritance.lowerBound)..<Int(type.inheritance.upperBound)]
  }
}

extension Outline {
  /// The isolation that attributes and modifiers say.
  package func isolation(in prefix: Range<Int>) -> Isolation? {
    guard !prefix.isEmpty else { return nil }
    if let modifier = modifier(.nonisolated, in: prefix), argument(of: modifier) != .unsafe { return .nonisolated }
    // Global actors are named so by custom: `@ImageActor`, `@DatabaseActor`.
    let actor = firstAttribute(in: prefix) { ends($0, with: "Actor") && beginsWithCapital($0) }
    return actor.map { spells($0, "MainActor") ? .mainActor : .global }
  }

  /// The attribute in a prefix that may be a global actor: one that is called so, else the first with a capital that is
  /// no `@MainActor`.
  package func actorAttribute(in prefix: Range<Int>) -> Int? {
    guard !prefix.isEmpty else { return nil }
    return firstAttribute(in: prefix) { ends($0, with: "Actor") && beginsWithCapital($0) }
      ?? firstAttribute(in: prefix) { beginsWithCapital($0) }
  }

  /// `@available(*, unavailable) extension Pipe: @unchecked Sendable {}` says that it never is.
  func isRefused(_ type: TypeDeclaration) -> Bool { type.kind == .extension && isUnavailable(type.prefix) }

  /// `@unchecked Sendable`, beside other attributes or not.
  fileprivate func isUnchecked(_ type: TypeDeclaration) -> Bool {
    !isRefused(type) && type.inheritance.contains { hasAttribute("unchecked", in: $0) }
  }

  /// The type that a type is nested in, as an index in `types`.
  func outerType(of type: Int) -> Int? {
    var scope = types[type].parent
    while scope > 0 {
      if scopes[scope].kind == .type { return scopes[scope].owner }
      scope = scopes[scope].parent
    }
    return nil
  }
}
