import Lexing

/// A file that a tool wrote, and says so in a comment at its head or by its name.
enum GeneratedFile {
  static func holds(_ source: SourceBuffer, _ tokens: Tokens, at path: Path) -> Bool {
    if path.bytes.suffix(9).elementsEqual(".pb.swift".utf8) { return true }
    let head = tokens.comments.prefix { $0.start < tokens[0].start }
    return head.contains { comment in
      let bytes = UnsafeBufferPointer(start: source.bytes + Int(comment.start), count: Int(comment.length))
      // Licences are long: most of their bytes begin none of the texts.
      return bytes.indices.contains { start in
        switch bytes[start] {
        case UInt8(ascii: "@"): stands("@generated", at: start, in: bytes)
        case UInt8(ascii: "D"), UInt8(ascii: "d"): stands("do not edit", at: start, in: bytes)
        case UInt8(ascii: "G"), UInt8(ascii: "g"):
          stands("generated using swiftgen", at: start, in: bytes)
            || stands("generated using sourcery", at: start, in: bytes)
        default: false
        }
      }
    }
  }

  /// Whether a text, which is in lower case, stands at an offset in any case.
  private static func stands(_ text: StaticString, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count - start >= text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { index in
      let byte = bytes[start + index]
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      return (isCapital ? byte | 0x20 : byte) == text.utf8Start[index]
    }
  }
}
