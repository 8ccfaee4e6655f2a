extension Lexer {
  /// Lexes on until something stands next that is rarer than names, brackets and separators with white space between
  /// them, which are nine tokens in ten.
  ///
  /// What every token changes is kept in locals: a call of another function would force it to memory, and half of the
  /// lexer's time is the way there and back.
  @inline(__always)
  mutating func lexCommonTokens() {
    let bytes = bytes
    let classes = classes
    let tokens = tokens
    let balances = innermostInterpolation < 0
    var (position, count, lines, gap) = (position, count, lines, gap)
    defer { (self.position, self.count, self.lines, self.gap) = (position, count, lines, gap) }
    while position < bytes.end {
      // Most tokens stand behind one space: a branch of its own is predicted better than the jump below.
      if bytes[position] == UInt8(ascii: " ") {
        gap.insert(.isSpaced)
        position = bytes.endOfSpaces(from: position &+ 1)
      }
      let byte = bytes[position]
      let kind: TokenKind
      var (partner, flags) = (count, gap)
      switch classes[Int(byte)] {
      case .letter:
        let head = bytes.load(position)
        guard let length = bytes.plainNameLength(at: position, head: head) else { return }
        let word = words.word(head: head, length: length, at: bytes.base + position, store)
        let end = position &+ length
        tokens[count] = Token(start: position, end: end, kind: .identifier, word: word, flags: gap, partner: count)
        count &+= 1
        position = end
        gap = []
        continue
      case .newline:
        guard balances else { return }
        position &+= byte == UInt8(ascii: "\r") && bytes[position &+ 1] == UInt8(ascii: "\n") ? 2 : 1
        lines &+= 1
        gap.formUnion([.startsLine, .isSpaced])
        position = bytes.endOfSpaces(from: position)
        continue
      case .space:
        gap.insert(.isSpaced)
        position = bytes.endOfSpaces(from: position &+ 1)
        continue
      case .open:
        guard balances else { return }
        kind = byte == UInt8(ascii: "(") ? .openParen : byte == UInt8(ascii: "{") ? .openBrace : .openBracket
        partner = pushBracket(kind, at: count)
      case .close:
        kind = byte == UInt8(ascii: ")") ? .closeParen : byte == UInt8(ascii: "}") ? .closeBrace : .closeBracket
        let opening: TokenKind =
          byte == UInt8(ascii: ")") ? .openParen : byte == UInt8(ascii: "}") ? .openBrace : .openBracket
        guard balances, let opener = popBracket(opening, closedAt: count) else { return }
        partner = opener
      case .operator:
        // Most operators are a period before a name, or an `=` between spaces: those need no look around.
        let next = classes[Int(bytes[position &+ 1])]
        if byte == UInt8(ascii: "."), next == .letter {
          kind = .period
          if !bytes.isLeftBound(position) { flags.insert(.isPrefix) }
        } else if byte == UInt8(ascii: "="), next == .space, gap.contains(.isSpaced) {
          kind = .equal
        } else {
          return
        }
      case .comma: kind = .comma
      case .colon:
        if bytes[position &+ 1] == UInt8(ascii: ":") { return }
        kind = .colon
      case .at: kind = .at
      default: return
      }
      tokens[count] = Token(start: position, end: position &+ 1, kind: kind, flags: flags, partner: partner)
      count &+= 1
      position &+= 1
      gap = []
    }
  }
}

extension SourceBytes {
  /// How long the name of ASCII characters is that begins at an offset with `head`; nil where others follow.
  @inline(__always)
  fileprivate func plainNameLength(at offset: Int, head: UInt64) -> Int? {
    var length = EightBytes.identifierLength(head, load(offset &+ 8))
    if length == 16 { length = identifierLength(at: offset, from: 16) }
    let next = self[offset &+ length]
    return next >= 0x80 || next == UInt8(ascii: "$") ? nil : length
  }
}
