import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a walk finds in one folder.
struct FolderVisit: Sendable {
  /// From the root, empty or ending in a slash.
  let path: [UInt8]
  /// Before the visit those of the folders above, then the folder's own.
  private(set) var rules: IgnoreRules?
  /// Swift files and folders that nothing hides, in the order of reports.
  private(set) var entries: [Listing.Entry] = []
  private(set) var manifests: [[UInt8]] = []
  private(set) var hasConfiguration = false
  private(set) var hasBaseline = false
  private(set) var skipped: [SkippedFile] = []
  /// Where the walk has the visits of the folders in it.
  var firstInner = 0

  init(_ path: [UInt8], rules: IgnoreRules?) {
    self.path = path
    self.rules = rules
  }

  mutating func run(from root: OpenFolder) {
    do {
      let folder = OpenFolder(descriptor: try root.open(path, flags: O_RDONLY | O_DIRECTORY))
      try Listing.read(folder, path: path) { listing in
        hasConfiguration = listing.hasConfiguration
        hasBaseline = listing.hasBaseline
        manifests = listing.manifests
        addRules(of: folder, hasGit: listing.hasGit, hasIgnoreFile: listing.hasIgnoreFile)
        for entry in listing.entries where !isHidden(entry) && (entry.kind != .link || isFile(entry, in: folder)) {
          entries.append(entry)
        }
        entries.sort { $0.precedes($1, from: path.count) }
      }
    } catch {
      skip(path, because: error)
    }
  }

  /// A repository within the project is ruled by its own ignore files alone, as git has it.
  mutating func addRules(of folder: OpenFolder, hasGit: Bool, hasIgnoreFile: Bool) {
    if hasGit {
      rules = nil
      do {
        let content = try GitExclusions.content(in: folder, limit: IgnoreRules.sizeLimit)
        if let content { rules = IgnoreRules(content, prefixLength: path.count, above: nil) }
      } catch {
        skip(path + Array(".git/info/exclude".utf8), because: error)
      }
    }
    guard hasIgnoreFile else { return }
    let name = Array(".gitignore".utf8)
    do {
      let content = try folder.contents(of: name, limit: IgnoreRules.sizeLimit - (rules?.size ?? 0))
      if let content { rules = IgnoreRules(content, prefixLength: path.count, above: rules) }
    } catch {
      skip(path + name, because: error)
    }
  }

  private func isHidden(_ entry: Listing.Entry) -> Bool {
    // Ready-made ignore files hide Xcode projects that are checked in all the same; one that is there tells the settings.
    guard let rules, !entry.isXcodeProject else { return false }
    return entry.path.withUnsafeBufferPointer { bytes in
      let isFolder = entry.kind == .folder
      let bare = UnsafeBufferPointer(rebasing: isFolder ? bytes.dropLast() : bytes[...])
      return rules.ignore(bare, name: path.count, isFolder: isFolder)
    }
  }

  /// A link that leads nowhere is named; one to something that is no file is nobody's business.
  private mutating func isFile(_ link: Listing.Entry, in folder: OpenFolder) -> Bool {
    do {
      return try folder.kind(of: Array(link.path[path.count...]), followingLinks: true) == .file
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

extension Listing.Entry {
  fileprivate var isXcodeProject: Bool {
    kind == .folder && path.count > 11 && path[(path.count - 11)...].elementsEqual(".xcodeproj/".utf8)
  }

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
