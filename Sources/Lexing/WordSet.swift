/// Some of a word table's rule words, by index.
///
/// Asked of every file by every rule: public and inlinable, which `package` cannot be.
@frozen public struct WordSet: Sendable {
  public typealias Bits = UInt64

  /// Of a table's words there are at most 255.
  static var wordsOfBits: Int { 4 }

  @usableFromInline var bits: SIMD4<Bits>

  package init(_ words: [Int] = []) {
    bits = .zero
    for word in words { bits[word >> 6] |= 1 << Bits(word & 63) }
  }

  init(_ memory: UnsafePointer<Bits>) {
    bits = SIMD4(memory[0], memory[1], memory[2], memory[3])
  }

  @inlinable public func holds(anyOf other: WordSet) -> Bool {
    (bits & other.bits) != .zero
  }
}
