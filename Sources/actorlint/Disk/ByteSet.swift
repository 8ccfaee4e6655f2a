/// A set of bytes: what one place of a pattern accepts.
struct ByteSet: Sendable {
  private var words = SIMD4<UInt64>()

  init() {}

  init(_ byte: UInt8) {
    insert(byte)
  }

  /// Everything but a slash, which no wildcard within a name matches.
  static var anyButSlash: ByteSet {
    var set = ByteSet(UInt8(ascii: "/"))
    set.invert()
    return set
  }

  /// The byte of a set that holds no other.
  var only: UInt8? {
    let counts = (0..<4).map { words[$0].nonzeroBitCount }
    guard counts.reduce(0, +) == 1, let word = counts.firstIndex(of: 1) else { return nil }
    return UInt8(word * 64 + words[word].trailingZeroBitCount)
  }

  func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1
  }

  mutating func insert(_ byte: UInt8) {
    words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  mutating func remove(_ byte: UInt8) {
    words[Int(byte >> 6)] &= ~(1 << UInt64(byte & 63))
  }

  mutating func invert() {
    words = ~words
  }
}
