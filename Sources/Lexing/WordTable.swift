/// Every word that somebody waits for: the grammar's and those that rules declare.
///
/// One multiplication and one comparison tell a word from a name: the table is four times as large as it must be, so that
/// collisions are rare.
package final class WordTable: Sendable {
  /// A slot: the word's first eight bytes, its length (0: empty), what it is. 16 bytes.
  struct Slot: Sendable {
    var head: UInt64 = 0
    /// Where its bytes begin in `spelling`.
    var offset: UInt16 = 0
    var length: UInt8 = 0
    var word = Word.none
    /// Its number among the rules' words, plus one; 0 for the grammar's own words.
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

  /// The grammar's words and those that a builder was asked to number.
  package init(_ builder: consuming WordTableBuilder) {
    slots = UnsafePointer(builder.slots)
    slotCount = builder.slotCount
    shift = builder.shift
    spelling = builder.spelling
    longest = builder.longest
  }

  /// At most 255 words; `Tokens.seen` holds `i` when a file holds `ruleWords[i]`.
  package convenience init(ruleWords: [String] = []) {
    var builder = WordTableBuilder()
    for word in ruleWords { _ = builder.number(of: word) }
    self.init(builder)
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
package struct WordTableBuilder: ~Copyable {
  let slots: UnsafeMutablePointer<WordTable.Slot>
  let slotCount: Int
  let shift: UInt64
  private(set) var spelling: [UInt8] = []
  private(set) var longest = 0
  private var ruleWords = 0

  private static let mostRuleWords = 255

  /// With the grammar's words.
  package init() {
    let bits = UInt64.bitWidth - (4 * (Word.allCases.count + Self.mostRuleWords)).leadingZeroBitCount
    shift = UInt64(UInt64.bitWidth - bits)
    slotCount = 1 << bits
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: WordTable.Slot(), count: slotCount)
    spelling.reserveCapacity(4096)
    for word in Word.allCases where word != .none {
      var text = word.rawValue
      text.withUTF8 { bytes in slots[slot(of: bytes)].word = word }
    }
  }

  /// The number of a word that rules wait for: `Tokens.seen` will hold it. The first one's is 0, and there are at most 255.
  package mutating func number(of word: String) -> Int {
    var word = word
    return word.withUTF8 { number(of: $0) }
  }

  package mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let slot = slot(of: word)
    if slots[slot].ruleWord == 0 {
      precondition(ruleWords < Self.mostRuleWords, "rules wait for more than \(Self.mostRuleWords) words")
      ruleWords += 1
      slots[slot].ruleWord = UInt8(ruleWords)
    }
    return Int(slots[slot].ruleWord) - 1
  }

  /// The index of a word's slot, which the word gets where it has none.
  private mutating func slot(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var head: UInt64 = 0
    for index in 0..<min(bytes.count, 8) {
      head |= UInt64(bytes[index]) << UInt64(8 * index)
    }
    var index = WordTable.slotIndex(head: head, length: bytes.count, shift: shift)
    while slots[index].length != 0 {
      if slots[index].head == head, slots[index].length == bytes.count, spells(slots[index], bytes) { return index }
      index = (index + 1) & (slotCount - 1)
    }
    longest = max(longest, bytes.count)
    slots[index] = WordTable.Slot(head: head, offset: UInt16(spelling.count), length: UInt8(bytes.count))
    spelling += bytes
    return index
  }

  private func spells(_ slot: WordTable.Slot, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.allSatisfy { bytes[$0] == spelling[Int(slot.offset) + $0] }
  }
}
