import Outlining

/// Callbacks that are handed over by a name.
extension SourceFile {
  /// Whether an expression names code of the main actor whose type does not say so: a method of self or of its type, or
  /// a local that was given a closure.
  func namesCodeOnMainActor(_ value: Range<Int>) -> Bool {
    guard let name = value.last, tokens[name].kind == .identifier else { return false }
    if isMethodOfSelf(value) || isMethodOfOwnType(value) { return isMethodOnMainActor(name) }
    guard value.count == 1, let local = binding(for: name), local.kind == .variable, let given = local.value,
      !(local.type?.contains { outline.spells($0, "Sendable") } ?? false),
      let closure = closures(in: given).first, closure.brace == given.lowerBound,
      closure.body.upperBound + 1 == given.upperBound
    else { return false }
    return !closure.isAsync && isolationAnswer(of: closure).isolation == .mainActor
  }

  /// `Self.tick`
  private func isMethodOfOwnType(_ value: Range<Int>) -> Bool {
    guard value.count == 3, tokens[value.lowerBound + 1].kind == .period, let type = type(around: value.lowerBound)
    else {
      return false
    }
    let owner = value.lowerBound
    guard outline.spells(owner, "Self") || outline.name(owner) == type.name else { return false }
    let facts = members(of: type, named: outline.name(owner + 2))
    return !facts.isEmpty && facts.allSatisfy { $0.kind == .function && $0.isStatic }
  }

  private func isMethodOnMainActor(_ name: Int) -> Bool {
    let methods = functions(named: outline.name(name)).filter { $0.kind == .function && !$0.isAsync }
    return !methods.isEmpty && methods.allSatisfy { isolation(of: $0) == .mainActor }
  }
}
