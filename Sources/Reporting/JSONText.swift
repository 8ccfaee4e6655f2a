package import Lexing

/// Strings as JSON spells them (RFC 8259), in UTF-8.
package enum JSONText {
  /// In quotes; control characters are escaped, everything else stays itself.
  package static func quoted(_ string: String) -> [UInt8] {
    quoted(utf8: Array(string.utf8))
  }

  /// In quotes, percent-encoded where it must be: bytes that are not UTF-8, and `%` itself, are `%XX`.
  ///
  /// `%` is always encoded, so that decoding every `%XX` gives the file's name, whatever it is.
  package static func quoted(_ path: Path) -> [UInt8] {
    quoted(utf8: percentEncoded(path.bytes))
  }

  private static func quoted(utf8 bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 2)
    result.append(UInt8(ascii: "\""))
    var previous: UInt8 = 0
    for byte in bytes {
      if previous == 0xC2, 0x80...0x9F ~= byte {
        result.removeLast()
        result.append(contentsOf: unicodeEscape(byte))
      } else if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        result.append(contentsOf: escape(byte))
      } else {
        result.append(byte)
      }
      previous = byte
    }
    result.append(UInt8(ascii: "\""))
    return result
  }

  private static func escape(_ byte: UInt8) -> String.UTF8View {
    switch byte {
    case UInt8(ascii: "\""): #"\""#.utf8
    case UInt8(ascii: "\\"): #"\\"#.utf8
    case 0x08: #"\b"#.utf8
    case 0x09: #"\t"#.utf8
    case 0x0A: #"\n"#.utf8
    case 0x0C: #"\f"#.utf8
    case 0x0D: #"\r"#.utf8
    default: unicodeEscape(byte)
    }
  }

  private static func unicodeEscape(_ scalar: UInt8) -> String.UTF8View {
    #"\u00\#(hexadecimal(scalar))"#.utf8
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func percentEncoded(_ bytes: [UInt8]) -> [UInt8] {
    if isUTF8(bytes), !bytes.contains(UInt8(ascii: "%")) { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let length = scalarLength(at: index, in: bytes)
      if length == 0 || bytes[index] == UInt8(ascii: "%") {
        result.append(contentsOf: "%\(hexadecimal(bytes[index]))".utf8)
        index += 1
      } else {
        result.append(contentsOf: bytes[index..<index + length])
        index += length
      }
    }
    return result
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      let length = scalarLength(at: index, in: bytes)
      if length == 0 { return false }
      index += length
    }
    return true
  }

  /// The bytes of the well-formed scalar that begins here (Unicode, table 3-7), 0 when none does.
  private static func scalarLength(at index: Int, in bytes: [UInt8]) -> Int {
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
