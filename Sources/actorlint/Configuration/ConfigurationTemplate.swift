import Indexing
import JSON
import Lexing

/// A configuration to begin with: what was found in the project, and the settings that it leaves open.
struct ConfigurationTemplate {
  private let files: ProjectFiles
  private let modules: Modules
  private let isMarked: Bool

  /// Folders of code that somebody else writes.
  private static let foreign = ["Vendor", "vendor", "ThirdParty", "Third-Party", "External", "Externals", "Generated"]
  private static let shownModules = 12

  init(_ files: ProjectFiles, below root: Path, isMarked: Bool) {
    self.files = files
    self.isMarked = isMarked
    modules = Modules(of: files, below: root)
  }

  var text: [UInt8] {
    let excluded = foreignFolders.map { JSONText.quoted($0) }.map { String(decoding: $0, as: UTF8.self) }
    return Array(
      """
      // Settings of actorlint. This is JSON5: comments and trailing commas are welcome.
      // 'actorlint init --schema' prints every key; '--show-settings FILE' what holds for a file.
      //
      // Found here: \(found)
      {
      \(isMarked ? "" : "  // Nothing else says where the project begins.\n  \"root\": true,\n\n")\
        // Never reported, though their declarations count.
        "exclude": [\(excluded.joined(separator: ", "))],

      \(unknownSettings)\
        // The least severity that is shown, and the least that makes the exit status 1.
        "level": "warning",
        "fail_on": "warning",

        // Rules by id, by family, or by group; 'actorlint rules' lists them.
        "extend_select": [],
        "ignore": [],

        // "severity": {"main_sync": "error"},

        // Other settings for some files.
        "overrides": [
          // {"files": ["Tests"], "ignore": ["main_sync"]},
        ],
      }

      """.utf8
    )
  }

  /// How many files there are, and a line for each module with what its build says.
  private var found: String {
    let count = counted(files.paths.count)
    guard !shown.isEmpty else { return count + "." }
    let lines = shown.prefix(Self.shownModules).map { "\n//   \($0.name): \(Self.description(of: $0.settings))" }
    let rest = shown.count > Self.shownModules ? "\n//   and \(shown.count - Self.shownModules) more modules" : ""
    let unbuilt = compiled.count { modules.modules(of: $0).isEmpty }
    let others = unbuilt == 0 ? "" : "\n//   \(counted(unbuilt)) in no module"
    return "\(count), modules and their builds:" + lines.joined() + rest + others
  }

  private func counted(_ files: Int) -> String {
    files == 1 ? "1 Swift file" : "\(files) Swift files"
  }

  /// A comment cannot hold a name with a line break, nor a terminal show one with control characters.
  private var shown: [Module] {
    modules.modules.filter { module in
      !module.name.isEmpty
        && !module.name.unicodeScalars.contains { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: true
          default: false
          }
        }
    }.sorted { $0.name < $1.name }
  }

  /// What modules are made of, as `Package.swift` and `Package@swift-6.0.swift` are not.
  private var compiled: [Int] {
    files.paths.indices.filter { index in
      let name = files.paths[index].string.split(separator: "/").last ?? ""
      return name != "Package.swift" && !name.hasPrefix("Package@")
    }
  }

  private static func description(of settings: BuildSettings) -> String {
    let mode =
      switch settings.languageMode {
      case .known(let mode): "Swift \(mode.rawValue)"
      case .unknown(let reason): "language mode unknown (\(reason.rawValue))"
      }
    let isolation =
      switch settings.defaultIsolation {
      case .known(let isolation): "default isolation \(isolation.rawValue)"
      case .unknown(let reason): "default isolation unknown (\(reason.rawValue))"
      }
    return ([mode, isolation] + targets(of: settings)).joined(separator: ", ")
  }

  private static func targets(of settings: BuildSettings) -> [String] {
    Platform.allCases.compactMap { platform in
      settings.deploymentTargets[platform].map { "\(platform.rawValue) \($0)" }
    }
  }

  /// Settings to state by hand, as no file that can be read says them for all files.
  private var unknownSettings: String {
    let all = compiled.map { modules.settings(of: $0) }
    var lines: [String] = []
    if all.contains(where: { $0.languageMode.value == nil }) { lines.append("\"language_mode\": \"6\",") }
    if all.contains(where: { $0.defaultIsolation.value == nil }) {
      lines.append("\"default_isolation\": \"nonisolated\",")
    }
    if all.contains(where: \.deploymentTargets.isEmpty) { lines.append("\"deployment_target\": {\"iOS\": \"17.0\"},") }
    guard !lines.isEmpty else { return "" }
    let comments = ["What the build says and no file tells: rules are silent where it would decide."] + lines
    return comments.map { "  // \($0)\n" }.joined() + "\n"
  }

  private var foreignFolders: [String] {
    Self.foreign.filter { name in
      files.paths.contains { $0.string.split(separator: "/").dropLast().contains(name[...]) }
    }
  }
}
