import Lexing
import Outlining

/// Joins the facts of all files into subjects, and finds who has to do with whom.
struct SurveyBuilder {
  let project: Project
  private(set) var facts: SurveyFacts
  /// By name and file: the subject, or -1. Forgotten from time to time.
  private var resolved: [UInt64: Int32] = [:]
  /// By subject: the type and its primary declaration, in the order of files and offsets.
  private(set) var types: [(type: ProjectType, primary: Int)] = []
  private(set) var subjectOfDeclaration: [Int32]
  /// Indices of aliases, by their names with those of the types around them.
  private let aliases: [Name: [Int32]]
  /// A file that sees what a module declares, by the module's name in code.
  private let fileOfModule: [String: Int]

  init(project: Project, facts: consuming SurveyFacts) {
    self.project = project
    fileOfModule = project.modules.firstFiles
    subjectOfDeclaration = Array(repeating: -1, count: facts.declarations.count)
    aliases = Dictionary(grouping: facts.aliases.indices.map { Int32($0) }) { [facts] in facts.aliases[Int($0)].name }
    self.facts = facts
  }

  /// Finds what names mean, and tells who has to do with whom. The uses are kept by those who are used, and only there.
  mutating func join() -> Relations {
    findTypes()
    for (type, primary) in types { resolveNames(in: type, primary: primary) }
    for alias in facts.aliases {
      let around = Surroundings(text: alias.owner, file: Int(alias.file), generics: [])
      for index in Self.range(alias.parts) { resolvePart(index, in: around) }
    }
    var holders: [(Int32, Relations.Held)] = []
    var subclasses: [Int: [Int]] = [:]
    for subject in types.indices {
      addHolders(by: subject, to: &holders)
      if let parent = superclass(of: subject) { subclasses[parent, default: []].append(subject) }
    }
    let used = used()
    defer { facts.uses = [] }
    return Relations(
      used: used,
      use: use,
      holders: holders,
      subclasses: subclasses,
      deinitCalls: deinitCalls(),
      count: types.count
    )
  }

  private mutating func findTypes() {
    let facts = project.facts.types
    let order = facts.indices.filter { facts[$0].kind != .extension }
      .sorted { (facts[$0].file, facts[$0].offset) < (facts[$1].file, facts[$1].offset) }
    for index in order where subjectOfDeclaration[index] < 0 {
      guard let type = type(declaredBy: index) else { continue }
      for declaration in type.declarations { subjectOfDeclaration[declaration] = Int32(types.count) }
      types.append((type, index))
    }
  }

  private func type(declaredBy index: Int) -> ProjectType? {
    let fact = project.facts.types[index]
    let type = project.type(qualified: fact.qualifiedName, in: Int(fact.file))
    return type.flatMap { $0.declarations.contains(index) ? $0 : nil }
  }

  /// Finds what the names in the clauses, stored properties and signatures of a type mean.
  private mutating func resolveNames(in type: ProjectType, primary: Int) {
    let head = facts.declarations[primary]
    let generics = Set(facts.generics[Self.range(head.generics)].map(\.name))
    for declaration in type.declarations {
      let survey = facts.declarations[declaration]
      let around = Surroundings(
        text: facts.texts[survey.text],
        file: Int(project.facts.types[declaration].file),
        generics: generics
      )
      for index in Self.range(survey.conformances) {
        let conformance = facts.conformances[index]
        facts.conformances[index].subject = resolve(conformance.name, in: around)
      }
      for property in Self.range(survey.stored) {
        let wrapper = facts.stored[property].wrapper
        if wrapper != .none { facts.stored[property].wrapperSubject = resolve(wrapper, in: around) }
        for index in Self.range(facts.stored[property].parts) { resolvePart(index, in: around) }
      }
      for index in Self.range(survey.signatures) { resolvePart(index, in: around) }
    }
  }

  private mutating func resolvePart(_ index: Int, in around: Surroundings) {
    let part = facts.parts[index]
    guard part.name != .none else { return }
    facts.parts[index].subject = resolve(part.name, in: around)
    guard facts.parts[index].subject < 0, !around.generics.contains(part.name), part.kind == .named else { return }
    facts.parts[index].alias = alias(named: part.name, in: around)
  }

  /// An alias of the types around, innermost first, then one at file level; -1 for none, and for several in other files.
  private func alias(named name: Name, in around: Surroundings) -> Int32 {
    guard !aliases.isEmpty, let text = facts.spelling[name] else { return -1 }
    var outer = Substring(around.text)
    while !outer.isEmpty {
      if let found = aliases[Name("\(outer).\(text)")] { return nearest(of: found, to: around.file) }
      outer = outer[..<(outer.utf8.lastIndex(of: UInt8(ascii: ".")) ?? outer.startIndex)]
    }
    return aliases[name].map { nearest(of: $0, to: around.file) } ?? -1
  }

  private func nearest(of found: [Int32], to file: Int) -> Int32 {
    found.first { facts.aliases[Int($0)].file == Int32(file) } ?? (found.count == 1 ? found[0] : -1)
  }

  /// Where a name is used.
  private struct Surroundings {
    let text: String
    let file: Int
    /// The type's own parameters.
    let generics: Set<Name>
  }

  /// A name is looked up in the types around the one that uses it, innermost first, then in the module.
  private mutating func resolve(_ name: Name, in around: Surroundings) -> Int32 {
    if around.generics.contains(name) { return -1 }
    if let text = facts.spelling[name], project.hasNested(Self.lastName(of: text) ?? name) {
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

  /// Of a path; nil for a name alone.
  private static func lastName(of text: String) -> Name? {
    text.utf8.lastIndex(of: UInt8(ascii: ".")).map { Name(String(text[text.utf8.index(after: $0)...])) }
  }

  private mutating func resolve(_ name: Name, in file: Int) -> Int32 {
    let key = name.rawValue ^ UInt64(truncatingIfNeeded: file) &* 0x9E37_79B9_7F4A_7C15
    if let known = resolved[key] { return known }
    let type = project.declaredType(inClause: name, in: file) ?? typeOfModule(name)
    let found = type.flatMap { subject(of: $0) }.map { Int32($0) } ?? -1
    if resolved.count > 1 << 14 { resolved.removeAll(keepingCapacity: true) }
    resolved[key] = found
    return found
  }

  /// `Models.Plain`, where the project builds a module of that name.
  private func typeOfModule(_ name: Name) -> ProjectType? {
    guard let text = facts.spelling[name], let period = text.firstIndex(of: "."),
      let file = fileOfModule[String(text[..<period])]
    else { return nil }
    return project.declaredType(inClause: Name(String(text[text.index(after: period)...])), in: file)
  }

  private static func range(_ range: Range<Int32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
  }

  private func superclass(of subject: Int) -> Int? {
    let parent = types[subject].type.superclass.flatMap { self.subject(of: $0) }
    return parent == subject ? nil : parent
  }

  private func addHolders(by subject: Int, to holders: inout [(Int32, Relations.Held)]) {
    for declaration in types[subject].type.declarations {
      for index in Self.range(facts.declarations[declaration].stored) {
        for part in facts.parts[facts.stored[index].parts]
        where part.kind == .named && part.subject >= 0 && Int(part.subject) != subject {
          let held = Relations.Held(
            subject: Int32(subject),
            property: Int32(index),
            isExistential: part.isExistential
          )
          holders.append((part.subject, held))
        }
      }
    }
  }

  /// The subjects that are used, each with the use.
  private mutating func used() -> [Relations.Used] {
    var found: [Relations.Used] = []
    found.reserveCapacity(facts.uses.count)
    for index in usesByFile {
      let use = facts.uses[index]
      let user = use.origin >= 0 ? subjectOfDeclaration[Int(use.origin)] : -1
      if use.kind == .methodCall {
        guard user >= 0 else { continue }
        for subject in receivers(of: use.name, in: Int(user)) { found.append((subject, Int32(index))) }
      } else {
        let subject = resolve(use.name, in: Int(file(of: use)))
        if subject >= 0, subject != user { found.append((subject, Int32(index))) }
      }
    }
    return found
  }

  /// Indices of uses in the order of files, which are read in any order.
  private var usesByFile: some Sequence<Int> {
    var blocks: [(file: Int32, uses: Range<Int>)] = []
    for (index, use) in facts.uses.enumerated() {
      let file = file(of: use)
      if let last = blocks.last, last.file == file {
        blocks[blocks.count - 1].uses = last.uses.lowerBound..<index + 1
      } else {
        blocks.append((file, index..<index + 1))
      }
    }
    blocks.sort { $0.file < $1.file }
    return blocks.lazy.flatMap(\.uses)
  }

  private func file(of use: RecordedUse) -> Int32 {
    use.origin >= 0 ? project.facts.types[Int(use.origin)].file : ~use.origin
  }

  private func use(at index: Int32) -> Use {
    let use = facts.uses[Int(index)]
    return use.use(in: file(of: use))
  }

  private func deinitCalls() -> [Int: [DeinitCall]] {
    var found: [Int: [DeinitCall]] = [:]
    for call in facts.deinitCalls.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) {
      let user = subjectOfDeclaration[Int(call.user)]
      guard user >= 0 else { continue }
      for subject in receivers(of: call.property, in: Int(user)) { found[Int(subject), default: []].append(call) }
    }
    return found
  }

  /// What a property holds, as subjects.
  private func receivers(of property: Name, in subject: Int) -> [Int32] {
    for declaration in types[subject].type.declarations {
      let stored = facts.stored[facts.declarations[declaration].stored]
      guard let found = stored.first(where: { $0.name == property }) else { continue }
      return facts.parts[found.parts].map(\.subject).filter { $0 >= 0 && Int($0) != subject }
    }
    return []
  }

  private func subject(of type: ProjectType) -> Int? {
    for declaration in type.declarations where subjectOfDeclaration[declaration] >= 0 {
      return Int(subjectOfDeclaration[declaration])
    }
    return nil
  }
}
