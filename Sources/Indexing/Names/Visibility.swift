import Outlining

/// What only this file can use.
extension SourceFile {
  /// Whether a function or accessor is called here only; not where others may call it as a requirement
  /// that a type of this file meets, or as what one overrides.
  func isSeenHereOnly(_ function: Function) -> Bool {
    let variable = function.variable >= 0 ? outline.variables[function.variable] : nil
    let (prefix, scope) = (variable?.prefix ?? function.prefix, declarationScope(of: function))
    if outline.isPrivate(prefix, in: scope) { return true }
    return outline.isSeenInFileOnly(prefix, in: scope)
      && type(around: function.keyword)?.ancestry.allSatisfy { $0 == "Sendable" } ?? false
  }

  func isSeenHereOnly(_ variable: Variable) -> Bool {
    outline.isSeenInFileOnly(variable.prefix, in: variable.parent)
  }

  /// Whether nobody outside of this file calls a function, as far as its name tells: no framework, no subclass's user.
  func isCalledHereOnly(_ function: Function) -> Bool {
    guard function.kind == .function else { return false }
    if isSeenHereOnly(function) { return true }
    guard function.parameters?.isEmpty ?? true, !outline.beginsWithCapital(function.name),
      let type = type(around: function.keyword),
      !type.mayMeetStrangers(byOneWord: !outline.text(function.name).contains { $0.isUppercase }),
      !outline.isPublic(function.prefix, in: function.parent), !outline.hasModifier(.override, in: function.prefix),
      !isForObjectiveC(function)
    else { return false }
    return project.nobodyCalls(outline.name(function.name), outsideOf: index)
  }

  func isForObjectiveC(_ function: Function) -> Bool {
    outline.hasAttribute("objc", in: function.prefix) || outline.hasAttribute("IBAction", in: function.prefix)
  }
}
