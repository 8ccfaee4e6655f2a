package import Lexing
package import Outlining

/// A type that `decide` is asked about, over all of its declarations. Its facts stay where they were collected.
package struct Subject {
  package let index: Int
  package let type: ProjectType
  /// Of its primary declaration, as an index in the facts.
  let primary: Int
  let joined: JoinedFacts

  /// As indices in the facts; the primary one first.
  package var declarations: [Int] {
    let all = Array(type.declarations)
    return all[0] == primary ? all : [primary] + all.filter { $0 != primary }
  }

  package var head: DeclarationSurvey { joined.facts.declarations[primary] }
  package var kind: TypeDeclaration.Kind { joined.types[primary].kind }
  package var file: Int32 { joined.types[primary].file }
  package var text: String { joined.facts.texts[head.text] }
  /// Not once for each branch of an `#if`.
  package var isDeclaredOnce: Bool { type.declarations.count { joined.types[$0].kind != .extension } == 1 }
  /// Without the names of the types around it.
  package var shortText: Substring { text.split(separator: ".").last ?? "" }
  package var name: Name { type.name }

  package var facts: SubjectFacts { SubjectFacts(of: declarations, in: joined) }
  /// The clause of its primary declaration.
  package var clause: ArraySlice<Conformance> { joined.facts.conformances[head.conformances] }
  package var conformances: [Conformance] { joined.each(declarations) { joined.facts.conformances[$0.conformances] } }
  /// Somebody has written that it is never Sendable.
  package var isNeverSendable: Bool {
    joined.each(declarations) { joined.facts.marks[$0.marks] }.contains { $0.kind == .refusal }
  }

  /// A lock or queue.
  package var hasGuard: Bool {
    joined.each(declarations) { joined.facts.marks[$0.marks] }.contains { $0.kind == .lock || $0.kind == .ownQueue }
  }
  package var generics: ArraySlice<GenericParameter> { joined.facts.generics[head.generics] }
  package var stored: [StoredProperty] { joined.each(declarations) { joined.facts.stored[$0.stored] } }
  /// Those of an instance.
  package var instanceStored: [StoredProperty] { stored.filter { !$0.isStatic } }

  /// Whether a protocol is named in the file of the type itself, where alone it may make the type Sendable (SE-0302).
  package func conforms(inItsFile name: Name) -> Bool {
    let home = declarations.filter { joined.types[$0].file == file }
    return joined.each(home) { joined.facts.conformances[$0.conformances] }.contains { $0.name == name }
  }
}

/// The facts of all files with what their names mean, and the declarations that they go with.
final class JoinedFacts {
  let facts: SurveyFacts
  private let declarations: DeclarationFacts

  init(_ facts: consuming SurveyFacts, declarations: DeclarationFacts) {
    self.facts = facts
    self.declarations = declarations
  }

  var types: [TypeFact] { declarations.types }

  func each<Fact>(_ declarations: [Int], _ facts: (DeclarationSurvey) -> ArraySlice<Fact>) -> [Fact] {
    if declarations.count == 1 { return Array(facts(self.facts.declarations[declarations[0]])) }
    return declarations.flatMap { facts(self.facts.declarations[$0]) }
  }
}

extension Array {
  subscript(range: Range<Int32>) -> ArraySlice<Element> { self[Int(range.lowerBound)..<Int(range.upperBound)] }
}

/// The facts of all of a subject's declarations, put together when it is asked about.
package struct SubjectFacts: Sendable {
  package let head: DeclarationSurvey
  package let conformances: [(conformance: Conformance, file: Int32, isPrimary: Bool)]
  package let stored: [StoredProperty]
  package let generics: [GenericParameter]
  package let marks: [(mark: Mark, file: Int32)]
  package let signatures: [(part: TypePart, file: Int32)]
  package let functions: Int
  package let asyncFunctions: Int
  package let openSynchronousMembers: Int
  /// Of an enumeration only its own cases count.
  package let hasInstances: Bool

  init(of declarations: [Int], in joined: JoinedFacts) {
    let facts = joined.facts
    let surveys = declarations.map { (survey: facts.declarations[$0], fact: joined.types[$0]) }
    head = surveys[0].survey
    conformances = surveys.flatMap { entry in
      facts.conformances[entry.survey.conformances].map { ($0, entry.fact.file, entry.fact.kind != .extension) }
    }
    stored = surveys.flatMap { facts.stored[$0.survey.stored] }
    generics = Array(facts.generics[surveys[0].survey.generics])
    marks = surveys.flatMap { entry in facts.marks[entry.survey.marks].map { ($0, entry.fact.file) } }
    signatures = surveys.flatMap { entry in facts.parts[entry.survey.signatures].map { ($0, entry.fact.file) } }
    functions = surveys.reduce(0) { $0 + Int($1.survey.functions) }
    asyncFunctions = surveys.reduce(0) { $0 + Int($1.survey.asyncFunctions) }
    openSynchronousMembers = surveys.reduce(0) { $0 + Int($1.survey.openSynchronousMembers) }
    let isEnumeration = surveys[0].fact.kind == .enum
    hasInstances = isEnumeration ? head.hasInstances : surveys.contains { $0.survey.hasInstances }
  }

  package func marks(_ kinds: Mark.Kind...) -> [(mark: Mark, file: Int32)] {
    marks.filter { kinds.contains($0.mark.kind) }
  }

  package func has(_ kind: Mark.Kind) -> Bool { marks.contains { $0.mark.kind == kind } }

  /// Those of an instance.
  package var instanceStored: [StoredProperty] { stored.filter { !$0.isStatic } }
}
