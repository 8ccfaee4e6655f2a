import Lexing
import Outlining

/// Methods of views and view controllers, and whether they take something.
private let methodsOfViews: [Name: Bool] = [
  "viewDidLoad": false, "loadView": false, "viewWillLayoutSubviews": false, "viewDidLayoutSubviews": false,
  "viewWillAppear": true, "viewDidAppear": true, "viewWillDisappear": true, "viewDidDisappear": true,
  "layoutSubviews": false, "didMoveToWindow": false, "didMoveToSuperview": false, "viewDidMoveToWindow": false,
  "prepareForReuse": false, "traitCollectionDidChange": true,
]

/// What shows that a class is a view or view controller when its superclass is another module's.
extension FactReader {
  /// Whether a method overrides what only they have. Presenters and the like have methods of these names too.
  func overridesView(_ function: Function) -> Bool {
    guard function.kind == .function, !function.prefix.isEmpty, outline.hasModifier(.override, in: function.prefix),
      let takesSomething = methodsOfViews[outline.name(function.name)],
      function.parameters?.isEmpty != takesSomething, outline.scopes[function.parent].kind == .type
    else { return false }
    let type = outline.types[outline.scopes[function.parent].owner]
    let names = type.name.suffix(1) + (type.inheritance.first?.prefix(1) ?? 0..<0)
    return !names.contains { name in
      outline.mentions(name, "presenter") || outline.mentions(name, "viewmodel") || outline.mentions(name, "interactor")
    }
  }
}
