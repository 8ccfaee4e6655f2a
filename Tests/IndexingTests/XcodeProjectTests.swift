import Indexing
import Lexing
import Testing

/// What `.pbxproj` and `.xcconfig` files say of targets and their settings.
struct XcodeProjectTests {
  /// A project in `App/` with two targets and one configuration, `Debug`; the texts stand in dictionaries.
  private func project(
    own: String = "",
    shared: String = "SWIFT_VERSION = 5.0;",
    objects: String = "",
    app: String = "",
    configuration: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
    /* Begin PBXBuildFile section */
      B1 /* a.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* a.swift */; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      F1 = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; name = "b c.swift"; path = "../Shared/b c.swift"; sourceTree = SOURCE_ROOT; };
      C1 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (G1 /* Code */, C1, ); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (F1, F2, ); path = Code; sourceTree = "<group>"; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
      P2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
      T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, ); buildConfigurationList = L1; \(app) };
      T2 = {isa = PBXNativeTarget; name = "App Tests"; buildPhases = (P2, ); buildConfigurationList = L2; };
      L0 = {isa = XCConfigurationList; buildConfigurations = (K0, ); };
      L1 = {isa = XCConfigurationList; buildConfigurations = (K1, ); };
      L2 = {isa = XCConfigurationList; buildConfigurations = (K2, ); };
      K0 = {isa = XCBuildConfiguration; buildSettings = {\(shared)}; name = Debug; \(configuration) };
      K1 = {isa = XCBuildConfiguration; buildSettings = {\(own)}; name = Debug; };
      K2 = {isa = XCBuildConfiguration; buildSettings = {}; name = Debug; };
      R1 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2, ); };
      \(objects)
    }; rootObject = R1; }
    """
  }

  private func build(_ project: String, _ others: [String: String] = [:]) -> MemoryBuild {
    let texts = [
      "App/App.xcodeproj/project.pbxproj": project, "App/Code/a.swift": "", "Shared/b c.swift": "",
      "App/Code/c.swift": "",
    ]
    return MemoryBuild(texts.merging(others) { $1 })
  }

  @Test func `A file belongs to the targets that compile it`() {
    let build = build(project())
    #expect(build.names("App/Code/a.swift") == ["App"])
    #expect(build.names("Shared/b c.swift") == ["App", "App Tests"])
    #expect(build.names("App/Code/c.swift") == [])
    #expect(build.modules.areTogether(build.index("App/Code/a.swift"), build.index("Shared/b c.swift")))
    #expect(!build.modules.areTogether(build.index("App/Code/a.swift"), build.index("App/Code/c.swift")))
  }

  @Test func `The place that sets the default isolation is the target's, the project's or a file's`() {
    let setting = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
    let own = build(project(own: setting))
    #expect(own.isolationPlace("App/Code/a.swift") == "App/App.xcodeproj/project.pbxproj:19:54")
    let file = build(
      project(configuration: "baseConfigurationReference = C1;"),
      ["App/Base.xcconfig": "// of all\r\n\n  \(setting)"]
    )
    #expect(file.isolationPlace("App/Code/a.swift") == "App/Base.xcconfig:3:3")
    #expect(build(project()).isolationPlace("App/Code/a.swift") == nil)
    #expect(build(project()).modePlace("App/Code/a.swift") == "App/App.xcodeproj/project.pbxproj:18:54")
  }

  @Test func `What a configuration states has no place in a manifest`() {
    let build = build(project(own: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"))
    var modules = build.modules
    modules.state(
      { _ in
        var stated = StatedSettings()
        stated.defaultIsolation = .mainActor
        return stated
      },
      of: [Path("App/Code/a.swift")]
    )
    #expect(modules.isolationPlace(of: 0) == nil)
  }

  @Test func `A synchronized folder's files belong to its targets, exceptions aside`() {
    let objects = """
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Auto; sourceTree = SOURCE_ROOT; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Skipped.swift, ); target = T1; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Deep/both.swift, ); target = T2; };
      """
    let build = build(
      project(objects: objects, app: "fileSystemSynchronizedGroups = (S1, );"),
      [
        "App/Auto/Skipped.swift": "", "App/Auto/Deep/both.swift": "", "App/Auto/one.swift": "",
        "App/Automatic.swift": "",
      ]
    )
    #expect(build.names("App/Auto/Skipped.swift") == [])
    #expect(build.names("App/Auto/Deep/both.swift") == ["App", "App Tests"])
    #expect(build.names("App/Auto/one.swift") == ["App"])
    #expect(build.names("App/Automatic.swift") == [])
  }

  @Test func `Only the systems that a target is built for count`() {
    let targets = "IPHONEOS_DEPLOYMENT_TARGET = 14.0; MACOSX_DEPLOYMENT_TARGET = 13.0;"
    func systems(_ own: String) -> [Platform: Version] {
      build(project(own: own, shared: targets), [:]).settings("App/Code/a.swift").deploymentTargets
    }
    #expect(systems("") == [.iOS: Version(14), .macOS: Version(13)])
    #expect(systems("SDKROOT = macosx;") == [.macOS: Version(13)])
    #expect(systems("SDKROOT = auto;") == [.iOS: Version(14), .macOS: Version(13)])
    #expect(systems("SDKROOT = macosx15.0;") == [.macOS: Version(13)])
    #expect(systems("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\"; SDKROOT = macosx;") == [.iOS: Version(14)])
    #expect(build(project(own: "SDKROOT = iphoneos;"), [:]).settings("App/Code/a.swift").systems == [.iOS])
    #expect(build(project(), [:]).settings("App/Code/a.swift").systems == [])
    let base = project(shared: "SDKROOT = iphoneos;", configuration: "baseConfigurationReference = C1;")
    let television = ["App/Base.xcconfig": "#include \"Missing.xcconfig\"\n"]
    #expect(build(base, television).settings("App/Code/a.swift").systems == [])
    #expect(build(base, ["App/Base.xcconfig": ""]).settings("App/Code/a.swift").systems == [.iOS])
  }

  @Test func `A target's settings win over the project's, and those over their files'`() {
    let build = build(
      project(
        own: "SWIFT_VERSION = 6.0; IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";",
        shared: "SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = YES;",
        configuration: "baseConfigurationReference = C1;"
      ),
      [
        "App/Base.xcconfig": """
        #include "../Shared/COMMON.xcconfig" // macOS does not care for case
        #include? "Local.xcconfig"
        SWIFT_VERSION = 4.2
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; // here
        """,
        "Shared/Common.xcconfig": "#include \"../App/Base.xcconfig\"\nOLDEST = 16.4\nOTHER_SWIFT_FLAGS = -DX",
      ]
    )
    let settings = build.settings("App/Code/a.swift")
    #expect(settings.languageMode == .known(.six))
    #expect(settings.defaultIsolation == .known(.mainActor))
    #expect(settings.isEnabled(.nonisolatedNonsendingByDefault) == .known(true))
    #expect(settings.deploymentTargets == [.iOS: Version(16, 4)])
    #expect(build.settings("Shared/b c.swift").languageMode == .unknown(.targetsDisagree))
    #expect(build.settings("Shared/b c.swift").defaultIsolation == .known(.mainActor))
  }

  @Test func `Flags count as settings`() {
    let flags = "OTHER_SWIFT_FLAGS = (\"$(inherited)\", \"-Xfrontend\", \"-strict-concurrency=complete\", );"
    let shared = "SWIFT_VERSION = 5.0; OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature RegionBasedIsolation\";"
    let settings = build(project(own: flags, shared: shared)).settings("App/Code/a.swift")
    #expect(settings.strictConcurrency == .known(.complete))
    #expect(settings.isEnabled(.regionBasedIsolation) == .known(true))
  }

  @Test(arguments: [
    ("", "", "", UnknownReason.notSet),
    ("\"SWIFT_VERSION[sdk=iphoneos*]\" = 6.0;", "SWIFT_VERSION = 5.0;", "", .conditional),
    ("SWIFT_VERSION = \"$(SWIFT_A)\";", "SWIFT_A = x;", "", .invalid),
    ("SWIFT_VERSION = \"$(SWIFT_VERSION)\";", "", "", .invalid),
    ("", "", "baseConfigurationReference = C1;", .unreadable),
  ])
  func `What cannot be told is unknown, with the reason`(
    own: String,
    shared: String,
    configuration: String,
    reason: UnknownReason
  ) {
    let build = build(project(own: own, shared: shared, configuration: configuration))
    #expect(build.settings("App/Code/a.swift").languageMode == .unknown(reason))
  }

  @Test func `Configurations that disagree leave a setting unknown`() {
    let objects = """
      L1 = {isa = XCConfigurationList; buildConfigurations = (K1, K3, ); };
      K3 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 6.0; }; name = Release; };
      """
    let build = build(project(objects: objects))
    #expect(build.settings("App/Code/a.swift").languageMode == .unknown(.configurationsDisagree))
    #expect(build.settings("App/Code/a.swift").defaultIsolation == .known(.nonisolated))
  }

  @Test func `A package's files are the package's, even when a project lists them`() {
    let package = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [.target(name: "Code", path: "App/Code")])
      """
    let build = build(project(), ["Package.swift": package])
    #expect(build.names("App/Code/a.swift") == ["Code"])
    #expect(build.names("Shared/b c.swift") == ["App", "App Tests"])
  }

  @Test func `A missing file of secrets leaves nothing unknown where the project sets Swift's version`() {
    let configuration = "baseConfigurationReference = C1;"
    let told = build(project(own: "SWIFT_VERSION = 5.0;", configuration: configuration)).settings("App/Code/a.swift")
    #expect(told.defaultIsolation == .known(.nonisolated))
    let untold = build(project(own: "", shared: "", configuration: configuration)).settings("App/Code/a.swift")
    #expect(untold.defaultIsolation == .unknown(.unreadable))
  }

  @Test func `Groups and settings that go round in a circle end`() {
    let objects = """
      G1 = {isa = PBXGroup; children = (F1, G2, ); path = x; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (G1, ); path = y; sourceTree = "<group>"; };
      """
    let circle = "SWIFT_VERSION = \"$(SWIFT_A)$(SWIFT_A)\"; SWIFT_A = \"$(SWIFT_VERSION)$(SWIFT_VERSION)\";"
    let build = build(project(own: circle, objects: objects))
    #expect(build.names("App/Code/a.swift") == [])
    #expect(build.settings("Shared/b c.swift").languageMode.value == nil)
  }

  @Test func `Any cut of a project is read without a crash`() {
    let text = project(own: "SWIFT_VERSION = \"6\\n.0\";", configuration: "baseConfigurationReference = C1;")
    for length in stride(from: 0, to: text.utf8.count, by: 3) {
      let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      #expect(build(cut).modules.modules.count <= 3)
    }
  }

  @Test(arguments: ["{", "(", "{a=", "\"", "/*", "\\", "{{{{", "<"])
  func `Brackets without end cost no more than their length`(piece: String) {
    let text = "{ objects = " + String(repeating: piece, count: 100_000)
    #expect(build(text).modules.modules.isEmpty)
  }
}
