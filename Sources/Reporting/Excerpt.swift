import Lexing
import Linting

/// The lines of code that a finding speaks of, with marks below, and what its fix makes of them.
struct Excerpt {
  private(set) var text = ""
  private let sources: ExcerptSources
  private let style: TerminalStyle
  private let columns: Int
  private let numberWidth: Int

  private struct Mark {
    let place: Place
    /// Nil for the finding itself.
    let label: String?
  }

  private static let fixLines = 8

  init(of finding: Finding, sources: ExcerptSources, style: TerminalStyle, columns: Int) {
    self.sources = sources
    self.style = style
    self.columns = columns
    let marks =
      [Mark(place: finding.place, label: nil)]
      + finding.related.map { Mark(place: $0.place, label: $0.message) }
    let numbers = marks.map(\.place.line) + finding.fixes.flatMap(\.edits).map { $0.place.endLine + Self.fixLines }
    numberWidth = String(numbers.max() ?? 0).count
    var path = finding.place.path
    for marks in Self.byLine(marks) {
      if marks[0].place.path != path {
        path = marks[0].place.path
        let place = marks[0].place
        text += "\(blank)--> \(sources.shown(path)):\(place.line):\(place.column)\n"
      }
      write(marks, of: finding)
    }
    if let fix = finding.fixes.first { write(fix) }
  }

  /// The marks of each line, which stand below it; the lines of the finding's file come first.
  private static func byLine(_ marks: [Mark]) -> [[Mark]] {
    let path = marks[0].place.path
    var lines: [[Mark]] = []
    for mark in marks {
      let known = lines.firstIndex { $0[0].place.line == mark.place.line && $0[0].place.path == mark.place.path }
      if let known { lines[known].append(mark) } else { lines.append([mark]) }
    }
    lines.sort { left, right in
      let (left, right) = (left[0].place, right[0].place)
      if left.path == right.path { return left.line < right.line }
      return left.path == path || right.path != path && left.path < right.path
    }
    return lines
  }

  private var blank: String { String(repeating: " ", count: numberWidth + 1) }
  private var room: Int { max(20, columns - numberWidth - 4) }

  private func gutter(_ number: Int?, _ sign: String = "|") -> String {
    let digits = number.map(String.init) ?? ""
    return style.faint(" " + String(repeating: " ", count: numberWidth - digits.count) + digits + " \(sign) ")
  }

  private mutating func write(_ marks: [Mark], of finding: Finding) {
    let place = marks[0].place
    guard let line = sources.line(place.line, of: place.path) else {
      return writeLabels(marks, isPlaceKnown: place.path != finding.place.path)
    }
    // A line may be megabytes long; what is far from the mark cannot be shown anyway.
    let start = line.boundary(before: max(0, place.column - 1 - 4 * columns))
    let end = line.boundary(before: min(line.count, place.column + 8 * columns))
    let cells = TerminalCells(line[start..<max(start, end)], at: start)
    let shown = cells.columns(of: place.column - 1..<place.column)
    let (code, left) = cells.cropped(to: room, showing: shown.lowerBound)
    text += gutter(place.line) + code.trimmedRight + "\n"
    for mark in marks {
      let last = mark.place.endLine == place.line ? max(mark.place.column, mark.place.endColumn - 1) : line.count
      let range = cells.columns(of: mark.place.column - 1..<max(mark.place.column, last))
      let from = max(0, range.lowerBound - left)
      guard from < room else {
        writeLabels([mark])
        continue
      }
      let count = max(1, min(range.upperBound - left, room) - from)
      write(mark, from: from, count: count, of: finding)
    }
  }

  private mutating func write(_ mark: Mark, from: Int, count: Int, of finding: Finding) {
    let indentation = String(repeating: " ", count: from)
    guard let label = mark.label else {
      text += gutter(nil) + indentation + style.severity(finding, String(repeating: "^", count: count)) + "\n"
      return
    }
    let dashes = String(repeating: "-", count: count)
    let shown = TerminalText.shown(label)
    if from + count + 1 + shown.count <= room {
      text += gutter(nil) + indentation + dashes + " " + shown + "\n"
    } else {
      text += gutter(nil) + indentation + dashes + "\n"
      let start = String(repeating: " ", count: max(0, min(from, room - shown.count)))
      for line in wrapped(shown) { text += gutter(nil) + start + line + "\n" }
    }
  }

  /// Where the code cannot be shown, places are named.
  private mutating func writeLabels(_ marks: [Mark], isPlaceKnown: Bool = false) {
    for mark in marks {
      guard let label = mark.label else { continue }
      let shown = TerminalText.shown(label)
      let place = "\(sources.shown(mark.place.path)):\(mark.place.line):\(mark.place.column): "
      for line in wrapped(isPlaceKnown ? shown : place + shown) {
        text += gutter(nil) + line + "\n"
      }
    }
  }

  private func wrapped(_ text: String) -> [Substring] {
    let words = text.split(separator: " ").map { (String($0), String($0)) }
    return WrappedText(words, columns: room, indentation: "").text.split(separator: "\n")
  }

  /// The fix's lines; those that it only takes away where it writes none.
  private mutating func write(_ fix: Fix) {
    let option = fix.isSafe ? "--fix" : "--fix --unsafe-fixes"
    for line in wrapped("\(TerminalText.shown(fix.title)) (\(option))") {
      text += blank + style.faint(" = ") + line + "\n"
    }
    guard let first = fix.edits.first?.place, let change = sources.change(by: fix) else { return }
    var number = first.line
    var written = 0
    let lines = LineComparison(change.old, change.new).lines
    let side: LineComparison.Side = lines.contains { $0.side == .new } ? .new : .old
    for line in lines {
      if line.side == side {
        guard written < Self.fixLines else {
          text += gutter(nil, side.rawValue) + "…\n"
          return
        }
        let bytes = line.text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let code = TerminalCells(Array(bytes.prefix(8 * columns))).cropped(to: room, showing: 0).text
        let styled = side == .new ? style.added(code.trimmedRight) : style.removed(code.trimmedRight)
        text += gutter(number, side.rawValue) + styled + "\n"
        written += 1
      }
      if line.side == .both || line.side == side { number += 1 }
    }
  }
}

extension String {
  fileprivate var trimmedRight: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
