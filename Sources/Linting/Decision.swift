package import Lexing
package import Outlining

/// What a type should say about concurrency, or already says, and what shows it.
package struct Decision: Sendable {
  /// The columns of the cheatsheet.
  package enum Answer: String, Sendable, CaseIterable {
    case sendable
    case mainActor = "main_actor"
    case actor
    case ask
  }

  package enum Scope: String, Sendable {
    case type
    /// Some functions, because code without isolation creates or calls the type.
    case functions
    case `protocol`
  }

  /// Something that the code shows, at a line.
  package struct Evidence: Sendable, Hashable {
    package let path: Path
    package let line: Int
    package let text: String

    package init(path: Path, line: Int, text: String) {
      self.path = path
      self.line = line
      self.text = text
    }
  }

  /// With the names of the types around it.
  package var type: String
  package var kind: TypeDeclaration.Kind
  package var path: Path
  /// From 1.
  package var line: Int
  /// The code, or what the compiler infers from it, says so already.
  package var isDecided: Bool
  package var answer: Answer
  /// `@unchecked Sendable`
  package var isUnchecked: Bool
  package var scope: Scope
  package var annotation: Annotation
  /// From 0 to 1.
  package var confidence: Double
  package var evidence: [Evidence]
  /// Types to decide first. Types that wait for each other name each other.
  package var blockers: [String]
  /// The runner-up; empty for none.
  package var alternative: String
  /// False for what the compiler infers, and for what nobody asks for yet.
  package var isNeeded: Bool
  /// Which question of the list answered, from 0.
  package var question: Int
  /// Advice beside the type's own decision.
  package var isSeparate = false
  /// The code, as far as it shows, needs no other change for the annotation to compile and to hold.
  package var isSelfContained = true
  /// Writes the annotation; nil where it cannot be written, or nobody asked for it.
  package var fix: Fix?

  package init(
    type: String,
    kind: TypeDeclaration.Kind,
    path: Path,
    line: Int,
    isDecided: Bool,
    answer: Answer,
    isUnchecked: Bool,
    scope: Scope,
    annotation: Annotation,
    confidence: Double,
    evidence: [Evidence],
    blockers: [String],
    alternative: String,
    isNeeded: Bool,
    question: Int
  ) {
    self.type = type
    self.kind = kind
    self.path = path
    self.line = line
    self.isDecided = isDecided
    self.answer = answer
    self.isUnchecked = isUnchecked
    self.scope = scope
    self.annotation = annotation
    self.confidence = confidence
    self.evidence = evidence
    self.blockers = blockers
    self.alternative = alternative
    self.isNeeded = isNeeded
    self.question = question
  }

  /// Shown by the code, and so to be written once the types that it names are decided and the lines of its evidence
  /// are changed: no state is open, and nothing is held that is unknown or not Sendable.
  package var isStrong: Bool { confidence >= Self.leastStrongConfidence }

  package static let leastStrongConfidence = 0.85

  /// Why strong advice is not written by the program.
  package enum Hindrance: Sendable, CaseIterable {
    /// Other types must be decided first.
    case waits
    /// `@unchecked Sendable`, which the compiler takes on trust.
    case promise
    /// Other code would have to change.
    case work
    /// The type is to be an actor, or some of its functions are the right place.
    case rewrite
    /// The declaration is generated, stands in several branches, or was not found.
    case place
  }

  /// Nil for what `fix` writes, and for what is no strong advice about something that needs it.
  package var hindrance: Hindrance? {
    guard isAdvised, fix == nil else { return nil }
    if isUnchecked { return .promise }
    if answer == .actor || scope != .type { return .rewrite }
    if !blockers.isEmpty { return .waits }
    return isSelfContained ? .place : .work
  }

  /// Strong advice that the program may write by itself, where it finds the place.
  var isWritable: Bool {
    let isAnnotation = answer == .sendable && !isUnchecked || answer == .mainActor
    return isAdvised && isAnnotation && scope == .type && blockers.isEmpty && isSelfContained
  }

  private var isAdvised: Bool { isStrong && isNeeded && !isDecided && !isSeparate && answer != .ask }
}

extension Decision: Comparable {
  /// The order of reports: path, line, type.
  package static func < (left: Decision, right: Decision) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.line != right.line { return left.line < right.line }
    if left.type != right.type { return left.type < right.type }
    return left.question < right.question
  }

  package static func == (left: Decision, right: Decision) -> Bool {
    left.path == right.path && left.line == right.line && left.type == right.type && left.question == right.question
  }
}

/// How many types are decided, and what the others are advised to say.
package struct DecisionCounts: Sendable, Equatable {
  package private(set) var decided = 0
  /// The compiler infers what these would say.
  package private(set) var inferred = 0
  package private(set) var sendable = 0
  package private(set) var mainActor = 0
  package private(set) var actor = 0
  package private(set) var ask = 0

  package init() {}

  package mutating func add(_ decision: Decision) {
    if decision.isDecided {
      decided += 1
    } else if !decision.isNeeded {
      inferred += 1
    } else {
      switch decision.answer {
      case .sendable: sendable += 1
      case .mainActor: mainActor += 1
      case .actor: actor += 1
      case .ask: ask += 1
      }
    }
  }

  package mutating func add(_ other: DecisionCounts) {
    decided += other.decided
    inferred += other.inferred
    sendable += other.sendable
    mainActor += other.mainActor
    actor += other.actor
    ask += other.ask
  }
}

/// What a run of `decide` has to say.
package struct DecisionReport: Sendable {
  package var decisions: [Decision] = []
  package var skipped: [SkippedFile] = []
  /// Files that a tool wrote, and whose types were not decided, in any order.
  package var generated: [Path] = []
  /// Of all decisions, also those that nobody asked for.
  package var counts = DecisionCounts()
  /// Files whose types were decided.
  package var files = 0
  /// Lines in them.
  package var lines = 0

  package init() {}
}
