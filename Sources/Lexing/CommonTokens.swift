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
    var position = position
    var count = count
    var lines = lines
    var gap = gap
    defer {
      self.position = position
      self.count = count
      self.lines = lines
      self.gap = gap
    }
    while position < bytes.end {
      // Most tokens stand behind one space: a branch of its own is foretold better than the jump below.
      if bytes[position] == UInt8(ascii: " ") {
        gap.insert(.isSpaced)
        position = bytes.endOfSpaces(from: position &+ 1)
      }
      let byte = bytes[position]
      let kind: TokenKind
      var partner = count
      var flags = gap
      switch classes[Int(byte)] {
      case .letter:
        let head = bytes.load(position)
        var length = EightBytes.identifierLength(head, bytes.load(position &+ 8))
        if length == 16 { length = bytes.identifierLength(at: position, from: 16) }
        let next = bytes[position &+ length]
        if next >= 0x80 || next == UInt8(ascii: "$") { return }
        let word = words.word(head: head, length: length, at: bytes.base + position, store)
        tokens[count] = Token(
          start: position,
          end: position &+ length,
          kind: .identifier,
          word: word,
          flags: gap,
          partner: count
        )
        count &+= 1
        position &+= length
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
        openCounts[opening: kind] &+= 1
        partner = Int(openBracket)
        openBracket = UInt32(truncatingIfNeeded: count)
      case .close:
        kind = byte == UInt8(ascii: ")") ? .closeParen : byte == UInt8(ascii: "}") ? .closeBrace : .closeBracket
        let opening: TokenKind =
          byte == UInt8(ascii: ")") ? .openParen : byte == UInt8(ascii: "}") ? .openBrace : .openBracket
        guard balances, openCounts[opening: opening] > 0, tokens[Int(openBracket)].kind == opening else { return }
        openCounts[opening: opening] &-= 1
        partner = Int(openBracket)
        openBracket = tokens[partner].partner
        tokens[partner].partner = UInt32(truncatingIfNeeded: count)
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
