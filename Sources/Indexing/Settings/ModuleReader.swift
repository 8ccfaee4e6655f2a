package import Lexing

extension Modules {
  /// Reads a project's manifests: which file is in which module, and how that is built.
  ///
  /// `manifests` are the `.pbxproj` and `.xcconfig` files and what shows that another tool makes the project; `Package.swift` is among
  /// `files`. `read` fills a buffer with a file's bytes; false when it cannot.
  package init(files: [Path], manifests: [Path], read: @escaping (Path, SourceBuffer) -> Bool) {
    var reader = ModuleReader(files: files, manifests: manifests, read: read)
    self = reader.modules()
  }
}

/// Joins packages, Xcode projects and the signs of other build systems.
struct ModuleReader {
  /// A folder whose files no target names, and why not.
  struct Unread {
    let folder: [UInt8]
    let reason: UnknownReason
    /// In all texts that may make one; nil where these are not known.
    var spelled: SpelledSettings?
    /// The only one that the manifest writes.
    var mode: LanguageMode?

    var settings: BuildSettings {
      spelled.map { SettingsDraft.settings(unreadFor: reason, spelling: $0, mode: mode) } ?? .unknown(reason)
    }
  }

  let files: [Path]
  let manifests: [Path]
  let read: (Path, SourceBuffer) -> Bool
  let paths: FilePaths
  var found: Modules
  var unread: [Unread] = []
  /// By file: the innermost package around it; -1 for none.
  var packageOfFile: [Int32]

  /// Manifests that are larger are not read.
  static let packageLimit = 1 << 19
  static let projectLimit = 1 << 26

  init(files: [Path], manifests: [Path], read: @escaping (Path, SourceBuffer) -> Bool) {
    self.files = files
    self.manifests = manifests
    self.read = read
    paths = FilePaths(files)
    found = Modules(of: files)
    packageOfFile = Array(repeating: -1, count: files.count)
  }

  mutating func modules() -> Modules {
    readPackages()
    readProjects()
    addLeftovers()
    return found
  }

  func source(_ path: Path, limit: Int) -> SourceBuffer? {
    let source = SourceBuffer(capacity: 1 << 14)
    return read(path, source) && source.count <= limit ? source : nil
  }
}
