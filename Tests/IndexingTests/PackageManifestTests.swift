import Indexing
import Testing

/// What `Package.swift` says of targets and their settings.
struct PackageManifestTests {
  private func manifest(tools: String = "5.9", settings: String, rest: String = "") -> String {
    """
    // swift-tools-version: \(tools)
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: \(settings))])
    \(rest)
    """
  }

  @Test(arguments: [("5.9", LanguageMode.five), ("5", .five), ("6.0", .six), ("6.2", .six), ("4.2", .four)])
  func `The tools version chooses the language mode`(tools: String, mode: LanguageMode) {
    #expect(MemoryBuild(manifest: manifest(tools: tools, settings: "[]")).settings().languageMode == .known(mode))
  }

  @Test(arguments: [
    "[.swiftLanguageMode(.v6)]", "[.unsafeFlags([\"-swift-version\", \"6\"])]",
    "[.swiftLanguageVersion(.version(\"6\"))]",
    "[.define(\"X\")] + strict", "strict", "nil ?? strict", "([SwiftSetting.swiftLanguageMode(.v6)])", ".strict",
    "made()",
    "wrapped(\"-swift-version\")",
  ])
  func `Settings are read through constants, sums and functions`(settings: String) {
    let rest = """
      let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]
      extension Array where Element == SwiftSetting { static var strict: Self { [.swiftLanguageMode(.v6)] } }
      func made() -> [SwiftSetting] { return strict }
      func wrapped(_ flag: String, mode: String = "6") -> [SwiftSetting] { [.unsafeFlags([flag, mode])] }
      """
    let build = MemoryBuild(manifest: manifest(settings: settings, rest: rest))
    #expect(build.settings().languageMode == .known(.six))
    #expect(build.settings().strictConcurrency == .known(.complete))
  }

  @Test(arguments: [
    ("[.swiftLanguageMode(.v6)]", "", "Package.swift:3:80"), ("[]", "", "Package.swift:1:1"),
    ("[]", "package.swiftLanguageModes = [.v6]", "Package.swift:4:30"),
    ("[]", "package.swiftLanguageModes = nil", "Package.swift:1:1"),
    ("[.swiftLanguageMode(.v5), .unsafeFlags([\"-swift-version\", \"6\"])]", "", nil),
  ])
  func `The place that sets the language mode is known`(settings: String, rest: String, place: String?) {
    #expect(MemoryBuild(manifest: manifest(settings: settings, rest: rest)).modePlace() == place)
  }

  @Test(arguments: [
    ("[.defaultIsolation(MainActor.self)]", "", "Package.swift:3:80"),
    ("main", "let main: [SwiftSetting] = [.defaultIsolation(MainActor.self)]", "Package.swift:4:30"),
    (
      "[]", "for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }",
      "Package.swift:4:58"
    ),
    ("[.unsafeFlags([\"-default-isolation\", \"MainActor\"])]", "", nil),
    ("[]", "", nil),
  ])
  func `The place that sets the default isolation is known`(settings: String, rest: String, place: String?) {
    let build = MemoryBuild(manifest: manifest(settings: settings, rest: rest))
    #expect(build.isolationPlace() == place)
  }

  @Test func `Default isolation, checking and features are read`() {
    let settings = MemoryBuild(
      manifest: manifest(
        settings: """
          [.defaultIsolation(MainActor.self), .enableExperimentalFeature("StrictConcurrency=targeted"),
           .enableUpcomingFeature("NonisolatedNonsendingByDefault"), .enableUpcomingFeature("ExistentialAny")]
          """
      )
    ).settings()
    #expect(settings.defaultIsolation == .known(.mainActor))
    #expect(settings.strictConcurrency == .known(.targeted))
    #expect(settings.isEnabled(.nonisolatedNonsendingByDefault) == .known(true))
    #expect(settings.isEnabled(.inferIsolatedConformances) == .known(false))
  }

  @Test func `Nothing set means what the compiler does by itself`() {
    let settings = MemoryBuild(manifest: manifest(settings: "[]")).settings()
    #expect(settings.defaultIsolation == .known(.nonisolated))
    #expect(settings.strictConcurrency == .known(.minimal))
    #expect(settings.isEnabled(.globalConcurrency) == .known(false))
  }

  @Test(arguments: [
    ("[.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]", UnknownReason.conditional),
    ("ProcessInfo.x ? [.defaultIsolation(MainActor.self)] : []", .computed), ("elsewhere()", .computed),
    ("[.enableUpcomingFeature(name)]", .computed), ("added", .conditional), ("circle", .computed),
    ("[.defaultIsolation(Elsewhere.self)]", .invalid),
  ])
  func `What is computed or conditional is unknown, with the reason`(settings: String, reason: UnknownReason) {
    let rest = """
      var added: [SwiftSetting] = []
      if condition { added.append(.defaultIsolation(MainActor.self)) }
      let circle: [SwiftSetting] = other + other
      let other: [SwiftSetting] = circle + circle
      """
    let build = MemoryBuild(manifest: manifest(settings: settings, rest: rest))
    #expect(build.settings().defaultIsolation == .unknown(reason))
  }

  @Test(arguments: [
    "isChecked ? [.unsafeFlags([\"-strict-concurrency=complete\"])] : []", "elsewhere()",
    "names.map { .enableUpcomingFeature($0) }",
  ])
  func `What a manifest never names it does not compute`(settings: String) {
    let rest = "let names = [\"InferIsolatedConformances\"]"
    let settings = MemoryBuild(manifest: manifest(settings: settings, rest: rest)).settings()
    #expect(settings.defaultIsolation == .known(.nonisolated))
    #expect(settings.isEnabled(.nonisolatedNonsendingByDefault) == .known(false))
    #expect(settings.isEnabled(.inferIsolatedConformances) == .unknown(.computed))
    #expect(settings.languageMode.value != nil)
  }

  @Test(arguments: [
    "for target in package.targets { target.swiftSettings = SETTINGS }",
    "for target in package.targets where target.type != .plugin { target.swiftSettings = (target.swiftSettings ?? []) + SETTINGS }",
    "for target in package.targets { target.swiftSettings?.append(contentsOf: SETTINGS) }",
    "for target in package.targets { target.swiftSettings! += SETTINGS }",
    "package.targets.forEach { $0.swiftSettings = ($0.swiftSettings ?? []) + SETTINGS }",
    """
    for target in package.targets {
      switch target.type {
      case .regular, .test, .executable:
        var settings = target.swiftSettings ?? []
        settings.append(.defaultIsolation(MainActor.self))
        target.swiftSettings = settings
      case .macro, .plugin, .system, .binary: ()
      @unknown default: ()
      }
    }
    """,
  ])
  func `A loop over all targets gives them settings`(loop: String) {
    let loop = loop.replacing("SETTINGS", with: "[.defaultIsolation(MainActor.self)]")
    let build = MemoryBuild(manifest: manifest(settings: "[]", rest: loop))
    #expect(build.settings().defaultIsolation == .known(.mainActor))
  }

  @Test(arguments: [
    ("for target in package.targets where target.type == .test { target.swiftSettings = SETTINGS }", false),
    ("for target in package.targets { if target.name == \"A\" { target.swiftSettings = SETTINGS } }", true),
    ("package.targets.first!.swiftSettings = SETTINGS", true),
  ])
  func `A loop over some targets gives those settings, or none that are known`(loop: String, isUnknown: Bool) {
    let loop = loop.replacing("SETTINGS", with: "[.defaultIsolation(MainActor.self)]")
    let isolation = MemoryBuild(manifest: manifest(settings: "[]", rest: loop)).settings().defaultIsolation
    #expect(isUnknown ? isolation.value == nil : isolation == .known(.nonisolated))
  }

  @Test(arguments: [
    ("swiftLanguageModes: [.v5]", LanguageMode.five), ("swiftLanguageVersions: [.v5, .v6]", .six),
    ("swiftLanguageModes: [.version(\"5\")]", .five),
  ])
  func `The package's language modes hold for its targets`(argument: String, mode: LanguageMode) {
    let text = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [.target(name: "A")], \(argument))
      """
    #expect(MemoryBuild(manifest: text).settings().languageMode == .known(mode))
  }

  @Test func `Platforms are deployment targets`() {
    let text = """
      // swift-tools-version: 5.9
      let package = Package(name: "P", platforms: [.iOS(.v15), .macOS("10.15.4")], targets: [.target(name: "A")])
      """
    #expect(
      MemoryBuild(manifest: text).settings().deploymentTargets == [.iOS: Version(15), .macOS: Version(10, 15, 4)]
    )
  }

  @Test func `A file belongs to the target whose folder holds it`() {
    let build = MemoryBuild([
      "Package.swift": """
      // swift-tools-version: 5.9
      let deps: [Target.Dependency] = [.target(name: "Ghost")]
      func module(_ name: String, path: String? = nil) -> Target {
        .target(name: name, dependencies: [.target(name: "Core")], path: path, exclude: ["Skipped"])
      }
      let package = Package(name: "P", targets: [
        module("Core"), module("Kit", path: "Elsewhere"), .testTarget(name: "\\(prefix)Tests", sources: ["In", "b.swift"]),
      ])
      let prefix = "Core"
      """,
      "Sources/Core/a.swift": "", "Sources/Core/Skipped/a.swift": "", "Elsewhere/Deep/a.swift": "",
      "Tests/CoreTests/In/a.swift": "", "Tests/CoreTests/b.swift": "", "Tests/CoreTests/c.swift": "",
      "Inner/Package.swift":
        "// swift-tools-version: 6.0\nlet package = Package(name: \"I\", targets: [.target(name: \"Only\")])",
      "Inner/Sources/a.swift": "", "Elsewhere/Own/Package.swift": "", "Elsewhere/Own/a.swift": "",
    ])
    #expect(build.names("Sources/Core/a.swift") == ["Core"])
    #expect(build.names("Sources/Core/Skipped/a.swift") == [])
    #expect(build.names("Elsewhere/Deep/a.swift") == ["Kit"])
    #expect(build.names("Elsewhere/Own/a.swift") == [], "another package begins there")
    #expect(build.names("Tests/CoreTests/In/a.swift") == ["CoreTests"])
    #expect(build.names("Tests/CoreTests/b.swift") == ["CoreTests"])
    #expect(build.names("Tests/CoreTests/c.swift") == [])
    #expect(build.names("Inner/Sources/a.swift") == ["Only"], "a single target needs no folder")
    #expect(build.settings("Inner/Sources/a.swift").languageMode == .known(.six))
    #expect(build.settings("Sources/Core/Skipped/a.swift").languageMode == .unknown(.noManifest))
  }

  @Test(arguments: [
    (["": "5.9", "6.0": "6.0", "5.10": "5.10"], "6.0"), (["": "6.0", "5.9": "5.9"], ""),
    (["": "6.0", "6.3": "5.9"], "6.3"),
    (["": "6.0", "6": "5.9"], "6"), (["": "6.0", "6.1": "6.0"], ""), (["": "6.0", "6.4": "6.4", "6.2": "6.1"], "6.2"),
    (["": "5.9", "7": "6.0"], ""),
  ])
  func `Of several manifests the one is read that SwiftPM reads`(tools: [String: String], chosen: String) {
    var texts = ["Sources/A/a.swift": ""]
    for (version, tools) in tools {
      let name = version.isEmpty ? "Package.swift" : "Package@swift-\(version).swift"
      texts[name] = """
        // swift-tools-version:\(tools)
        let package = Package(name: "P", platforms: [.iOS("\(version.isEmpty ? "1" : version)")], targets: [.target(name: "A")])
        """
    }
    #expect(MemoryBuild(texts).settings().deploymentTargets[.iOS] == Version(chosen.isEmpty ? "1" : chosen))
  }

  @Test func `Targets that the manifest computes leave their files unknown`() {
    let build = MemoryBuild([
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: ["A", "B"].map { .target(name: $0) } + [.target(name: "C")])
      """,
      "Sources/A/a.swift": "", "Sources/C/c.swift": "",
    ])
    #expect(build.settings("Sources/A/a.swift").languageMode == .unknown(.computed))
    #expect(build.settings("Sources/C/c.swift").languageMode == .known(.six))
  }

  @Test func `A path that is a constant nil is none`() {
    let build = MemoryBuild([
      "Package.swift": """
      // swift-tools-version: 6.0
      let place: String? = nil
      let package = Package(name: "P", targets: [.target(name: "A", path: place)])
      """,
      "Sources/A/a.swift": "",
    ])
    #expect(build.settings("Sources/A/a.swift").languageMode == .known(.six))
  }

  @Test(arguments: [("", Setting<DefaultIsolation>.known(.nonisolated)), (".defaultIsolation(x)", .unknown(.computed))])
  func `Files of computed targets have no setting that the manifest never names`(
    settings: String,
    isolation: Setting<DefaultIsolation>
  ) {
    let build = MemoryBuild([
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: names.map { .target(name: $0, swiftSettings: [\(settings)]) })
      """,
      "Sources/A/a.swift": "",
    ])
    #expect(build.settings("Sources/A/a.swift").defaultIsolation == isolation)
  }

  @Test func `Any cut of a manifest is read without a crash`() {
    let text = manifest(
      settings: "[.swiftLanguageMode(.v6)] + more(\"\\(name)\")",
      rest: "for target in package.targets { switch target.type { case .test: target.swiftSettings! += [] } }"
    )
    for length in 0..<text.utf8.count {
      let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      #expect(MemoryBuild(manifest: cut).modules.modules.count <= 1)
    }
  }

  @Test func `Functions that multiply targets and constants that multiply settings are cut off`() {
    let names = (0..<200).map { "f(\"T\($0)\")" }.joined(separator: ", ")
    let constants = (0..<40).map {
      "let c\($0) = [\(Array(repeating: "c\($0 + 1)", count: 50).joined(separator: ", "))]"
    }
    let text = """
      // swift-tools-version: 6.0
      func f(_ name: String) -> Target { \(Array(repeating: ".target(name: name, swiftSettings: c0)", count: 200).joined(separator: " + ")) }
      \(constants.joined(separator: "\n"))
      let c40 = [SwiftSetting.swiftLanguageMode(.v5)]
      let package = Package(name: "P", targets: [\(names), .target(name: "A", swiftSettings: c0)])
      """
    #expect(MemoryBuild(manifest: text).settings().languageMode.value == nil)
  }
}
