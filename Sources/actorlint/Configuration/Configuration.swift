import Indexing
import Lexing
import Linting

/// The settings of one configuration file.
struct Configuration {
  /// What holds for every file below the configuration's folder.
  var settings = FileLayer()
  var overrides: [Override] = []
  var exclude: [PathPattern] = []
  var isRoot = false
  var extends: [Reference] = []
  var level: Severity?
  var failOn: SelectionOptions.Threshold?
  var facts = OwnFacts()

  /// Settings for the files that some patterns fit.
  struct Override {
    var files: [PathPattern] = []
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

/// A pattern for files below a folder, in the syntax of git's ignore files: without a slash it fits a name anywhere;
/// what fits a folder fits everything in it.
struct PathPattern: Sendable {
  private let glob: Glob

  /// Nil for a pattern that fits nothing.
  init?(_ pattern: String) {
    var bytes = Array(pattern.utf8)[...]
    if bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    let isPath = bytes.contains(UInt8(ascii: "/"))
    if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
    guard !bytes.isEmpty else { return nil }
    let whole = (isPath ? [] : Array("**/".utf8)) + bytes
    guard let glob = Glob(whole) else { return nil }
    self.glob = glob
  }

  /// The path is relative to the pattern's folder.
  func matches(_ path: ArraySlice<UInt8>) -> Bool {
    path.withUnsafeBufferPointer { glob.matches($0, orBelow: true) }
  }
}
