import Lexing

/// A file that a tool wrote, and says so in a comment at its head or by its name.
enum GeneratedFile {
  static func holds(_ source: SourceBuffer, _ tokens: Tokens, at path: Path) -> Bool {
    if path.bytes.suffix(9).elementsEqual(".pb.swift".utf8) { return true }
    let head = tokens.comments.prefix { $0.start < tokens[0].start }
    return head.contains { comment in
      let bytes = UnsafeBufferPointer(start: source.bytes + Int(comment.start), count: Int(comment.length))
      return contains(bytes, "@generated") || contains(bytes, "do not edit")
        || contains(bytes, "generated using swiftgen") || contains(bytes, "generated using sourcery")
    }
  }

  /// Whether the bytes hold a text, which is in lower case, in any case.
  private static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard bytes.count >= length else { return false }
    return (0...bytes.count - length).contains { start in
      (0..<length).allSatisfy { index in
        let byte = bytes[start + index]
        let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        return (isCapital ? byte | 0x20 : byte) == text.utf8Start[index]
      }
    }
  }
}
