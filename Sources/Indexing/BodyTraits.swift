package import Outlining

extension Outline {
  /// What the bodies of the file's functions say of them, by the token of their names, as far as the file itself tells.
  package var bodyTraits: [Int: Traits] {
    let file = SourceFile(alone: self, platform: PlatformFacts(isolation: [:]))
    let blocking = file.functionsThatBlock.mapValues { _ in Traits.blocks }
    return file.raceTraits.merging(blocking) { $0.union($1) }
  }
}

extension SourceFile {
  /// Whether a call can only mean functions of the project that all have a trait.
  func calls(_ name: Int, haveTrait trait: Traits, by call: Call) -> Bool {
    guard let facts = ownFunctions(called: name, by: call), !facts.isEmpty else { return false }
    return facts.allSatisfy { $0.traits.contains(trait) }
  }
}
