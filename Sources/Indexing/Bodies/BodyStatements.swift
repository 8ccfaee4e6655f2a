import Lexing
import Outlining

/// One token of a body after the other.
extension BodyReader {
  func step() {
    let token = tokens[index]
    if token.startsLine, frame.hasOperand, frame.kind != .expression, !frame.isCondition || frame.isTail,
      endsStatement(before: token)
    {
      endStatement()
    }
    if frame.start < 0, !isDirective(token.kind) { frame.start = index }
    switch token.kind {
    case .identifier: isMember(index) ? passName() : readWord(token.word)
    case .openBrace: openBrace()
    case .openParen, .openBracket, .stringHead, .stringMiddle: openExpression(token)
    case .comma: endClause()
    case .semicolon:
      endStatement()
      index += 1
    case .equal: readEqual()
    case .operator: readOperator(token)
    case .colon: readColon()
    case .poundIf, .poundElseif, .poundElse, .poundEndif: readDirective(token.kind)
    case .poundAvailable, .poundUnavailable:
      index = max(index + 1, Int(tokens[index + 1].partner) + 1)
      frame.hasOperand = true
    case .question, .exclamation:
      if !token.flags.contains(.isPostfix) { frame.hasOperand = false }
      index += 1
    case .integer, .float, .string, .stringTail, .regex: passName()
    default:
      frame.hasOperand = false
      index += 1
    }
  }

  func isDirective(_ kind: TokenKind) -> Bool {
    kind == .poundIf || kind == .poundElseif || kind == .poundElse || kind == .poundEndif
  }

  func passName() {
    frame.hasOperand = true
    index += 1
  }

  func endsStatement(before token: Token) -> Bool {
    switch token.kind {
    case .period, .equal, .arrow, .colon, .comma, .openBrace, .question: false
    case .operator: token.flags.contains(.isPrefix)
    case .identifier:
      switch token.word {
      case .as, .is, .in, .where, .else: false
      default: true
      }
    default: true
    }
  }

  func openExpression(_ token: Token) {
    let isCondition = frame.isCondition
    frames.append(
      Frame(
        kind: .expression,
        end: min(max(Int(token.partner), index + 1), frame.end),
        ownStretch: -1,
        stretch: frame.stretch,
        isCondition: isCondition
      )
    )
    frame.isPattern = frames[frames.count - 2].isPattern
    index += 1
  }

  /// At a comma: the next argument or condition.
  func endClause() {
    endExpression()
    frame.hasOperand = false
    if frame.isCondition { frame.declares = false }
    index += 1
  }
}
