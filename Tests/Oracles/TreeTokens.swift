import SwiftParser
import SwiftSyntax

/// What a token is called by `actorlint debug tokens`.
enum Kind: String, CaseIterable {
  case identifier, keyword, integer, float
  case string, stringHead, stringMiddle, stringTail, regex
  case `operator`, equal, arrow, period, question, exclamation, ampersand
  case comma, colon, colonColon, semicolon, at, pound, backslash, backtick
  case openParen, closeParen, openBracket, closeBracket, openBrace, closeBrace
  case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable
  case shebang, unknown
}

/// A token's place in the file, in UTF-8 bytes from its start, and its kind.
struct PlacedToken {
  var start: Int
  var end: Int
  var kind: Kind
}

/// The tokens of one file as the toolchain's own parser has them, string pieces and regex literals joined.
struct TreeTokens {
  let tokens: [PlacedToken]
  let parsesCleanly: Bool

  /// Parses raw bytes, so that a byte order mark and invalid UTF-8 keep their offsets.
  init(of source: [UInt8]) {
    self.init(of: source.withUnsafeBufferPointer { Parser.parse(source: $0) })
  }

  init(of tree: SourceFileSyntax) {
    let collector = TokenCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    collector.closePiece()
    tokens = collector.tokens
    parsesCleanly = !tree.hasError
  }
}

/// Walks a tree and writes down its tokens; a piece is a string or regex token of ours that the tree has in parts.
private final class TokenCollector: SyntaxVisitor {
  var tokens: [PlacedToken] = []
  private var piece: PlacedToken?

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    switch token.tokenKind {
    case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
      extendPiece(.string, start, end)
    case .regexLiteralPattern, .regexPoundDelimiter, .regexSlash:
      extendPiece(.regex, start, end)
    default:
      closePiece()
      guard end > start else { break }
      tokens.append(PlacedToken(start: start, end: end, kind: token.tokenKind.printedKind))
    }
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { opened() }
  override func visitPost(_ node: StringLiteralExprSyntax) { closePiece() }
  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind { opened() }
  override func visitPost(_ node: SimpleStringLiteralExprSyntax) { closePiece() }
  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind { opened() }
  override func visitPost(_ node: RegexLiteralExprSyntax) { closePiece() }

  /// The tokens of an interpolation itself belong to the pieces around it, what is inside is code.
  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    for child in node.children(viewMode: .sourceAccurate) {
      guard let token = child.as(TokenSyntax.self) else {
        walk(child)
        continue
      }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      if token.tokenKind == .rightParen {
        closePiece()
        piece = PlacedToken(start: start, end: end, kind: .stringTail)
      } else {
        extendPiece(.string, start, end)
      }
      if token.tokenKind == .leftParen { closePieceAtInterpolation() }
    }
    return .skipChildren
  }

  func closePiece() {
    guard let finished = piece else { return }
    piece = nil
    if finished.end > finished.start { tokens.append(finished) }
  }

  private func opened() -> SyntaxVisitorContinueKind {
    closePiece()
    return .visitChildren
  }

  private func extendPiece(_ kind: Kind, _ start: Int, _ end: Int) {
    if piece == nil { piece = PlacedToken(start: start, end: end, kind: kind) }
    piece!.end = end
  }

  private func closePieceAtInterpolation() {
    let isHead = piece?.kind == .string
    piece?.kind = isHead ? .stringHead : .stringMiddle
    closePiece()
  }
}

extension TokenKind {
  /// The kind that the lexer prints for such a token, before the parser gives names and operators their roles.
  fileprivate var printedKind: Kind {
    switch self {
    // In `@_originallyDefinedIn(module: "m", * 1.0)` the parser calls the star a platform's name.
    case .identifier("*"): .operator
    case .identifier, .dollarIdentifier, .wildcard: .identifier
    case .keyword: .keyword
    case .integerLiteral: .integer
    case .floatLiteral: .float
    case .binaryOperator, .prefixOperator, .postfixOperator, .ellipsis, .leftAngle, .rightAngle: .operator
    case .equal: .equal
    case .arrow: .arrow
    case .period: .period
    case .infixQuestionMark, .postfixQuestionMark: .question
    case .exclamationMark: .exclamation
    case .prefixAmpersand: .ampersand
    default: otherPrintedKind
    }
  }

  private var otherPrintedKind: Kind {
    switch self {
    case .comma: .comma
    case .colon: .colon
    case .colonColon: .colonColon
    case .semicolon: .semicolon
    case .atSign: .at
    case .pound: .pound
    case .backslash: .backslash
    case .backtick: .backtick
    case .leftParen: .openParen
    case .rightParen: .closeParen
    case .leftSquare: .openBracket
    case .rightSquare: .closeBracket
    case .leftBrace: .openBrace
    case .rightBrace: .closeBrace
    case .poundIf: .poundIf
    case .poundElseif: .poundElseif
    case .poundElse: .poundElse
    case .poundEndif: .poundEndif
    case .poundSourceLocation: .poundSourceLocation
    case .poundAvailable: .poundAvailable
    case .poundUnavailable: .poundUnavailable
    case .shebang: .shebang
    default: .unknown
    }
  }
}
