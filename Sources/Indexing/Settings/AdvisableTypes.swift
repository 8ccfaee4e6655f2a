/// What may be advised, as every system that the code runs on has it. Where no target is known, all may.
extension SourceFile {
  /// `Mutex` (SE-0433)
  package var hasMutex: Bool { isAtLeast(iOS: 18, macOS: Version(15), watchOS: 11, visionOS: 2) }

  /// `OSAllocatedUnfairLock`
  package var hasUnfairLock: Bool { isAtLeast(iOS: 16, macOS: Version(13), watchOS: 9, visionOS: 1) }

  /// Actors (SE-0306), with the runtime that is delivered with a program.
  package var hasActors: Bool { isAtLeast(iOS: 13, macOS: Version(10, 15), watchOS: 6, visionOS: 1) }

  private func isAtLeast(iOS: Int, macOS: Version, watchOS: Int, visionOS: Int) -> Bool {
    project.modules.settings(of: index).deploymentTargets.allSatisfy { platform, version in
      switch platform {
      case .iOS, .tvOS: version >= Version(iOS)
      case .macOS: version >= macOS
      case .watchOS: version >= Version(watchOS)
      case .visionOS: version >= Version(visionOS)
      }
    }
  }
}
