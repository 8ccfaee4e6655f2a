import Lexing

/// What holds for the tokens of any bytes.
struct Invariants {
  private let lexed: Lexed
  private let tokens: Tokens
  private let count: Int

  private init(_ lexed: Lexed) {
    self.lexed = lexed
    tokens = lexed.tokens
    count = lexed.source.count
  }

  /// The first one that is broken, in words; nil when all hold.
  static func complaint(about lexed: Lexed) -> String? {
    let invariants = Invariants(lexed)
    return invariants.aboutOrder() ?? invariants.aboutGaps() ?? invariants.aboutPartners() ?? invariants.aboutLines()
  }

  private func aboutOrder() -> String? {
    var end = 0
    for index in 0..<tokens.count {
      let token = tokens[index]
      if token.kind == .endOfFile { return "token \(index) is the end of the file" }
      if Int(token.start) < end { return "token \(index) begins inside of the one before" }
      if token.length == 0 { return "token \(index) is empty" }
      end = Int(token.end)
    }
    if end > count { return "the last token ends behind the file" }
    let last = tokens[tokens.count]
    return last.kind == .endOfFile && last.start == count && last.length == 0 ? nil : "the file has no end"
  }

  private func aboutGaps() -> String? {
    var comments = tokens.comments[...]
    var start = 0
    for index in 0...tokens.count {
      let token = tokens[index]
      var position = start
      while let comment = comments.first, comment.start < token.start {
        comments.removeFirst()
        if Int(comment.start) < position { return "the comment at \(comment.start) begins inside of something" }
        if !isComment(at: Int(comment.start)) { return "no comment begins at \(comment.start)" }
        if let stray = strayByte(in: position..<Int(comment.start)) { return "a token is missing at \(stray)" }
        position = Int(comment.start + comment.length)
      }
      if position > token.start { return "a comment reaches into token \(index)" }
      if let stray = strayByte(in: position..<Int(token.start)) { return "a token is missing at \(stray)" }
      if index < tokens.count, let complaint = aboutFlags(of: token, behind: start, index) { return complaint }
      start = Int(token.end)
    }
    return comments.isEmpty ? nil : "a comment lies behind the file"
  }

  private func isComment(at offset: Int) -> Bool {
    let bytes = lexed.source.bytes
    let second = bytes[offset + 1]
    return bytes[offset] == UInt8(ascii: "/") && (second == UInt8(ascii: "/") || second == UInt8(ascii: "*"))
  }

  /// The first printable character in a gap, unless a conflict marker explains it.
  private func strayByte(in gap: Range<Int>) -> Int? {
    let bytes = lexed.source.bytes
    for index in gap where bytes[index] > 0x20 && bytes[index] < 0x7F {
      let beginsLine = index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D || bytes[index - 1] == 0
      if beginsLine, bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: ">") { return nil }
      return index
    }
    return nil
  }

  private func aboutFlags(of token: Token, behind end: Int, _ index: Int) -> String? {
    let gap = lexed.bytes(end..<Int(token.start))
    let startsLine = index == 0 || gap.contains { $0 == 0x0A || $0 == 0x0D }
    if token.startsLine != startsLine { return "token \(index) is wrong about beginning a line" }
    return token.isSpaced == !gap.isEmpty ? nil : "token \(index) is wrong about the space before it"
  }

  private func aboutPartners() -> String? {
    var ends: [Int] = []
    for index in 0..<tokens.count {
      let token = tokens[index]
      let partner = Int(token.partner)
      while let end = ends.last, end <= index {
        ends.removeLast()
      }
      switch token.kind {
      case .openParen, .openBracket, .openBrace, .stringHead, .stringMiddle, .poundIf:
        if partner <= index || partner > tokens.count { return "token \(index) ends at \(partner)" }
        if let end = ends.last, partner > end { return "token \(index) reaches out of what holds it" }
        ends.append(partner)
      case .closeParen, .closeBracket, .closeBrace:
        if partner != index, partner > index || tokens[partner].partner != index || !match(partner, index) {
          return "token \(index) closes \(partner)"
        }
      case .stringTail:
        if tokens[partner].partner != index { return "the string at token \(index) does not begin at \(partner)" }
      case .poundElse, .poundElseif: break
      default:
        if partner != index { return "token \(index) has a partner and begins nothing" }
      }
    }
    return nil
  }

  private func match(_ opener: Int, _ closer: Int) -> Bool {
    switch (tokens[opener].kind, tokens[closer].kind) {
    case (.openParen, .closeParen), (.openBracket, .closeBracket), (.openBrace, .closeBrace): true
    default: false
    }
  }

  private func aboutLines() -> String? {
    var lines = 0
    var index = 0
    let bytes = lexed.source.bytes
    while index < count {
      if bytes[index] == 0x0A || bytes[index] == 0x0D { lines += 1 }
      index += bytes[index] == 0x0D && index + 1 < count && bytes[index + 1] == 0x0A ? 2 : 1
    }
    if count > 0, bytes[count - 1] != 0x0A, bytes[count - 1] != 0x0D { lines += 1 }
    return tokens.lines == lines ? nil : "counts \(tokens.lines) lines of \(lines)"
  }
}
