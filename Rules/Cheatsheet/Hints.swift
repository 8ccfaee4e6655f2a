import Indexing
import Lexing
import Linting

/// Something that speaks for a place to run, and how much.
struct Hint {
  let weight: Weight
  /// The type's own state or duty is there; other hints only say that it reports there.
  var isAtHome = false
  let evidence: Decision.Evidence
}

/// What speaks for the main actor.
extension Inquiry {
  func foundMainHints() -> [Hint] {
    (markHints + typeHints + clauseHints + neighbourHints + nameHints).sorted { $0.weight > $1.weight }
  }

  private var markHints: [Hint] {
    Self.weights.compactMap { kind, weight, text in
      facts.marks(kind).first.map {
        Hint(
          weight: weight,
          isAtHome: Self.homeKinds.contains(kind) || kind == .mainActorMember && keepsStateOnMain,
          evidence: evidence(text, line: $0.mark.line, file: $0.file)
        )
      }
    }
  }

  private static let homeKinds: [Mark.Kind] = [
    .interfaceBuilder, .interfaceObject, .delegateOnMain, .mainThreadAssertion,
  ]

  private var keepsStateOnMain: Bool { stored.contains { $0.isolation == .mainActor } }

  private static let weights: [(Mark.Kind, Weight, String)] = [
    (.interfaceBuilder, .full, "connected to the interface builder"),
    (.mainActorMember, .clear, "a member is on the main actor already"),
    (.mainActorHop, .some, "hops to the main actor"),
    (.mainQueue, .some, "works on the main queue"),
    (.interfaceObject, .clear, "uses an object of the user interface"),
    (.mainThreadCheck, .some, "checks that it runs on the main thread"),
    (.mainThreadAssertion, .strong, "insists that it runs on the main thread"),
    (.timer, .slight, "sets a timer, which fires on the run loop of its thread"),
    (.delegateOnMain, .clear, "is called back on the main queue"),
  ]

  /// Its members have to do with objects of the user interface, whatever it is called and whoever has it.
  var touchesInterface: Bool { !typeHints.isEmpty || facts.has(.interfaceObject) || facts.has(.interfaceBuilder) }

  private var typeHints: [Hint] {
    var found: [Hint] = []
    for property in facts.stored {
      if let part = parts(of: property).first(where: isInterface) {
        let text = "holds '\(survey.text(part.name))', which is on the main actor"
        found.append(Hint(weight: .strong, isAtHome: true, evidence: evidence(of: property, text)))
        break
      }
    }
    if let (part, file) = facts.signatures.first(where: { isInterface($0.part) }) {
      let text = "a member takes or gives '\(survey.text(part.name))', which is on the main actor"
      found.append(Hint(weight: .clear, isAtHome: true, evidence: evidence(text, line: part.line, file: file)))
    }
    return found
  }

  /// A framework's or the project's own type on the main actor.
  func isInterface(_ part: TypePart) -> Bool {
    guard part.kind == .named || part.kind == .composed else { return false }
    if let declared = survey.subject(of: part) {
      return declared.index != subject.index && sheet.standings[declared] == .mainActor
    }
    return isInterface(part.name, in: subject.file)
  }

  private func isInterface(_ name: Name, in file: Int32) -> Bool {
    guard survey.project.platform.isolation[name] == .mainActor else { return false }
    return survey.importsInterface(file) || hasFrameworkPrefix(survey.text(name))
  }

  /// 'UIView', 'AVPlayer': without a framework's letters 'Commands' or 'App' may be anybody's.
  private func hasFrameworkPrefix(_ name: String) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return name.utf8.prefix(2).allSatisfy { capitals.contains($0) }
  }

  static let observableObject: [Name] = ["ObservableObject"]
  private static let published: Name = "Published"
  private static let observable: [Name] = ["Observable", "ObservableState"]

  /// Views watch it.
  var isWatched: Bool { !observationHints.isEmpty }

  private var clauseHints: [Hint] {
    observationHints + dynamicPropertyHints + delegateHints + extensionHints + superclassHints
  }

  /// SwiftUI's own protocol, which is on no actor, though its `update()` is.
  private var dynamicPropertyHints: [Hint] {
    let found = facts.conformances.first { $0.conformance.name == "DynamicProperty" && $0.conformance.subject < 0 }
    guard let (conformance, file, _) = found else { return [] }
    let text = "a DynamicProperty, which views update before they show"
    return [Hint(weight: .clear, isAtHome: true, evidence: evidence(text, line: conformance.line, file: file))]
  }

  /// A protocol of the main actor in the clause of an extension: the type is on no actor, what meets the protocol is.
  private var extensionHints: [Hint] {
    let found = facts.conformances.first { conformance, file, isPrimary in
      guard !isPrimary else { return false }
      if let declared = survey.subject(of: conformance) {
        return declared.kind == .protocol && sheet.standings[declared] == .mainActor
      }
      return isInterface(conformance.name, in: file)
    }
    guard let (conformance, file, _) = found else { return [] }
    let text = "'\(survey.text(conformance.name))' is on the main actor, and what meets it with it"
    return [Hint(weight: .clear, isAtHome: true, evidence: evidence(text, line: conformance.line, file: file))]
  }

  /// A class that is declared elsewhere, and is named as views are.
  private var superclassHints: [Hint] {
    guard inheritsView, let name = frameworkSuperclass else { return [] }
    return [Hint(weight: .full, isAtHome: true, evidence: evidence("inherits '\(name)', a view by its name"))]
  }

  var inheritsView: Bool {
    frameworkSuperclass.map { name in Self.views.contains { name.hasSuffix($0) } } ?? false
  }

  private static let views = [
    "View", "ViewController", "Cell", "Window", "WindowController", "Button", "Label", "Control", "Menu", "MenuItem",
  ]

  private var delegateHints: [Hint] {
    guard survey.importsInterface(subject.file),
      let entry = facts.conformances.first(where: { $0.conformance.subject < 0 && isOfInterface($0.conformance) })
    else { return [] }
    let text = "'\(survey.text(entry.conformance.name))' has functions on the main actor"
    let hint = Hint(
      weight: .clear,
      isAtHome: true,
      evidence: evidence(text, line: entry.conformance.line, file: entry.file)
    )
    return [hint]
  }

  /// AppKit's delegates: the protocols are on no actor, what they demand is.
  func isOfInterface(_ conformance: Conformance) -> Bool {
    let name = survey.text(conformance.name)
    return name.hasPrefix("NS") && !Self.elsewhere.contains(conformance.name)
      && ["Delegate", "DataSource", "Validation", "Validations"].contains { name.hasSuffix($0) }
  }

  private static let elsewhere: Set<Name> = [
    "NSCacheDelegate", "NSFetchedResultsControllerDelegate", "NSXPCListenerDelegate", "NSKeyedArchiverDelegate",
    "NSKeyedUnarchiverDelegate",
  ]

  private var observationHints: [Hint] {
    var found: [Hint] = []
    if inherits(Self.observableObject) {
      found.append(Hint(weight: .strong, isAtHome: true, evidence: evidence("an ObservableObject, which views watch")))
    } else if let published = stored.first(where: { $0.wrapper == Self.published }) {
      found.append(
        Hint(weight: .strong, isAtHome: true, evidence: evidence(of: published, "is @Published"))
      )
    }
    if facts.head.attributes.contains(where: Self.observable.contains) {
      found.append(Hint(weight: .strong, isAtHome: true, evidence: evidence("@Observable, which views watch")))
    }
    return found
  }

  private var neighbourHints: [Hint] {
    var found: [Hint] = []
    if survey.importsInterface(subject.file) {
      found.append(Hint(weight: .slight, evidence: evidence("its file imports the user interface's framework")))
    }
    let holders = survey.holders(of: subject).filter { !survey.isTest(survey.subjects[$0.subject].file) }
    let holder = holders.first { sheet.standings[survey.subjects[$0.subject]] == .mainActor }
    if let holder {
      let owner = survey.subjects[holder.subject]
      let text = "held by '\(owner.text)', which is on the main actor"
      let isAlways = holders.allSatisfy { sheet.standings[survey.subjects[$0.subject]] == .mainActor }
      found.append(
        Hint(
          weight: isAlways ? .some : .slight,
          isAtHome: isAlways,
          evidence: evidence(text, line: holder.property.line, file: owner.file)
        )
      )
    }
    let use = survey.uses(of: subject).first { use in
      use.kind == .creation
        && (use.place == .mainActor
          || survey.subject(ofDeclaration: use.user).map { sheet.standings[$0] == .mainActor } ?? false)
    }
    if let use {
      found.append(
        Hint(weight: .slight, evidence: evidence("created on the main actor", line: use.line, file: use.file))
      )
    }
    return found
  }

  private var nameHints: [Hint] {
    let name = subject.shortText
    if name.hasSuffix("ViewModel") || name.hasSuffix("ViewController") || name.hasSuffix("Coordinator") {
      return [Hint(weight: .clear, isAtHome: true, evidence: evidence("its name says that it serves views"))]
    }
    if name.hasSuffix("Model") || name.hasSuffix("Controller") {
      return [Hint(weight: .faint, evidence: evidence("its name says that it serves views"))]
    }
    return []
  }
}
