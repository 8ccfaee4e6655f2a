package import Lexing
package import Outlining

/// What one declaration of a type says, as other files see it.
package struct TypeFact: Sendable {
  package let name: Name
  /// With the names of the types around it.
  package let qualifiedName: Name
  package let kind: TypeDeclaration.Kind
  /// Written on the declaration; nil when nothing is.
  package let isolation: Isolation?
  /// Index of the file in the project.
  package let file: Int
  /// Byte offset of the keyword.
  package let offset: Int
  package var inheritance: Range<Int>
  package var members: Range<Int>
}

/// What a member's declaration says, or a global's, as other files see it.
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
  package let isOverride: Bool
  /// Declared in a protocol, without a body of its own.
  package let isRequirement: Bool
  package let file: Int
  /// Byte offset of the name.
  package let offset: Int
}

/// What the words of a file say of the streams that it makes.
package struct StreamWords: Sendable {
  /// `finish` or `finished`: it may end them.
  package var finishes: Bool
  /// `continuation` or `makeStream`
  package var makesStreams: Bool

  package init(finishes: Bool, makesStreams: Bool) {
    self.finishes = finishes
    self.makesStreams = makesStreams
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

  package init() {}

  /// Adds what a file declares; bodies are not looked at.
  package mutating func add(_ outline: Outline, file: Int, words: StreamWords) {
    if words.finishes { filesThatFinish.insert(file) }
    if words.makesStreams { filesThatMakeStreams.insert(file) }
    let reader = FactReader(outline: outline, file: file)
    let membersByScope = reader.membersByScope()
    globals.append(contentsOf: membersByScope[0] ?? [])
    for (index, type) in outline.types.enumerated() {
      let inheritanceStart = inherited.count
      inherited.append(contentsOf: type.inheritance.map { outline.shape(ofType: $0).base })
      let memberStart = members.count
      if type.scope >= 0 { members.append(contentsOf: membersByScope[type.scope] ?? []) }
      types.append(
        TypeFact(
          name: reader.name(of: type),
          qualifiedName: reader.qualifiedName(ofType: index),
          kind: type.kind,
          isolation: outline.isolation(in: type.prefix),
          file: file,
          offset: Int(outline.tokens[type.keyword].start),
          inheritance: inheritanceStart..<inherited.count,
          members: memberStart..<members.count
        )
      )
    }
  }

  /// Adds the facts of other files behind these.
  package mutating func append(_ other: DeclarationFacts) {
    let inheritedOffset = inherited.count
    let memberOffset = members.count
    inherited += other.inherited
    members += other.members
    globals += other.globals
    filesThatFinish.formUnion(other.filesThatFinish)
    filesThatMakeStreams.formUnion(other.filesThatMakeStreams)
    types.reserveCapacity(types.count + other.types.count)
    for var type in other.types {
      type.inheritance = type.inheritance.lowerBound + inheritedOffset..<type.inheritance.upperBound + inheritedOffset
      type.members = type.members.lowerBound + memberOffset..<type.members.upperBound + memberOffset
      types.append(type)
    }
  }
}

extension Outline {
  /// The isolation that attributes and modifiers say.
  package func isolation(in prefix: Range<Int>) -> Isolation? {
    guard !prefix.isEmpty else { return nil }
    if let modifier = modifier(.nonisolated, in: prefix), argument(of: modifier) != .unsafe { return .nonisolated }
    for attribute in attributes(in: prefix) {
      if spells(attribute, "MainActor") || spells(attribute, "UIActor") { return .mainActor }
      if hasActorName(attribute) { return .global(name(attribute)) }
    }
    return nil
  }

  /// Global actors are named so by custom: `@ImageActor`, `@DatabaseActor`.
  private func hasActorName(_ attribute: Int) -> Bool {
    let text = text(attribute)
    return text.hasSuffix("Actor") && !text.hasPrefix("_") && text != "globalActor"
  }
}
