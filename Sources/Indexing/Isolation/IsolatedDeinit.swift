import Lexing
package import Outlining

extension SourceFile {
  /// Whether `isolated` may stand before a deinitializer (SE-0371): its class is on the main actor, no class inherits
  /// from it and would have to say so, too, and every system that the code runs on can do it.
  package func mayBeIsolated(_ deinitializer: Function) -> Bool {
    guard let type = type(around: deinitializer.keyword), type.isolationAnswer.isolation == .mainActor,
      !deinitializer.prefix.contains(where: { tokens[$0].word == .nonisolated || tokens[$0].word == .isolated }),
      let declaration = typeDeclaration(around: deinitializer.keyword),
      !outline.hasModifier(.open, in: declaration.prefix)
    else { return false }
    let targets = project.modules.settings(of: index).deploymentTargets
    return !targets.isEmpty && targets.allSatisfy { $1 >= $0.firstWithIsolatedDeinit }
      && !project.isInherited(type)
  }
}

extension Platform {
  /// The systems of spring 2025.
  fileprivate var firstWithIsolatedDeinit: Version {
    switch self {
    case .iOS, .tvOS: Version(18, 4)
    case .macOS: Version(15, 4)
    case .watchOS: Version(11, 4)
    case .visionOS: Version(2, 4)
    }
  }
}
