/// Cuts source text into tokens: one pass over the bytes, any bytes, without recursion.
///
/// Tokens and the gaps between them are the file. The forms are those of *The Swift Programming Language*, "Lexical
/// Structure", with raw strings (SE-0200), regex literals (SE-0354), raw identifiers (SE-0451) and module selectors
/// (SE-0491); where that text is silent the toolchain's own parser decides, see `Tests/Oracles/tokens.sh`.
package struct Lexer {
  let words: WordTable
  let classes = CharacterClass.table

  // The file at hand. Pointers and counts are copies of the buffers' own, which cost more to reach.
  private var source = SourceBuffer([])
  private(set) var store = Tokens()
  private(set) var bytes: SourceBytes
  var end: Int { bytes.end }
  var tokens: UnsafeMutablePointer<Token>
  var count = 0
  var lines = 0
  /// Offset of the next byte.
  var position = 0
  /// What stands between the previous token and the next one, as far as it was read.
  var gap: Token.Flags = []
  /// The previous token's kind, `.endOfFile` before the first one.
  var previousKind: TokenKind { count == 0 ? .endOfFile : tokens[count - 1].kind }
  var previousWord: Word { count == 0 ? .none : tokens[count - 1].word }

  /// The innermost bracket that waits for its partner, as a token index. Meanwhile its `partner` is the next one
  /// outwards: the stack of open brackets needs no memory of its own.
  var openBracket = Lexer.noBracket
  /// How many such brackets the innermost region holds, by kind.
  var openCounts = OpenCounts()
  /// Interpolations and `#if` branches around the next token.
  var regions: [Region] = []
  /// Index in `regions`; -1 outside of every interpolation.
  var innermostInterpolation = -1

  var fruitless = FruitlessSearches()

  package init(words: WordTable) {
    self.words = words
    tokens = store.base
    bytes = SourceBytes(base: UnsafePointer(source.bytes), end: 0)
  }

  /// Replaces what `tokens` holds by the tokens of `source`, which must be shorter than 2 GiB.
  package mutating func lex(_ source: SourceBuffer, into tokens: Tokens) {
    begin(source, tokens)
    while position < end {
      lexCommonTokens()
      if position < end { lexNext() }
    }
    finish()
  }

  /// Lexes what the loop over common tokens has stopped at. Any token, or white space: the loop is only a faster way
  /// through most of them.
  private mutating func lexNext() {
    let byte = bytes[position]
    switch classes[Int(byte)] {
    case .space: skipSpaces()
    case .newline: passNewline()
    case .letter: lexIdentifier()
    case .operator: lexOperator()
    case .open: lexOpening(byte)
    case .close: lexClosing(byte)
    case .comma: emit(.comma, length: 1)
    case .semicolon: emit(.semicolon, length: 1)
    case .at: emit(.at, length: 1)
    case .backslash: emit(.backslash, length: 1)
    case .colon: bytes[position + 1] == UInt8(ascii: ":") ? emit(.colonColon, length: 2) : emit(.colon, length: 1)
    case .quote: lexString(pounds: 0)
    case .digit: lexNumber()
    case .slash: lexSlash()
    case .question: lexQuestionOrExclamation()
    case .leftAngle: lexLeftAngle()
    case .rightAngle: lexRightAngle()
    case .pound: lexPound()
    case .dollar: lexDollar()
    case .backtick: lexBacktick()
    case .beyondASCII: lexBeyondASCII()
    case .invalid: skipInvalid(1)
    }
  }

  private mutating func begin(_ source: SourceBuffer, _ tokens: Tokens) {
    precondition(source.count < Int(Int32.max))
    bytes = SourceBytes(base: UnsafePointer(source.bytes), end: source.count)
    self.source = source
    store = tokens
    tokens.reset(bytes: end)
    self.tokens = tokens.base
    count = 0
    lines = 0
    position = 0
    gap = .startsLine
    openBracket = Lexer.noBracket
    openCounts = OpenCounts()
    regions.removeAll(keepingCapacity: true)
    innermostInterpolation = -1
    fruitless = FruitlessSearches()
  }

  private mutating func finish() {
    cutRegions(downTo: 0)
    cutOpenBrackets(downTo: Lexer.noBracket)
    let lastByte = end == 0 ? UInt8(ascii: "\n") : bytes[end - 1]
    if lastByte != UInt8(ascii: "\n"), lastByte != UInt8(ascii: "\r") { lines += 1 }
    store.end(count: count, bytes: end)
    store.lines = lines
  }

  /// Adds a token from `position` on and moves behind it.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, length: Int, word: Word = .none, adding flags: Token.Flags = []) {
    let index = count
    tokens[index] = Token(
      start: position,
      end: position &+ length,
      kind: kind,
      word: word,
      flags: gap.union(flags),
      partner: index
    )
    count = index &+ 1
    position &+= length
    gap = []
  }
}

/// Searches that ran to the end of a line or file in vain: what stands further on would search in vain again, and
/// must not, or a long line would cost its length squared.
struct FruitlessSearches {
  /// No `"` with this many pounds (or more) up to this offset.
  var rawQuote = (pounds: Int.max, until: 0)
  /// No `/` with this many pounds (or more) up to the end of the file.
  var regexPounds = Int.max
  /// No bare `/` ends a regex literal up to this offset.
  var bareRegexUntil = 0
  /// No `#>` up to this offset.
  var placeholderUntil = 0
  /// No closing curly quote up to this offset.
  var curlyQuoteUntil = 0
  /// Pounds up to this offset begin no literal.
  var poundsUntil = 0
  var conflictEnd = false
  var perforceEnd = false
}
