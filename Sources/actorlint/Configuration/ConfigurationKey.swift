import Indexing
import Linting

/// What a configuration can say.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case root, extends, select
  case extendSelect = "extend_select"
  case ignore, severity, level
  case failOn = "fail_on"
  case exclude
  case includeGenerated = "include_generated"
  case languageMode = "language_mode"
  case defaultIsolation = "default_isolation"
  case deploymentTarget = "deployment_target"
  case mainActorTypes = "main_actor_types"
  case offMainCallbacks = "off_main_callbacks"
  case nonescapingFunctions = "nonescaping_functions"
  case overrides, files

  /// Where in a project a key may stand.
  enum Place: Int {
    /// In an override.
    case override
    /// In a configuration below the project's root that does not say that it is one itself.
    case nested
    /// In a project's own configuration, which may lie in the folder of another project.
    case project
  }

  /// The values that a key takes.
  enum Kind {
    case flag, text, texts
    case choice([String])
    /// An object: each value is one of these; its keys are rules' ids, or one of those given.
    case map(keys: [String]?, values: [String]?)
    case overrides
  }

  var kind: Kind {
    switch self {
    case .schema: .text
    case .root, .includeGenerated: .flag
    case .extends, .select, .extendSelect, .ignore, .exclude, .mainActorTypes, .offMainCallbacks,
      .nonescapingFunctions, .files:
      .texts
    case .severity: .map(keys: nil, values: Severity.allCases.map(\.rawValue) + ["off"])
    case .level: .choice(Severity.allCases.map(\.rawValue))
    case .failOn: .choice(SelectionOptions.Threshold.allCases.map(\.rawValue))
    case .languageMode: .choice(["5", "6"])
    case .defaultIsolation: .choice(["nonisolated", "MainActor"])
    case .deploymentTarget: .map(keys: Platform.allCases.map(\.rawValue), values: nil)
    case .overrides: .overrides
    }
  }

  /// The places that take the key; an override needs `files`, which stands nowhere else.
  func isAllowed(in place: Place) -> Bool {
    switch self {
    case .files: place == .override
    case .schema, .root, .extends, .exclude, .overrides: place != .override
    case .level, .failOn, .mainActorTypes, .offMainCallbacks, .nonescapingFunctions: place == .project
    default: true
    }
  }

  var help: String {
    switch self {
    case .schema: "for editors; actorlint does not read it"
    case .root: "the project begins in this folder, whatever lies above"
    case .extends: "files whose settings come before these, by their paths from here"
    case .select: "run these rules instead: ids, families, all, default, beyond_compiler, covered"
    case .extendSelect: "run these rules too"
    case .ignore: "do not run these rules"
    case .severity: "how bad a rule's findings are, by its id"
    case .level: "the least severity that is shown"
    case .failOn: "the least severity that makes the exit status 1"
    case .exclude: "files and folders that are never reported, as in .gitignore; they still count for facts"
    case .includeGenerated: "report generated files, too"
    case .languageMode: "Swift's language mode, whatever the project says"
    case .defaultIsolation: "default actor isolation (SE-0466), whatever the project says"
    case .deploymentTarget: "the oldest systems that the code runs on, whatever the project says"
    case .mainActorTypes: "types of other modules that are on the main actor"
    case .offMainCallbacks:
      "functions of other modules that call a closure off the main thread: 'Type.function(label:)'"
    case .nonescapingFunctions: "functions of other modules that do not keep the closures they are given"
    case .overrides: "other settings for some files; the last that fits a file counts"
    case .files: "the files that are meant, by patterns as in .gitignore"
    }
  }
}
