import JSON
package import Lexing

/// A file's name in formats that are UTF-8 throughout.
package enum PathText {
  /// In quotes, percent-encoded where it must be: bytes that are not UTF-8, and `%` itself, are `%XX`.
  ///
  /// `%` is always encoded, so that decoding every `%XX` gives the file's name, whatever it is.
  package static func quoted(_ path: Path) -> [UInt8] {
    JSONText.quoted(utf8: percentEncoded(path.bytes))
  }

  private static func percentEncoded(_ bytes: [UInt8]) -> [UInt8] {
    if !bytes.contains(UInt8(ascii: "%")), UTF8Form.firstError(in: bytes) == nil { return bytes }
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
}
