/// Every word that somebody waits for: the grammar's and those that rules declare.
///
/// One multiplication and one comparison tell a word from a name: the table is four times as large as it must be, so that
/// collisions are rare.
package final class WordTable: Sendable {
  /// The rules' words; `Tokens.seen` holds `i` when a file holds `ruleWords[i]`.
  package let ruleWords: [String]

  /// A slot: the word's first eight bytes, its length (0: empty), what it is. 16 bytes.
  struct Slot: Sendable {
    var head: UInt64 = 0
    /// Where its bytes begin in `spelling`.
    var offset: UInt16 = 0
    var length: UInt8 = 0
    var word = Word.none
    /// Its index in `ruleWords`, plus one; 0 for the grammar's own words.
    var ruleWord: UInt8 = 0
  }

  /// A power of two of them; never written once the table stands.
  nonisolated(unsafe) let slots: UnsafePointer<Slot>
  let slotCount: Int
  /// The words' bytes, one after the other.
  let spelling: [UInt8]
  /// In bytes.
  let longest: Int
  let shift: UInt64

  /// At most 255 words.
  package init(ruleWords: [String]) {
    precondition(ruleWords.count < 256)
    self.ruleWords = ruleWords
    let bits = UInt64.bitWidth - (4 * (Word.allCases.count + ruleWords.count)).leadingZeroBitCount
    shift = UInt64(UInt64.bitWidth - bits)
    var builder = WordTableBuilder(slotCount: 1 << bits, shift: shift)
    for word in Word.allCases where word != .none {
      builder.insert(word.rawValue, word: word, ruleWord: 0)
    }
    for (index, word) in ruleWords.enumerated() {
      builder.insert(word, word: .none, ruleWord: UInt8(index + 1))
    }
    slotCount = builder.slotCount
    slots = UnsafePointer(builder.slots)
    spelling = builder.spelling
    longest = builder.longest
  }

  /// What an identifier is, by its first eight bytes and its length; a rule's word is noted as seen.
  ///
  /// `head` may hold bytes behind the identifier.
  @inline(__always)
  func word(head: UInt64, length: Int, at bytes: UnsafePointer<UInt8>, _ store: Tokens) -> Word {
    guard length <= longest else { return .none }
    let head = length < 8 ? head & ((1 << UInt64(8 &* length)) &- 1) : head
    var index = WordTable.slotIndex(head: head, length: length, shift: shift)
    while slots[index].length != 0 {
      let slot = slots[index]
      if slot.head == head, slot.length == length, length <= 8 || spells(slot, bytes) {
        if slot.ruleWord != 0 { store.note(ruleWord: slot.ruleWord &- 1) }
        return slot.word
      }
      index = (index &+ 1) & (slotCount &- 1)
    }
    return .none
  }

  /// Whether bytes from the ninth on are those of a slot's word.
  func spells(_ slot: Slot, _ bytes: UnsafePointer<UInt8>) -> Bool {
    for index in 8..<Int(slot.length) where bytes[index] != spelling[Int(slot.offset) + index] {
      return false
    }
    return true
  }

  deinit {
    UnsafeMutablePointer(mutating: slots).deallocate()
  }

  @inline(__always)
  static func slotIndex(head: UInt64, length: Int, shift: UInt64) -> Int {
    Int(truncatingIfNeeded: ((head ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }
}

/// A word table while it grows, in the memory that the table takes over.
private struct WordTableBuilder {
  let slots: UnsafeMutablePointer<WordTable.Slot>
  let slotCount: Int
  var spelling: [UInt8] = []
  var longest = 0
  let shift: UInt64

  init(slotCount: Int, shift: UInt64) {
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: WordTable.Slot(), count: slotCount)
    self.slotCount = slotCount
    self.shift = shift
  }

  mutating func insert(_ text: String, word: Word, ruleWord: UInt8) {
    var text = text
    text.withUTF8 { insert($0, word: word, ruleWord: ruleWord) }
  }

  private mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, word: Word, ruleWord: UInt8) {
    var head: UInt64 = 0
    for index in 0..<min(bytes.count, 8) {
      head |= UInt64(bytes[index]) << UInt64(8 * index)
    }
    longest = max(longest, bytes.count)
    var index = WordTable.slotIndex(head: head, length: bytes.count, shift: shift)
    while slots[index].length != 0 {
      if slots[index].head == head, slots[index].length == bytes.count, spells(slots[index], bytes) {
        slots[index].ruleWord = max(slots[index].ruleWord, ruleWord)
        return
      }
      index = (index + 1) & (slotCount - 1)
    }
    slots[index] = WordTable.Slot(
      head: head,
      offset: UInt16(spelling.count),
      length: UInt8(bytes.count),
      word: word,
      ruleWord: ruleWord
    )
    spelling += bytes
  }

  private func spells(_ slot: WordTable.Slot, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.allSatisfy { bytes[$0] == spelling[Int(slot.offset) + $0] }
  }
}
