// Compares the tokens of `actorlint debug tokens` with those of the toolchain's own parser; run by tokens.sh.
//
// The only groupings, where one token of ours is several of the tree's:
//   (a) a string piece: delimiters, pounds, segments and their indentation, and the interpolation's `\`, pounds and
//       parenthesis; its kind (string, stringHead, stringMiddle, stringTail) must fit too   [TreeTokens.swift]
//   (b) a regex literal: pounds, slash, pattern, slash, pounds; kind regex                  [TreeTokens.swift]
//   (c) an operator that the parser takes apart around types, as in `>>`, `>?` or `==<`; kind operator
//   (d) a float that the parser takes apart, as in `macOS 10.15`; kind float

import Foundation

/// What one file contributes to the totals, and the differences as they are printed.
struct FileResult {
  var bytes = 0
  var lines = 0
  var tokens = 0
  var differences = 0
  var parsesCleanly = true
  var report = ""
}

/// A stretch where the two sides disagree, up to the next place where tokens of both start.
struct Difference {
  var expected: ArraySlice<PlacedToken>
  var found: ArraySlice<PlacedToken>
}

/// How many tokens of the tree, from `index` on, one token of ours stands for; zero if it is a difference.
func matched(_ ours: PlacedToken, _ tree: [PlacedToken], at index: Int) -> Int {
  let first = tree[index]
  guard first.start == ours.start else { return 0 }
  if first.end == ours.end { return fits(ours.kind, first.kind) ? 1 : 0 }
  var count = 1
  while index + count < tree.count, tree[index + count].start == tree[index + count - 1].end,
    tree[index + count].end <= ours.end
  {
    count += 1
  }
  let parts = tree[index..<(index + count)]
  guard count > 1, parts.last!.end == ours.end else { return 0 }
  return isSplitOperator(ours, parts) || isSplitFloat(ours, parts) ? count : 0
}

/// Boundaries are compared, kinds only as far as groupings (a) and (b) need them.
func fits(_ ours: Kind, _ tree: Kind) -> Bool {
  let pieces: [Kind] = [.string, .stringHead, .stringMiddle, .stringTail, .regex]
  return ours == tree || !(pieces.contains(ours) || pieces.contains(tree))
}

/// Grouping (c).
func isSplitOperator(_ ours: PlacedToken, _ parts: ArraySlice<PlacedToken>) -> Bool {
  let punctuation: [Kind] = [.operator, .equal, .arrow, .period, .question, .exclamation, .ampersand]
  return ours.kind == .operator && parts.allSatisfy { punctuation.contains($0.kind) }
}

/// Grouping (d).
func isSplitFloat(_ ours: PlacedToken, _ parts: ArraySlice<PlacedToken>) -> Bool {
  let alternate = zip(parts.indices, parts).allSatisfy { index, part in
    part.kind == ((index - parts.startIndex).isMultiple(of: 2) ? .integer : .period)
  }
  return ours.kind == .float && alternate && !parts.count.isMultiple(of: 2)
}

func compare(_ tree: [PlacedToken], _ ours: [PlacedToken]) -> [Difference] {
  var differences: [Difference] = []
  var (i, j) = (0, 0)
  while i < tree.count || j < ours.count {
    if i < tree.count, j < ours.count {
      let count = matched(ours[j], tree, at: i)
      if count > 0 {
        (i, j) = (i + count, j + 1)
        continue
      }
    }
    let (nextI, nextJ) = nextCommonStart(tree, i, ours, j)
    differences.append(Difference(expected: tree[i..<nextI], found: ours[j..<nextJ]))
    (i, j) = (nextI, nextJ)
  }
  return differences
}

/// Where comparing goes on after a difference: both sides are past it and start a token at the same byte.
func nextCommonStart(_ tree: [PlacedToken], _ i: Int, _ ours: [PlacedToken], _ j: Int) -> (Int, Int) {
  var (i, j) = (i, j)
  if i < tree.count, j < ours.count, tree[i].start == ours[j].start { (i, j) = (i + 1, j + 1) }
  while i < tree.count, j < ours.count, tree[i].start != ours[j].start {
    if tree[i].start < ours[j].start { i += 1 } else { j += 1 }
  }
  return i < tree.count && j < ours.count ? (i, j) : (tree.count, ours.count)
}

func compared(_ path: String, program: String, options: Options) -> FileResult {
  var result = FileResult()
  guard let bytes = FileManager.default.contents(atPath: path).map([UInt8].init) else {
    return FileResult(differences: 1, report: "\(path): cannot be read\n")
  }
  let tree = TreeTokens(of: bytes)
  let ours = PrintedTokens(program: program, file: path)
  result.bytes = bytes.count
  result.lines = bytes.count { $0 == UInt8(ascii: "\n") }
  result.tokens = tree.tokens.count
  result.parsesCleanly = tree.parsesCleanly
  if let failure = ours.failure {
    result.differences = 1
    result.report = "\(path): \(failure)\n"
    return result
  }
  let differences = compare(tree.tokens, ours.tokens)
  result.differences = differences.count
  if tree.parsesCleanly || options.showsBroken {
    result.report = differences.prefix(3).map { describe($0, in: bytes, path) }.joined()
  }
  return result
}

func describe(_ difference: Difference, in bytes: [UInt8], _ path: String) -> String {
  let offset = min(difference.expected.first?.start ?? .max, difference.found.first?.start ?? .max)
  let newline = UInt8(ascii: "\n")
  let before = bytes[..<min(offset, bytes.count)]
  let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
  let lineEnd = bytes[lineStart...].firstIndex(of: newline) ?? bytes.count
  let line = before.count { $0 == newline } + 1
  let expected = list(difference.expected, in: bytes)
  let found = list(difference.found, in: bytes)
  return """
    \(path):\(line):\(offset - lineStart + 1): expected \(expected), found \(found)
        \(visible(bytes[lineStart..<lineEnd], limit: 160))

    """
}

func list(_ tokens: ArraySlice<PlacedToken>, in bytes: [UInt8]) -> String {
  let shown = tokens.prefix(3).map { token in
    let range = min(token.start, bytes.count)..<min(token.end, bytes.count)
    return "\(token.kind.rawValue) `\(visible(bytes[range], limit: 40))`"
  }
  return shown.isEmpty ? "nothing" : shown.joined(separator: " ") + (tokens.count > 3 ? " …" : "")
}

/// Source text on one line, without control characters.
func visible(_ bytes: ArraySlice<UInt8>, limit: Int) -> String {
  let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(limit)
  let shown = text.map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0) }.joined()
  return shown + (bytes.count > shown.utf8.count ? "…" : "")
}
