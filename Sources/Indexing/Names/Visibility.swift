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
}
