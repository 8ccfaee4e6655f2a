/// A piece of source text that is neither white space nor comment: 16 bytes, positions in UTF-8 bytes.
@frozen public struct Token: Sendable {
  /// Offset of the first byte in the file.
  public var start: UInt32
  /// In bytes.
  public var length: UInt32
  /// For a bracket, a piece of an interpolated string or a `#if` directive: the index of the token that ends what it
  /// begins. One that nothing closes has the token that cut it off; a closing one, its opener, or itself when stray.
  public var partner: UInt32
  public var kind: TokenKind
  /// Which known word an identifier is; `.none` for others and inside backticks.
  public var word: Word
  public var flags: Flags

  /// What stands around a token, as far as Swift's grammar asks.
  @frozen public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break lies between the previous token and this one.
    @inlinable public static var startsLine: Flags { Flags(rawValue: 1) }
    /// White space or a comment lies between the previous token and this one.
    @inlinable public static var isSpaced: Flags { Flags(rawValue: 2) }
    /// An operator that touches only what follows.
    @inlinable public static var isPrefix: Flags { Flags(rawValue: 4) }
    /// An operator, `?` or `!` that touches only what precedes.
    @inlinable public static var isPostfix: Flags { Flags(rawValue: 8) }
  }

  @inlinable public var end: UInt32 { start &+ length }
  @inlinable public var startsLine: Bool { flags.contains(.startsLine) }
  @inlinable public var isSpaced: Bool { flags.contains(.isSpaced) }
  /// `!` behind a value or type, and `?` that is no ternary operator's.
  @inlinable public var isOptionalMark: Bool { kind == .exclamation || kind == .question && flags.contains(.isPostfix) }

  @usableFromInline
  init(start: Int, end: Int, kind: TokenKind, word: Word = .none, flags: Flags, partner: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.length = UInt32(truncatingIfNeeded: end &- start)
    self.partner = UInt32(truncatingIfNeeded: partner)
    self.kind = kind
    self.word = word
    self.flags = flags
  }
}

extension Token {
  static func endOfFile(at offset: Int, index: Int) -> Token {
    Token(start: offset, end: offset, kind: .endOfFile, flags: .startsLine, partner: index)
  }
}

/// The lexical forms of Swift, as its own lexer tells them apart.
@frozen public enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// Keywords too: `Token.word` says which. Backticks, raw identifiers, `$0` and editor placeholders included.
  case identifier
  case integer, float
  /// A literal without interpolation, its delimiters included.
  case string
  /// From the opening delimiter up to and with the parenthesis of the first interpolation.
  case stringHead
  /// From the parenthesis that closes an interpolation to the one that opens the next.
  case stringMiddle
  /// From the parenthesis that closes the last interpolation to the closing delimiter.
  case stringTail
  case regex
  /// A maximal run of operator characters: generic angle brackets are told apart by the outline.
  case `operator`
  /// `=` alone, `->` alone, `.` alone.
  case equal, arrow, period
  /// `?`: postfix, or the ternary operator's; the flags say which.
  case question
  /// A postfix `!`.
  case exclamation
  /// A prefix `&`.
  case ampersand
  case comma, colon, colonColon, semicolon, at, backslash, backtick
  /// `#` before a macro's name.
  case pound
  case poundIf, poundElseif, poundElse, poundEndif
  case poundSourceLocation, poundAvailable, poundUnavailable
  case openParen, closeParen, openBracket, closeBracket, openBrace, closeBrace
  case shebang
  case unknown
}
