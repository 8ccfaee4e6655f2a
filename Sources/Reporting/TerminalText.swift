import JSON
package import Lexing

/// Text that a terminal cannot take for a command: what would steer it or turn the direction of text shows as it is
/// written in Swift, `\u{1b}`.
///
/// Bytes that are not UTF-8 stay what they are, because a file name may hold them; only where a terminal shows them they
/// are U+FFFD, because some terminals obey 0x9B.
package enum TerminalText {
  package static func shown(_ string: String) -> String {
    String(decoding: escaped(string), as: UTF8.self)
  }

  package static func escaped(_ string: String) -> [UInt8] {
    escaped(Array(string.utf8))
  }

  package static func escaped(_ path: Path, onTerminal: Bool = false) -> [UInt8] {
    escaped(path.bytes, onTerminal: onTerminal)
  }

  /// `keepsLines` is for text of several lines, and their tabs.
  package static func escaped(_ bytes: [UInt8], onTerminal: Bool = false, keepsLines: Bool = false) -> [UInt8] {
    guard bytes.contains(where: { SteeringText.mayBegin($0) || (onTerminal && $0 >= 0x80) }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count {
      let length = UTF8Form.scalarLength(at: index, in: bytes)
      let isLine = keepsLines && (bytes[index] == 0x0A || bytes[index] == 0x09)
      if length == 0, onTerminal {
        result += [0xEF, 0xBF, 0xBD]
      } else if !isLine, let (scalar, _) = SteeringText.scalar(at: index, in: bytes) {
        result += escape(scalar)
      } else {
        result += bytes[index..<index + max(length, 1)]
      }
      index += max(length, 1)
    }
    return result
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String.UTF8View {
    switch scalar {
    case "\t": #"\t"#.utf8
    case "\n": #"\n"#.utf8
    case "\r": #"\r"#.utf8
    default: "\\u{\(String(scalar.value, radix: 16))}".utf8
    }
  }
}
