/// An identifier as a number, so that names from different files compare without text.
///
/// 64 bits of a mixing hash over the bytes: among ten million names two are alike with a chance of one in 370,000.
package struct Name: Hashable, Sendable {
  package let rawValue: UInt64

  /// The name of what has none.
  package static let none = Name(rawValue: 0)

  private init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    hash ^= hash >> 32
    hash &*= 0xD6E8_FEB8_6659_FD93
    hash ^= hash >> 32
    rawValue = hash
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { Name($0) }
  }
}

extension Name: ExpressibleByStringLiteral {
  package init(stringLiteral text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
