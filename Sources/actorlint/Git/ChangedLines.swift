import Lexing
import Linting

/// The lines of a working tree that changed since a commit.
struct ChangedLines {
  /// Absolute.
  let root: Path
  /// By path from the root: ranges of lines, in order.
  private(set) var ranges: [Path: [ClosedRange<Int>]] = [:]
  /// What git does not know, which is changed wholly: files, and folders with a slash behind, from the root.
  private var unknown: Set<Path> = []

  /// Compares with the commit in which a branch left `reference`; throws for projects that ask about files of another
  /// repository.
  init(since reference: String, in projects: [ProjectFolder], _ git: Git = Git()) throws(Git.Failure) {
    root = try git.root()
    for project in projects { try checkHolds(project) }
    let base = try Self.base(reference, git)
    let asksForSwiftOnly = projects.allSatisfy { $0.files.allSatisfy { Path(bytes: $0).isSwift } }
    read(try Self.patch(since: base, of: asksForSwiftOnly ? ":/*.swift" : ":/", git))
    try readUnknown(git)
  }

  /// Whoever names what git compares elsewhere, or nowhere, must not hear that nothing is wrong there.
  private func checkHolds(_ project: ProjectFolder) throws(Git.Failure) {
    for path in project.asked {
      let isInner = path.repository.map { $0 != root && $0.isEqualToOrBelow(root) } ?? false
      guard path.isEqualToOrBelow(root), !isInner else {
        let reason = "'--diff-base' compares in the repository of the current folder, which this is no part of"
        throw Git.Failure(message: "\(path.string): \(reason)", status: 1)
      }
    }
  }

  private static func base(_ reference: String, _ git: Git) throws(Git.Failure) -> String {
    guard let commit = try git.commit(reference) else {
      throw Git.Failure(message: "'\(reference)' is no commit here", status: 1)
    }
    do {
      return try git.line("merge-base", commit.string, "HEAD").string
    } catch  where error.status == 1 {
      throw Git.Failure(message: "'\(reference)' and HEAD have no commit in common", status: 1)
    }
  }

  /// A patch without lines around the changes, whatever the repository's settings and attributes say of files or of
  /// patches: one that git were to take for binary would have no lines at all.
  private static func patch(since base: String, of pathspec: String, _ git: Git) throws(Git.Failure) -> [UInt8] {
    let options = [
      "--text", "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff", "--no-textconv",
      "--find-renames", "--no-relative", "--ignore-submodules", "--diff-filter=ACMRT", "--src-prefix=a/",
      "--dst-prefix=b/",
    ]
    return try git.run(["diff"] + options + [base, "--", pathspec])
  }

  private mutating func readUnknown(_ git: Git) throws(Git.Failure) {
    let listing = ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"]
    // A folder in this list is a repository of its own.
    let others = try git.run(listing + [":/"]).split(separator: 0).filter { $0.last != UInt8(ascii: "/") }
    // Reported where it is named.
    let ignored = try git.run(listing + ["--ignored", "--directory", ":/"]).split(separator: 0)
    unknown = Set((others + ignored).map { Path(bytes: $0) })
  }

  /// Whether a finding touches a changed line; its path is absolute.
  func touch(_ place: Place, at absolute: Path) -> Bool {
    let prefix = root.bytes.count == 1 ? root.bytes : root.bytes + [UInt8(ascii: "/")]
    guard absolute.bytes.starts(with: prefix) else { return false }
    let path = Path(bytes: absolute.bytes.dropFirst(prefix.count))
    guard let ranges = ranges[path] else { return isUnknown(path) }
    return ranges.contains { $0.overlaps(place.line...max(place.line, place.endLine)) }
  }

  private func isUnknown(_ path: Path) -> Bool {
    if unknown.contains(path) { return true }
    let slashes = path.bytes.indices.filter { path.bytes[$0] == UInt8(ascii: "/") }
    return slashes.contains { unknown.contains(Path(bytes: path.bytes[...$0])) }
  }

  /// Reads a patch without lines around the changes.
  init(root: Path, patch: [UInt8]) {
    self.root = root
    read(patch)
  }

  private mutating func read(_ patch: [UInt8]) {
    var path: Path?
    // Lines of the hunk's own, which may look like headings.
    var pending = 0
    for line in patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if pending > 0, line.first != UInt8(ascii: "\\") {
        pending -= 1
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(line.dropFirst(4))
      } else if line.starts(with: "@@ -".utf8), let hunk = Hunk(line) {
        pending = hunk.removed + hunk.added
        if let path, let lines = hunk.lines { ranges[path, default: []].append(lines) }
      }
    }
  }

  /// The numbers of `@@ -12,3 +14 @@`.
  private struct Hunk {
    let removed: Int
    let start: Int
    let added: Int

    /// Nil where nothing was added.
    var lines: ClosedRange<Int>? { added > 0 ? start...(start + added - 1) : nil }

    init?(_ line: ArraySlice<UInt8>) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard parts.count > 2 else { return nil }
      let numbers = parts[1...2].map { part in
        part.dropFirst().split(separator: UInt8(ascii: ",")).map {
          Int(Int32(String(decoding: $0, as: UTF8.self)) ?? 0)
        }
      }
      guard let start = numbers[1].first else { return nil }
      removed = numbers[0].count > 1 ? numbers[0][1] : 1
      self.start = start
      added = numbers[1].count > 1 ? numbers[1][1] : 1
    }
  }

  /// The name behind `b/`; git quotes odd ones as C does.
  private static func path(_ name: ArraySlice<UInt8>) -> Path? {
    var name = name
    if name.last == UInt8(ascii: "\t") { name = name.dropLast() }
    let bytes = name.first == UInt8(ascii: "\"") ? unquoted(name.dropFirst().dropLast()) : Array(name)
    return bytes.starts(with: "b/".utf8) ? Path(bytes: bytes.dropFirst(2)) : nil
  }

  private static func unquoted(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
      UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D,
    ]
    var result: [UInt8] = []
    var rest = name
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      if UInt8(ascii: "0")...UInt8(ascii: "7") ~= next {
        let digits = [next] + rest.prefix(2)
        rest = rest.dropFirst(2)
        result.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- UInt8(ascii: "0")) })
      } else {
        result.append(escapes[next] ?? next)
      }
    }
    return result
  }
}
