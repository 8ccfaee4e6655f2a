extension Lexer {
  /// At `#`: a shebang, raw string, extended regex literal, directive, or the sign of a macro.
  mutating func lexPound() {
    if position == 0, bytes[1] == UInt8(ascii: "!") {
      return emit(.shebang, length: bytes.endOfLine(from: 0))
    }
    guard position >= fruitless.poundsUntil else { return emit(.pound, length: 1) }
    let pounds = bytes.poundCount(at: position, limit: end - position)
    switch bytes[position + pounds] {
    case UInt8(ascii: "\""): return lexString(pounds: pounds)
    case UInt8(ascii: "/"):
      if lexExtendedRegex(pounds: pounds) { return }
    default: break
    }
    // Of several pounds that begin no literal, only the last can begin a word.
    fruitless.poundsUntil = position + pounds - 1
    lexPoundWord()
  }

  private mutating func lexPoundWord() {
    var length = 1
    while CharacterClass.table[Int(bytes[position + length])] == .letter {
      length += 1
    }
    for (name, kind) in Self.poundWords
    where name.utf8CodeUnitCount == length - 1 && bytes.stands(name, at: position + 1) {
      switch kind {
      case .poundIf, .poundElseif, .poundElse, .poundEndif: lexDirective(kind, length: length)
      default: emit(kind, length: length)
      }
      return
    }
    emit(.pound, length: 1)
  }

  private static let poundWords: [(StaticString, TokenKind)] = [
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
    ("available", .poundAvailable), ("unavailable", .poundUnavailable), ("sourceLocation", .poundSourceLocation),
  ]
}
