import Outlining

/// Callbacks that are handed over by a name.
extension SourceFile {
  /// Whether an expression names code of the main actor which asks at its start for the main thread where its type does
  /// not say so: a method of self or of its type, or a local function, by their own names or by a constant's without a
  /// type. A closure that a local is given asks for nothing, unless it says `@MainActor`.
  func namesCodeOnMainActor(_ value: Range<Int>) -> Bool {
    if let method = name(ofMethodOfSelf: value) { return isMethodOnMainActor(method) }
    guard let name = value.last, tokens[name].kind == .identifier else { return false }
    if isMethodOfOwnType(value) { return isMethodOnMainActor(name) }
    guard value.count == 1, let local = binding(for: name) else { return false }
    if let function = function(namedBy: local.name) {
      return !function.isAsync && isolation(of: function) == .mainActor
    }
    guard local.kind == .variable, let given = local.value else { return false }
    if let type = local.type { return type.contains { outline.spells($0, "MainActor") } }
    if let closure = closures(in: given).first(where: { $0.brace == given.lowerBound }) {
      return !closure.isAsync && closure.attributes.contains { outline.spells($0, "MainActor") }
    }
    if let method = self.name(ofMethodOfSelf: given) { return isMethodOnMainActor(method) }
    return isMethodOfOwnType(given) && isMethodOnMainActor(given.upperBound - 1)
  }

  /// `Self.tick`
  private func isMethodOfOwnType(_ value: Range<Int>) -> Bool {
    guard value.count == 3, tokens[value.lowerBound + 1].kind == .period, let type = type(around: value.lowerBound)
    else {
      return false
    }
    let owner = value.lowerBound
    guard outline.spells(owner, "Self") || outline.name(owner) == type.name else { return false }
    let facts = members(of: type, at: owner + 2)
    return !facts.isEmpty && facts.allSatisfy { $0.kind == .function && $0.isStatic }
  }

  private func isMethodOnMainActor(_ name: Int) -> Bool {
    let name = outline.name(name)
    if let known = mainThreadMemory.methodsOnMainActor[name] { return known }
    let methods = functions(named: name).filter { $0.kind == .function && !$0.isAsync }
    let isOnMainActor = !methods.isEmpty && methods.allSatisfy { isolation(of: $0) == .mainActor }
    mainThreadMemory.methodsOnMainActor[name] = isOnMainActor
    return isOnMainActor
  }
}
