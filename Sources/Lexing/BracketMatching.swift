/// How many brackets of each kind wait for their partner.
struct OpenCounts {
  var parens = 0
  var brackets = 0
  var braces = 0

  subscript(opening kind: TokenKind) -> Int {
    get {
      switch kind {
      case .openParen: parens
      case .openBracket: brackets
      default: braces
      }
    }
    set {
      switch kind {
      case .openParen: parens = newValue
      case .openBracket: brackets = newValue
      default: braces = newValue
      }
    }
  }
}

/// A stretch in which brackets are balanced by themselves, whatever happens around it.
struct Region {
  enum Kind {
    /// From one `#if`, `#elseif` or `#else` to the next directive of the same chain.
    case directive
    /// From `\(` to the parenthesis that closes it, inside of a string with this delimiter.
    case interpolation(StringDelimiter)
  }

  let kind: Kind
  /// The token that begins the region.
  var opener: UInt32
  /// The innermost bracket that was open before the region.
  let outerBracket: UInt32
  let outerCounts: OpenCounts
  let outerInterpolation: Int
  /// Parentheses opened and not closed: the interpolation ends where there is none left.
  var openParens = 0
}

extension Lexer {
  static var noBracket: UInt32 { .max }

  /// Has the opening bracket that becomes a token wait for its partner. Returns what stands in `partner` meanwhile.
  @inline(__always)
  mutating func pushBracket(_ opening: TokenKind, at token: Int) -> Int {
    openCounts[opening: opening] &+= 1
    let outer = Int(openBracket)
    openBracket = UInt32(truncatingIfNeeded: token)
    return outer
  }

  /// Joins the region's innermost bracket, if it is of this kind, with the token that closes it. Returns the bracket.
  @inline(__always)
  mutating func popBracket(_ opening: TokenKind, closedAt token: Int) -> Int? {
    guard openCounts[opening: opening] > 0, tokens[Int(openBracket)].kind == opening else { return nil }
    openCounts[opening: opening] &-= 1
    let opener = Int(openBracket)
    openBracket = tokens[opener].partner
    tokens[opener].partner = UInt32(truncatingIfNeeded: token)
    return opener
  }

  mutating func lexOpening(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("):
      if innermostInterpolation >= 0 { regions[innermostInterpolation].openParens += 1 }
      open(.openParen)
    case UInt8(ascii: "["): open(.openBracket)
    default: open(.openBrace)
    }
  }

  mutating func lexClosing(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ")"):
      if innermostInterpolation >= 0 {
        if regions[innermostInterpolation].openParens == 0 { return resumeString() }
        regions[innermostInterpolation].openParens -= 1
      }
      close(.openParen, with: .closeParen)
    case UInt8(ascii: "]"): close(.openBracket, with: .closeBracket)
    default: close(.openBrace, with: .closeBrace)
    }
  }

  @inline(__always)
  private mutating func open(_ kind: TokenKind) {
    let outer = pushBracket(kind, at: count)
    emit(kind, length: 1)
    tokens[count - 1].partner = UInt32(truncatingIfNeeded: outer)
  }

  /// Emits a closing bracket and joins it with its opener; what was opened since and never closed is cut off. In a
  /// region without an opener it stays alone.
  @inline(__always)
  private mutating func close(_ opening: TokenKind, with kind: TokenKind) {
    guard openCounts[opening: opening] > 0 else { return emit(kind, length: 1) }
    while tokens[Int(openBracket)].kind != opening {
      cutOpenBracket()
    }
    let opener = popBracket(opening, closedAt: count)
    emit(kind, length: 1)
    if let opener { tokens[count - 1].partner = UInt32(truncatingIfNeeded: opener) }
  }

  /// The innermost open bracket waits no longer: the next token ends what it began.
  private mutating func cutOpenBracket() {
    let opener = Int(openBracket)
    openCounts[opening: tokens[opener].kind] &-= 1
    openBracket = tokens[opener].partner
    tokens[opener].partner = UInt32(truncatingIfNeeded: count)
  }

  mutating func cutOpenBrackets(downTo outer: UInt32) {
    while openBracket != outer {
      cutOpenBracket()
    }
  }

  mutating func enterRegion(_ kind: Region.Kind, opener: Int) {
    regions.append(
      Region(
        kind: kind,
        opener: UInt32(truncatingIfNeeded: opener),
        outerBracket: openBracket,
        outerCounts: openCounts,
        outerInterpolation: innermostInterpolation
      )
    )
    openCounts = OpenCounts()
    if case .interpolation = kind { innermostInterpolation = regions.count - 1 }
  }

  /// Leaves regions until `depth` are left; the next token ends them and the brackets that stayed open in them.
  mutating func cutRegions(downTo depth: Int) {
    while regions.count > depth, let region = regions.popLast() {
      cutOpenBrackets(downTo: region.outerBracket)
      openCounts = region.outerCounts
      innermostInterpolation = region.outerInterpolation
      tokens[Int(region.opener)].partner = UInt32(truncatingIfNeeded: count)
    }
  }

  /// Lexes `#if`, `#elseif`, `#else` or `#endif`, whose name ends `length` bytes on.
  mutating func lexDirective(_ kind: TokenKind, length: Int) {
    if kind != .poundIf {
      guard let region = regions.last, case .directive = region.kind else { return emit(kind, length: length) }
      cutRegions(downTo: regions.count - 1)
      let opener = Int(region.opener)
      if tokens[opener].kind == .poundIf, opener + 2 < count, tokens[opener + 1].word == .false,
        tokens[opener + 2].startsLine
      {
        store.disabled.append(opener..<count)
      }
    }
    emit(kind, length: length)
    if kind != .poundEndif { enterRegion(.directive, opener: count - 1) }
  }
}
