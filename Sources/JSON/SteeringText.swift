/// What steers a terminal or turns the direction of text: C0, DEL and C1, line and paragraph separator, marks, embeddings,
/// overrides and isolates.
package enum SteeringText {
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the UTF-8 form of one begins with the byte.
  package static func mayBegin(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  /// The one whose well-formed bytes begin here, with their number.
  package static func scalar(at index: Int, in bytes: [UInt8]) -> (scalar: Unicode.Scalar, length: Int)? {
    let length = UTF8Form.scalarLength(at: index, in: bytes)
    let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, contains(scalar) else { return nil }
    return (scalar, length)
  }
}
