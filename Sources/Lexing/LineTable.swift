/// Where the lines of a file begin, to turn byte offsets into lines and columns.
package struct LineTable: Sendable {
  private var starts = [0]
  /// Where a line is long, how many UTF-16 code units stand before each block of the file.
  private var unitsBeforeBlocks: [Int] = []
  private static let blockSize = 512

  package init(of source: SourceBuffer) {
    // A line of code has some forty bytes.
    starts.reserveCapacity(source.count / 32)
    var index = 0
    var longest = 0
    while index < source.count {
      // Behind the last byte lie zeros, and eight bytes at a time cost an eighth.
      let word = EightBytes.load(UnsafePointer(source.bytes) + index)
      let breaks = EightBytes.equal(word, to: UInt8(ascii: "\n")) | EightBytes.equal(word, to: UInt8(ascii: "\r"))
      if breaks == 0 {
        index += 8
        continue
      }
      index += EightBytes.countBefore(breaks)
      let byte = source.bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), source.bytes[index] == UInt8(ascii: "\n") { index += 1 }
      longest = max(longest, index - starts[starts.count - 1])
      starts.append(index)
    }
    longest = max(longest, source.count - starts[starts.count - 1])
    if longest > 8 * Self.blockSize { countUnits(of: source) }
  }

  private mutating func countUnits(of source: SourceBuffer) {
    unitsBeforeBlocks = [0]
    for start in stride(from: 0, to: source.count - Self.blockSize, by: Self.blockSize) {
      unitsBeforeBlocks.append(unitsBeforeBlocks.last! + Self.units(in: start..<start + Self.blockSize, of: source))
    }
  }

  /// A character of four bytes is two code units, every other one.
  private static func units(in range: Range<Int>, of source: SourceBuffer) -> Int {
    range.reduce(0) { units, index in
      let byte = source.bytes[index]
      return byte & 0xC0 == 0x80 ? units : units + (byte >= 0xF0 ? 2 : 1)
    }
  }

  /// The bytes of a line, counted from 1, with its break; nil where the file of `count` bytes has no such line.
  package func range(ofLine line: Int, in count: Int) -> Range<Int>? {
    guard 1...starts.count ~= line else { return nil }
    return starts[line - 1]..<max(starts[line - 1], line < starts.count ? starts[line] : count)
  }

  /// Line and column, both from 1; the column counts UTF-8 bytes.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return (low, offset - starts[low - 1] + 1)
  }

  /// The column as UTF-16 code units, from 1. It costs no more in a long line than in a short one.
  package func utf16Column(of offset: Int, in source: SourceBuffer) -> Int {
    let start = starts[position(of: offset).line - 1]
    guard !unitsBeforeBlocks.isEmpty else { return 1 + Self.units(in: start..<offset, of: source) }
    return 1 + units(before: offset, in: source) - units(before: start, in: source)
  }

  private func units(before offset: Int, in source: SourceBuffer) -> Int {
    let block = min(offset / Self.blockSize, unitsBeforeBlocks.count - 1)
    return unitsBeforeBlocks[block] + Self.units(in: block * Self.blockSize..<offset, of: source)
  }
}
