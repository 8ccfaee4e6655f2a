import Lexing
import Outlining

/// Types under other names.
extension Outline {
  /// Adds what the aliases at file level stand for: `UIView` and `NSView` for `PlatformView`.
  func addAliases(to names: inout [Name: Set<Name>]) {
    for alias in aliases where alias.parent == 0 {
      let isNamed = alias.type.allSatisfy { tokens[$0].kind == .identifier || tokens[$0].kind == .period }
      let type = isNamed ? shape(ofType: alias.type).base : .none
      names[name(alias.name), default: []].insert(type)
    }
  }
}

extension DeclarationFacts {
  /// The type that an alias means: the only one, or one of a framework's that are all on the main actor, or all not.
  /// Where a type is called so, too, nobody knows.
  func meaningsOfAliases(_ platform: PlatformFacts) -> [Name: Name] {
    let declared = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
    return aliases.filter { !declared.contains($0.key) && !$0.value.contains(.none) }.compactMapValues { types in
      guard types.count > 1 else { return types.first }
      let isolations = Set(types.map { platform.isolation[$0] })
      guard isolations.count == 1, isolations.first != .some(nil), types.isDisjoint(with: declared) else { return nil }
      return types.min { $0.rawValue < $1.rawValue }
    }
  }
}
