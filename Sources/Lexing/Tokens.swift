/// The tokens of one file, in memory that is used again for the next.
///
/// Index `count` holds an end-of-file token, so that a look at the next token needs no check.
public final class Tokens {
  @exclusivity(unchecked) @usableFromInline package private(set) var base: UnsafeMutablePointer<Token>
  @exclusivity(unchecked) @usableFromInline package internal(set) var count = 0
  private var capacity: Int

  /// The file's comments in order; offsets and lengths in bytes, delimiters included.
  @exclusivity(unchecked) package internal(set) var comments: [Comment] = []
  /// Indices in `comments` of those that begin with `actorlint:`, behind three spaces at the most.
  @exclusivity(unchecked) package internal(set) var directives: [Int] = []
  /// What stands between `#if false` and the next directive: tokens that are never compiled.
  @exclusivity(unchecked) package internal(set) var disabled: [Range<Int>] = []
  /// Line breaks of any kind, plus one for a last line without; 0 for an empty file.
  package internal(set) var lines = 0
  /// Which of the table's `ruleWords` the file holds as identifiers. In memory of its own: the lexer sets a bit for very
  /// many tokens.
  @exclusivity(unchecked) private let seenWords: UnsafeMutablePointer<WordSet.Bits>

  /// A line or block comment.
  package struct Comment: Sendable {
    package let start: UInt32
    package let length: UInt32
  }

  package init() {
    capacity = 1
    base = .allocate(capacity: capacity)
    seenWords = .allocate(capacity: WordSet.wordsOfBits)
    seenWords.initialize(repeating: 0, count: WordSet.wordsOfBits)
  }

  deinit {
    base.deallocate()
    seenWords.deallocate()
  }

  /// Empties the store and makes room for the tokens of a file of `bytes` bytes: no token is shorter than a byte.
  func reset(bytes: Int) {
    if bytes + 2 > capacity {
      base.deallocate()
      capacity = max(bytes + 2, min(capacity * 2, 1 << 22))
      base = .allocate(capacity: capacity)
    }
    count = 0
    lines = 0
    comments.removeAll(keepingCapacity: true)
    if !directives.isEmpty { directives.removeAll(keepingCapacity: true) }
    if !disabled.isEmpty { disabled.removeAll(keepingCapacity: true) }
    seenWords.update(repeating: 0, count: WordSet.wordsOfBits)
  }

  /// Those of the table's `ruleWords`, by index, that the file holds as identifiers.
  package var seen: WordSet { WordSet(seenWords) }

  @inline(__always)
  func note(ruleWord: UInt8) {
    seenWords[Int(ruleWord >> 6)] |= 1 << WordSet.Bits(ruleWord & 63)
  }

  @inlinable public subscript(index: Int) -> Token {
    // Free in a release: a token that nobody lexed lies outside of the file's memory.
    assert(index >= 0 && index <= count)
    return base[index]
  }
}
