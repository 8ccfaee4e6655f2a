/// Where the lines of a file begin, to turn byte offsets into lines and columns.
package struct LineTable: Sendable {
  private var starts = [0]

  package init(of source: SourceBuffer) {
    var index = 0
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
      starts.append(index)
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
}
