package import Lexing
package import Outlining

/// Every type of a project with all that was found about it, and who creates, holds and subclasses whom.
package final class Survey {
  package let project: Project
  package let facts: SurveyFacts
  /// The project's types in the order of files and offsets.
  package let subjects: [Subject]
  /// By declaration: the index of its subject, or -1.
  private let subjectOfDeclaration: [Int32]
  /// By subject: its uses by others, as indices in `facts.uses`.
  private let usesOf: [[Int32]]
  /// By subject: who stores it, and in which property.
  private let holdersOf: [[Holder]]
  private let subclassesOf: [[Int]]
  private let interfaceFiles: Set<Int32>
  private let testFiles: Set<Int32>

  /// A stored property of another type.
  package struct Holder: Sendable {
    package let subject: Int
    package let property: StoredProperty
    /// As `any P`.
    package let isExistential: Bool
  }

  package init(project: Project, facts: SurveyFacts) {
    var builder = SurveyBuilder(project: project, facts: facts)
    builder.join()
    self.project = project
    self.facts = builder.facts
    subjects = builder.subjects
    subjectOfDeclaration = builder.subjectOfDeclaration
    usesOf = builder.usesOf
    holdersOf = builder.holdersOf
    subclassesOf = builder.subclassesOf
    interfaceFiles = Set(facts.interfaceImports.filter { $0.framework != testFrameworks[0] }.map(\.file))
    testFiles = Set(facts.interfaceImports.filter { $0.framework == testFrameworks[0] }.map(\.file))
  }

  package func subject(of part: TypePart) -> Subject? { part.subject >= 0 ? subjects[Int(part.subject)] : nil }

  package func subject(of conformance: Conformance) -> Subject? {
    conformance.subject >= 0 ? subjects[Int(conformance.subject)] : nil
  }

  package func subject(ofDeclaration index: Int32) -> Subject? {
    guard index >= 0, subjectOfDeclaration[Int(index)] >= 0 else { return nil }
    return subjects[Int(subjectOfDeclaration[Int(index)])]
  }

  package func uses(of subject: Subject) -> [Use] { usesOf[subject.index].map { facts.uses[Int($0)] } }
  package func holders(of subject: Subject) -> [Holder] { holdersOf[subject.index] }
  package func subclasses(of subject: Subject) -> [Subject] { subclassesOf[subject.index].map { subjects[$0] } }

  package func importsInterface(_ file: Int32) -> Bool { interfaceFiles.contains(file) }
  package func isTest(_ file: Int32) -> Bool { testFiles.contains(file) }
  package func text(_ name: Name) -> String { facts.spelling[name] ?? "?" }
}

/// A type that `decide` is asked about, over all of its declarations.
package struct Subject {
  package let index: Int
  package let kind: TypeDeclaration.Kind
  package let file: Int32
  /// As indices in the facts; the primary one first.
  package let declarations: [Int]
  package let type: ProjectType
  package let facts: SubjectFacts

  package var text: String { facts.head.text }
  /// Without the names of the types around it.
  package var shortText: Substring { text.split(separator: ".").last ?? "" }
  package var name: Name { type.name }
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

  package func marks(_ kinds: Mark.Kind...) -> [(mark: Mark, file: Int32)] {
    marks.filter { kinds.contains($0.mark.kind) }
  }

  package func has(_ kind: Mark.Kind) -> Bool { marks.contains { $0.mark.kind == kind } }

  /// Those of an instance.
  package var instanceStored: [StoredProperty] { stored.filter { !$0.isStatic } }
}
