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
  var aliases: [AliasSurvey] = []
  package internal(set) var marks: [Mark] = []
  var uses: [RecordedUse] = []
  package internal(set) var deinitCalls: [DeinitCall] = []
  /// Of declarations and stored properties.
  var texts = Texts()
  /// Texts of the names in parts, conformances and marks.
  package internal(set) var spelling: [Name: String] = [:]
  /// Files that import a module of the user interface.
  var interfaceFiles: Set<Int32> = []
  /// Files that import a framework of tests.
  var testFiles: Set<Int32> = []

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
    aliases.append(contentsOf: other.aliases.lazy.map(shift.moved))
    marks += other.marks
    uses.append(contentsOf: other.uses.lazy.map(shift.moved))
    deinitCalls.append(contentsOf: other.deinitCalls.lazy.map(shift.moved))
    texts.append(other.texts)
    spelling.merge(other.spelling) { own, _ in own }
    interfaceFiles.formUnion(other.interfaceFiles)
    testFiles.formUnion(other.testFiles)
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

    func moved(_ alias: AliasSurvey) -> AliasSurvey {
      var alias = alias
      alias.parts = moved(alias.parts, parts)
      return alias
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
