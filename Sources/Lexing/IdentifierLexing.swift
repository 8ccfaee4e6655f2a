extension Lexer {
  /// At an ASCII letter or `_`.
  mutating func lexIdentifier() {
    let length = bytes.identifierLength(at: position, from: 0)
    let next = bytes[position + length]
    if next >= 0x80 || next == UInt8(ascii: "$") {
      return emit(.identifier, length: bytes.unicodeIdentifierLength(at: position, from: length))
    }
    let word = words.word(head: bytes.load(position), length: length, at: bytes.base + position, store)
    emit(.identifier, length: length, word: word)
  }

  /// At `$`: `$0`, `$name`, or `$` alone.
  mutating func lexDollar() {
    emit(.identifier, length: bytes.unicodeIdentifierLength(at: position, from: 1))
  }

  /// At a backtick: an escaped or raw identifier up to the next one on the line, else a stray backtick.
  mutating func lexBacktick() {
    var index = position + 1
    while index < end, bytes[index] != UInt8(ascii: "`"), !bytes.isNewline(bytes[index]) {
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
    guard let next = bytes.scalar(at: position) else { return skipInvalid(bytes.invalidLength(at: position)) }
    // A byte order mark is white space, although it could continue an identifier.
    if next.value == "\u{FEFF}" { return skipInvalid(next.length) }
    if next.value.beginsIdentifier || next.value.continuesIdentifier {
      return emit(.identifier, length: bytes.unicodeIdentifierLength(at: position, from: next.length))
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
    while index < end, !bytes.isNewline(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index + 1 - position
      case UInt8(ascii: "\\"):
        if bytes[index + 1] == UInt8(ascii: "(") { return openerLength }
        index += bytes.isNewline(bytes[index + 1]) ? 1 : 2
      case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] == 0x9D: return index + 3 - position
      default: index += 1
      }
    }
    fruitless.curlyQuoteUntil = index
    return openerLength
  }
}
