package import Lexing
package import Outlining

/// What one declaration of a type says, as other files see it. There are many: fields are narrow.
package struct TypeFact: Sendable {
  package let name: Name
  /// With the names of the types around it.
  package let qualifiedName: Name
  package let kind: TypeDeclaration.Kind
  /// Written on the declaration; nil when nothing is.
  package let isolation: Isolation?
  /// Index of the file in the project.
  package let file: Int32
  /// Byte offset of the keyword.
  package let offset: UInt32
  /// In `DeclarationFacts.inherited`.
  package fileprivate(set) var inheritance: Range<UInt32>
  /// In `DeclarationFacts.members`.
  package fileprivate(set) var members: Range<UInt32>
}

/// What a member's declaration says, or a global's, as other files see it. There are very many: fields are narrow.
package struct MemberFact: Sendable {
  package enum Kind: UInt8, Sendable {
    case stored, computed, function, initializer, enumCase, type
  }

  package let name: Name
  package let kind: Kind
  package let isStatic: Bool
  /// Seen in its own file only.
  package let isPrivate: Bool
  /// Written on the declaration; nil when nothing is.
  package let isolation: Isolation?
  /// Of a property, or of what a function returns.
  package let shape: TypeShape
  /// Whether closures that are passed to the function outlive the call; nil when it takes none, or some do.
  package let keepsClosures: Bool?
  /// Declared in a protocol, without a body of its own.
  package let isRequirement: Bool
  package let file: Int32
  /// Byte offset of the name.
  package let offset: UInt32
}

/// What the words of a file say of streams and tasks.
package struct LifetimeWords: Sendable {
  /// `finish` or `finished`: it may end streams.
  package var finishes: Bool
  /// `continuation` or `makeStream`
  package var makesStreams: Bool
  /// `cancel`
  package var cancels: Bool

  package init(finishes: Bool, makesStreams: Bool, cancels: Bool) {
    self.finishes = finishes
    self.makesStreams = makesStreams
    self.cancels = cancels
  }
}

/// The facts of some files, collected in the first pass.
package struct DeclarationFacts: Sendable {
  package private(set) var types: [TypeFact] = []
  package private(set) var members: [MemberFact] = []
  /// Names in inheritance clauses.
  package private(set) var inherited: [Name] = []
  /// Functions and variables at file level.
  package private(set) var globals: [MemberFact] = []
  /// Files that hold the words `finish` or `finished`, by which streams and publishers end.
  package private(set) var filesThatFinish: Set<Int> = []
  /// Files that hold the name of a stream's continuation, and so make one.
  package private(set) var filesThatMakeStreams: Set<Int> = []

  /// Files that hold the word `cancel`.
  package private(set) var filesThatCancel: Set<Int> = []

  package init() {}

  /// Adds what a file declares; bodies are not looked at.
  package mutating func add(_ outline: Outline, file: Int, words: LifetimeWords) {
    if words.finishes { filesThatFinish.insert(file) }
    if words.makesStreams { filesThatMakeStreams.insert(file) }
    if words.cancels { filesThatCancel.insert(file) }
    let reader = FactReader(outline: outline, file: Int32(file))
    var found = reader.members()[...]
    let globalCount = found.prefix { $0.scope == 0 }.count
    globals.append(contentsOf: found.prefix(globalCount).lazy.map(\.fact))
    found = found.dropFirst(globalCount)
    for (index, type) in outline.types.enumerated() {
      let inheritanceStart = UInt32(inherited.count)
      inherited.append(contentsOf: type.inheritance.lazy.map { outline.shape(ofType: $0).base })
      let memberStart = UInt32(members.count)
      let own = found.prefix { $0.scope == type.scope }
      members.append(contentsOf: own.lazy.map(\.fact))
      found = found.dropFirst(own.count)
      types.append(
        TypeFact(
          name: reader.name(of: type),
          qualifiedName: outline.qualifiedName(ofType: index),
          kind: type.kind,
          isolation: outline.isolation(in: type.prefix),
          file: Int32(file),
          offset: outline.tokens[type.keyword].start,
          inheritance: inheritanceStart..<UInt32(inherited.count),
          members: memberStart..<UInt32(members.count)
        )
      )
    }
  }

  /// Adds the facts of other files behind these.
  package mutating func append(_ other: DeclarationFacts) {
    let inheritedOffset = UInt32(inherited.count)
    let memberOffset = UInt32(members.count)
    inherited += other.inherited
    members += other.members
    globals += other.globals
    filesThatFinish.formUnion(other.filesThatFinish)
    filesThatMakeStreams.formUnion(other.filesThatMakeStreams)
    filesThatCancel.formUnion(other.filesThatCancel)
    types.reserveCapacity(types.count + other.types.count)
    for var type in other.types {
      type.inheritance = shift(type.inheritance, by: inheritedOffset)
      type.members = shift(type.members, by: memberOffset)
      types.append(type)
    }
  }

  private func shift(_ range: Range<UInt32>, by offset: UInt32) -> Range<UInt32> {
    range.lowerBound + offset..<range.upperBound + offset
  }

  package func members(of type: TypeFact) -> ArraySlice<MemberFact> {
    members[Int(type.members.lowerBound)..<Int(type.members.upperBound)]
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
    for attribute in attributes(in: prefix) where ends(attribute, with: "Actor") && beginsWithCapital(attribute) {
      // Global actors are named so by custom: `@ImageActor`, `@DatabaseActor`.
      return spells(attribute, "MainActor") ? .mainActor : .global
    }
    return nil
  }
}
