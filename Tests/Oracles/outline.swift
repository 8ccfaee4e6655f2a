// Compares the listing of `actorlint debug outline` with one made of the toolchain's own parser's tree; run by
// outline.sh, which says what is compared.

import Foundation

/// What one file contributes to the totals, and the differences as they are printed.
struct FileResult {
  static let items = "entries"
  var bytes = 0
  var lines = 0
  var items = 0
  var differences = 0
  var groupings: [Grouping: Int] = [:]
  var parsesCleanly = true
  /// The file could not be read, or the command failed or printed what is no listing: held against it for any bytes.
  var failed = false
  var report = ""
}

/// Where the tree's entry is not made of the tree's node as it stands; outline.sh says why.
enum Grouping: CaseIterable {
  case chainThroughDirective, subscriptTakingClosure, closureInCondition
}

extension OutlineEntry: Comparable, CustomStringConvertible {
  /// Reads a line of a listing.
  init?(line: Substring) {
    let content = line.drop { $0 == " " }
    let indentation = line.utf8.count - content.utf8.count
    let place = content.prefix { $0 != " " }.split(separator: ":")
    guard indentation % 2 == 0, place.count == 2, let line = Int(place[0]), let column = Int(place[1]) else {
      return nil
    }
    let text = content.drop { $0 != " " }.dropFirst()
    guard !text.isEmpty else { return nil }
    self.init(line: line, column: column, depth: indentation / 2, text: String(text))
  }

  /// By place; what begins at the same place, by its text.
  static func < (left: OutlineEntry, right: OutlineEntry) -> Bool {
    (left.line, left.column, left.text, left.depth) < (right.line, right.column, right.text, right.depth)
  }

  var description: String { String(repeating: "  ", count: depth) + "\(line):\(column) \(text)" }
}

/// The listing that `actorlint debug outline FILE` prints, or why there is none.
private struct PrintedOutline {
  var entries: [OutlineEntry] = []
  var failure: String?

  init(program: String, file: String) {
    let (output, problem) = run([program, "debug", "outline", file])
    failure = problem
    guard problem == nil else { return }
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      guard let entry = OutlineEntry(line: line) else {
        failure = "not an entry: '\(line.prefix(100))'"
        return
      }
      if let last = entries.last, (entry.line, entry.column) < (last.line, last.column) {
        failure = "out of order: '\(line.prefix(100))'"
        return
      }
      entries.append(entry)
    }
  }
}

/// What `actorlint debug outline` would print if it saw what the parser sees.
func treeListing(of source: [UInt8]) -> String {
  TreeOutline(of: source).entries.sorted().map { "\($0)\n" }.joined()
}

func compared(_ path: String, program: String, options: Options) -> FileResult {
  var result = FileResult()
  guard let bytes = FileManager.default.contents(atPath: path).map([UInt8].init) else {
    return FileResult(failed: true, report: "\(path): cannot be read\n")
  }
  let tree = TreeOutline(of: bytes)
  let ours = PrintedOutline(program: program, file: path)
  result.bytes = bytes.count
  result.lines = bytes.count { $0 == UInt8(ascii: "\n") }
  result.items = tree.entries.count
  result.groupings = tree.groupings
  result.parsesCleanly = tree.parsesCleanly
  if let failure = ours.failure {
    result.failed = true
    result.report = "\(path): \(failure)\n"
    return result
  }
  let differences = differences(tree.entries.sorted(), ours.entries.sorted())
  result.differences = differences.count
  if tree.parsesCleanly || options.showsBroken {
    result.report = differences.prefix(5).map { "\(path):\($0)\n" }.joined()
  }
  return result
}

/// Every entry that only one side has, in order; an entry that differs counts on both sides.
private func differences(_ tree: [OutlineEntry], _ ours: [OutlineEntry]) -> [String] {
  var found: [String] = []
  var (i, j) = (0, 0)
  while i < tree.count || j < ours.count {
    if i < tree.count, j < ours.count, tree[i] == ours[j] {
      (i, j) = (i + 1, j + 1)
    } else if j == ours.count || (i < tree.count && tree[i] < ours[j]) {
      found.append(describe(tree[i], "expected"))
      i += 1
    } else {
      found.append(describe(ours[j], "found"))
      j += 1
    }
  }
  return found
}

private func describe(_ entry: OutlineEntry, _ side: String) -> String {
  let text = entry.text.unicodeScalars.prefix(300).map {
    $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0)
  }
  return "\(entry.line):\(entry.column): \(side) depth \(entry.depth) \(text.joined())"
}
