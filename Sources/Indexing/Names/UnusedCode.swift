import Lexing
import Outlining

/// Code that nobody runs, as far as a whole project tells.
extension SourceFile {
  /// Whether nothing in the project calls the method around a token or hands it on, nor what alone calls it, or nothing
  /// makes an object of its class: not where others may do so, as other modules, frameworks, tests, and files that are
  /// not at hand.
  package func isUnused(at token: Int) -> Bool {
    guard let function = memberFunction(around: token) else { return false }
    if let known = unusedFunctions[function.keyword] { return known }
    let isUnused = isUnused(at: token, depth: 0)
    unusedFunctions[function.keyword] = isUnused
    return isUnused
  }

  private func isUnused(at token: Int, depth: Int) -> Bool {
    guard depth < 3, let function = memberFunction(around: token), !mayHaveUnseenCallers(function), !isTest,
      !project.modules.isForTests(index)
    else { return false }
    if !outline.isStatic(function.prefix), let type = type(around: function.keyword), isNeverMade(type) { return true }
    return isNeverCalled(function, depth: depth)
  }

  /// A class that no property keeps, as `.init()` may make what one does, and that no framework makes.
  private func isNeverMade(_ type: ProjectType) -> Bool {
    guard type.kind == .class || type.kind == .actor, !project.isHeld(type), makings(of: type)?.isEmpty ?? false,
      let primary = type.primary, let home = Int(primary.file) == index ? self : project.file(Int(primary.file))
    else { return false }
    return home.isMadeByOwnCodeAlone(type)
  }

  /// Whether all that the type inherits is the project's, or `init(coder:)` of a controller ends the program.
  private func isMadeByOwnCodeAlone(_ type: ProjectType) -> Bool {
    let declarations = outline.types.filter { outline.name($0.name.upperBound - 1) == type.name }
    guard !declarations.contains(where: isMadeOtherwise) else { return false }
    let plain: Set<Name> = ["ObservableObject", "Sendable", "AnyObject", "Identifiable", "Hashable", "Equatable"]
    return type.ancestry.allSatisfy { plain.contains($0) || project.declaresType(named: $0, in: index) }
      || declarations.contains(where: isController) && endsWhenDecoded(type)
  }

  private func isController(_ declaration: TypeDeclaration) -> Bool {
    declaration.inheritance.first?.last.map { outline.ends($0, with: "Controller") } ?? false
  }

  /// `Box<Item>()` is no name's call; `@propertyWrapper`, `@objc`, `@Model`: all but what says where the type may be used.
  private func isMadeOtherwise(_ declaration: TypeDeclaration) -> Bool {
    let plain: Set<Name> = ["MainActor", "Observable", "available", "unchecked"]
    return declaration.genericParameters != nil
      || outline.firstAttribute(in: declaration.prefix) { !plain.contains(outline.name($0)) } != nil
  }

  /// `required init?(coder: NSCoder) { fatalError() }`
  private func endsWhenDecoded(_ type: ProjectType) -> Bool {
    functions(named: "init", ofTypesNamed: type.name).contains { initializer in
      let isOfCoder = outline.parameters(of: initializer).first.map { outline.spells($0.label, "coder") } ?? false
      return isOfCoder && initializer.body.map { $0.contains { outline.spells($0, "fatalError") } } ?? false
    }
  }

  private func isNeverCalled(_ function: Function, depth: Int) -> Bool {
    guard function.kind == .function, function.variable < 0, !isLocal(function), callersAreHidden(function) == nil,
      !isMarkedForOthers(function), let others = indices(ofFilesCalling: function), others.count <= Self.mostFiles
    else { return false }
    return ([index] + others).allSatisfy { other in
      guard let file = other == index ? self : project.file(other), !file.isNamedByOthers(function, of: self) else {
        return false
      }
      let calls = file.calls(of: function, in: self)
      return calls.count <= Self.mostCalls
        && calls.allSatisfy { call in
          file.calledName(of: call).map { name in
            file.memberFunction(around: name)?.keyword == function.keyword && other == index
              || file.isUnused(at: name, depth: depth + 1)
          } ?? false
        }
    }
  }

  /// Each file is opened, and each call followed: a name with more of them is one of many things.
  private static let mostFiles = 4
  private static let mostCalls = 8

  /// `@IBAction`, `@Test`: what a macro or a framework may call.
  private func isMarkedForOthers(_ function: Function) -> Bool {
    let plain: Set<Name> = [
      "MainActor", "available", "discardableResult", "inlinable", "Sendable", "concurrent", "objc", "escaping",
      "usableFromInline", "inline", "ViewBuilder",
    ]
    return outline.firstAttribute(in: function.prefix) { !plain.contains(outline.name($0)) } != nil
  }

  private func isNamedByOthers(_ function: Function, of file: SourceFile) -> Bool {
    namesNotCalled.contains(file.outline.name(function.name))
  }
}
