/// Well-formed UTF-8, as the Unicode standard's table 3-7 has it.
package enum UTF8Form {
  /// The first byte that is not part of a well-formed scalar; nil when there is none.
  package static func firstError(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let length = scalarLength(at: index, in: bytes)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// The bytes of the well-formed scalar that begins here, 0 when none does.
  package static func scalarLength(at index: Int, in bytes: [UInt8]) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= bytes.count, second ~= bytes[index + 1] else { return 0 }
    return bytes[index + 2..<max(index + 2, index + length)].allSatisfy { 0x80...0xBF ~= $0 } ? length : 0
  }
}
