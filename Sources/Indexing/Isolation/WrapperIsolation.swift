import Lexing
import Outlining

extension FactReader {
  /// Adds the attributes of instance properties that may be wrappers of the project's own, by the type.
  func addWrappers(to wrappers: inout [Name: Set<Name>]) {
    for variable in outline.variables where !variable.prefix.isEmpty && isTypeScope(variable.parent) {
      guard let attribute = outline.wrapper(of: variable), !outline.isStatic(variable.prefix) else { continue }
      let name = outline.name(attribute)
      guard !Self.wrappersOnMain.contains(name), !Self.wrappersAnywhere.contains(name) else { continue }
      wrappers[outline.qualifiedName(ofType: outline.scopes[variable.parent].owner), default: []].insert(name)
    }
  }

  /// SwiftUI's wrappers with a value on the main actor: until Swift 6 they isolate the type that has one (SE-0401).
  static let wrappersOnMain: Set<Name> = [
    "StateObject", "ObservedObject", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest",
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor",
  ]

  /// Apple's others that are met most, which isolate no type: not worth the memory of being looked up in the project.
  private static let wrappersAnywhere: Set<Name> = [
    "State", "Published", "Environment", "Binding", "Bindable", "AppStorage", "FocusState", "ViewBuilder",
    "ScaledMetric", "Namespace",
  ]
}

extension ProjectType {
  /// A wrapper on the main actor takes its type along, in language modes before Swift 6 (SE-0401).
  var answerOfWrappers: IsolationAnswer? {
    guard kind == .class || kind == .struct, let primary, hasWrapperOnMain(primary) else { return nil }
    let settings = project.modules.settings(of: Int(primary.file))
    switch (settings.languageMode, settings.isEnabled(.disableOutwardActorInference)) {
    case (.known(.six), _), (_, .known(true)): return nil
    case (.known, .known(false)): return IsolationAnswer(.mainActor, .wrapper)
    default: return IsolationAnswer(.unknown, .wrapper)
    }
  }

  private func hasWrapperOnMain(_ primary: TypeFact) -> Bool {
    project.members(of: primary).contains { fact in
      (fact.kind == .stored || fact.kind == .computed) && fact.traits.contains(.onScreen) && !fact.isStatic
    }
      || facts.wrappersOfTypes[primary.qualifiedName]?.contains { project.isWrapperOnMain($0, in: Int(primary.file)) }
        ?? false
  }
}

extension Project {
  /// Whether an attribute is a property wrapper of the project, whose value is written to be on the main actor.
  fileprivate func isWrapperOnMain(_ attribute: Name, in file: Int) -> Bool {
    guard let wrapper = declaredType(named: attribute, in: file), let primary = wrapper.primary else { return false }
    let values = wrapper.ownMembers.filter { $0.name == "wrappedValue" && !$0.isStatic }
    let surroundings = writtenIsolation(of: primary)?.isolation
    return !values.isEmpty && values.allSatisfy { ($0.isolation ?? surroundings) == .mainActor }
  }
}
