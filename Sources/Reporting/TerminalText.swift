package import Lexing

/// Text that a terminal cannot take for a command: control characters show as they are written in Swift, `\u{1b}`.
///
/// C0, DEL and C1 are escaped. Bytes that are not UTF-8 stay what they are, because a file name may hold them.
package enum TerminalText {
  package static func escaped(_ string: String) -> [UInt8] {
    escaped(Array(string.utf8))
  }

  package static func escaped(_ path: Path) -> [UInt8] {
    escaped(path.bytes)
  }

  package static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0xC2, index + 1 < bytes.count, 0x80...0x9F ~= bytes[index + 1] {
        result.append(contentsOf: escape(bytes[index + 1]))
        index += 2
      } else {
        if byte < 0x20 || byte == 0x7F { result.append(contentsOf: escape(byte)) } else { result.append(byte) }
        index += 1
      }
    }
    return result
  }

  private static func escape(_ scalar: UInt8) -> String.UTF8View {
    switch scalar {
    case 0x09: #"\t"#.utf8
    case 0x0A: #"\n"#.utf8
    case 0x0D: #"\r"#.utf8
    default: "\\u{\(String(scalar, radix: 16))}".utf8
    }
  }
}
