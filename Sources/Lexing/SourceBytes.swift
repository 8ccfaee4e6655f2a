/// The bytes of the file at hand, for looks that change nothing.
///
/// Two words, so that a look costs no copy of the lexer.
struct SourceBytes {
  let base: UnsafePointer<UInt8>
  /// Behind the last byte; 64 zero bytes follow.
  let end: Int

  @inline(__always)
  subscript(offset: Int) -> UInt8 { base[offset] }

  @inline(__always)
  func load(_ offset: Int) -> UInt64 { EightBytes.load(base + offset) }

  /// Behind the spaces that stand at an offset.
  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var index = start
    while index < end {
      let spaces = EightBytes.spacesBefore(load(index))
      index &+= spaces
      if spaces < 8 { break }
    }
    return index
  }

  /// How long the ASCII identifier at an offset is, when `length` bytes of it are known.
  func identifierLength(at offset: Int, from length: Int) -> Int {
    var length = length
    while true {
      let more = EightBytes.countBefore(EightBytes.identifierBytes(load(offset + length)) ^ EightBytes.high)
      length += more
      if more < 8 { return length }
    }
  }

  /// The same for an identifier with characters beyond ASCII.
  func unicodeIdentifierLength(at offset: Int, from length: Int) -> Int {
    var length = length
    while true {
      length = identifierLength(at: offset, from: length)
      guard let next = scalar(at: offset + length), next.value == "$" || next.value.continuesIdentifier else {
        return length
      }
      length += next.length
    }
  }

  /// The character at an offset and its length in bytes; nil where the bytes are not UTF-8 or the file ends.
  func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int)? {
    let first = self[offset]
    guard offset < end else { return nil }
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    guard first >= 0xC2, first < 0xF5 else { return nil }
    let length = (~first).leadingZeroBitCount
    guard offset + length <= end else { return nil }
    var value = UInt32(first & (0x7F >> UInt8(length)))
    for index in 1..<length {
      let byte = self[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isShortest = length == 2 || (length == 3 ? value >= 0x800 : value >= 0x10000)
    guard isShortest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// How many bytes to pass where `scalar(at:)` finds none: up to the next byte that can begin a character.
  func invalidLength(at offset: Int) -> Int {
    var length = 1
    while offset + length < end, self[offset + length] & 0xC0 == 0x80 {
      length += 1
    }
    return length
  }

  /// The next quote, backslash or line break.
  func nextSpecialByte(from start: Int, quote: UInt8) -> Int {
    var index = start
    while index < end {
      let word = load(index)
      let special =
        EightBytes.equal(word, to: quote) | EightBytes.equal(word, to: UInt8(ascii: "\\"))
        | EightBytes.equal(word, to: UInt8(ascii: "\n")) | EightBytes.equal(word, to: UInt8(ascii: "\r"))
      if special != 0 { return min(index &+ EightBytes.countBefore(special), end) }
      index &+= 8
    }
    return end
  }

  /// Behind the closing delimiter, if the quote at `index` begins it.
  func stringEnd(at index: Int, _ delimiter: StringDelimiter) -> Int? {
    var stop = index + 1
    if delimiter.isMultiline {
      guard self[index + 1] == delimiter.quote, self[index + 2] == delimiter.quote else { return nil }
      stop += 2
    }
    guard delimiter.pounds > 0 else { return stop }
    guard poundCount(at: stop, limit: delimiter.pounds) == delimiter.pounds else { return nil }
    while self[stop] == UInt8(ascii: "#") {
      stop += 1
    }
    return stop
  }

  /// How many pounds stand at an offset, up to `limit`.
  func poundCount(at offset: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, self[offset + count] == UInt8(ascii: "#") {
      count += 1
    }
    return count
  }

  /// The offset of the next line break, or the end of the file.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < end {
      let word = load(index)
      let breaks = EightBytes.equal(word, to: UInt8(ascii: "\n")) | EightBytes.equal(word, to: UInt8(ascii: "\r"))
      if breaks != 0 { return min(index + EightBytes.countBefore(breaks), end) }
      index &+= 8
    }
    return end
  }

  func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  func stands(_ text: StaticString, at offset: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  func newlineBehindSpaces(from start: Int) -> Int? {
    var index = start
    while self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\t") {
      index += 1
    }
    return index < end && isNewline(self[index]) ? index : nil
  }
}
