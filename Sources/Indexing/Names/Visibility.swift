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

  /// Whether other modules may call a function or accessor: it is public, and so are the types around it.
  func isForOtherModules(_ function: Function) -> Bool {
    let prefix = function.variable >= 0 ? outline.variables[function.variable].prefix : declaring(function).prefix
    let types = scopes(around: function.keyword).lazy.filter { $0.kind == .type }.map { self.outline.types[$0.owner] }
    return outline.isPublic(prefix, in: declarationScope(of: function))
      && types.allSatisfy { $0.kind == .extension || outline.isPublic($0.prefix, in: $0.parent) }
  }

  /// The subscript of an accessor; others declare themselves.
  private func declaring(_ function: Function) -> Function {
    switch function.kind {
    case .get, .set, .otherAccessor:
      let scope = declarationScope(of: function)
      return outline.functions.last { $0.kind == .subscript && $0.parent == scope && $0.keyword < function.keyword }
        ?? function
    default: return function
    }
  }

  func isSeenHereOnly(_ variable: Variable) -> Bool {
    outline.isSeenInFileOnly(variable.prefix, in: variable.parent)
  }
}
