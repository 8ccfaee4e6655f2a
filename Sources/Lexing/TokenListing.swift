/// The tokens of a file as text, one a line: `offset length kind`, in UTF-8 bytes.
package struct TokenListing {
  package let text: [UInt8]

  package init(of source: SourceBuffer) {
    var lexer = Lexer(words: WordTable())
    let tokens = Tokens()
    lexer.lex(source, into: tokens)
    var text: [UInt8] = []
    for index in 0..<tokens.count {
      text.append(contentsOf: Self.line(for: tokens[index]).utf8)
    }
    self.text = text
  }

  private static func line(for token: Token) -> String {
    "\(token.start) \(token.length) \(token.word.isReserved ? "keyword" : token.kind.name)\n"
  }
}

extension TokenKind {
  /// The form's name as listings print it.
  package var name: String {
    switch self {
    case .endOfFile: "endOfFile"
    case .identifier: "identifier"
    case .integer: "integer"
    case .float: "float"
    case .string: "string"
    case .stringHead: "stringHead"
    case .stringMiddle: "stringMiddle"
    case .stringTail: "stringTail"
    case .regex: "regex"
    case .operator: "operator"
    case .equal: "equal"
    case .arrow: "arrow"
    case .period: "period"
    case .question: "question"
    case .exclamation: "exclamation"
    case .ampersand: "ampersand"
    case .comma: "comma"
    case .colon: "colon"
    case .colonColon: "colonColon"
    case .semicolon: "semicolon"
    case .at: "at"
    case .backslash: "backslash"
    case .backtick: "backtick"
    case .pound: "pound"
    case .poundIf: "poundIf"
    case .poundElseif: "poundElseif"
    case .poundElse: "poundElse"
    case .poundEndif: "poundEndif"
    case .poundSourceLocation: "poundSourceLocation"
    case .poundAvailable: "poundAvailable"
    case .poundUnavailable: "poundUnavailable"
    case .openParen: "openParen"
    case .closeParen: "closeParen"
    case .openBracket: "openBracket"
    case .closeBracket: "closeBracket"
    case .openBrace: "openBrace"
    case .closeBrace: "closeBrace"
    case .shebang: "shebang"
    case .unknown: "unknown"
    }
  }
}
