import Lexing

/// Source text as listings show it: without comments, one space for any gap.
extension Outline {
  /// The tokens of a range.
  func shown(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      append(index, behind: range.lowerBound, to: &text)
    }
    return text
  }

  /// The tokens of a range, `…` for what stands in brackets.
  func shownBriefly(_ range: Range<Int>) -> String {
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      append(index, behind: range.lowerBound, to: &text)
      let partner = Int(tokens[index].partner)
      guard opensBracket(tokens[index].kind), partner > index else {
        index += 1
        continue
      }
      if partner > index + 1 { text += "…" }
      index = partner
      guard index < range.upperBound, !opensBracket(tokens[index].kind) else { continue }
      text += written(index)
      index += 1
    }
    return text
  }

  /// A callee: `…` for all up to its last bracket, so that a chain of calls is not listed again and again.
  func shownCallee(_ range: Range<Int>) -> String {
    guard let last = range.last(where: { closesBracket(tokens[$0].kind) }) else { return shown(range) }
    let rest = last + 1..<range.upperBound
    let tail = tokens[last].kind == .stringTail ? String(written(last).dropFirst()) : ""
    let gap = rest.isEmpty || tokens[last + 1].start == tokens[last].end ? "" : " "
    return "…" + tail + gap + shown(rest)
  }

  private func append(_ index: Int, behind first: Int, to text: inout String) {
    if index > first, tokens[index].start > tokens[index - 1].end { text += " " }
    text += written(index)
  }

  /// As it stands in the file, backticks included.
  private func written(_ index: Int) -> String {
    let start = Int(tokens[index].start)
    let bytes = UnsafeBufferPointer(start: source.bytes + start, count: Int(tokens[index].length))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func opensBracket(_ kind: TokenKind) -> Bool {
    switch kind {
    case .openParen, .openBracket, .openBrace, .stringHead, .stringMiddle: true
    default: false
    }
  }

  private func closesBracket(_ kind: TokenKind) -> Bool {
    switch kind {
    case .closeParen, .closeBracket, .closeBrace, .stringTail: true
    default: false
    }
  }
}
