import Lexing

/// A folder of sources that are compiled together, and what of it the user asked about.
struct ProjectFolder {
  /// Absolute, without a slash at the end.
  let root: Path
  /// False when nothing says where the project ends: then it is what was asked about, and no more.
  let isMarked: Bool
  /// What was asked about, from the root, maybe twice: folders are empty or end in a slash.
  var folders: [[UInt8]] = []
  var files: [[UInt8]] = []

  init(root: Path, isMarked: Bool) {
    self.root = root
    self.isMarked = isMarked
  }

  /// The way from an outer project's root to this one's, nil when this one is not inside.
  func prefix(in outer: ProjectFolder) -> [UInt8]? {
    let folder = outer.root.bytes.count == 1 ? outer.root.bytes : outer.root.bytes + [UInt8(ascii: "/")]
    guard root != outer.root, root.bytes.starts(with: folder) else { return nil }
    return root.bytes.dropFirst(folder.count) + [UInt8(ascii: "/")]
  }

  /// All that was asked about, absolute, without a slash at the end.
  var asked: [Path] {
    let inner = folders.map { $0.dropLast() } + files.map { $0[...] }
    return inner.map { $0.isEmpty ? root : root.appending($0) }
  }

  /// Takes an absolute path below the root as asked about.
  mutating func add(_ path: Path, isFolder: Bool) {
    let prefix = root.bytes.count == 1 ? 1 : root.bytes.count + 1
    let inner = Array(path.bytes.dropFirst(prefix))
    if isFolder {
      folders.append(inner.isEmpty ? [] : inner + [UInt8(ascii: "/")])
    } else {
      files.append(inner)
    }
  }
}
