package import Lexing

/// How far a declaration can be seen.
package enum Access: UInt8, Sendable, Comparable {
  case `private`, `internal`, package, `public`, open

  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

/// What one declaration of a type shows: its head, its stored properties, and what its bodies do.
package struct DeclarationSurvey: Sendable {
  /// With the names of the types around it: `Outer.Inner`.
  var text: Texts.Place
  package var access: Access
  package var isFinal: Bool
  package var isFrozen: Bool
  /// Cases of an enumeration; else members of instances, or an initializer that others may call.
  package var hasInstances: Bool
  /// `@Observable`, `@Model` and other macros or attributes that were written, by name.
  package var attributes: [Name]
  /// From 1, of the keyword; columns in UTF-8 bytes.
  package var line: Int32
  package var column: Int32
  package var conformances: Range<Int32>
  package var generics: Range<Int32>
  package var stored: Range<Int32>
  /// Types in the signatures of members.
  package var signatures: Range<Int32>
  package var marks: Range<Int32>
  /// Functions, initializers left out, and how many of them are `async`.
  package var functions: Int32
  package var asyncFunctions: Int32
  /// Functions and computed properties that are neither private nor `async`.
  package var openSynchronousMembers: Int32
}

/// An entry of an inheritance clause.
package struct Conformance: Sendable {
  package let name: Name
  /// The subject that is meant, as an index; -1 for a framework's type or one that is not clear. The join fills it in.
  package internal(set) var subject: Int32 = -1
  private let place: LineWithDetail

  init(name: Name, isUnchecked: Bool, isIsolated: Bool, line: Int32) {
    self.name = name
    place = LineWithDetail(line: line, detail: (isUnchecked ? 1 : 0) | (isIsolated ? 2 : 0))
  }

  package var isUnchecked: Bool { place.detail & 1 != 0 }
  /// `@MainActor P` (SE-0470)
  package var isIsolated: Bool { place.detail & 2 != 0 }
  package var line: Int32 { place.line }
}

/// A generic parameter of a type or one around it, and whether its constraint makes it Sendable.
package struct GenericParameter: Sendable {
  package let name: Name
  /// Also a value parameter, which is a number (SE-0452).
  package let isSendable: Bool
  /// `each T` (SE-0393).
  package let isPack: Bool
}

/// A stored property: what it holds and how it can change. There are many: wide fields stand before narrow ones.
package struct StoredProperty: Sendable {
  package let name: Name
  /// The property wrapper's name; `.none` without one.
  package let wrapper: Name
  /// Parts of its type, as indices in the facts.
  package var parts: Range<Int32>
  /// Of its name.
  var text: Texts.Place
  /// The wrapper's subject, as an index; -1 for none or a framework's. The join fills it in.
  package internal(set) var wrapperSubject: Int32 = -1
  package let line: Int32
  private let traits: Traits
  package let isolation: Isolation?

  /// A byte, where a flag would take one each.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let isLet = Traits(rawValue: 1)
    static let isStatic = Traits(rawValue: 2)
    static let isPrivate = Traits(rawValue: 4)
    static let isLazy = Traits(rawValue: 8)
    static let isUnsafe = Traits(rawValue: 16)
    static let hasType = Traits(rawValue: 32)
  }

  init(
    name: Name,
    text: Texts.Place,
    wrapper: Name,
    isolation: Isolation?,
    traits: Traits,
    parts: Range<Int32>,
    line: Int32
  ) {
    self.name = name
    self.wrapper = wrapper
    self.parts = parts
    self.text = text
    self.line = line
    self.traits = traits
    self.isolation = isolation
  }

  package var isLet: Bool { traits.contains(.isLet) }
  package var isStatic: Bool { traits.contains(.isStatic) }
  package var isPrivate: Bool { traits.contains(.isPrivate) }
  package var isLazy: Bool { traits.contains(.isLazy) }
  /// `nonisolated(unsafe)`
  package var isUnsafe: Bool { traits.contains(.isUnsafe) }
  /// Whether an annotation or the value says what type it is of.
  package var hasType: Bool { traits.contains(.hasType) }
}

/// A name in a written type, with what decides whether values of the type may be shared.
package struct TypePart: Sendable {
  package enum Kind: UInt8, Sendable {
    case named
    /// A closure: `@Sendable` or of a global actor.
    case sendableFunction
    case function
    /// Behind `&`: it shares the value with the part before.
    case composed
  }

  package let name: Name
  /// The subject that is meant, as an index; -1 for a framework's type or one that is not clear. The join fills it in.
  package internal(set) var subject: Int32 = -1
  /// The alias that is meant, as an index in `SurveyFacts.aliases`; -1 for none. The join fills it in, too.
  var alias: Int32 = -1
  private let place: LineWithDetail

  init(name: Name, kind: Kind, isExistential: Bool, line: Int32) {
    self.name = name
    place = LineWithDetail(line: line, detail: kind.rawValue | (isExistential ? 0x80 : 0))
  }

  package var kind: Kind { Kind(rawValue: place.detail & 0x7F)! }
  /// `any P` or `some P` was written.
  package var isExistential: Bool { place.detail & 0x80 != 0 }
  package var line: Int32 { place.line }
}

/// `typealias Handler = (Int) -> Void`, without generic parameters.
struct AliasSurvey: Sendable {
  /// With the names of the types around it.
  let name: Name
  /// Those types: `Outer.Inner`, empty at file level.
  let owner: String
  let file: Int32
  /// What it stands for, in `SurveyFacts.parts`.
  var parts: Range<Int32>
}
