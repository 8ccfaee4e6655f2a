import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of a project in the order of reports, and which of them were asked about.
struct ProjectFiles {
  private(set) var paths: [Path] = []
  private(set) var isReported: [Bool] = []
  /// What was asked about, whether it is reported or not.
  private(set) var isAsked: [Bool] = []
  /// Folders that hold a configuration, outer ones first: empty or ending in a slash.
  private(set) var configuredFolders: [[UInt8]] = []
  private(set) var hasBaseline = false
  private(set) var skipped: [SkippedFile] = []
  /// Files that were named, and not only found.
  private var named: [Path] = []
  /// In order.
  private(set) var manifests: [Path] = []

  init(of project: ProjectFolder, jobs: () -> Int = { 1 }) {
    do {
      let root = try OpenFolder(at: project.root.bytes)
      defer { root.close() }
      let links = find(project, in: root, jobs: jobs)
      markReported(project)
      if !links.isEmpty { leaveOut(links, of: project) }
      isAsked = isReported
    } catch {
      skipped = [SkippedFile(path: Path(""), reason: error.reason, isFailure: true)]
    }
  }

  /// What the next commit holds; of it, what it changes is asked about.
  init(_ staged: StagedFiles) {
    paths = staged.paths
    isReported = staged.paths.map(staged.changed.contains)
    isAsked = isReported
    configuredFolders = staged.configuredFolders
    hasBaseline = staged.hasBaseline
    guard let root = try? OpenFolder(at: staged.root.bytes) else { return }
    defer { root.close() }
    // Settings that git does not know are somebody's own, and count.
    if configuredFolders.first != [], root.holds(ProjectConfiguration.fileName) { configuredFolders.insert([], at: 0) }
    hasBaseline = hasBaseline || root.holds(BaselineFile.name)
  }

  /// The projects' files; those that an inner project reports are not reported by the outer one too. `jobs` says how many
  /// threads may walk, and is asked where there is much to walk.
  static func all(of projects: [ProjectFolder], jobs: () -> Int = { 1 }) -> [ProjectFiles] {
    var files = projects.map { ProjectFiles(of: $0, jobs: jobs) }
    for outer in projects.indices {
      for inner in projects.indices {
        guard let prefix = projects[inner].prefix(in: projects[outer]) else { continue }
        files[outer].leave(files[inner], below: prefix)
      }
    }
    return files
  }

  /// Gives the links among the files that were found.
  private mutating func find(_ project: ProjectFolder, in root: OpenFolder, jobs: () -> Int) -> [Path] {
    let folders = project.folders.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
    var walk = Walk(root: root, wanted: Set(folders))
    if project.isMarked || project.folders.contains([]) { walk.walk([], jobs: jobs) }
    for folder in folders where !walk.visited.contains(folder) {
      walk.walk(folder, obeyingFoldersAbove: project.isMarked, jobs: jobs)
    }
    paths = walk.files
    manifests = walk.manifests.sorted()
    skipped = walk.skipped + unreadable(manifests, in: root)
    named = project.files.map { Path(bytes: $0) }
    configuredFolders = walk.configuredFolders
    hasBaseline = walk.hasBaseline || (walk.walks == 0 && root.holds(BaselineFile.name))
    if walk.walks > 1 { sort() }
    let missing = project.files.map { Path(bytes: $0) }.filter { index(of: $0) == nil }
    if !missing.isEmpty {
      paths += missing
      sort()
      findConfigurations(above: missing, in: root)
    }
    if configuredFolders.count > 1 { configuredFolders = Set(configuredFolders).sorted { $0.count < $1.count } }
    return walk.links
  }

  /// Xcode's settings that may not be read are no lesser loss than a package's, which stand in a Swift file.
  private func unreadable(_ manifests: [Path], in root: OpenFolder) -> [SkippedFile] {
    var found: [SkippedFile] = []
    for manifest in manifests where manifest.string.hasSuffix(".pbxproj") || manifest.string.hasSuffix(".xcconfig") {
      do {
        closeDescriptor(try root.open(manifest.bytes, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY))
      } catch {
        found.append(SkippedFile(path: manifest, reason: error.reason, isFailure: !error.isGone))
      }
    }
    return found
  }

  /// Says of files that a tool wrote, and that were named all the same, why nothing is said of them.
  func remarks(onGenerated files: [Path]) -> [SkippedFile] {
    let named = Set(named)
    let reason = "generated, by its header or name; '--include-generated' reports it"
    return files.filter(named.contains).map { SkippedFile(path: $0, reason: reason, isFailure: false) }
  }

  /// A link to a file that is read under its own name is not read again: nothing is declared twice, or reported twice.
  /// One that was named, or that alone was asked about, stays.
  private mutating func leaveOut(_ links: [Path], of project: ProjectFolder) {
    guard let root = project.root.resolved else { return }
    let named = Set(project.files)
    let prefix = root.bytes.count == 1 ? root.bytes : root.bytes + [UInt8(ascii: "/")]
    var left: Set<Int> = []
    for link in links where !named.contains(link.bytes) {
      guard let target = link.absolute(from: root).resolved?.bytes, target.starts(with: prefix),
        let file = index(of: Path(bytes: target.dropFirst(prefix.count))), let place = index(of: link),
        isReported[file] || !isReported[place]
      else { continue }
      left.insert(place)
    }
    let kept = paths.indices.filter { !left.contains($0) }
    (paths, isReported) = (kept.map { paths[$0] }, kept.map { isReported[$0] })
  }

  /// Files that no walk came to may have configurations above them that none came to, either.
  private mutating func findConfigurations(above files: [Path], in root: OpenFolder) {
    var folders: [[UInt8]] = [[]]
    for file in files {
      for (index, byte) in file.bytes.enumerated() where byte == UInt8(ascii: "/") {
        folders.append(Array(file.bytes[...index]))
      }
    }
    // A set's types are a thirtieth of a run for one file, which stands in the root.
    if folders.count > 1 { folders = Array(Set(folders)) }
    for folder in folders where root.holds(ProjectConfiguration.fileName, in: folder) {
      configuredFolders.append(folder)
    }
  }

  /// Takes files out of the report; they still count for facts.
  mutating func leaveOut(where isExcluded: (Path) -> Bool) {
    for index in paths.indices where isReported[index] && isExcluded(paths[index]) { isReported[index] = false }
  }

  private mutating func sort() {
    paths.sort()
    var unique: [Path] = []
    unique.reserveCapacity(paths.count)
    for path in paths where path != unique.last { unique.append(path) }
    paths = unique
  }

  private mutating func markReported(_ project: ProjectFolder) {
    isReported = Array(repeating: project.folders.contains([]), count: paths.count)
    for folder in project.folders where !folder.isEmpty {
      var index = firstIndex(notBefore: Path(bytes: folder))
      while index < paths.count, paths[index].bytes.starts(with: folder) {
        isReported[index] = true
        index += 1
      }
    }
    for file in project.files {
      if let index = index(of: Path(bytes: file)) { isReported[index] = true }
    }
  }

  /// Leaves to a project within this one what it reports itself.
  mutating func leave(_ inner: ProjectFiles, below prefix: [UInt8]) {
    for (path, isReported) in zip(inner.paths, inner.isReported) where isReported {
      if let index = index(of: Path(bytes: prefix + path.bytes)) { self.isReported[index] = false }
    }
  }

  private func index(of path: Path) -> Int? {
    let index = firstIndex(notBefore: path)
    return index < paths.count && paths[index] == path ? index : nil
  }

  private func firstIndex(notBefore path: Path) -> Int {
    paths.orderedIndex(where: { !($0 < path) })
  }
}
