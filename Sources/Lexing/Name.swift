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

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    var index = 0
    while index &+ 8 <= bytes.count, let base = bytes.baseAddress {
      hash = Name.mixed(hash, EightBytes.load(base + index))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index &+= 1
    }
    rawValue = Name.mixed(hash, rest)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
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
