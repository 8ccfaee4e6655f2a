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
        (position, count) = (end, count &+ 1)
        gap = []
        continue
      case .newline:
        guard balances else { return }
        lines &+= 1
        gap.formUnion([.startsLine, .isSpaced])
        position = bytes.endOfSpaces(from: bytes.endOfNewline(at: position, byte))
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
        let bracket = TokenKind.brackets(closedBy: byte)
        guard balances, let opener = popBracket(bracket.opening, closedAt: count) else { return }
        (kind, partner) = (bracket.closing, opener)
      case .operator:
        let next = classes[Int(bytes[position &+ 1])]
        guard let common = bytes.commonOperator(at: position, before: next, &flags) else { return }
        kind = common
      case .comma: kind = .comma
      case .colon where bytes[position &+ 1] != UInt8(ascii: ":"): kind = .colon
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

extension TokenKind {
  /// Of a pair, by the byte of the second.
  @inline(__always)
  fileprivate static func brackets(closedBy byte: UInt8) -> (opening: TokenKind, closing: TokenKind) {
    switch byte {
    case UInt8(ascii: ")"): (.openParen, .closeParen)
    case UInt8(ascii: "}"): (.openBrace, .closeBrace)
    default: (.openBracket, .closeBracket)
    }
  }
}

extension SourceBytes {
  @inline(__always)
  fileprivate func endOfNewline(at offset: Int, _ byte: UInt8) -> Int {
    offset &+ (byte == UInt8(ascii: "\r") && self[offset &+ 1] == UInt8(ascii: "\n") ? 2 : 1)
  }

  /// How long the name of ASCII characters is that begins at an offset with `head`; nil where others follow.
  @inline(__always)
  fileprivate func plainNameLength(at offset: Int, head: UInt64) -> Int? {
    var length = EightBytes.identifierLength(head, load(offset &+ 8))
    if length == 16 { length = identifierLength(at: offset, from: 16) }
    let next = self[offset &+ length]
    return next >= 0x80 || next == UInt8(ascii: "$") ? nil : length
  }

  /// Most operators are a period before a name, or an `=` between spaces, which need no look around; nil for the others.
  @inline(__always)
  fileprivate func commonOperator(
    at offset: Int,
    before next: CharacterClass,
    _ flags: inout Token.Flags
  ) -> TokenKind? {
    if self[offset] == UInt8(ascii: "."), next == .letter {
      if !isLeftBound(offset) { flags.insert(.isPrefix) }
      return .period
    }
    return self[offset] == UInt8(ascii: "=") && next == .space && flags.contains(.isSpaced) ? .equal : nil
  }
}
