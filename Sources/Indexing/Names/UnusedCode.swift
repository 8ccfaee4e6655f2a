import Lexing
import Outlining

/// Code that nobody runs, as far as a whole project tells.
extension SourceFile {
  /// Whether no code of the project calls anything that is named as the method around a token, or hands it on, or whether
  /// none makes an object of its class: not where others may do so, as other modules and frameworks, or files that are
  /// not at hand. The tests of a project are part of it.
  package func isUnused(at token: Int) -> Bool {
    guard let function = memberFunction(around: token), let type = type(around: function.keyword),
      project.isOfWhole(index), !mayHaveUnseenCallers(function), !isTest, !project.modules.isForTests(index)
    else { return false }
    if let known = unusedFunctions[function.keyword] { return known }
    let isUnused = !outline.isStatic(function.prefix) && isNeverMade(type) || isNeverCalled(function, of: type)
    unusedFunctions[function.keyword] = isUnused
    return isUnused
  }

  /// Of several methods of one name all are called, as far as is known here.
  private func isNeverCalled(_ function: Function, of type: ProjectType) -> Bool {
    guard function.kind == .function, function.variable < 0, tokens[function.name].kind == .identifier,
      !isLocal(function), type.kind != .protocol, type.kind != .extension,
      project.files(calling: outline.name(function.name))?.isEmpty ?? false,
      !isCalledWithoutName(function), callersAreHidden(function) == nil, !isMarkedForOthers(function.prefix),
      isOfProjectAlone(type.ancestry), !project.isInherited(type)
    else { return false }
    // A bare name may be handed on wherever the type has code.
    return type.files.allSatisfy { index in
      let file = index == self.index ? self : project.file(index)
      return file.map { !$0.namesNotCalled.contains(outline.name(function.name)) && $0.declaresPlainly(type) } ?? false
    }
  }

  /// What the compiler calls by itself.
  private func isCalledWithoutName(_ function: Function) -> Bool {
    let text = outline.text(function.name)
    return text == "callAsFunction" || text == "appendInterpolation" || text.hasPrefix("dynamicallyCall")
      || text.hasPrefix("build")
  }

  /// Whether no attribute on a declaration of the type lets others in: `@objcMembers`, `@objc extension`.
  private func declaresPlainly(_ type: ProjectType) -> Bool {
    declarationsByName[type.name].allSatisfy { !isMarkedForOthers(outline.types[$0].prefix) }
  }

  /// `@IBAction`, `@Test`, `@propertyWrapper`, `@Model`: all but what says where something may be used.
  private func isMarkedForOthers(_ prefix: Range<Int>) -> Bool {
    outline.firstAttribute(in: prefix) { !Self.plainAttributes.contains(outline.name($0)) } != nil
  }

  private static let plainAttributes: Set<Name> = [
    "MainActor", "Observable", "available", "discardableResult", "inlinable", "usableFromInline", "inline",
    "Sendable", "concurrent", "ViewBuilder",
  ]

  /// Whether some classes and protocols are the project's, with all that these inherit, or want no methods of one's own.
  private func isOfProjectAlone(_ names: [Name]) -> Bool {
    var waiting = names
    var seen: Set<Name> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, !Self.namesWithoutCallers.contains(name) else { continue }
      guard let own = project.declaredType(named: name, in: index), own.kind != .extension else { return false }
      waiting += own.inheritance
    }
    return true
  }

  /// With the frameworks' views and what shows them.
  private static let namesWithoutCallers = PlainProtocols.withoutCallers.union([
    "View", "UIViewController", "NSViewController", "UIView", "NSView",
  ])

  private func isNeverMade(_ type: ProjectType) -> Bool {
    if let known = classesNeverMade[type.firstDeclaration] { return known }
    let isNeverMade = findsNoMaking(of: type)
    classesNeverMade[type.firstDeclaration] = isNeverMade
    return isNeverMade
  }

  /// A class that nobody names to make one, that no property keeps, as `.init()` may make what one does, and that has no
  /// other name by which it could be made.
  private func findsNoMaking(of type: ProjectType) -> Bool {
    guard type.kind == .class || type.kind == .actor, project.files(calling: type.name)?.isEmpty ?? false,
      !project.isKeptByProperty(type), !project.hasAlias(of: type.name), makings(of: type)?.isEmpty ?? false,
      let primary = type.primary, let home = Int(primary.file) == index ? self : project.file(Int(primary.file))
    else { return false }
    return home.isMadeByName(type)
  }

  /// Whether what makes an object of a class must call it by its name: not what is generic, `Box<Item>()`, takes a closure
  /// alone, `Timer { … }`, or has a protocol or superclass by which others may make it, `type.init()`.
  private func isMadeByName(_ type: ProjectType) -> Bool {
    let declarations = declarationsByName[type.name].map { outline.types[$0] }
    guard declaresPlainly(type), declarations.allSatisfy({ $0.genericParameters == nil }),
      !functions(named: "init", ofTypesNamed: type.name).contains(where: takesFunction)
    else { return false }
    return type.ancestry.allSatisfy(PlainProtocols.withoutMakers.contains)
      || declarations.contains(where: isController) && endsWhenDecoded(type)
  }

  private func takesFunction(_ initializer: Function) -> Bool {
    outline.parameters(of: initializer).contains { parameter in
      parameter.type.map { $0.contains { tokens[$0].kind == .arrow } } ?? false
    }
  }

  private func isController(_ declaration: TypeDeclaration) -> Bool {
    declaration.inheritance.first?.last.map { outline.ends($0, with: "Controller") } ?? false
  }

  /// `required init?(coder: NSCoder) { fatalError() }`: no storyboard makes it.
  private func endsWhenDecoded(_ type: ProjectType) -> Bool {
    functions(named: "init", ofTypesNamed: type.name).contains { initializer in
      let isOfCoder = outline.parameters(of: initializer).first.map { outline.spells($0.label, "coder") } ?? false
      return isOfCoder && initializer.body.map { $0.contains { outline.spells($0, "fatalError") } } ?? false
    }
  }
}
