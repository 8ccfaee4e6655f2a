// Compares the tokens of `actorlint debug tokens` with those of the toolchain's own parser; run by tokens.sh.
//
// The only groupings, where one token of ours is several of the tree's:
//   (a) a string piece: delimiters, pounds, segments and their indentation, and the interpolation's `\`, pounds and
//       parenthesis; kinds string, stringHead, stringMiddle, stringTail      [joined in TreeTokens.swift]
//   (b) a regex literal: pounds, slash, pattern, slash, pounds; kind regex   [joined in TreeTokens.swift]
//   (c) an operator that the parser takes apart around types, as in `>>`, `>?` or `==<`, or after a period, as in the
//       key path `\.?.name`; kind operator
//   (d) a float that the parser takes apart, as in `macOS 10.15`; kind float
//   (e) `::` in an Objective-C selector, `@objc(moveTo::)`, which is one token to the lexer (SE-0491) and two colons
//       to the parser; kind colonColon
// How often (c), (d) and (e) were used stands in the totals. Kinds must fit as well; only what the parser decides is
// left open: whether a word is a keyword, and which role an operator-like mark has. String interpolations inside the
// tree's `unexpected` nodes are loose tokens and not joined: differences there are in files with syntax errors only.

import Foundation

/// What one file contributes to the totals, and the differences as they are printed.
struct FileResult {
  static let items = "tokens"
  var bytes = 0
  var lines = 0
  var items = 0
  var differences = 0
  var groupings: [Grouping: Int] = [:]
  var parsesCleanly = true
  /// The file could not be read, or the command failed or printed what are not tokens: held against it for any bytes.
  var failed = false
  var report = ""
}

/// A stretch where the two sides disagree, up to the next place where tokens of both start.
struct Difference {
  var expected: ArraySlice<PlacedToken>
  var found: ArraySlice<PlacedToken>
}

/// Where one token of ours covers exactly these tokens of the tree, the grouping that allows it.
enum Grouping: CaseIterable {
  case splitOperator, splitFloat, twoColons

  init?(_ ours: PlacedToken, _ parts: ArraySlice<PlacedToken>) {
    let kinds = parts.map(\.kind)
    switch ours.kind {
    case .operator where Grouping.isOneOperator(kinds): self = .splitOperator
    case .float where kinds == [.integer, .period, .integer]: self = .splitFloat
    case .colonColon where kinds == [.colon, .colon]: self = .twoColons
    default: return nil
    }
  }

  /// An operator holds periods only if it starts with one; a `?` or `!` after an operand never starts one.
  private static func isOneOperator(_ kinds: [Kind]) -> Bool {
    let marks = Kind.marks.subtracting(kinds.first == .period ? [] : [.period])
    return (kinds.first == .operator || kinds.first == .period) && kinds.allSatisfy(marks.contains)
  }
}

/// The tokens of the tree from `index` on that make up exactly one token of ours.
func parts(of ours: PlacedToken, in tree: [PlacedToken], at index: Int) -> ArraySlice<PlacedToken>? {
  guard tree[index].start == ours.start else { return nil }
  var end = index + 1
  while end < tree.count, tree[end].start == tree[end - 1].end, tree[end].end <= ours.end { end += 1 }
  return tree[end - 1].end == ours.end ? tree[index..<end] : nil
}

extension Kind {
  static let words: Set<Kind> = [.identifier, .keyword]
  static let marks: Set<Kind> = [.operator, .equal, .arrow, .period, .question, .exclamation, .ampersand]

  func fits(_ tree: Kind) -> Bool {
    let isOpen = Kind.words.isSuperset(of: [self, tree]) || Kind.marks.isSuperset(of: [self, tree])
    return self == tree || isOpen
  }
}

struct Comparison {
  var differences: [Difference] = []
  var groupings: [Grouping: Int] = [:]

  init(_ tree: [PlacedToken], _ ours: [PlacedToken]) {
    var (i, j) = (0, 0)
    while i < tree.count || j < ours.count {
      if i < tree.count, j < ours.count, let parts = parts(of: ours[j], in: tree, at: i), accepts(ours[j], parts) {
        (i, j) = (i + parts.count, j + 1)
        continue
      }
      let (nextI, nextJ) = nextCommonStart(tree, i, ours, j)
      differences.append(Difference(expected: tree[i..<nextI], found: ours[j..<nextJ]))
      (i, j) = (nextI, nextJ)
    }
  }

  private mutating func accepts(_ ours: PlacedToken, _ parts: ArraySlice<PlacedToken>) -> Bool {
    if parts.count == 1 { return ours.kind.fits(parts.first!.kind) }
    guard let grouping = Grouping(ours, parts) else { return false }
    groupings[grouping, default: 0] += 1
    return true
  }
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

/// What `actorlint debug tokens` would print if it saw what the parser sees.
func treeListing(of source: [UInt8]) -> String {
  TreeTokens(of: source).tokens.map { "\($0.start) \($0.end - $0.start) \($0.kind.rawValue)\n" }.joined()
}

func compared(_ path: String, program: String, options: Options) -> FileResult {
  var result = FileResult()
  guard let bytes = FileManager.default.contents(atPath: path).map([UInt8].init) else {
    return FileResult(failed: true, report: "\(path): cannot be read\n")
  }
  let tree = TreeTokens(of: bytes)
  let ours = PrintedTokens(program: program, file: path)
  result.bytes = bytes.count
  result.lines = bytes.count { $0 == UInt8(ascii: "\n") }
  result.items = tree.tokens.count
  result.parsesCleanly = tree.parsesCleanly
  if let failure = ours.failure {
    result.failed = true
    result.report = "\(path): \(failure)\n"
    return result
  }
  let comparison = Comparison(tree.tokens, ours.tokens)
  result.differences = comparison.differences.count
  result.groupings = comparison.groupings
  if tree.parsesCleanly || options.showsBroken {
    result.report = comparison.differences.prefix(3).map { describe($0, in: bytes, path) }.joined()
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
