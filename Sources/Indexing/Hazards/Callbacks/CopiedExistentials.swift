import Lexing
import Outlining

/// Locals that are given a stored value of an isolated protocol, or go through a list of such values.
extension SourceFile {
  /// `let router = self.router`, `guard let router = owner.router`, `if let router`
  func isCopy(_ local: Binding) -> Bool {
    if local.kind == .element { return isElementOfStored(local) }
    guard local.kind == .variable || local.kind == .condition else { return false }
    if let value = local.value {
      // `let player = player` of a loop's element
      if value.count == 1, let element = binding(for: value.lowerBound), element.kind == .element {
        return isElementOfStored(element)
      }
      return isStoredExistential(in: value)
    }
    return local.kind == .condition && hasInstance(at: local.name) && isStoredExistential(local.name)
  }

  /// `player` of `for player in players`, and of `for player in players.values`.
  func isElementOfStored(_ element: Binding) -> Bool {
    guard let list = storedList(of: element), let shape = storedMember(list)?.shape,
      shape.container == .array || shape.container == .dictionary, isOnActorAndPlain(shape.base)
    else { return false }
    let declared = variables(named: outline.name(list), ofTypesNamed: type(around: list)?.name)
    return declared.allSatisfy { variable in !(variable.type?.contains { outline.spells($0, "&") } ?? false) }
  }

  /// `players` of `for player in players.values`
  private func storedList(of element: Binding) -> Int? {
    guard var sequence = loop(withHeaderAround: element.name)?.sequence else { return nil }
    if sequence.count > 2, spells(sequence.suffix(2), ".values") { sequence = sequence.dropLast(2) }
    guard let list = sequence.last, tokens[list].kind == .identifier else { return nil }
    if sequence.count == 3 { return isMemberOfSelf(list) ? list : nil }
    return sequence.count == 1 && binding(for: list) == nil && hasInstance(at: list) ? list : nil
  }
}
