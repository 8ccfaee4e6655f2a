/// An identifier as a number, so that names from different files compare without text.
///
/// 64 bits of a mixing hash over the bytes: among ten million names two are alike with a chance of one in 370,000.
///
/// Compared and looked up more often than anything else: public and inlinable, which `package` cannot be.
@frozen public struct Name: Hashable, Sendable {
  public let rawValue: UInt64

  /// The bits are mixed already: a product with the table's own seed is all that a dictionary needs, where the standard
  /// hash would cost more than the look-up.
  @inlinable public func _rawHashValue(seed: Int) -> Int {
    let product = (rawValue ^ UInt64(bitPattern: Int64(seed))) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product ^ product >> 32)
  }

  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }

  @inlinable public static func == (left: Name, right: Name) -> Bool {
    left.rawValue == right.rawValue
  }

  /// The name of what has none.
  package static let none = Name(rawValue: 0)

  private init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  @inlinable public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count
    // All bits depend on the length: names of different lengths may give the same words.
    let seed = UInt64(truncatingIfNeeded: count &+ 1) &* 0x9E37_79B9_7F4A_7C15
    guard count > 0, let base = bytes.baseAddress else {
      rawValue = Name.mixed(seed, 0)
      return
    }
    if count < 8 {
      rawValue = Name.mixed(seed, Name.upToSevenBytes(base, count))
      return
    }
    var hash = seed
    var index = 0
    while index &+ 8 < count {
      hash = Name.mixed(hash, EightBytes.load(base + index))
      index &+= 8
    }
    // The last eight overlap those before them: there is nothing to read behind a name.
    rawValue = Name.mixed(hash, EightBytes.load(base + (count &- 8)))
  }

  /// All of one to seven bytes, in loads that overlap.
  @inlinable @inline(__always)
  static func upToSevenBytes(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count >= 4 {
      let first = UnsafeRawPointer(base).loadUnaligned(as: UInt32.self)
      let last = UnsafeRawPointer(base + (count &- 4)).loadUnaligned(as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    return UInt64(base[0]) << 16 | UInt64(base[count >> 1]) << 8 | UInt64(base[count &- 1])
  }

  @inlinable static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return (product.high ^ product.low) &* 0x9E37_79B9_7F4A_7C15 ^ word >> 32
  }

  /// Stands for a member of something: not the name of the text with a period.
  package func member(_ name: Name) -> Name {
    Name(rawValue: Name.mixed(rawValue, name.rawValue))
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { Name($0) }
  }
}

extension Name: ExpressibleByStringLiteral {
  public init(stringLiteral text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
