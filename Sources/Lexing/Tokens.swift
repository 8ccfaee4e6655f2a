/// The tokens of one file, in memory that is used again for the next.
///
/// End-of-file tokens stand at index `count` and next to it, and before the first token, so that a look at the tokens
/// around one needs no check as long as it goes no further than `margin`.
public final class Tokens {
  @exclusivity(unchecked) @usableFromInline package private(set) var base: UnsafeMutablePointer<Token>
  /// Without those in the margins. Read through an inlinable getter: the attribute does not reach into other modules.
  @inlinable public var count: Int { filled }
  @exclusivity(unchecked) @usableFromInline var filled = 0
  private var capacity: Int

  /// How many there are on each side.
  @usableFromInline static var margin: Int { 4 }

  /// The file's comments in order; offsets and lengths in bytes, delimiters included.
  @exclusivity(unchecked) package internal(set) var comments: [Comment] = []
  /// Indices in `comments` of those that begin with `actorlint:`, behind three spaces at the most.
  @exclusivity(unchecked) package internal(set) var directives: [Int] = []
  /// What stands between `#if false` and the next directive: tokens that are never compiled.
  @exclusivity(unchecked) package internal(set) var disabled: [Range<Int>] = []
  /// Offset of the first merge conflict, whose lines are no tokens.
  package internal(set) var conflict: Int?
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
    base = Self.memory(for: capacity)
    seenWords = .allocate(capacity: WordSet.wordsOfBits)
    seenWords.initialize(repeating: 0, count: WordSet.wordsOfBits)
    end(count: 0, bytes: 0)
  }

  deinit {
    (base - Self.margin).deallocate()
    seenWords.deallocate()
  }

  /// Empties the store and makes room for the tokens of a file of `bytes` bytes: no token is shorter than a byte.
  func reset(bytes: Int) {
    if bytes + 2 > capacity {
      (base - Self.margin).deallocate()
      capacity = max(bytes + 2, min(capacity * 2, 1 << 22))
      base = Self.memory(for: capacity)
    }
    filled = 0
    lines = 0
    conflict = nil
    comments.removeAll(keepingCapacity: true)
    if !directives.isEmpty { directives.removeAll(keepingCapacity: true) }
    if !disabled.isEmpty { disabled.removeAll(keepingCapacity: true) }
    seenWords.update(repeating: 0, count: WordSet.wordsOfBits)
  }

  /// Room for tokens, behind those of the margin before the first.
  private static func memory(for capacity: Int) -> UnsafeMutablePointer<Token> {
    let memory = UnsafeMutablePointer<Token>.allocate(capacity: margin + capacity + margin)
    memory.initialize(repeating: .endOfFile(at: 0, index: 0), count: margin)
    return memory + margin
  }

  /// Ends the tokens of a file of `bytes` bytes.
  func end(count: Int, bytes: Int) {
    filled = count
    (base + count).initialize(repeating: .endOfFile(at: bytes, index: count), count: 1 + Self.margin)
  }

  /// Those of the table's `ruleWords`, by index, that the file holds as identifiers.
  package var seen: WordSet { WordSet(seenWords) }

  @inline(__always)
  func note(ruleWord: UInt8) {
    seenWords[Int(ruleWord >> 6)] |= 1 << WordSet.Bits(ruleWord & 63)
  }

  @inlinable public subscript(index: Int) -> Token {
    // Free in a release: a token that nobody lexed may lie outside of the memory.
    assert(index >= -Tokens.margin && index <= count + Tokens.margin)
    return base[index]
  }

  /// The first token that is no mark of an optional, from an index on.
  @inlinable public func behindOptionalMarks(_ start: Int) -> Int {
    var index = start
    while self[index].isOptionalMark { index += 1 }
    return index
  }

  /// The last one, up to an index.
  @inlinable public func beforeOptionalMarks(_ end: Int) -> Int {
    var index = end
    while self[index].isOptionalMark { index -= 1 }
    return index
  }
}
