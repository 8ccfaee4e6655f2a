import Indexing
import Lexing
import Linting

/// The settings of one configuration file.
struct Configuration {
  /// What holds for every file below the configuration's folder.
  var settings = FileLayer()
  var overrides: [Override] = []
  var exclude = PathPatterns()
  var isRoot = false
  var extends: [Reference] = []
  var level: Severity?
  var failOn: SelectionOptions.Threshold?
  var facts = OwnFacts()

  /// Settings for the files that some patterns fit.
  struct Override {
    var files = PathPatterns()
    var settings = FileLayer()
  }

  /// Another configuration by its path.
  struct Reference {
    let path: Path
    /// Where it stands, in bytes.
    let offset: Int
  }
}

/// One say in how a file is linted.
struct FileLayer {
  var rules = SelectionLayer()
  var includesGenerated: Bool?
  var build = StatedSettings()
}

/// What a project knows of the modules that it stands on.
struct OwnFacts {
  var mainActorTypes: [String] = []
  var offMainCallbacks: [PlatformFacts.Callback] = []
  var nonescapingFunctions: [String] = []

  func add(to facts: inout PlatformFacts) {
    for type in mainActorTypes { facts.isolation[Name(type)] = .mainActor }
    for function in nonescapingFunctions { facts.nonescaping[Name(function)] = [.always] }
    for callback in offMainCallbacks {
      facts.callbacks[callback.function] = (facts.callbacks[callback.function] ?? []) + [callback]
    }
  }
}
