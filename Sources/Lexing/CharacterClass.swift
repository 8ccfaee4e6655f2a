/// What a byte can begin, for the lexer's one switch.
enum CharacterClass: UInt8 {
  case space, newline, letter, digit, dollar, quote, backtick, pound, slash, question
  case leftAngle, rightAngle, `operator`
  case open, close, comma, semicolon, colon, at, backslash
  /// A byte of a character outside ASCII.
  case beyondASCII
  /// Control characters and NUL: white space to Swift, with a remark.
  case invalid

  /// 256 entries, by byte value; read only, never freed.
  nonisolated(unsafe) static let table: UnsafePointer<CharacterClass> = {
    let table = UnsafeMutablePointer<CharacterClass>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      (table + Int(byte)).initialize(to: CharacterClass(of: byte))
    }
    return UnsafePointer(table)
  }()

  init(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: self = .space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "$"): self = .dollar
    case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quote
    case UInt8(ascii: "`"): self = .backtick
    case UInt8(ascii: "#"): self = .pound
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "?"), UInt8(ascii: "!"): self = .question
    case UInt8(ascii: "<"): self = .leftAngle
    case UInt8(ascii: ">"): self = .rightAngle
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "."):
      self = .operator
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): self = .close
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ";"): self = .semicolon
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: "@"): self = .at
    case UInt8(ascii: "\\"): self = .backslash
    case 0x80...0xFF: self = .beyondASCII
    default: self = .invalid
    }
  }

  /// Whether an ASCII byte may stand in an operator.
  static func isOperator(_ byte: UInt8, _ table: UnsafePointer<CharacterClass>) -> Bool {
    switch table[Int(byte)] {
    case .slash, .question, .leftAngle, .rightAngle, .operator: true
    default: false
    }
  }
}

/// Eight bytes at a time: each function returns a mask with the high bit of every byte that fits.
@usableFromInline enum EightBytes {
  static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  static let high: UInt64 = 0x8080_8080_8080_8080
  static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The first byte of the mask is right; those behind it may be marked for nothing, which a search never sees.
  @inline(__always)
  static func equal(_ bytes: UInt64, to byte: UInt8) -> UInt64 {
    let difference = bytes ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & high
  }

  /// How many spaces the bytes begin with.
  @inline(__always)
  static func spacesBefore(_ bytes: UInt64) -> Int {
    countBefore(bytes ^ (ones &* UInt64(UInt8(ascii: " "))))
  }

  /// How many letters, digits and `_` sixteen bytes begin with: most names are shorter, and a branch after eight of
  /// them would be predicted badly.
  @inline(__always)
  static func identifierLength(_ first: UInt64, _ second: UInt64) -> Int {
    let inFirst = identifierBytes(first) ^ high
    let inSecond = countBefore(identifierBytes(second) ^ high)
    return inFirst != 0 ? countBefore(inFirst) : 8 &+ inSecond
  }

  /// Letters, digits and `_`.
  @inline(__always)
  static func identifierBytes(_ bytes: UInt64) -> UInt64 {
    let plain = bytes & low
    let folded = plain | (ones &* 0x20)
    let letters = (folded &+ (ones &* (0x80 - 0x61))) & ~(folded &+ (ones &* (0x80 - 0x7B)))
    let digits = (plain &+ (ones &* (0x80 - 0x30))) & ~(plain &+ (ones &* (0x80 - 0x3A)))
    // Of the two bytes that fold to 0x7F, `_` is the one without the bit 0x20.
    let underscores = (folded &+ ones) & ~(bytes << 2)
    return (letters | digits | underscores) & high & ~bytes
  }

  @inlinable @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  /// How many bytes stand before the first one of the mask, or of anything else: 8 when there is none.
  @inline(__always)
  static func countBefore(_ mask: UInt64) -> Int {
    mask.trailingZeroBitCount >> 3
  }
}
