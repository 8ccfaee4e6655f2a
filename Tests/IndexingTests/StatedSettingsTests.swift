import Indexing
import Lexing
import Testing

/// What a configuration states of files, beside what their manifest says.
struct StatedSettingsTests {
  private func settings(tools: String, _ state: (inout StatedSettings) -> Void) -> BuildSettings {
    let manifest = """
      // swift-tools-version: \(tools)
      import PackageDescription
      let package = Package(
        name: "P", platforms: [.iOS(.v15)],
        targets: [.target(name: "A", swiftSettings: [.enableUpcomingFeature("DynamicActorIsolation")])]
      )
      """
    let build = MemoryBuild(["Package.swift": manifest, "Sources/A/a.swift": "", "Other/b.swift": ""])
    var modules = build.modules
    var stated = StatedSettings()
    state(&stated)
    let files = ["Other/b.swift", "Package.swift", "Sources/A/a.swift"].map { Path($0) }
    modules.state({ $0 == Path("Sources/A/a.swift") ? stated : StatedSettings() }, of: files)
    #expect(modules.settings(of: build.index("Other/b.swift")) == build.settings("Other/b.swift"))
    return modules.settings(of: build.index("Sources/A/a.swift"))
  }

  @Test func `Swift 6 turns on what belongs to it`() {
    let settings = settings(tools: "5.9") { $0.languageMode = .six }
    #expect(settings.languageMode == .known(.six) && settings.strictConcurrency == .known(.complete))
    #expect(settings.isEnabled(.regionBasedIsolation) == .known(true))
    #expect(settings.isEnabled(.nonisolatedNonsendingByDefault) == .known(false))
    #expect(settings.deploymentTargets == [.iOS: Version(15)])
  }

  @Test func `Swift 5 turns off what Swift 6 turned on, and leaves what a manifest chose`() {
    let six = settings(tools: "6.0") { $0.languageMode = .five }
    #expect(six.languageMode == .known(.five) && six.strictConcurrency == .known(.minimal))
    #expect(six.isEnabled(.regionBasedIsolation) == .known(false))
    let five = settings(tools: "5.9") { $0.languageMode = .five }
    #expect(five.isEnabled(.dynamicActorIsolation) == .known(true))
    #expect(five == settings(tools: "5.9") { _ in })
  }

  @Test func `Isolation and targets are replaced one by one`() {
    let settings = settings(tools: "5.9") {
      $0.defaultIsolation = .mainActor
      $0.deploymentTargets = [.macOS: Version(14), .iOS: Version(17, 2)]
    }
    #expect(settings.defaultIsolation == .known(.mainActor) && settings.languageMode == .known(.five))
    #expect(settings.deploymentTargets == [.iOS: Version(17, 2), .macOS: Version(14)])
  }
}
