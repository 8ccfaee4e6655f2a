import Lexing
package import Outlining

/// Publishers that an actor shows to others.
extension SourceFile {
  /// Properties of actors and of protocols for actors, isolated to them, that hold or make a publisher.
  package var publishersOfActors: [Variable] {
    outline.variables.filter { variable in
      guard outline.scopes[variable.parent].kind == .type, variable.introducer != .case,
        isForActors(outline.types[outline.scopes[variable.parent].owner], at: variable.name)
      else { return false }
      return !isHidden(variable.prefix) && isPublisher(variable)
    }
  }

  /// `@Published var count`, whose publisher this file never names, nor other modules can: mostly the attribute is a
  /// left-over.
  package func showsValueOnly(_ variable: Variable) -> Bool {
    guard outline.hasAttribute("Published", in: variable.prefix), !outline.hasModifier(.public, in: variable.prefix),
      !outline.hasModifier(.open, in: variable.prefix)
    else { return false }
    return tables.tokensByName[Name("$" + outline.text(variable.name))].firstElement == nil
  }

  /// Functions of the same that return one.
  package var functionsOfActorsThatReturnPublishers: [Function] {
    outline.functions.filter { function in
      guard function.kind == .function, outline.scopes[function.parent].kind == .type, let result = function.result,
        isForActors(outline.types[outline.scopes[function.parent].owner], at: function.name)
      else { return false }
      return !isHidden(function.prefix) && isPublisher(result)
    }
  }

  private func isForActors(_ declaration: TypeDeclaration, at token: Int) -> Bool {
    guard let type = type(around: token), !outline.hasModifier(.nonisolated, in: declaration.prefix),
      outline.isolation(in: declaration.prefix) == nil
    else { return false }
    return type.kind == .actor || type.kind == .protocol && type.refines("Actor")
  }

  /// Private, or not isolated to the actor.
  private func isHidden(_ prefix: Range<Int>) -> Bool {
    for word in [Word.private, .fileprivate] {
      if let modifier = outline.modifier(word, in: prefix), outline.argument(of: modifier) != .set { return true }
    }
    return outline.isStatic(prefix) || outline.isolation(in: prefix) != nil
      || outline.hasModifier(.nonisolated, in: prefix)
  }

  private func isPublisher(_ variable: Variable) -> Bool {
    // `@Published var x` shows `$x`.
    if outline.hasAttribute("Published", in: variable.prefix) { return !isMadeSendable("Publisher") }
    if let type = variable.type { return isPublisher(type) }
    if variable.value.map(isErased) ?? false { return !isMadeSendable("AnyPublisher") }
    return isPublisher(named: project.meaning(of: outline.shape(of: variable)).base)
  }

  /// `numbers.map { … }.eraseToAnyPublisher()`
  private func isErased(_ value: Range<Int>) -> Bool {
    calls(named: "eraseToAnyPublisher", in: value).contains { $0.end == value.upperBound }
  }

  private func isPublisher(_ type: Range<Int>) -> Bool {
    if let last = type.last, outline.spells(last, "Publisher"),
      type.contains(where: { outline.spells($0, "Published") })
    {
      return !isMadeSendable("Publisher")
    }
    let shape = outline.shape(ofType: type)
    if shape.isNamed("Publisher") { return !project.declaresType(named: "Publisher", in: index) }
    if shape.isNamed("Future") || shape.isNamed("Deferred") {
      return outline.imports.contains { $0.path.contains { outline.spells($0, "Combine") } }
    }
    return shape.container != .function && isPublisher(named: project.meaning(of: shape).base)
  }

  private func isPublisher(named name: Name) -> Bool { Self.publishers.contains(name) && !isMadeSendable(name) }

  /// `extension AnyPublisher: @retroactive @unchecked Sendable`
  private func isMadeSendable(_ publisher: Name) -> Bool {
    project.type(named: publisher, in: index)?.inheritance.contains("Sendable") ?? false
  }

  private static let publishers = Publishers.subjects.union([
    "AnyPublisher", "ObservableObjectPublisher", "TimerPublisher", "DataTaskPublisher",
  ])
}
