import Lexing
import Outlining

extension FactReader {
  /// Adds the attributes of instance properties that may be wrappers of the project's own, by the type.
  func addWrappers(to wrappers: inout [Name: Set<Name>]) {
    for variable in outline.variables where !variable.prefix.isEmpty && isTypeScope(variable.parent) {
      let attribute = outline.firstAttribute(in: variable.prefix) {
        outline.beginsWithCapital($0) && !outline.ends($0, with: "Actor")
      }
      guard let attribute, !outline.isStatic(variable.prefix) else { continue }
      let name = outline.name(attribute)
      guard !Self.wrappersOnMain.contains(name), !Self.otherAttributes.contains(name) else { continue }
      wrappers[outline.qualifiedName(ofType: outline.scopes[variable.parent].owner), default: []].insert(name)
    }
  }

  /// SwiftUI's wrappers with a value on the main actor: until Swift 6 they isolate the type that has one (SE-0401).
  static let wrappersOnMain: Set<Name> = [
    "StateObject", "ObservedObject", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest",
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor",
  ]

  /// What most properties with an attribute have, and what leaves them where they are.
  private static let otherAttributes: Set<Name> = [
    "State", "IBOutlet", "Published", "Environment", "NSManaged", "Binding", "Bindable", "AppStorage", "FocusState",
    "ViewBuilder", "IBInspectable", "ScaledMetric", "Namespace",
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
    project.members(of: primary).contains { $0.traits.contains(.onScreen) && !$0.isStatic }
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
