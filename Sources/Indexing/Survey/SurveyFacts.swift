package import Lexing

/// What `decide` asks of declarations and bodies, collected in the same pass as the declarations' facts and only then.
///
/// `declarations[i]` goes with `DeclarationFacts.types[i]`.
package struct SurveyFacts: Sendable {
  package internal(set) var declarations: [DeclarationSurvey] = []
  package internal(set) var conformances: [Conformance] = []
  package internal(set) var generics: [GenericParameter] = []
  package internal(set) var stored: [StoredProperty] = []
  package internal(set) var parts: [TypePart] = []
  package internal(set) var marks: [Mark] = []
  var uses: [RecordedUse] = []
  package internal(set) var deinitCalls: [DeinitCall] = []
  /// Of declarations and stored properties.
  var texts = Texts()
  /// Texts of the names in parts, conformances and marks.
  package internal(set) var spelling: [Name: String] = [:]
  /// By file: the user interface's modules that it imports.
  package internal(set) var interfaceImports: [(file: Int32, framework: Name)] = []

  package init() {}

  /// Makes room for what so many files are likely to show: arrays that grow by copying leave holes.
  package mutating func reserve(files: Int) {
    declarations.reserveCapacity(4 * files)
    conformances.reserveCapacity(3 * files)
    stored.reserveCapacity(6 * files)
    parts.reserveCapacity(14 * files)
    marks.reserveCapacity(4 * files)
    uses.reserveCapacity(14 * files)
    texts.reserve(bytes: 200 * files)
  }

  /// Adds the facts of other files behind these.
  package mutating func append(_ other: SurveyFacts) {
    let shift = Shift(behind: self)
    declarations.append(contentsOf: other.declarations.lazy.map(shift.moved))
    conformances += other.conformances
    generics += other.generics
    stored.append(contentsOf: other.stored.lazy.map(shift.moved))
    parts += other.parts
    marks += other.marks
    uses.append(contentsOf: other.uses.lazy.map(shift.moved))
    deinitCalls.append(contentsOf: other.deinitCalls.lazy.map(shift.moved))
    texts.append(other.texts)
    spelling.merge(other.spelling) { own, _ in own }
    interfaceImports += other.interfaceImports
  }

  /// How far indices move when facts are put behind others.
  private struct Shift {
    let declarations: Int32
    let conformances: Int32
    let generics: Int32
    let stored: Int32
    let parts: Int32
    let marks: Int32
    let texts: Int

    init(behind facts: SurveyFacts) {
      declarations = Int32(facts.declarations.count)
      conformances = Int32(facts.conformances.count)
      generics = Int32(facts.generics.count)
      stored = Int32(facts.stored.count)
      parts = Int32(facts.parts.count)
      marks = Int32(facts.marks.count)
      texts = facts.texts.byteCount
    }

    func moved(_ survey: DeclarationSurvey) -> DeclarationSurvey {
      var survey = survey
      survey.text = survey.text.moved(by: texts)
      survey.conformances = moved(survey.conformances, conformances)
      survey.generics = moved(survey.generics, generics)
      survey.stored = moved(survey.stored, stored)
      survey.signatures = moved(survey.signatures, parts)
      survey.marks = moved(survey.marks, marks)
      return survey
    }

    func moved(_ property: StoredProperty) -> StoredProperty {
      var property = property
      property.text = property.text.moved(by: texts)
      property.parts = moved(property.parts, parts)
      return property
    }

    func moved(_ use: RecordedUse) -> RecordedUse {
      var use = use
      if use.origin >= 0 { use.origin += declarations }
      return use
    }

    func moved(_ call: DeinitCall) -> DeinitCall {
      var call = call
      call.user += declarations
      return call
    }

    private func moved(_ range: Range<Int32>, _ offset: Int32) -> Range<Int32> {
      range.lowerBound + offset..<range.upperBound + offset
    }
  }
}

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
  package let isSendable: Bool
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

/// A line and a few small facts beside it, in four bytes: lines beyond the 16,777,215th count as that one.
struct LineWithDetail: Sendable {
  private let bits: UInt32

  init(line: Int32, detail: UInt8) {
    bits = UInt32(min(max(line, 0), 0xFF_FFFF)) << 8 | UInt32(detail)
  }

  var line: Int32 { Int32(bits >> 8) }
  var detail: UInt8 { UInt8(truncatingIfNeeded: bits) }
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

/// Something that a body or a member shows, at a line.
package struct Mark: Sendable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// `DispatchQueue.main`, `OperationQueue.main`, `RunLoop.main`
    case mainQueue
    /// `MainActor.run`, `Task { @MainActor in`
    case mainActorHop
    case mainActorMember
    case mainThreadCheck
    case timer
    /// `@IBAction`, `@IBOutlet`, `@IBSegueAction`
    case interfaceBuilder
    /// A shared object of the user interface: `UIApplication.shared`.
    case interfaceObject
    /// `DispatchQueue.global`, `OperationQueue()`, `Thread`, `Task.detached`
    case background
    /// Work on a queue that a property holds; the name is the property's.
    case ownQueue
    /// A lock that a property holds is taken; the name is the property's.
    case lock
    /// A mutable property is used under a lock or on a queue; the name is the property's.
    case guarded
    /// A mutable property is used without; the name is the property's.
    case unguarded
    /// A delegate or session is told which queue to call back on.
    case delegateOnMain
    case delegateOnQueue
    /// A task that the type starts.
    case task
    /// Work that blocks its thread.
    case blocking
    case nonisolatedMember
    /// An override of a superclass' member; the name is the member's.
    case overriding
    case isolatedDeinit
    /// A `deinit` with statements.
    case deinitializer
    /// `@Test`
    case test
    /// A function that a protocol demands; the name is the function's.
    case requirement
  }

  // The name first: another order costs half as much again.
  package let name: Name
  package let line: Int32
  package let kind: Kind
}

/// A method of what a property holds, called by a `deinit` that is on no actor: it may run on any thread.
package struct DeinitCall: Sendable {
  package let property: Name
  package let method: Name
  package let passesSelf: Bool
  /// Index in `declarations`.
  package var user: Int32
  package let file: Int32
  package let line: Int32
}

/// Code that creates a type, asks it for a static member, or calls a stored object's method.
package struct Use: Sendable {
  package enum Kind: UInt8, Sendable {
    case creation, staticMember
    /// `name` is a property of the user's type.
    case methodCall
  }

  /// Where the code runs, as far as the file says.
  package enum Place: UInt8, Sendable {
    /// On the user's own isolation.
    case inherited
    case mainActor
    case background
    /// A property's initial value.
    case initialValue
  }

  package let name: Name
  package let kind: Kind
  package let place: Place
  package let isAwaited: Bool
  /// Nothing stands between the name and the function: `service.load()`, not `service.client.load()`.
  package let isDirect: Bool
  /// Index in `declarations`; -1 at file level.
  package let user: Int32
  package let file: Int32
  package let line: Int32
}

/// A use as it is collected. There are very many, of which a few are of the project's own types.
struct RecordedUse: Sendable {
  let name: Name
  /// The user, as an index in `declarations`; at file level the file, as its complement.
  var origin: Int32
  private let place: LineWithDetail

  init(name: Name, kind: Use.Kind, place: Use.Place, isAwaited: Bool, isDirect: Bool, origin: Int32, line: Int32) {
    self.name = name
    self.origin = origin
    let flags: UInt8 = (isAwaited ? 0x40 : 0) | (isDirect ? 0x80 : 0)
    self.place = LineWithDetail(line: line, detail: kind.rawValue | place.rawValue << 2 | flags)
  }

  var kind: Use.Kind { Use.Kind(rawValue: place.detail & 3)! }

  /// In the file of its user.
  func use(in file: Int32) -> Use {
    Use(
      name: name,
      kind: kind,
      place: Use.Place(rawValue: place.detail >> 2 & 7)!,
      isAwaited: place.detail & 0x40 != 0,
      isDirect: place.detail & 0x80 != 0,
      user: max(origin, -1),
      file: file,
      line: place.line
    )
  }
}
