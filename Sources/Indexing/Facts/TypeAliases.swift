import Lexing
import Outlining

/// Types under other names.
extension Outline {
  /// Adds what the aliases at file level stand for: `UIView` and `NSView` for `PlatformView`.
  func addAliases(to names: inout [Name: Set<Name>], compositions: inout [Name: Set<[Name]>]) {
    for alias in aliases where alias.parent == 0 {
      let shape = isNamed(alias.type) ? shape(ofType: alias.type) : .unknown
      names[name(alias.name), default: []].insert(shape.container == .none ? shape.base : .none)
      let parts = namesInherited(by: alias.type)
      // Each type that names it gets them all: nobody writes more.
      if (2...16).contains(parts.count) { compositions[name(alias.name), default: []].insert(parts) }
    }
  }

  /// Whether a type is a name or a path, maybe with generic arguments: `AnyPublisher<Int, Never>`.
  private func isNamed(_ type: Range<Int>) -> Bool {
    let path = type.prefix { tokens[$0].kind == .identifier || tokens[$0].kind == .period }
    guard path.count < type.count else { return true }
    guard let name = path.last, !spells(name, "Optional"), !spells(name, "Weak"), let last = type.last else {
      return false
    }
    return spells(name + 1, "<") && tokens[last].kind == .operator && ends(last, with: ">")
      && !type.contains { spells($0, "&") }
  }
}

extension DeclarationFacts {
  /// What aliases of compositions put into a clause; nothing where they mean several things, or one that has no name.
  var partsOfCompositions: [Name: [Name]] {
    let known = compositions.filter { $0.value.count == 1 && aliases[$0.key] == [.none] }.compactMapValues(\.first)
      .filter { !$0.value.contains(.none) }
    if known.isEmpty { return [:] }
    let declared = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
    let parts = known.filter { !declared.contains($0.key) }
    // One may be made of another.
    return parts.mapValues { names in names.flatMap { parts[$0] ?? [$0] } }
  }

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
