extension Lexer {
  /// At an ASCII letter or `_`.
  @inline(__always)
  mutating func lexIdentifier() {
    let head = EightBytes.load(bytes + position)
    var length = EightBytes.countBefore(EightBytes.identifierBytes(head) ^ EightBytes.high)
    if length == 8 { length = Self.identifierLength(at: bytes + position, from: 8) }
    if bytes[position + length] >= 0x80 {
      return emit(.identifier, length: unicodeIdentifierLength(from: length))
    }
    emitWord(head: length < 8 ? head & ((1 << UInt64(8 * length)) - 1) : head, length: length)
  }

  /// How long an ASCII identifier is, when `length` bytes of it are known.
  ///
  /// Static, like other functions that are called for every token: a method that does not mutate the lexer would be
  /// handed a copy of it.
  private static func identifierLength(at start: UnsafePointer<UInt8>, from length: Int) -> Int {
    var length = length
    while true {
      let bytes = EightBytes.load(start + length)
      let more = EightBytes.countBefore(EightBytes.identifierBytes(bytes) ^ EightBytes.high)
      length += more
      if more < 8 { return length }
    }
  }

  /// The same for an identifier with characters beyond ASCII.
  func unicodeIdentifierLength(from length: Int) -> Int {
    var length = length
    while true {
      length = Self.identifierLength(at: bytes + position, from: length)
      guard let next = scalar(at: position + length), next.value.continuesIdentifier else { return length }
      length += next.length
    }
  }

  /// Emits an identifier, looked up among the known words by its first eight bytes and its length.
  @inline(__always)
  private mutating func emitWord(head: UInt64, length: Int) {
    var word = Word.none
    if length <= words.longest {
      var index = WordTable.slotIndex(head: head, length: length, shift: words.shift)
      while slots[index].length != 0 {
        let slot = slots[index]
        if slot.head == head, slot.length == length, length <= 8 || spells(slot) {
          word = slot.word
          if slot.ruleWord != 0 { store.seen[Int(slot.ruleWord) - 1] = true }
          break
        }
        index = (index &+ 1) & slotMask
      }
    }
    emit(.identifier, length: length, word: word)
  }

  private func spells(_ slot: WordTable.Slot) -> Bool {
    for index in 8..<Int(slot.length) where bytes[position + index] != words.spelling[Int(slot.offset) + index] {
      return false
    }
    return true
  }

  /// At `$`: `$0`, `$name`, or `$` alone.
  mutating func lexDollar() {
    emit(.identifier, length: unicodeIdentifierLength(from: 1))
  }

  /// At a backtick: an escaped or raw identifier up to the next one on the line, else a stray backtick.
  mutating func lexBacktick() {
    var index = position + 1
    while index < end, bytes[index] != UInt8(ascii: "`"), !isNewline(bytes[index]) {
      index += 1
    }
    if index < end, bytes[index] == UInt8(ascii: "`") {
      emit(.identifier, length: index + 1 - position)
    } else {
      emit(.backtick, length: 1)
    }
  }

  /// At a byte of 0x80 or more.
  mutating func lexBeyondASCII() {
    guard let next = scalar(at: position) else { return skipInvalid(invalidLength(at: position)) }
    // A byte order mark is white space, although it could continue an identifier.
    if next.value == "\u{FEFF}" { return skipInvalid(next.length) }
    if next.value.beginsIdentifier || next.value.continuesIdentifier {
      return emit(.identifier, length: unicodeIdentifierLength(from: next.length))
    }
    if next.value.beginsOperator { return lexOperator() }
    switch next.value {
    case "\u{201D}": emit(.unknown, length: next.length)
    case "\u{201C}": emit(.identifier, length: curlyQuotedLength(openerLength: next.length))
    default: skipInvalid(next.length)
    }
  }

  /// A string in curly quotes is a mistake that Swift recovers from: one name, if it ends on the line.
  private mutating func curlyQuotedLength(openerLength: Int) -> Int {
    guard position >= fruitless.curlyQuoteUntil else { return openerLength }
    var index = position + openerLength
    while index < end, !isNewline(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index + 1 - position
      case UInt8(ascii: "\\"):
        if bytes[index + 1] == UInt8(ascii: "(") { return openerLength }
        index += isNewline(bytes[index + 1]) ? 1 : 2
      case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] == 0x9D: return index + 3 - position
      default: index += 1
      }
    }
    fruitless.curlyQuoteUntil = index
    return openerLength
  }

  /// The character at an offset and its length in bytes; nil where the bytes are not UTF-8 or the file ends.
  func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int)? {
    let first = bytes[offset]
    guard offset < end else { return nil }
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    guard first >= 0xC2, first < 0xF5 else { return nil }
    let length = (~first).leadingZeroBitCount
    guard offset + length <= end else { return nil }
    var value = UInt32(first & (0x7F >> UInt8(length)))
    for index in 1..<length {
      let byte = bytes[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isShortest = length == 2 || (length == 3 ? value >= 0x800 : value >= 0x10000)
    guard isShortest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// How many bytes to pass where `scalar(at:)` finds none: up to the next byte that can begin a character.
  private func invalidLength(at offset: Int) -> Int {
    var length = 1
    while offset + length < end, bytes[offset + length] & 0xC0 == 0x80 {
      length += 1
    }
    return length
  }
}
