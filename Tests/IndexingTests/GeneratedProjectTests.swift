import Indexing
import Testing

/// What is known of files whose Xcode project another tool makes, or whose build system nothing here reads.
struct GeneratedProjectTests {
  @Test(arguments: [
    ("project.yml", "SWIFT_VERSION: $(VERSION)", UnknownReason.xcodeGen), ("BUILD.bazel", "", .bazel),
    ("project.yml", "base: {SWIFT_VERSION: 5.0}\ndebug: {SWIFT_VERSION: 6.0}", .xcodeGen),
    ("project.yml", "SWIFT_VERSION: 5.0\ninclude: base.yml", .xcodeGen),
    ("project.yml", "include: base.yml", .xcodeGen), ("Project.swift", "import Foundation", .noManifest),
    ("Project.swift", "import ProjectDescription; SettingsDictionary().swiftVersion(\"6\")", .tuist),
    ("App.xcodeproj/project.pbxproj", "<?xml version=\"1.0\"?>", .unreadable),
  ])
  func `Files of other build systems are unknown, with the reason`(name: String, text: String, reason: UnknownReason) {
    let build = MemoryBuild(["App/\(name)": text, "App/a.swift": "", "Other/a.swift": ""])
    #expect(build.settings("App/a.swift").languageMode == .unknown(reason))
    #expect(build.settings("Other/a.swift").defaultIsolation == .unknown(.noManifest))
  }

  @Test(arguments: [
    ("targets: {App: {type: application}}", "", Setting<DefaultIsolation>.known(.nonisolated)),
    ("settings: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}", "", .unknown(.xcodeGen)),
    ("configFiles: {Debug: App.xcconfig}", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor", .unknown(.xcodeGen)),
  ])
  func `What XcodeGen's files never name nobody sets`(text: String, file: String, isolation: Setting<DefaultIsolation>)
  {
    let build = MemoryBuild(["App/project.yml": text, "App/App.xcconfig": file, "App/a.swift": ""])
    #expect(build.settings("App/a.swift").defaultIsolation == isolation)
    #expect(build.settings("App/a.swift").languageMode == .known(.five))
  }

  @Test(arguments: [
    ("SWIFT_VERSION: 6.0", LanguageMode.six), ("    SWIFT_VERSION: \"5.10\"", .five),
    ("{SWIFT_VERSION: '5'}\n{SWIFT_VERSION: 5.9}", .five),
  ])
  func `XcodeGen's file says the mode`(text: String, mode: LanguageMode) {
    let build = MemoryBuild(["App/project.yml": text, "App/a.swift": ""])
    #expect(build.settings("App/a.swift").languageMode == .known(mode))
  }

  @Test(arguments: [
    ("", Setting<DefaultIsolation>.known(.nonisolated)),
    (".settings(base: [\"SWIFT_DEFAULT_ACTOR_ISOLATION\": \"MainActor\"])", .unknown(.tuist)),
  ])
  func `What Tuist's manifests and their helpers never name nobody sets`(
    helper: String,
    isolation: Setting<DefaultIsolation>
  ) {
    let build = MemoryBuild([
      "App/Project.swift": "import ProjectDescription", "App/a.swift": "",
      "Tuist/ProjectDescriptionHelpers/Settings.swift": helper,
    ])
    #expect(build.settings("App/a.swift").defaultIsolation == isolation)
    #expect(build.settings("App/a.swift").languageMode == .known(.five))
  }

  @Test(arguments: [
    ("Project.swift", "import ProjectDescription; let x = DeploymentTargets.iOS(\"16.4\")", "", [Platform.iOS: "16.4"]),
    ("Project.swift", "import ProjectDescription", "let targets: DeploymentTargets = .iOS(\"15\")", [.iOS: "15.0"]),
    (
      "Project.swift", "import ProjectDescription; let a = .multiplatform(iOS: \"17.0\", macOS: \"14.0\")",
      "let old = DeploymentTargets.iOS(\"16.0\")", [.iOS: "16.0", .macOS: "14.0"]
    ),
    (
      "Project.swift", "import ProjectDescription; let old = .iOS(targetVersion: \"14.1\", devices: .iphone)", "",
      [.iOS: "14.1"]
    ),
    (
      "project.yml", "options:\n  deploymentTarget:\n    iOS: 16.0\n    macOS: \"13.1\"", "",
      [.iOS: "16.0", .macOS: "13.1"]
    ),
    ("project.yml", "settings: {XROS_DEPLOYMENT_TARGET: '1.0'}\nplatform: iOS", "", [.visionOS: "1.0"]),
    ("project.yml", "name: MyiOS: 16\nbundle: com.iOS.16\nplatforms: [iOS, macOS]\nx: iOS16", "", [:]),
  ])
  func `The lowest system that Tuist's and XcodeGen's files write is the oldest`(
    name: String,
    manifest: String,
    helper: String,
    targets: [Platform: String]
  ) {
    let build = MemoryBuild([
      "App/\(name)": manifest, "App/a.swift": "", "Tuist/ProjectDescriptionHelpers/Targets.swift": helper,
    ])
    #expect(build.settings("App/a.swift").deploymentTargets.mapValues(\.description) == targets)
  }
}
