import Lexing
import Outlining

/// Where a type's members run, unless they say otherwise (SE-0316, SE-0466).
extension ProjectType {
  package var isolation: Isolation { isolationAnswer.isolation }

  func findIsolation() -> IsolationAnswer {
    if kind == .actor { return IsolationAnswer(.actor, .actorMember) }
    var isKnown = true
    for (distance, type) in lineage.enumerated() {
      let own = type.ownAnswer
      if own?.reason == .branches { return IsolationAnswer(.unknown, .branches) }
      if let own, own.isolation != .unknown { return distance == 0 ? own : own.because(.superclass) }
      isKnown = isKnown && own == nil
    }
    guard isKnown else { return IsolationAnswer(.unknown, .foreignType) }
    return isolationByDefault ?? IsolationAnswer(.nonisolated, .nothing)
  }

  /// What the declaration itself and the names in its clause say; nil for nothing.
  private var ownAnswer: IsolationAnswer? {
    guard let primary else {
      return project.platform.viewFamilies[name] != nil
        ? IsolationAnswer(.mainActor, .framework) : IsolationAnswer(.unknown, .foreignType)
    }
    let all = declarationFacts.filter { $0.kind != .extension }
    guard all.allSatisfy({ $0.isolation == primary.isolation && $0.attribute == primary.attribute }) else {
      return IsolationAnswer(.unknown, .branches)
    }
    if let written = project.writtenIsolation(of: primary) { return written }
    let answer = answerOfProtocols
    // Before Swift 6 it hands on to who conforms what it refines, but takes nothing of that itself (SE-0434).
    if kind == .protocol {
      let settings = project.modules.settings(of: Int(primary.file))
      return switch settings.isEnabled(.globalActorIsolatedTypesUsability) {
      case .known(true): answer
      case .known(false): nil
      case .unknown: answer.map { IsolationAnswer(.unknown, $0.reason) }
      }
    }
    return answer.map { $0.isolation != .unknown } ?? false ? answer : answerOfWrappers ?? answer
  }

  /// A type is where a protocol of its clause is, or one that this refines. A protocol of another package that the tables
  /// do not have is taken to be on no actor, as nearly all of them are; a superclass of one may be a view's.
  private var answerOfProtocols: IsolationAnswer? {
    var isKnown = true
    for ancestor in clauseNames {
      if let declared = ancestor.type {
        // `protocol Showing: Screen`, of a class.
        if kind == .protocol, declared.kind == .class, declared.isolation == .mainActor {
          return declared.isolationAnswer.because(.superclass)
        }
        guard declared.kind == .protocol, let fact = declared.primary else { continue }
        let answer = project.writtenIsolation(of: fact) ?? declared.isolationByDefault
        if let answer, answer.isolation != .nonisolated { return answer.because(.conformance) }
      } else if ancestor.mayBeClass, ancestor.name == name {
        // `class Player: Kit.Player`
        isKnown = false
      } else if let known = project.platform.isolation[ancestor.name] {
        if known == .mainActor {
          return IsolationAnswer(.mainActor, ancestor.mayBeClass && isClass(ancestor.name) ? .superclass : .conformance)
        }
      } else if ancestor.mayBeClass {
        if let file = primary?.file, project.areClassesOnMain(named: ancestor.name, seenFrom: Int(file)) {
          return IsolationAnswer(.mainActor, .superclass)
        }
        isKnown = false
      }
    }
    if !isKnown, overridesView { return IsolationAnswer(.mainActor, .superclass) }
    return isKnown ? nil : IsolationAnswer(.unknown, .foreignType)
  }

  private func isClass(_ name: Name) -> Bool {
    project.platform.viewFamilies[name] != nil || project.platform.superclasses[name] != nil
  }

  /// A class below a stranger that overrides `viewDidLoad` is a view controller.
  var overridesView: Bool {
    kind == .class && ownMembers.contains { $0.kind == .function && $0.traits.contains(.ofView) }
  }

  /// Whether the clause names a protocol of another package that the tables do not have.
  var conformsToStrangers: Bool {
    clauseNames.contains { $0.type == nil && !$0.mayBeClass && project.platform.isolation[$0.name] == nil }
  }

  /// The same of a protocol or superclass.
  var inheritsFromStrangers: Bool {
    clauseNames.contains { $0.type == nil && project.platform.isolation[$0.name] == nil }
  }

  /// Whether a method of the type that takes nothing may be a requirement of a protocol of another module: any of an
  /// unknown one, `cancel` and other single words of a framework's.
  func mayMeetStrangers(byOneWord isOneWord: Bool) -> Bool {
    lineage.contains { type in
      type.inheritance.enumerated().contains { place, name in
        let known = project.platform.isolation[name]
        let isView = place == 0 && type.kind == .class && known == .mainActor
        let isHarmless = isView || !isOneWord && known != nil
        return !isHarmless && !PlainProtocols.all.contains(name)
          && project.declaredType(inClause: name, of: type) == nil
      }
    }
  }

  /// Names in the clause of the primary declaration and of the protocols that these refine, with the types that they
  /// mean in the project. A superclass stands there, but what it inherits does not.
  private var clauseNames: [(name: Name, type: ProjectType?, mayBeClass: Bool)] {
    var found: [(name: Name, type: ProjectType?, mayBeClass: Bool)] = []
    var seen: Set<Name> = []
    var waiting = [self]
    // Each type walks up to the last protocol: a hostile chain must not cost its length squared.
    while found.count < 256, let type = waiting.popLast() {
      for (place, name) in type.primaryInheritance.enumerated() where seen.insert(name).inserted {
        // `struct View: SwiftUI.View`
        let isOfOtherModule = name == type.name
        let declared = isOfOtherModule ? nil : project.declaredType(inClause: name, of: type)
        // Only a class has a superclass, and only in front.
        found.append((name, declared, place == 0 && type.kind == .class))
        if let declared, declared.kind == .protocol { waiting.append(declared) }
      }
    }
    return found
  }

  /// Default isolation spares types in types that are elsewhere, and those whose protocols must cross actors.
  private var isolationByDefault: IsolationAnswer? {
    guard let primary, let byDefault = project.defaultIsolation(in: Int(primary.file)) else { return nil }
    var outer = primary.outer
    for _ in 0..<32 where outer != .none {
      guard let type = project.type(qualified: outer, in: Int(primary.file)), let fact = type.primary else { break }
      if type.kind == .actor { return nil }
      if let written = project.writtenIsolation(of: fact) {
        return written.isolation == .mainActor ? byDefault : nil
      }
      outer = fact.outer
    }
    return conformsToSendableProtocol ? nil : byDefault
  }

  /// Whether a protocol other than `Sendable` itself makes the type Sendable.
  private var conformsToSendableProtocol: Bool {
    guard kind != .protocol else { return false }
    return clauseNames.contains { ancestor in
      guard let type = ancestor.type else { return project.platform.sendableProtocols[ancestor.name] == true }
      return type.kind == .protocol && type.clauseNames.contains { $0.name == "Sendable" && $0.type == nil }
    }
  }
}

extension Project {
  /// What a type's attributes and modifiers say; nil for nothing.
  func writtenIsolation(of type: TypeFact) -> IsolationAnswer? {
    switch type.isolation {
    case .mainActor?: return IsolationAnswer(.mainActor, .written)
    case .nonisolated?: return IsolationAnswer(.nonisolated, .written)
    default:
      let isForeignActor = type.isolation == .global && !declaresAnywhere(type.attribute)
      guard isForeignActor || facts.globalActors.contains(type.attribute) else { return nil }
      return IsolationAnswer(.global, .written, globalActor: type.attribute)
    }
  }

  /// Where code of a file runs that says nothing; nil where that is nowhere in particular.
  func defaultIsolation(in file: Int) -> IsolationAnswer? {
    switch modules.settings(of: file).defaultIsolation {
    case .known(.mainActor): IsolationAnswer(.mainActor, .defaultIsolation)
    // The compiler's own default holds for what nothing builds.
    case .known(.nonisolated), .unknown(.noManifest): nil
    case .unknown: IsolationAnswer(.unknown, .unknownDefault)
    }
  }
}
