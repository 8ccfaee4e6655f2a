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
  /// Files that tell, beside packages' own, how the project is built.
  private(set) var manifests: Set<Path> = []
  /// The folders that hold a configuration.
  private(set) var configuredFolders: [[UInt8]] = []
  private(set) var skipped: [SkippedFile] = []
  /// Whether the root holds one.
  private(set) var hasBaseline = false
  /// How many walks there were; the files of one are in order.
  private(set) var walks = 0
  /// What is still to do, the next at the end: depth costs memory, not stack.
  private var pending: [Step] = []

  private struct Step {
    let entry: Listing.Entry
    let rules: IgnoreRules?
  }

  /// Folders are paths from the root, empty or ending in a slash; whether the walk comes to one is in `visited`.
  init(root: OpenFolder, wanted: Set<[UInt8]> = []) {
    self.root = root
    self.wanted = wanted
  }

  /// Walks a folder, named by the user or the root: nothing hides the folder itself.
  mutating func walk(_ folder: [UInt8], obeyingFoldersAbove: Bool = true) {
    walks += 1
    let rules = obeyingFoldersAbove ? rulesAbove(folder) : nil
    pending.append(Step(entry: Listing.Entry(path: folder, name: 0, kind: .folder), rules: rules))
    while let step = pending.popLast() {
      if step.entry.kind == .folder {
        visit(step.entry.path, rules: step.rules)
      } else {
        files.append(Path(bytes: step.entry.path))
      }
    }
  }

  private mutating func visit(_ path: [UInt8], rules: IgnoreRules?) {
    if !wanted.isEmpty, wanted.contains(path) { visited.insert(path) }
    do {
      let folder = OpenFolder(descriptor: try root.open(path, flags: O_RDONLY | O_DIRECTORY))
      try Listing.read(folder, path: path) { listing in
        if listing.hasConfiguration { configuredFolders.append(path) }
        if listing.hasBaseline, path.isEmpty { hasBaseline = true }
        let inner = self.rules(
          of: folder,
          path: path,
          hasGit: listing.hasGit,
          hasIgnoreFile: listing.hasIgnoreFile,
          above: rules
        )
        for manifest in listing.manifests { manifests.insert(Path(bytes: manifest)) }
        push(listing.entries, of: folder, path: path, rules: inner)
      }
    } catch {
      skip(path, because: error)
    }
  }

  private mutating func push(_ entries: [Listing.Entry], of folder: OpenFolder, path: [UInt8], rules: IgnoreRules?) {
    var found: [Listing.Entry] = []
    for entry in entries {
      if let rules, rules.ignore(entry, name: path.count) { continue }
      if entry.kind == .link && !isFile(entry, name: path.count, in: folder) { continue }
      found.append(entry)
    }
    found.sort { $0.precedes($1, from: path.count) }
    for entry in found.reversed() { pending.append(Step(entry: entry, rules: rules)) }
  }

  /// A link that leads nowhere is named; one to something that is no file is nobody's business.
  private mutating func isFile(_ link: Listing.Entry, name: Int, in folder: OpenFolder) -> Bool {
    do {
      return try folder.kind(of: Array(link.path[name...]), followingLinks: true) == .file
    } catch {
      let reason = error.isGone ? "dangling link" : error.reason
      let isHarmless = error.isGone || error.code == ELOOP
      skipped.append(SkippedFile(path: Path(bytes: link.path), reason: reason, isFailure: !isHarmless))
      return false
    }
  }

  private mutating func skip(_ path: [UInt8], because error: SystemError) {
    let name = Path(bytes: path.last == UInt8(ascii: "/") ? path.dropLast() : path[...])
    skipped.append(SkippedFile(path: name, reason: error.reason, isFailure: !error.isGone))
  }
}

extension Walk {
  /// The rules that hold in a folder before its own.
  private mutating func rulesAbove(_ path: [UInt8]) -> IgnoreRules? {
    var rules: IgnoreRules?
    for (index, byte) in path.enumerated() where index == 0 || (byte == UInt8(ascii: "/") && index + 1 < path.count) {
      let above = index == 0 ? [] : Array(path[...index])
      guard let descriptor = try? root.open(above, flags: O_RDONLY | O_DIRECTORY) else { continue }
      let folder = OpenFolder(descriptor: descriptor)
      defer { folder.close() }
      let hasGit = (try? folder.kind(of: Array(".git".utf8), followingLinks: false)) != nil
      rules = self.rules(of: folder, path: above, hasGit: hasGit, hasIgnoreFile: true, above: rules)
    }
    return rules
  }

  /// A repository within the project is ruled by its own ignore files alone, as git has it.
  private mutating func rules(
    of folder: OpenFolder,
    path: [UInt8],
    hasGit: Bool,
    hasIgnoreFile: Bool,
    above: IgnoreRules?
  ) -> IgnoreRules? {
    var rules = above
    if hasGit {
      rules = nil
      do {
        let content = try GitExclusions.content(in: folder, limit: IgnoreRules.sizeLimit)
        if let content { rules = IgnoreRules(content, prefixLength: path.count, above: nil) }
      } catch {
        skip(path + Array(".git/info/exclude".utf8), because: error)
      }
    }
    guard hasIgnoreFile else { return rules }
    let name = Array(".gitignore".utf8)
    do {
      let content = try folder.contents(of: name, limit: IgnoreRules.sizeLimit - (rules?.size ?? 0))
      if let content { rules = IgnoreRules(content, prefixLength: path.count, above: rules) }
    } catch {
      skip(path + name, because: error)
    }
    return rules
  }
}

extension IgnoreRules {
  fileprivate func ignore(_ entry: Listing.Entry, name: Int) -> Bool {
    entry.path.withUnsafeBufferPointer { path in
      let isFolder = entry.kind == .folder
      let bare = UnsafeBufferPointer(rebasing: isFolder ? path.dropLast() : path[...])
      return ignore(bare, name: name, isFolder: isFolder)
    }
  }
}

extension Listing.Entry {
  /// Byte order of two paths that are the same up to `start`.
  fileprivate func precedes(_ other: Listing.Entry, from start: Int) -> Bool {
    if opening != other.opening { return opening < other.opening }
    return path.withUnsafeBufferPointer { left in
      other.path.withUnsafeBufferPointer { right in
        let common = Swift.min(left.count, right.count) - start
        let order = memcmp(left.baseAddress! + start, right.baseAddress! + start, common)
        return order != 0 ? order < 0 : left.count < right.count
      }
    }
  }
}
