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
  /// How many brackets were open before the region.
  let height: Int
  let outerCounts: OpenCounts
  let outerInterpolation: Int
  /// Parentheses opened and not closed: the interpolation ends where there is none left.
  var openParens = 0
}

extension Lexer {
  mutating func lexOpening(_ byte: UInt8) {
    open.append(UInt32(truncatingIfNeeded: count))
    switch byte {
    case UInt8(ascii: "("):
      openCounts.parens += 1
      if innermostInterpolation >= 0 { regions[innermostInterpolation].openParens += 1 }
      emit(.openParen, length: 1)
    case UInt8(ascii: "["):
      openCounts.brackets += 1
      emit(.openBracket, length: 1)
    default:
      openCounts.braces += 1
      emit(.openBrace, length: 1)
    }
  }

  mutating func lexClosing(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ")"):
      if innermostInterpolation >= 0 {
        if regions[innermostInterpolation].openParens == 0 { return resumeString() }
        regions[innermostInterpolation].openParens -= 1
      }
      closeBracket(.openParen)
      emitClosing(.closeParen)
    case UInt8(ascii: "]"):
      closeBracket(.openBracket)
      emitClosing(.closeBracket)
    default:
      closeBracket(.openBrace)
      emitClosing(.closeBrace)
    }
  }

  /// Finds the opener of the closing bracket that is about to be emitted and leaves it on top of `open`; what was
  /// opened since and never closed is cut off. Without an opener, nothing changes.
  private mutating func closeBracket(_ opening: TokenKind) {
    guard openCounts[opening: opening] > 0 else { return }
    while let top = open.last, tokens[Int(top)].kind != opening {
      cut(top)
    }
  }

  private mutating func emitClosing(_ kind: TokenKind) {
    let index = count
    emit(kind, length: 1)
    let opening: TokenKind =
      switch kind {
      case .closeParen: .openParen
      case .closeBracket: .openBracket
      default: .openBrace
      }
    guard openCounts[opening: opening] > 0, let opener = open.popLast() else { return }
    openCounts[opening: opening] -= 1
    join(opener, index)
  }

  private mutating func join(_ opener: UInt32, _ closer: Int) {
    tokens[Int(opener)].partner = UInt32(truncatingIfNeeded: closer)
    tokens[closer].partner = opener
  }

  /// Takes the top of `open` away: the next token ends what it began.
  private mutating func cut(_ top: UInt32) {
    openCounts[opening: tokens[Int(top)].kind] -= 1
    tokens[Int(top)].partner = UInt32(truncatingIfNeeded: count)
    open.removeLast()
  }

  mutating func cutOpenBrackets(downTo height: Int) {
    while open.count > height {
      cut(open[open.count - 1])
    }
  }

  mutating func enterRegion(_ kind: Region.Kind, opener: Int) {
    regions.append(
      Region(
        kind: kind,
        opener: UInt32(truncatingIfNeeded: opener),
        height: open.count,
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
      cutOpenBrackets(downTo: region.height)
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
    }
    emit(kind, length: length)
    if kind != .poundEndif { enterRegion(.directive, opener: count - 1) }
  }
}
