import JSON
import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds the projects that the PATHs of a command line lie in.
struct ProjectSearch {
  /// In the order of their roots.
  private(set) var projects: [ProjectFolder] = []
  /// PATHs that cannot be linted, in the words of the command line.
  private(set) var unresolved: [SkippedFile] = []
  /// PATHs without a marker above them.
  private var unmarked: [Target] = []
  // The PATHs of a hook come folder by folder: remembering the last one is enough, and a program that starts for one
  // file has no dictionaries to set up.
  private var lastReal: (written: [UInt8], real: Path)?
  private var lastRoot: (folder: Path, root: Path?)?

  /// What a PATH names: absolute, and without links up to its last component.
  private struct Target {
    let path: Path
    let isFolder: Bool

    var folder: Path { isFolder ? path : path.folder }
  }

  private let obeysConfigurations: Bool

  init(_ paths: [Path], obeysConfigurations: Bool = true) {
    self.obeysConfigurations = obeysConfigurations
    for path in paths {
      do {
        if let target = try target(of: path) { add(target) }
      } catch {
        unresolved.append(Self.unresolved(path, because: error))
      }
    }
    addUnmarked()
    projects.sort { $0.root < $1.root }
  }

  private static func unresolved(_ path: Path, because error: SystemError) -> SkippedFile {
    if error.code == ENOENT, path.isLink {
      return SkippedFile(path: path, reason: "dangling link", isFailure: false)
    }
    var missing = SkippedFile(path: path, reason: error.reason, isFailure: true)
    missing.isMissing = error.isGone
    return missing
  }

  private mutating func target(of path: Path) throws(SystemError) -> Target? {
    var status = stat()
    _ = try restarting { withCString(path.bytes) { stat($0, &status) } }
    switch FileKind(mode: status.st_mode) {
    case .folder:
      return Target(path: try realFolder(path.bytes), isFolder: true)
    case .file:
      let slash = path.bytes.lastIndex(of: UInt8(ascii: "/"))
      let parent = slash.map { Array(path.bytes[...$0]) } ?? [UInt8(ascii: ".")]
      return Target(path: try realFolder(parent).appending(path.name), isFolder: false)
    case .link, .other:
      unresolved.append(SkippedFile(path: path, reason: "not a regular file", isFailure: true))
      return nil
    }
  }

  private mutating func realFolder(_ path: [UInt8]) throws(SystemError) -> Path {
    if let lastReal, lastReal.written == path { return lastReal.real }
    guard let real = Path(bytes: path).resolved else { throw .last }
    lastReal = (path, real)
    return real
  }

  private mutating func add(_ target: Target) {
    guard let root = root(above: target.folder) else { return unmarked.append(target) }
    let index = projects.lastIndex { $0.root == root } ?? projects.count
    if index == projects.count { projects.append(ProjectFolder(root: root, isMarked: true)) }
    projects[index].add(target.path, isFolder: target.isFolder)
  }

  /// Without a marker the PATHs alone are the project; its paths start at the nearest folder above all of them.
  private mutating func addUnmarked() {
    guard let first = unmarked.first else { return }
    let root = unmarked.dropFirst().reduce(first.folder) { $0.commonFolder(with: $1.folder) }
    var project = ProjectFolder(root: root, isMarked: false)
    for target in unmarked { project.add(target.path, isFolder: target.isFolder) }
    projects.append(project)
  }
}

extension ProjectSearch {
  /// The nearest folder whose configuration says so, else with a `.git`, else with a `Package.swift`.
  private mutating func root(above folder: Path) -> Path? {
    if let lastRoot, lastRoot.folder == folder { return lastRoot.root }
    let folders = folder.foldersUpwards
    let configured = obeysConfigurations ? folders.first(where: \.isConfiguredAsRoot) : nil
    let root = configured ?? folders.first { $0.holds(".git") } ?? folders.first { $0.holds("Package.swift") }
    lastRoot = (folder, root)
    return root
  }
}

extension Path {
  /// The nearest folder with a `.git`: the top of a repository, a worktree or a submodule.
  var repository: Path? { foldersUpwards.first { $0.holds(".git") } }

  /// This folder and those around it.
  fileprivate var foldersUpwards: [Path] { Array(sequence(first: self) { $0.bytes.count > 1 ? $0.folder : nil }) }

  /// Whether a configuration in the folder calls it a root. One that cannot be read does not; when the folder belongs to
  /// the project all the same, the error is said where the configuration is obeyed.
  fileprivate var isConfiguredAsRoot: Bool {
    guard holds(ProjectConfiguration.fileName) else { return false }
    guard
      let bytes = try? DiskReader.contents(
        of: Path(ProjectConfiguration.fileName),
        below: self,
        limit: ProjectConfiguration.sizeLimit
      ),
      let value = try? JSONReader.read(bytes, as: .json5)
    else { return false }
    return value[ConfigurationKey.root.rawValue]?.content == .bool(true)
  }

  fileprivate func holds(_ name: String) -> Bool { appending(name).exists }
}
