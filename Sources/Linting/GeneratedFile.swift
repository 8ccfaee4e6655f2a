import Indexing
package import Lexing
import Outlining

/// A file that a tool wrote, and says so in a comment at its head or by its name.
struct GeneratedFile {
  /// Nothing but comments: what stands before the first token.
  private let head: UnsafeBufferPointer<UInt8>

  static func holds(_ source: SourceBuffer, _ tokens: Tokens, at path: Path) -> Bool {
    if path.bytes.suffix(9).elementsEqual(".pb.swift".utf8) { return true }
    let end = Int(tokens[0].start)
    let file = GeneratedFile(head: UnsafeBufferPointer(start: source.bytes, count: end))
    var forbids = false
    var isOfTool = false
    var start = 0
    while true {
      // Licences are long: what looks at each byte takes longer.
      start = source.offset(ofLetter: UInt8(ascii: "d"), or: UInt8(ascii: "g"), in: start..<end)
      guard start < end else { return false }
      if file.forbids(start, asWholeSentence: true) || file.namesTool(start) { return true }
      forbids = forbids || file.forbids(start, asWholeSentence: false)
      isOfTool = isOfTool || file.stands("generated", at: start)
      if forbids && isOfTool { return true }
      start += 1
    }
  }

  /// Words that nobody writes but a tool.
  private func namesTool(_ start: Int) -> Bool {
    guard stands("generated", at: start) else { return false }
    return stands("@", at: start - 1) || stands("auto", at: start - 4) || stands("auto-", at: start - 5)
      || stands("automatically ", at: start - 14) || stands("generated using swiftgen", at: start)
      || stands("generated using sourcery", at: start)
  }

  /// Says that people are to leave the file alone. A sentence of its own or capitals need no other word; else it may be
  /// about something else: 'users do not edit this yet'.
  private func forbids(_ start: Int, asWholeSentence: Bool) -> Bool {
    let length = stands("do not edit", at: start) ? 11 : stands("do not modify", at: start) ? 13 : 0
    guard length > 0, asWholeSentence else { return length > 0 }
    let isLoud = head[start..<start + length].allSatisfy { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) }
    return isLoud || (beginsLine(start) && endsSentence(start + length))
  }

  private func beginsLine(_ start: Int) -> Bool {
    let before = head[..<start].last { !" \t/*".utf8.contains($0) }
    return before == nil || before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r")
  }

  private func endsSentence(_ end: Int) -> Bool {
    let end = stands(" this file", at: end) ? end + 10 : end
    let next = head[end...].first { $0 != UInt8(ascii: " ") }
    return next.map(".!,;*\n\r".utf8.contains) ?? true
  }

  /// Whether a text, which is in lower case, stands at an offset in any case.
  private func stands(_ text: StaticString, at start: Int) -> Bool {
    guard start >= 0, head.count - start >= text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { index in
      let byte = head[start + index]
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      return (isCapital ? byte | 0x20 : byte) == text.utf8Start[index]
    }
  }
}

extension Linter {
  /// Those of `files[i]` where `isReported[i]` that a tool wrote, and that are not linted for it; as indices.
  package func generated(among files: [Path], isReported: [Bool], reader: some SourceReader) -> Set<Int> {
    let parts = chunks(of: files.count).share(among: jobs) { chunks in
      var loader = FileLoader(reader, words: WordTable())
      var found: [Int] = []
      while let indices = chunks.take() {
        for file in indices where isReported[file] && !includesGenerated(files[file]) {
          guard let outline = loader.lexed(files[file]) else { continue }
          if GeneratedFile.holds(outline.source, outline.tokens, at: files[file]) { found.append(file) }
        }
      }
      return found
    }
    return Set(parts.joined())
  }
}
