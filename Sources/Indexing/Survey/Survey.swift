package import Lexing
import Outlining

/// Every type of a project with all that was found about it, and who creates, holds and subclasses whom.
package final class Survey {
  package let project: Project
  /// The project's types in the order of files and offsets.
  package let subjects: [Subject]
  private let joined: JoinedFacts
  /// By declaration: the index of its subject, or -1.
  private let subjectOfDeclaration: [Int32]
  private let relations: Relations
  private let interfaceFiles: Set<Int32>
  private let testFiles: Set<Int32>

  /// A stored property of another type.
  package struct Holder: Sendable {
    package let subject: Int
    package let property: StoredProperty
    /// As `any P`.
    package let isExistential: Bool
  }

  package init(project: Project, facts: consuming SurveyFacts) {
    var builder = SurveyBuilder(project: project, facts: consume facts)
    relations = builder.join()
    let joined = JoinedFacts(builder.facts, declarations: project.facts)
    self.project = project
    self.joined = joined
    subjects = builder.types.enumerated().map { index, found in
      Subject(index: index, type: found.type, primary: found.primary, joined: joined)
    }
    subjectOfDeclaration = builder.subjectOfDeclaration
    (interfaceFiles, testFiles) = (joined.facts.interfaceFiles, joined.facts.testFiles)
  }

  package var facts: SurveyFacts { joined.facts }

  package func subject(of part: TypePart) -> Subject? { part.subject >= 0 ? subjects[Int(part.subject)] : nil }

  package func subject(of conformance: Conformance) -> Subject? {
    conformance.subject >= 0 ? subjects[Int(conformance.subject)] : nil
  }

  package func subject(ofDeclaration index: Int32) -> Subject? {
    guard index >= 0, subjectOfDeclaration[Int(index)] >= 0 else { return nil }
    return subjects[Int(subjectOfDeclaration[Int(index)])]
  }

  /// The parts of a property's type, and of what aliases among them stand for.
  package func parts(of property: StoredProperty) -> ArraySlice<TypePart> {
    let written = joined.facts.parts[Int(property.parts.lowerBound)..<Int(property.parts.upperBound)]
    guard written.contains(where: { $0.alias >= 0 }) else { return written }
    var found: ArraySlice<TypePart> = []
    for part in written { add(part, to: &found, depth: 0) }
    return found
  }

  private func add(_ part: TypePart, to found: inout ArraySlice<TypePart>, depth: Int) {
    // Aliases that stand for each other do not compile.
    guard part.alias >= 0, depth < 8, found.count < 64 else { return found.append(part) }
    let meant = joined.facts.aliases[Int(part.alias)].parts
    for index in meant { add(joined.facts.parts[Int(index)], to: &found, depth: depth + 1) }
  }

  package func uses(of subject: Subject) -> ArraySlice<Use> { relations.uses(of: subject.index) }

  package func holders(of subject: Subject) -> [Holder] {
    relations.holders(of: subject.index).map { held in
      Holder(
        subject: Int(held.subject),
        property: facts.stored[Int(held.property)],
        isExistential: held.isExistential
      )
    }
  }

  package func deinitCalls(of subject: Subject) -> [DeinitCall] { relations.deinitCalls[subject.index] ?? [] }

  /// Types that name a protocol in a clause, by the protocol.
  private lazy var conformers = foundConformers()

  package func conformers(to subject: Subject) -> [Subject] { conformers[subject.index]?.map { subjects[$0] } ?? [] }

  private func foundConformers() -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for subject in subjects {
      for conformance in subject.conformances where conformance.subject >= 0 {
        found[Int(conformance.subject), default: []].append(subject.index)
      }
    }
    return found
  }

  package func subclasses(of subject: Subject) -> [Subject] {
    relations.subclasses[subject.index]?.map { subjects[$0] } ?? []
  }

  package func hasSubclasses(_ subject: Subject) -> Bool { relations.subclasses[subject.index] != nil }
  package func importsInterface(_ file: Int32) -> Bool { interfaceFiles.contains(file) }
  /// Whether the file's module is made for the user interface: one of six files imports it, and this is no test.
  package func isOfInterface(_ file: Int32) -> Bool {
    let modules = project.modules
    return interfaceGroups.contains(modules.group(of: Int(file))) && !modules.isForTests(Int(file))
  }

  private lazy var interfaceGroups = foundInterfaceGroups()

  private func foundInterfaceGroups() -> Set<Int> {
    var counts: [Int: (all: Int, interface: Int)] = [:]
    for file in 0..<project.modules.fileCount {
      counts[project.modules.group(of: file), default: (0, 0)].all += 1
    }
    for file in interfaceFiles { counts[project.modules.group(of: Int(file)), default: (0, 0)].interface += 1 }
    return Set(counts.filter { 6 * $0.value.interface >= $0.value.all }.keys)
  }

  package func isTest(_ file: Int32) -> Bool { testFiles.contains(file) }
  package func text(of property: StoredProperty) -> String { facts.texts[property.text] }
  package func text(_ name: Name) -> String { facts.spelling[name] ?? "?" }
}
