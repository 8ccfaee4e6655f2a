import Lexing

/// Finds structure in tokens: one pass forward, with a stack of open brackets instead of recursion.
///
/// Follows the grammar of *The Swift Programming Language* as far as declarations, closures, calls and the visibility
/// of names go; where code is incomplete it goes on at the next thing it knows.
///
/// A class, since a structure of this size would be copied for nearly every call of a method that changes nothing.
package final class Outliner {
  /// How much of a file is outlined.
  package enum Depth: Sendable {
    /// Declarations of types and their members.
    case declarations
    /// Bodies and initial values too.
    case bodies
  }

  let depth: Depth
  let tokens: Tokens
  let outline: Outline
  /// The open brackets.
  let frames: FrameStack
  /// The innermost of them.
  var frame: Frame {
    // Where it lies, and no copy of it, which `_read` would make.
    @inline(__always) unsafeAddress { UnsafePointer(frames.top) }
    @inline(__always) unsafeMutableAddress { frames.top }
  }
  /// Statements in whose conditions the `if` or `switch` stands that is being read.
  @exclusivity(unchecked) var outerHeaders = LayeredStack<Frame.Header>()
  /// What covered the ternary operators whose `:` has not come yet.
  @exclusivity(unchecked) var ternaries = LayeredStack<Frame.Cover>()
  /// Arguments of the calls whose parentheses are open.
  @exclusivity(unchecked) var openArguments: [Call.Argument] = []
  /// For every open `#if` where the chain began that it goes on with; -1 for none.
  @exclusivity(unchecked) var directives = LayeredStack<Int>()
  /// The next token.
  @exclusivity(unchecked) var index = 0
  /// Tokens up to this one hold no declaration's attributes and modifiers: a search has shown it.
  @exclusivity(unchecked) var fruitlessPrefix = 0
  /// Every `#if` before this token that has not been read yet goes on with a member chain.
  @exclusivity(unchecked) var chainDirectivesEnd = 0
  /// Generic angle brackets before this token know their partner.
  @exclusivity(unchecked) var angles = AngleBrackets()

  init(_ outline: Outline, depth: Depth) {
    self.depth = depth
    self.outline = outline
    tokens = outline.tokens
    frames = outline.frames
  }

  /// Replaces what `outline` holds by the structure of its tokens.
  package static func fill(_ outline: Outline, depth: Depth) {
    outline.reset()
    Outliner(outline, depth: depth).run()
  }

  private func run() {
    let content = 0..<tokens.count
    frames.restart(Frame(.declarations, end: content.upperBound, scope: 0))
    outline.scopes.append(Scope(kind: .file, parent: -1, owner: 0, content: content))
    while index < frame.end || frames.count > 1 {
      if index >= frame.end { leaveFrame() } else { step() }
    }
    endStatement()
    endCase()
  }

  /// Reads one token, or one form that is read at once.
  private func step() {
    if frame.awaitsForm { return readForm() }
    let token = tokens[index]
    if token.startsLine, frame.hasOperand, frame.holdsStatements, endsStatement(before: token) { endStatement() }
    switch token.kind {
    case .identifier:
      if token.word != .none, !isMember(index) { readWord(token.word) } else { readOperand() }
    case .at: readPrefix()
    case .openParen, .openBracket: openExpression(token)
    case .stringHead, .stringMiddle: openInterpolation(token)
    case .openBrace: openBrace()
    case .comma: endClause()
    case .semicolon:
      endStatement()
      index += 1
    case .colon: readColon()
    case .period, .colonColon: continueChain()
    case .question, .exclamation: readMark(token)
    case .equal: readEqual()
    case .operator: readOperator(token)
    case .integer, .float, .string, .stringTail, .regex: readOperand()
    case .pound: readPound()
    case .poundIf, .poundElseif, .poundElse, .poundEndif: readDirective()
    default:
      index += 1
      frame.hasOperand = false
    }
  }

  /// Whether the name at an index follows a period, a module's name or `#`, so that no keyword is meant.
  func isMember(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let previous = tokens[index - 1].kind
    return previous == .period || previous == .colonColon || previous == .pound
  }

  /// Whether a token that begins a line begins a statement.
  private func endsStatement(before token: Token) -> Bool {
    if frame.header != nil { return isIntroducer(index) && token.word != .case }
    switch token.kind {
    case .period, .equal, .arrow, .colon, .comma, .openBrace: return false
    case .operator: return token.flags.contains(.isPrefix)
    case .question, .stringMiddle: return false
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return false
    case .identifier:
      switch token.word {
      case .as, .is, .in, .where, .else: return false
      default: return true
      }
    default: return true
    }
  }

  func endStatement() {
    closeValues(before: index)
    if let outer = frame.header?.outerValue {
      frame.openValue = outer
      closeValues(before: index)
    }
    ternaries.drop(to: frame.heights.ternaries)
    outerHeaders.drop(to: frame.heights.headers)
    frame.endStatement()
  }
}
