import Indexing
import Lexing
import Linting

/// Every configuration of a project, and what they come to for each file.
struct ProjectConfiguration: Sendable {
  static let fileName = ".actorlint.json"
  /// Nobody writes as much.
  static let sizeLimit = 1 << 20

  private let names: RuleNames
  private let commandLine: SelectionLayer
  /// What the command line leaves out of the report, from the project's root.
  private let exclude: PathPatterns
  /// What runs where no configuration says anything.
  private let plain: FileSettings
  /// Those that others extend stand before them, those of outer folders before those of inner ones.
  private var parts: [Part] = []

  /// One configuration and where it holds.
  struct Part: Sendable {
    /// The folder's path from the project's root: empty or ending in a slash.
    let folder: [UInt8]
    /// The file, as messages name it.
    let file: Path
    let configuration: Configuration

    /// What holds for a file below the folder: the settings, and the overrides that fit.
    func layers(for path: Path) -> [FileLayer] {
      let inner = path.bytes[folder.count...]
      let overrides = configuration.overrides.filter { $0.files.fit(inner) }
      return [configuration.settings] + overrides.map(\.settings)
    }

    var statesBuild: Bool {
      ([configuration.settings] + configuration.overrides.map(\.settings)).contains { $0.build != StatedSettings() }
    }
  }

  init(
    names: RuleNames,
    commandLine: SelectionLayer,
    exclude: PathPatterns = PathPatterns(),
    parts: [Part] = []
  ) {
    self.names = names
    self.commandLine = commandLine
    self.exclude = exclude
    self.parts = parts
    var selection = RuleSelection(names)
    selection.apply(commandLine)
    plain = FileSettings(selection: selection)
  }

  /// The project's own settings, those that count last first.
  private var own: [Configuration] {
    parts.filter(\.folder.isEmpty).map(\.configuration).reversed()
  }

  var level: Severity? { own.lazy.compactMap(\.level).first }
  var failOn: SelectionOptions.Threshold? { own.lazy.compactMap(\.failOn).first }
  var facts: [OwnFacts] { own.map(\.facts) }

  /// How a file is linted, by its path from the project's root.
  func settings(for path: Path) -> FileSettings {
    if parts.isEmpty { return plain }
    var settings = FileSettings(selection: RuleSelection(names))
    for part in parts.holding(for: path) {
      settings.files.append(part.file)
      for layer in part.layers(for: path) { settings.apply(layer, of: part.file) }
    }
    settings.selection.apply(commandLine)
    return settings
  }

  /// What the configurations state of a file's build; nil when none states anything.
  var stated: (@Sendable (Path) -> StatedSettings)? {
    guard parts.contains(where: \.statesBuild) else { return nil }
    return { [parts] path in
      var stated = StatedSettings()
      for part in parts.holding(for: path) {
        for layer in part.layers(for: path) { stated.apply(layer.build) }
      }
      return stated
    }
  }

  /// The nearest configuration that says something of a file or a folder decides, and the command line before all. Whoever
  /// leaves out a folder means what is in it, an inner project or not.
  func excludes(_ path: Path) -> Bool {
    PathPatterns.fit(path.bytes[...]) { path, isFolder in
      if let verdict = exclude.verdict(on: path, isFolder: isFolder) { return verdict }
      for part in parts.reversed() where path.count > part.folder.count && path.starts(with: part.folder) {
        let inner = path[part.folder.count...]
        if let verdict = part.configuration.exclude.verdict(on: inner, isFolder: isFolder) { return verdict }
      }
      return nil
    }
  }

  var hasExclusions: Bool { !exclude.isEmpty || parts.contains { !$0.configuration.exclude.isEmpty } }

  /// The rules that run in some file; all of them where files differ, because the report is sifted anyway.
  var rules: [any Rule] {
    let isUniform = parts.allSatisfy { $0.folder.isEmpty && $0.configuration.overrides.isEmpty }
    return isUniform ? settings(for: Path("")).selection.rules : names.families.dropLast().flatMap(\.rules)
  }

  /// How many rules run in no file, and ship with a lower severity than this.
  func rulesLeftOut(below severity: Severity) -> Int {
    let running = Set(rules.map(\.id))
    return names.families.dropLast().flatMap(\.rules).count {
      $0.shippedSeverity < severity && !running.contains($0.id)
    }
  }
}

extension [ProjectConfiguration.Part] {
  /// Those of the folders around a file, from the innermost on that says it is a project's root.
  fileprivate func holding(for path: Path) -> [ProjectConfiguration.Part] {
    let around = filter { path.bytes.starts(with: $0.folder) }
    guard let root = around.last(where: \.configuration.isRoot)?.folder.count else { return around }
    return around.filter { $0.folder.count >= root }
  }
}

/// How one file is linted.
struct FileSettings: Sendable {
  var selection: RuleSelection
  var includesGenerated = false
  var build = StatedSettings()
  /// The configurations that say so, the last one last.
  var files: [Path] = []
  /// The configuration that states a build setting; by name, for deployment targets the platform's.
  var sources: [String: Path] = [:]

  mutating func apply(_ layer: FileLayer, of file: Path) {
    selection.apply(layer.rules)
    includesGenerated = layer.includesGenerated ?? includesGenerated
    build.apply(layer.build)
    if layer.build.languageMode != nil { sources[ConfigurationKey.languageMode.rawValue] = file }
    if layer.build.defaultIsolation != nil { sources[ConfigurationKey.defaultIsolation.rawValue] = file }
    for platform in layer.build.deploymentTargets.keys { sources[platform.rawValue] = file }
  }
}
