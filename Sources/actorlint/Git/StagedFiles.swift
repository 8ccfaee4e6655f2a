import Lexing

/// What the next commit holds: the files of the index, never those of the working tree.
struct StagedFiles {
  /// Absolute.
  let root: Path
  /// Swift files of the index in the order of reports, without those that ignore files or skip-lists hide.
  private(set) var paths: [Path] = []
  /// What of them the commit changes.
  private(set) var changed: Set<Path> = []
  /// Folders that hold a configuration, empty or ending in a slash.
  private(set) var configuredFolders: [[UInt8]] = []
  private(set) var hasBaseline = false
  /// The bytes of files that differ from the disk, or may, and of those that the commit changes.
  private(set) var contents: [Path: [UInt8]] = [:]
  /// Object names, by path.
  private var objects: [Path: ArraySlice<UInt8>] = [:]

  private let git: Git

  init(_ git: Git = Git()) throws(Git.Failure) {
    self.git = git
    root = try git.root()
    try readChanges()
    try readIndex()
    try readContents()
  }

  /// Only what a commit may change in a file of its own: not deletions, links or submodules.
  private mutating func readChanges() throws(Git.Failure) {
    let options = ["--cached", "--raw", "-z", "-r", "--no-renames", "--no-abbrev", "--diff-filter=ACMT"]
    let base = try git.staging().string
    let output = try git.run(["diff-index"] + options + ["--ita-invisible-in-index", base])
    // ':mode mode object object status', then the path.
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      let entry = fields[index].split(separator: UInt8(ascii: " "))
      let path = Path(bytes: fields[index + 1])
      guard entry.count == 5, Self.isFile(mode: entry[1]) else { continue }
      if path.isSwift { changed.insert(path) }
    }
  }

  private static func isFile(mode: ArraySlice<UInt8>) -> Bool {
    mode.elementsEqual("100644".utf8) || mode.elementsEqual("100755".utf8)
  }

  private mutating func readIndex() throws(Git.Failure) {
    let listing = try git.run(["ls-files", "--stage", "--full-name", "-z", ":/"])
    for line in listing.split(separator: 0) {
      // 'mode object stage', a tab, the path.
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let entry = line[..<tab].split(separator: UInt8(ascii: " "))
      guard entry.count == 3, Self.isFile(mode: entry[0]), entry[2].elementsEqual("0".utf8) else { continue }
      add(Path(bytes: line[(tab + 1)...]), object: entry[1])
    }
    let ignored = try git.run(["ls-files", "--cached", "--ignored", "--exclude-standard", "--full-name", "-z", ":/"])
    let hidden = Set(ignored.split(separator: 0).map { Path(bytes: $0) })
    paths = paths.filter { !hidden.contains($0) && !$0.liesInSkippedFolder }.sorted()
    changed.formIntersection(paths)
    configuredFolders.sort { $0.count < $1.count }
  }

  private mutating func add(_ path: Path, object: ArraySlice<UInt8>) {
    if path.isSwift {
      paths.append(path)
    } else if path.name.elementsEqual(ProjectConfiguration.fileName.utf8) {
      configuredFolders.append(Array(path.bytes.dropLast(ProjectConfiguration.fileName.utf8.count)))
    } else if path == Path(BaselineFile.name) {
      hasBaseline = true
    } else {
      return
    }
    objects[path] = object
  }

  /// Reads from git what the disk may have otherwise.
  private mutating func readContents() throws(Git.Failure) {
    let differing = try git.run(["diff-files", "--name-only", "-z"])
    let dirty = Set(differing.split(separator: 0).map { Path(bytes: $0) })
    let wanted = objects.keys.filter { changed.contains($0) || dirty.contains($0) }.sorted()
    guard !wanted.isEmpty else { return }
    let input = wanted.flatMap { objects[$0]! + [UInt8(ascii: "\n")] }
    let output = try git.run(["cat-file", "--batch"], input: Array(input))
    var rest = output[...]
    for path in wanted {
      // 'object blob size', a line break, the bytes, a line break.
      guard
        let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let size = rest[..<end].split(separator: UInt8(ascii: " ")).last.flatMap({
          UInt32(String(decoding: $0, as: UTF8.self)).map(Int.init)
        }),
        rest.endIndex - end - 1 > size
      else { throw Git.Failure(message: "git cat-file: \(path.string) is missing from the repository", status: -1) }
      contents[path] = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 2 + size)...]
    }
  }
}

extension Path {
  fileprivate var liesInSkippedFolder: Bool {
    bytes.split(separator: UInt8(ascii: "/")).dropLast().contains { component in
      Listing.skipped.contains { component.elementsEqual($0) }
    }
  }
}
