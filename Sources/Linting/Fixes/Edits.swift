package import Indexing
import Lexing
import Outlining

/// Edits in the terms of tokens.
extension SourceFile {
  package func insertion(_ text: String, before token: Int) -> Fix.Edit {
    let start = Int(tokens[token].start)
    return edit(start..<start, text)
  }

  package func insertion(_ text: String, behind token: Int) -> Fix.Edit {
    let end = Int(tokens[token].end)
    return edit(end..<end, text)
  }

  /// Of some tokens, at least one, with what stands between them.
  package func replacement(of range: Range<Int>, with text: String) -> Fix.Edit {
    edit(Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end), text)
  }

  /// Takes a token away, and what stands between it and another behind it.
  package func removal(from first: Int, upTo next: Int) -> Fix.Edit {
    edit(Int(tokens[first].start)..<Int(tokens[next].start), "")
  }

  /// Takes a statement's whole lines away; nil when it shares them with something else.
  package func removal(ofLines range: Range<Int>) -> Fix.Edit? {
    guard let first = range.first, tokens[first].startsLine || first == 0, isLast(range.upperBound - 1) else {
      return nil
    }
    let end = lineEnd(behind: Int(tokens[range.upperBound - 1].end))
    return edit(lineStart(of: Int(tokens[first].start))..<end, "")
  }

  /// Whether only white space follows a token on its line.
  private func isLast(_ token: Int) -> Bool {
    var index = Int(tokens[token].end)
    while index < outline.source.count, isBlank(outline.source.bytes[index]) { index += 1 }
    return index == outline.source.count || isBreak(outline.source.bytes[index])
  }

  package func edit(_ range: Range<Int>, _ text: String) -> Fix.Edit {
    Fix.Edit(range: range, place: Place(range, in: outline.source, lines, at: path), text: text)
  }

  /// A statement as the first of a block's, behind the token of the brace or of a closure's `in` that opens it, in the
  /// lay-out of what follows.
  package func statement(_ text: String, behind opening: Int) -> Fix.Edit {
    let next = opening + 1
    let start = Int(tokens[opening].end)
    guard tokens[next].startsLine, tokens[next].kind != .closeBrace else {
      return edit(start..<start, " \(text);")
    }
    let indentation = indentation(of: next)
    let end = lineEnd(behind: start)
    // A comment behind the brace stays there; one that goes on over lines is left alone.
    let isPlain = (start..<end).allSatisfy { isBlank(outline.source.bytes[$0]) || isBreak(outline.source.bytes[$0]) }
    guard isPlain else {
      return edit(Int(tokens[next].start)..<Int(tokens[next].start), "\(text)\(lineBreak)\(indentation)")
    }
    return edit(end..<end, "\(indentation)\(text)\(lineBreak)")
  }

  /// A statement on a line of its own behind the one that ends with a token, in its lay-out.
  package func statement(_ text: String, behindStatement range: Range<Int>) -> Fix.Edit {
    guard let first = range.first, tokens[first].startsLine, tokens[range.upperBound].startsLine else {
      return insertion("; \(text)", behind: range.upperBound - 1)
    }
    // A comment behind the statement stays with it, unless it goes on over lines.
    let end = Int(tokens[range.upperBound - 1].end)
    let lineEnd = contentEnd(behind: end)
    let next = tokens.comments.orderedIndex(where: { $0.start >= lineEnd }) - 1
    let isCut = next >= 0 && Int(tokens.comments[next].start + tokens.comments[next].length) > lineEnd
    let offset = isCut ? end : lineEnd
    return edit(offset..<offset, "\(lineBreak)\(indentation(of: first))\(text)")
  }

  /// A declaration behind another and an empty line, indented as a token is; nil where something else follows on the line.
  func declaration(_ text: String, behind last: Int, inLineWith first: Int) -> Fix.Edit? {
    guard isLast(last) else { return nil }
    return insertion("\(lineBreak)\(lineBreak)\(indentation(of: first))\(text)", behind: last)
  }

  /// The white space before the first token of a line.
  func indentation(of token: Int) -> String { indentation(at: Int(tokens[token].start)) }

  /// The white space at the beginning of a byte's line.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while isBlank(outline.source.bytes[end]) { end += 1 }
    return String(decoding: UnsafeBufferPointer(start: outline.source.bytes + start, count: end - start), as: UTF8.self)
  }

  private func lineStart(of offset: Int) -> Int {
    offset - lines.position(of: offset).column + 1
  }

  /// Where the next line begins.
  private func lineEnd(behind offset: Int) -> Int {
    let bytes = outline.source.bytes
    var index = contentEnd(behind: offset)
    if bytes[index] == UInt8(ascii: "\r"), bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
    return min(index + 1, outline.source.count)
  }

  /// Where a line's break stands.
  private func contentEnd(behind offset: Int) -> Int {
    var index = offset
    while index < outline.source.count, !isBreak(outline.source.bytes[index]) { index += 1 }
    return index
  }

  /// Nil for bytes that are no text, which a fix could only damage.
  func text(ofBytes range: Range<Int>) -> String? {
    let bytes = UnsafeBufferPointer(start: outline.source.bytes + range.lowerBound, count: range.count)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// As the file ends its lines.
  var lineBreak: String {
    let bytes = outline.source.bytes
    for index in 0..<outline.source.count where isBreak(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\n") { return "\n" }
      return bytes[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }
    return "\n"
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { isBlank(outline.source.bytes[$0]) }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
