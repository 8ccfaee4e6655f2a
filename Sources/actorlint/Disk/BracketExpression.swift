/// `[a-z]`, `[!abc]`, `[[:digit:]]` and their like.
struct BracketExpression {
  private let pattern: [UInt8]
  /// The byte being read.
  private var cursor: Int
  private var set = ByteSet()
  /// Where a range may begin.
  private var previous: UInt8?

  private init(_ pattern: [UInt8], cursor: Int) {
    self.pattern = pattern
    self.cursor = cursor
  }

  /// Reads the expression whose bracket is at `index` and moves behind it; nil when it is malformed.
  static func read(_ pattern: [UInt8], at index: inout Int) -> ByteSet? {
    var expression = BracketExpression(pattern, cursor: index + 1)
    guard let set = expression.read() else { return nil }
    index = expression.cursor + 1
    return set
  }

  private var byte: UInt8? { byte(at: cursor) }

  private func byte(at index: Int) -> UInt8? {
    index < pattern.count ? pattern[index] : nil
  }

  private mutating func read() -> ByteSet? {
    let isNegated = byte == UInt8(ascii: "!") || byte == UInt8(ascii: "^")
    if isNegated { cursor += 1 }
    // A closing bracket in the first place stands for itself.
    repeat {
      guard readElement() else { return nil }
      cursor += 1
    } while byte != UInt8(ascii: "]")
    if isNegated { set.invert() }
    set.remove(UInt8(ascii: "/"))
    return set
  }

  /// Leaves the cursor on the element's last byte.
  private mutating func readElement() -> Bool {
    guard let byte else { return false }
    switch byte {
    case UInt8(ascii: "\\"):
      cursor += 1
      guard let escaped = self.byte else { return false }
      insert(escaped)
    case UInt8(ascii: "-"):
      guard let first = previous, let next = self.byte(at: cursor + 1), next != UInt8(ascii: "]") else {
        insert(byte)
        return true
      }
      return readRange(from: first)
    case UInt8(ascii: "[") where self.byte(at: cursor + 1) == UInt8(ascii: ":"):
      return readClass()
    default:
      insert(byte)
    }
    return true
  }

  private mutating func insert(_ byte: UInt8) {
    set.insert(byte)
    previous = byte
  }

  private mutating func readRange(from first: UInt8) -> Bool {
    cursor += 1
    if byte == UInt8(ascii: "\\") { cursor += 1 }
    guard let end = byte else { return false }
    if first <= end { set.insert(first...end) }
    previous = nil
    return true
  }

  private mutating func readClass() -> Bool {
    let start = cursor + 2
    guard let end = pattern[start...].firstIndex(of: UInt8(ascii: "]")) else { return false }
    guard end > start, pattern[end - 1] == UInt8(ascii: ":") else {
      insert(UInt8(ascii: "["))
      return true
    }
    guard let ranges = Self.classes[String(decoding: pattern[start..<end - 1], as: UTF8.self)] else { return false }
    for range in ranges { set.insert(range) }
    cursor = end
    previous = nil
    return true
  }

  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A],
    "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20],
    "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39],
    "graph": [0x21...0x7E],
    "lower": [0x61...0x7A],
    "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0D, 0x20...0x20],
    "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}
