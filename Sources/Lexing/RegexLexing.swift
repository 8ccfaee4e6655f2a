/// Regex literals (SE-0354). `/` begins one only where an expression may begin and only if it ends on the line.
extension Lexer {
  /// What a search for the end of a regex literal found.
  private enum RegexScan {
    /// Ends before this offset.
    case literal(end: Int)
    case notARegex
    /// Ends nowhere; an extended literal is cut off at the offset.
    case unterminated(end: Int)
  }

  /// Where in the operator of `run` bytes at `position` a regex literal begins.
  mutating func regexStart(inOperatorOf run: Int) -> Int? {
    for index in 0..<run where bytes[position + index] == UInt8(ascii: "/") {
      return bareRegexLength(at: position + index, operatorEnd: position + run) == nil ? nil : index
    }
    return nil
  }

  /// Emits the bare regex literal at `position`, which `regexStart` has found.
  mutating func lexScannedRegex() {
    switch scanRegex(from: position, pounds: 0, mustBeRegex: true) {
    case .literal(let stop), .unterminated(let stop): emit(.regex, length: stop - position)
    case .notARegex: emit(.operator, length: 1)
    }
  }

  private mutating func bareRegexLength(at start: Int, operatorEnd: Int) -> Int? {
    let isLeftBound = bytes.isLeftBound(position)
    let isRightBound = bytes.isRightBound(operatorEnd, isLeftBound: isLeftBound)
    guard !isLeftBound, previousWord != .func, previousWord != .operator else { return nil }
    var mustBeRegex = false
    if isLeftBound == isRightBound {
      // Looks like a binary operator; where an expression is due it cannot be one, except as an argument.
      guard expectsExpression else { return nil }
      switch previousKind {
      case .openParen, .stringHead, .stringMiddle, .openBracket, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    if !mustBeRegex, start < fruitless.bareRegexUntil { return nil }
    switch scanRegex(from: start, pounds: 0, mustBeRegex: mustBeRegex) {
    case .literal(let stop): return stop - start
    case .unterminated(let stop) where mustBeRegex: return stop - start
    case .unterminated(let stop):
      fruitless.bareRegexUntil = stop
      return nil
    case .notARegex: return nil
    }
  }

  /// Whether the previous token leaves an expression due, rather than a binary operator.
  private var expectsExpression: Bool {
    switch previousKind {
    case .endOfFile, .openBrace, .openParen, .openBracket, .stringHead, .stringMiddle, .ampersand, .equal, .semicolon,
      .comma, .colon, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      true
    case .operator: !previousFlags.contains(.isPostfix)
    case .question, .exclamation: !previousFlags.contains(.isPostfix) || tokenBeforeLastIsTry
    case .identifier:
      switch previousWord {
      case .true, .false, .anyType, .nil, .self, .selfType, .super: false
      default: previousWord.isReserved
      }
    default: false
    }
  }

  private var previousFlags: Token.Flags {
    count > 0 ? tokens[count - 1].flags : []
  }

  /// `try?` and `try!` end in a postfix mark, and yet an expression follows.
  private var tokenBeforeLastIsTry: Bool {
    count > 1 && tokens[count - 2].word == .try
  }

  /// At `#`s before a `/`: an extended literal, over several lines if nothing but spaces follows the slash.
  mutating func lexExtendedRegex(pounds: Int) -> Bool {
    switch scanRegex(from: position, pounds: pounds, mustBeRegex: true) {
    case .literal(let stop), .unterminated(let stop):
      countNewlines(upTo: stop)
      emit(.regex, length: stop - position)
      return true
    case .notARegex: return false
    }
  }

  private mutating func countNewlines(upTo stop: Int) {
    for index in position..<stop where bytes.isNewline(bytes[index]) {
      let isPair = bytes[index] == UInt8(ascii: "\r") && bytes[index + 1] == UInt8(ascii: "\n")
      if !isPair { lines += 1 }
    }
  }

  private mutating func scanRegex(from start: Int, pounds: Int, mustBeRegex: Bool) -> RegexScan {
    var scan = RegexPattern(index: start + pounds + 1, mustBeRegex: mustBeRegex)
    if pounds == 0 {
      let first = bytes[scan.index]
      if !mustBeRegex, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") { return .notARegex }
      if first == UInt8(ascii: "*") || first == UInt8(ascii: "/") { return .notARegex }
      if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return .notARegex }
    } else {
      scan.firstNewline = bytes.newlineBehindSpaces(from: scan.index)
      if let newline = scan.firstNewline {
        guard pounds < fruitless.regexPounds else { return .unterminated(end: newline) }
        scan.index = newline
      }
    }
    while true {
      if bytes[scan.index] == UInt8(ascii: "/"), scan.index < end,
        let result = regexEnd(at: scan.index, pounds: pounds, scan)
      {
        return result
      }
      if let result = pass(&scan, pounds: pounds) { return result }
    }
  }

  /// What the slash at `index` means, nil when it is part of the pattern.
  private func regexEnd(at index: Int, pounds: Int, _ scan: RegexPattern) -> RegexScan? {
    var stop = index + 1
    if pounds > 0 {
      while bytes[stop] == UInt8(ascii: "#") {
        stop += 1
      }
      return stop - index - 1 >= pounds ? .literal(end: stop) : nil
    }
    let next = bytes[stop]
    if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return .unterminated(end: index) }
    if scan.lastSpace == index - 1, !scan.mustBeRegex { return .notARegex }
    return .literal(end: stop)
  }

  /// Passes one character of the pattern, or an escaped pair.
  private mutating func pass(_ scan: inout RegexPattern, pounds: Int) -> RegexScan? {
    let isEscaped = bytes[scan.index] == UInt8(ascii: "\\") && scan.index < end
    if isEscaped { scan.index += 1 }
    guard scan.index < end else {
      if scan.firstNewline != nil { fruitless.regexPounds = min(fruitless.regexPounds, pounds) }
      return .unterminated(end: scan.firstNewline ?? end)
    }
    let byte = bytes[scan.index]
    if bytes.isNewline(byte), scan.firstNewline == nil { return .unterminated(end: scan.index) }
    if !isEscaped, !scan.take(byte) {
      fruitless.bareRegexUntil = scan.index
      return .notARegex
    }
    scan.index += 1
    return nil
  }
}

/// How far a search in a regex pattern has come.
private struct RegexPattern {
  /// Offset of the next byte.
  var index: Int
  let mustBeRegex: Bool
  /// Set in a literal that spans lines.
  var firstNewline: Int?
  var groups = 0
  var classes = 0
  /// Offset of the last space or tab that is not escaped; a bare literal must not end in one.
  var lastSpace = -1

  init(index: Int, mustBeRegex: Bool) {
    self.index = index
    self.mustBeRegex = mustBeRegex
  }

  /// Counts groups and character classes; false for a `)` too many, which shows that a bare `/` is an operator.
  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "(") where classes == 0: groups += 1
    case UInt8(ascii: ")") where classes == 0:
      guard groups > 0 else { return mustBeRegex }
      groups -= 1
    case UInt8(ascii: "["): classes += 1
    case UInt8(ascii: "]") where classes > 0: classes -= 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): lastSpace = index
    default: break
    }
    return true
  }
}
