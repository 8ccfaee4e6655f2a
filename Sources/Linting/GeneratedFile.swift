import Lexing

/// A file that a tool wrote, and says so in a comment at its head or by its name.
enum GeneratedFile {
  static func holds(_ source: SourceBuffer, _ tokens: Tokens, at path: Path) -> Bool {
    if path.bytes.suffix(9).elementsEqual(".pb.swift".utf8) { return true }
    // Nothing but comments stands before the first token. Licences are long: what looks at each byte takes longer.
    let head = 0..<Int(tokens[0].start)
    var start = head.lowerBound
    while true {
      start = source.offset(ofLetter: UInt8(ascii: "d"), or: UInt8(ascii: "g"), in: start..<head.upperBound)
      guard start < head.upperBound else { return false }
      if says(start, in: UnsafeBufferPointer(start: source.bytes, count: head.upperBound)) { return true }
      start += 1
    }
  }

  private static func says(_ start: Int, in head: UnsafeBufferPointer<UInt8>) -> Bool {
    func stands(_ text: StaticString, at start: Int) -> Bool { Self.stands(text, at: start, in: head) }
    if stands("do not edit", at: start) || stands("do not modify", at: start) { return true }
    guard stands("generated", at: start) else { return false }
    return stands("@", at: start - 1) || stands("auto", at: start - 4) || stands("auto-", at: start - 5)
      || stands("automatically ", at: start - 14) || stands("generated using swiftgen", at: start)
      || stands("generated using sourcery", at: start)
  }

  /// Whether a text, which is in lower case, stands at an offset in any case.
  private static func stands(_ text: StaticString, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start >= 0, bytes.count - start >= text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { index in
      let byte = bytes[start + index]
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      return (isCapital ? byte | 0x20 : byte) == text.utf8Start[index]
    }
  }
}
