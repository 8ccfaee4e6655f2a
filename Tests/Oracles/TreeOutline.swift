import SwiftParser
import SwiftSyntax

/// An entry of a listing, as `actorlint debug outline` prints it.
struct OutlineEntry: Equatable {
  var line: Int
  var column: Int
  /// How many braces stand around it.
  var depth: Int
  var text: String
}

/// The outline of one file as the toolchain's own parser has it.
struct TreeOutline {
  let entries: [OutlineEntry]
  let groupings: [Grouping: Int]
  let parsesCleanly: Bool

  init(of source: [UInt8]) {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let collector = CodeCollector(TreeText(TreeTokens(of: tree).tokens, source))
    collector.walk(tree)
    let lines = LineStarts(of: source)
    entries = collector.found.map { entry in
      let (line, column) = lines.position(of: entry.offset)
      return OutlineEntry(line: line, column: column, depth: entry.depth, text: collapsed(entry.text))
    }
    groupings = collector.groupings
    parsesCleanly = !tree.hasError
  }
}

/// A text with one space for any run of white space.
private func collapsed(_ text: String) -> String {
  text.utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) }.joined(separator: " ")
}

/// Offsets at which lines begin, after `\n`, `\r` or both.
private struct LineStarts {
  private var starts = [0]

  init(of source: [UInt8]) {
    for (offset, byte) in source.enumerated() {
      let next = offset + 1 < source.count ? source[offset + 1] : 0
      let isBreak = byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n"))
      if isBreak { starts.append(offset + 1) }
    }
  }

  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return (low, offset - starts[low - 1] + 1)
  }
}
