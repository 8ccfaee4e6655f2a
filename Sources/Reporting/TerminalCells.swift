import JSON

/// A piece of source text as a terminal shows it: cells with their widths, tabs as spaces, and what would steer the
/// terminal or hide in it as it is written in Swift, `\u{1b}`.
struct TerminalCells {
  struct Cell {
    var text: String
    /// In columns of the terminal.
    var width: Int
    /// Of the first byte, from the beginning of the line.
    let offset: Int
  }

  private(set) var cells: [Cell] = []

  private static let tabStop = 4

  /// `bytes` stand at `offset` of a line without its break.
  init(_ bytes: [UInt8], at offset: Int = 0) {
    var reader = CellReader(tabStop: Self.tabStop)
    var index = 0
    while index < bytes.count {
      let length = UTF8Form.scalarLength(at: index, in: bytes)
      let text = String(decoding: bytes[index..<index + max(length, 1)], as: UTF8.self)
      reader.read(text.unicodeScalars.first ?? "\u{FFFD}", at: offset + index)
      index += max(length, 1)
    }
    cells = reader.cells
  }

  var width: Int { cells.reduce(0) { $0 + $1.width } }

  /// The columns that a range of bytes takes, from 0.
  func columns(of range: Range<Int>) -> Range<Int> {
    var start: Int?
    var column = 0
    for cell in cells {
      if cell.offset >= range.upperBound { break }
      if cell.offset >= range.lowerBound, start == nil { start = column }
      column += cell.width
    }
    return (start ?? column)..<max(start ?? column, column)
  }

  /// As much as fits into a number of columns, with the column `shown` in it, and what is left out on the left.
  func cropped(to limit: Int, showing shown: Int) -> (text: String, start: Int) {
    guard width > limit else { return (cells.map(\.text).joined(), 0) }
    let wanted = shown < limit * 2 / 3 ? 0 : shown - limit / 3
    var text = wanted > 0 ? "…" : ""
    var start = 0
    var column = 0
    var isBegun = false
    for cell in cells {
      defer { column += cell.width }
      guard column >= wanted else { continue }
      if !isBegun {
        isBegun = true
        start = wanted > 0 ? column - 1 : 0
      }
      if column + cell.width - start > limit - 1 { return (text + "…", start) }
      text += cell.text
    }
    return (text, start)
  }
}

/// Joins scalars that a terminal shows in one cell.
private struct CellReader {
  let tabStop: Int
  private(set) var cells: [TerminalCells.Cell] = []
  private var column = 0
  private var joinsNext = false

  init(tabStop: Int) {
    self.tabStop = tabStop
  }

  mutating func read(_ scalar: Unicode.Scalar, at offset: Int) {
    let isJoined = joinsNext || joinsPrevious(scalar)
    joinsNext = scalar == "\u{200D}"
    if isJoined, let last = cells.indices.last {
      cells[last].text.unicodeScalars.append(scalar)
      let width = scalar == "\u{FE0F}" || isRegional(scalar) ? 2 : cells[last].width
      column += width - cells[last].width
      cells[last].width = width
    } else {
      append(scalar, at: offset)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    var text = String(scalar)
    var width = scalar.terminalWidth
    if scalar == "\t" {
      width = tabStop - column % tabStop
      text = String(repeating: " ", count: width)
    } else if scalar.isHidden {
      text = scalar == "\u{FEFF}" && offset == 0 ? "" : "\\u{\(String(scalar.value, radix: 16))}"
      width = text.count
    } else if width == 0 {
      // Nothing stands before it to be joined to.
      text = "\u{25CC}" + text
      width = 1
    }
    cells.append(TerminalCells.Cell(text: text, width: width, offset: offset))
    column += width
  }

  /// Marks, joiners, a second half of a flag, a skin's tone.
  private func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    guard let last = cells.last else { return false }
    if scalar.terminalWidth == 0, !scalar.isHidden { return true }
    if isRegional(scalar) {
      return last.text.unicodeScalars.count == 1 && last.text.unicodeScalars.allSatisfy(isRegional)
    }
    return (0x1F3FB...0x1F3FF).contains(scalar.value) && last.width == 2
  }

  private func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}

extension Unicode.Scalar {
  /// Steers the terminal, turns the direction of text, or is not seen at all.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }

  /// By the Unicode Standard's Annex 11, as far as terminals follow it.
  fileprivate var terminalWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(value) ? 2 : 1
    }
  }
}
