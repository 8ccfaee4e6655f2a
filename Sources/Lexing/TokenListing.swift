/// The tokens of a file as text, one a line: `offset length kind`, in UTF-8 bytes.
package struct TokenListing {
  private let tokens = Tokens()

  package init(of source: SourceBuffer) {
    var lexer = Lexer(words: WordTable())
    lexer.lex(source, into: tokens)
  }

  package var text: [UInt8] {
    var text: [UInt8] = []
    write { text += $0.utf8 }
    return text
  }

  /// Line by line: all of them together would take more than the tokens themselves.
  package func write(_ append: (String) -> Void) {
    for index in 0..<tokens.count { append(Self.line(for: tokens[index])) }
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
