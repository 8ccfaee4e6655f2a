import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The Swift files below a folder that no ignore file hides, in the order of reports.
struct Walk {
  private let root: OpenFolder
  /// Paths that the caller asks about, as `visited` gives them back.
  private let wanted: Set<[UInt8]>
  private(set) var visited: Set<[UInt8]> = []
  private(set) var files: [Path] = []
  /// Those of them that are links.
  private(set) var links: [Path] = []
  /// Files that tell, beside packages' own, how the project is built.
  private(set) var manifests: Set<Path> = []
  /// The folders that hold a configuration.
  private(set) var configuredFolders: [[UInt8]] = []
  private(set) var skipped: [SkippedFile] = []
  /// Whether the root holds one.
  private(set) var hasBaseline = false
  /// How many walks there were; the files of one are in order.
  private(set) var walks = 0

  /// Folders are paths from the root, empty or ending in a slash; whether the walk comes to one is in `visited`.
  init(root: OpenFolder, wanted: Set<[UInt8]> = []) {
    self.root = root
    self.wanted = wanted
  }

  /// Walks a folder, named by the user or the root: nothing hides the folder itself. `jobs` is asked where many folders
  /// lie side by side, which that many threads then visit.
  mutating func walk(_ folder: [UInt8], obeyingFoldersAbove: Bool = true, jobs: () -> Int = { 1 }) {
    walks += 1
    var visits: [FolderVisit] = []
    var level = [FolderVisit(folder, rules: obeyingFoldersAbove ? rulesAbove(folder) : nil)]
    while !level.isEmpty {
      visit(&level, jobs: level.count < Self.foldersWorthThreads ? 1 : jobs())
      var inner: [FolderVisit] = []
      for index in level.indices {
        level[index].firstInner = visits.count + level.count + inner.count
        for entry in level[index].entries where entry.kind == .folder {
          inner.append(FolderVisit(entry.path, rules: level[index].rules))
        }
        collect(level[index])
      }
      visits += level
      level = inner
    }
    addFiles(of: visits)
  }

  /// Starting a thread takes as long as visiting a few folders.
  private static let foldersWorthThreads = 64

  private func visit(_ level: inout [FolderVisit], jobs: Int) {
    let parts = Chunks(count: level.count, size: 8).share(among: jobs) { [root, level] chunks in
      var part: [(index: Int, visit: FolderVisit)] = []
      while let indices = chunks.take() {
        for index in indices {
          var visit = level[index]
          visit.run(from: root)
          part.append((index, visit))
        }
      }
      return part
    }
    for (index, visit) in parts.joined() { level[index] = visit }
  }

  private mutating func collect(_ visit: FolderVisit) {
    if !wanted.isEmpty, wanted.contains(visit.path) { visited.insert(visit.path) }
    if visit.hasConfiguration { configuredFolders.append(visit.path) }
    if visit.hasBaseline, visit.path.isEmpty { hasBaseline = true }
    for manifest in visit.manifests { manifests.insert(Path(bytes: manifest)) }
    skipped += visit.skipped
  }

  /// Of the visits of one walk, the folder's own first: depth costs memory, not stack.
  private mutating func addFiles(of visits: [FolderVisit]) {
    var open = [(visit: 0, entry: 0, inner: visits[0].firstInner)]
    while let (visit, entry, inner) = open.popLast() {
      guard entry < visits[visit].entries.count else { continue }
      let isFolder = visits[visit].entries[entry].kind == .folder
      open.append((visit, entry + 1, isFolder ? inner + 1 : inner))
      if isFolder {
        open.append((inner, 0, visits[inner].firstInner))
      } else {
        let file = visits[visit].entries[entry]
        files.append(Path(bytes: file.path))
        if file.kind == .link { links.append(Path(bytes: file.path)) }
      }
    }
  }

  /// The rules that hold in a folder before its own.
  private mutating func rulesAbove(_ path: [UInt8]) -> IgnoreRules? {
    var rules: IgnoreRules?
    for (index, byte) in path.enumerated() where index == 0 || (byte == UInt8(ascii: "/") && index + 1 < path.count) {
      let above = index == 0 ? [] : Array(path[...index])
      guard let descriptor = try? root.open(above, flags: O_RDONLY | O_DIRECTORY) else { continue }
      let folder = OpenFolder(descriptor: descriptor)
      defer { folder.close() }
      let hasGit = (try? folder.kind(of: Array(".git".utf8), followingLinks: false)) != nil
      var visit = FolderVisit(above, rules: rules)
      visit.addRules(of: folder, hasGit: hasGit, hasIgnoreFile: true)
      rules = visit.rules
      skipped += visit.skipped
    }
    return rules
  }
}
