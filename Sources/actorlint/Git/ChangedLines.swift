import Lexing
import Linting

/// The lines of a working tree that changed since a commit.
struct ChangedLines {
  /// Absolute.
  let root: Path
  /// By path from the root: ranges of lines, in order. New files are changed wholly.
  private(set) var ranges: [Path: [ClosedRange<Int>]] = [:]

  /// Compares with the commit in which a branch left `reference`.
  init(since reference: String, _ git: Git = Git()) throws(Git.Failure) {
    root = try git.root()
    guard let commit = try git.commit(reference) else {
      throw Git.Failure(message: "'\(reference)' is no commit here", status: 1)
    }
    let base: String
    do {
      base = try git.line("merge-base", commit.string, "HEAD").string
    } catch  where error.status == 1 {
      throw Git.Failure(message: "'\(reference)' and HEAD have no commit in common", status: 1)
    }
    let options = [
      "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--no-relative",
      "--ignore-submodules", "--diff-filter=ACMT", "--src-prefix=a/", "--dst-prefix=b/",
    ]
    read(try git.run(["diff"] + options + [base, "--", ":/"]))
    let others = try git.run(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    for name in others.split(separator: 0) { ranges[Path(bytes: name)] = [1...Int.max] }
  }

  /// Whether a finding touches a changed line; its path is absolute.
  func touch(_ place: Place, at absolute: Path) -> Bool {
    let prefix = root.bytes.count == 1 ? root.bytes : root.bytes + [UInt8(ascii: "/")]
    guard absolute.bytes.starts(with: prefix) else { return false }
    guard let ranges = ranges[Path(bytes: absolute.bytes.dropFirst(prefix.count))] else { return false }
    return ranges.contains { $0.overlaps(place.line...max(place.line, place.endLine)) }
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
