extension Lexer {
  /// At an ASCII letter or `_`.
  @inline(__always)
  mutating func lexIdentifier() {
    let head = bytes.load(position)
    var length = EightBytes.countBefore(EightBytes.identifierBytes(head) ^ EightBytes.high)
    if length == 8 { length = bytes.identifierLength(at: position, from: 8) }
    let next = bytes[position + length]
    if next >= 0x80 || next == UInt8(ascii: "$") {
      return emit(.identifier, length: bytes.unicodeIdentifierLength(at: position, from: length))
    }
    emitWord(head: length < 8 ? head & ((1 << UInt64(8 * length)) - 1) : head, length: length)
  }

  /// Emits an identifier, looked up among the known words by its first eight bytes and its length.
  @inline(__always)
  private mutating func emitWord(head: UInt64, length: Int) {
    var word = Word.none
    if length <= words.longest {
      var index = WordTable.slotIndex(head: head, length: length, shift: words.shift)
      while slots[index].length != 0 {
        let slot = slots[index]
        if slot.head == head, slot.length == length, length <= 8 || words.spells(slot, bytes.base + position) {
          word = slot.word
          if slot.ruleWord != 0 { store.seen[Int(slot.ruleWord) - 1] = true }
          break
        }
        index = (index &+ 1) & slotMask
      }
    }
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
