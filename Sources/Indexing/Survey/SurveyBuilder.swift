import Lexing
import Outlining

/// Joins the facts of all files into subjects, and finds who has to do with whom.
struct SurveyBuilder {
  let project: Project
  private(set) var facts: SurveyFacts
  /// By name and file: the subject, or -1.
  private var resolved: [UInt64: Int32] = [:]
  var subjects: [Subject] = []
  var subjectOfDeclaration: [Int32]
  var usesOf: [[Int32]] = []
  var holdersOf: [[Survey.Holder]] = []
  var subclassesOf: [[Int]] = []

  init(project: Project, facts: SurveyFacts) {
    self.project = project
    self.facts = facts
    subjectOfDeclaration = Array(repeating: -1, count: facts.declarations.count)
  }

  mutating func join() {
    let types = project.facts.types
    let order = types.indices.filter { types[$0].kind != .extension }
      .sorted { (types[$0].file, types[$0].offset) < (types[$1].file, types[$1].offset) }
    var found: [(type: ProjectType, declarations: [Int])] = []
    for index in order where subjectOfDeclaration[index] < 0 {
      guard let type = type(declaredBy: index) else { continue }
      let declarations = [index] + type.declarations.filter { $0 != index }
      for declaration in declarations { subjectOfDeclaration[declaration] = Int32(found.count) }
      found.append((type, declarations))
    }
    for entry in found { resolveNames(in: entry.declarations) }
    subjects.reserveCapacity(found.count)
    for entry in found { addSubject(entry.type, entry.declarations) }
    usesOf = Array(repeating: [], count: subjects.count)
    holdersOf = Array(repeating: [], count: subjects.count)
    subclassesOf = Array(repeating: [], count: subjects.count)
    for subject in subjects { addRelations(of: subject) }
    addUses()
  }

  private func type(declaredBy index: Int) -> ProjectType? {
    let fact = project.facts.types[index]
    let type = project.type(qualified: fact.qualifiedName, in: Int(fact.file))
    return type.flatMap { $0.declarations.contains(index) ? $0 : nil }
  }

  private mutating func addSubject(_ type: ProjectType, _ declarations: [Int]) {
    let fact = project.facts.types[declarations[0]]
    subjects.append(
      Subject(
        index: subjects.count,
        kind: fact.kind,
        file: fact.file,
        declarations: declarations,
        type: type,
        facts: joined(declarations)
      )
    )
  }

  private func joined(_ declarations: [Int]) -> SubjectFacts {
    let types = project.facts.types
    let surveys = declarations.map { (survey: facts.declarations[$0], fact: types[$0]) }
    return SubjectFacts(
      head: surveys[0].survey,
      conformances: surveys.flatMap { entry in
        facts.conformances[Self.range(entry.survey.conformances)]
          .map { ($0, entry.fact.file, entry.fact.kind != .extension) }
      },
      stored: surveys.flatMap { facts.stored[Self.range($0.survey.stored)] },
      generics: Array(facts.generics[Self.range(surveys[0].survey.generics)]),
      marks: surveys.flatMap { entry in
        facts.marks[Self.range(entry.survey.marks)].map { ($0, entry.fact.file) }
      },
      signatures: surveys.flatMap { entry in
        facts.parts[Self.range(entry.survey.signatures)].map { ($0, entry.fact.file) }
      },
      functions: surveys.reduce(0) { $0 + Int($1.survey.functions) },
      asyncFunctions: surveys.reduce(0) { $0 + Int($1.survey.asyncFunctions) }
    )
  }

  // MARK: Names

  /// Finds what the names in the clauses, stored properties and signatures of a type mean.
  private mutating func resolveNames(in declarations: [Int]) {
    let head = facts.declarations[declarations[0]]
    for declaration in declarations {
      let survey = facts.declarations[declaration]
      let around = Surroundings(
        text: survey.text,
        file: Int(project.facts.types[declaration].file),
        generics: Self.range(head.generics)
      )
      for index in Self.range(survey.conformances) {
        let conformance = facts.conformances[index]
        facts.conformances[index].subject = resolve(conformance.name, last: conformance.lastName, in: around)
      }
      for property in Self.range(survey.stored) {
        let wrapper = facts.stored[property].wrapper
        if wrapper != .none { facts.stored[property].wrapperSubject = resolve(wrapper, last: wrapper, in: around) }
        for index in Self.range(facts.stored[property].parts) { resolvePart(index, in: around) }
      }
      for index in Self.range(survey.signatures) { resolvePart(index, in: around) }
    }
  }

  private mutating func resolvePart(_ index: Int, in around: Surroundings) {
    let part = facts.parts[index]
    guard part.name != .none else { return }
    facts.parts[index].subject = resolve(part.name, last: part.lastName, in: around)
  }

  /// Where a name is used.
  private struct Surroundings {
    let text: String
    let file: Int
    let generics: Range<Int>
  }

  /// A name is looked up in the types around the one that uses it, innermost first, then in the module.
  private mutating func resolve(_ name: Name, last: Name, in around: Surroundings) -> Int32 {
    for index in around.generics where facts.generics[index].name == name { return -1 }
    if project.hasNested(last), let text = facts.spelling[name] {
      var outer = Substring(around.text)
      for _ in 0..<8 {
        if let type = project.type(qualified: Name("\(outer).\(text)"), in: around.file) {
          if let found = subject(of: type) { return Int32(found) }
        }
        guard let period = outer.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
        outer = outer[..<period]
      }
    }
    return resolve(name, in: around.file)
  }

  private mutating func resolve(_ name: Name, in file: Int) -> Int32 {
    let key = name.rawValue ^ UInt64(truncatingIfNeeded: file) &* 0x9E37_79B9_7F4A_7C15
    if let known = resolved[key] { return known }
    let found = project.declaredType(inClause: name, in: file).flatMap { subject(of: $0) }.map { Int32($0) } ?? -1
    resolved[key] = found
    return found
  }

  private static func range(_ range: Range<Int32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
  }

  // MARK: Relations

  private mutating func addRelations(of subject: Subject) {
    if subject.kind == .class, let parent = subject.type.superclass.flatMap({ self.subject(of: $0) }),
      parent != subject.index
    {
      subclassesOf[parent].append(subject.index)
    }
    for property in subject.facts.stored {
      for part in facts.parts[Self.range(property.parts)]
      where part.kind == .named && part.subject >= 0 && Int(part.subject) != subject.index {
        holdersOf[Int(part.subject)].append(
          Survey.Holder(subject: subject.index, property: property, isExistential: part.isExistential)
        )
      }
    }
  }

  private mutating func addUses() {
    for (index, use) in facts.uses.enumerated() {
      let user = use.user >= 0 ? subjectOfDeclaration[Int(use.user)] : -1
      if use.kind == .methodCall {
        guard user >= 0 else { continue }
        addCall(index, of: use.name, by: subjects[Int(user)])
      } else {
        let found = resolve(use.name, in: Int(use.file))
        if found >= 0, found != user { usesOf[Int(found)].append(Int32(index)) }
      }
    }
  }

  /// A call of a method of what a property holds.
  private mutating func addCall(_ index: Int, of property: Name, by subject: Subject) {
    guard let property = subject.facts.stored.first(where: { $0.nameHash == property }) else { return }
    for part in facts.parts[Self.range(property.parts)] where part.subject >= 0 && Int(part.subject) != subject.index {
      usesOf[Int(part.subject)].append(Int32(index))
    }
  }

  private func subject(of type: ProjectType) -> Int? {
    for declaration in type.declarations where subjectOfDeclaration[declaration] >= 0 {
      return Int(subjectOfDeclaration[declaration])
    }
    return nil
  }
}
