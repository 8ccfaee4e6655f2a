import JSON
package import Lexing

/// A file's name in formats that are UTF-8 throughout.
package enum PathText {
  /// In quotes. A name that is UTF-8 stands as it is, for whoever opens the file or shows it; in another the bytes that
  /// are not UTF-8, and `%` itself, are `%XX`, so that decoding gives its bytes.
  ///
  /// A name may look like another that was encoded (`a%FF.swift`), which misleads nobody but where both are there.
  package static func quoted(_ path: Path) -> [UInt8] {
    JSONText.quoted(utf8: percentEncoded(path.bytes))
  }

  private static func percentEncoded(_ bytes: [UInt8]) -> [UInt8] {
    if UTF8Form.firstError(in: bytes) == nil { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let length = UTF8Form.scalarLength(at: index, in: bytes)
      if length == 0 || bytes[index] == UInt8(ascii: "%") {
        let digits = String(bytes[index], radix: 16, uppercase: true)
        result += "%\(bytes[index] < 0x10 ? "0" : "")\(digits)".utf8
        index += 1
      } else {
        result += bytes[index..<index + length]
        index += length
      }
    }
    return result
  }

  /// The path as part of a URI (RFC 3986), as text: everything but letters, digits and `-._~/` is `%XX`.
  package static func uri(_ path: Path) -> String {
    var text = ""
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += "%\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
      }
    }
    return text
  }

  /// The path as text, percent-encoded where it must be.
  package static func text(_ path: Path) -> String {
    String(decoding: percentEncoded(path.bytes), as: UTF8.self)
  }
}
