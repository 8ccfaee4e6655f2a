import Lexing

/// `if`, `guard`, loops, `switch`, `do`, and their bodies.
extension Outliner {
  func readControl(_ word: Word) {
    guard depth == .bodies || frame.kind == .declarations, let kind = Block.Kind(word) else {
      return readOperand()
    }
    if kind == .while, frame.isAfterRepeat {
      frame.isAfterRepeat = false
      return beginCondition(at: index + 1)
    }
    if kind == .else, frame.header?.kind == .guard {
      closeValues(before: index)
      let keyword = index
      frame.header?.elseKeyword = keyword
      return beginCondition(at: index + 1)
    }
    if let header = frame.header, index > 0, tokens[index - 1].kind == .equal {
      outerHeaders.push(header)
      frame.header = nil
    }
    // `else if` goes on with what the `if` has laid aside.
    let outerValue = frame.header?.outerValue ?? frame.openValue
    frame.openValue = Frame.OpenValue()
    frame.header = Frame.Header(
      kind: kind,
      keyword: index,
      firstBinding: outline.bindings.count,
      outerValue: outerValue
    )
    beginCondition(at: index + 1)
    switch kind {
    case .for: readForPattern()
    case .catch: frame.pattern = index < frame.end && tokens[index].kind == .openBrace ? -1 : index
    case .do: index = effects(from: index, end: frame.end).end
    default: break
    }
  }

  private func beginCondition(at next: Int) {
    index = next
    frame.hasOperand = false
    frame.chain = -1
    frame.closedCall = -1
    frame.cover = frame.outerCover
  }

  /// `for try await case let (a, b) in`, `for unsafe pointer in` (SE-0458)
  private func readForPattern() {
    while index + 1 < frame.end, isEffectOfLoop(index) {
      if tokens[index].word == .await { frame.header?.isAwaited = true }
      index += 1
    }
    let start = index
    var end = index
    while end < frame.end, tokens[end].word != .in, tokens[end].word != .for, tokens[end].kind != .openBrace {
      let isBracket = tokens[end].kind == .openParen || tokens[end].kind == .openBracket
      end = isBracket ? max(end + 1, Int(tokens[end].partner) + 1) : end + 1
    }
    guard end < frame.end, tokens[end].word == .in else { return }
    bindElements(in: start..<end)
    frame.header?.sequence = end + 1
    if tokens[start].word == .case { frame.readsElements = true } else { index = end }
  }

  private func isEffectOfLoop(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .try, .await: true
    case .unsafe: tokens[index + 1].kind == .identifier && tokens[index + 1].word != .in
    default: false
    }
  }

  private func bindElements(in pattern: Range<Int>) {
    frame.openBinding = outline.bindings.count
    let hidden = frame.end..<frame.end
    let isCase = pattern.first.map { tokens[$0].word == .case } ?? false
    guard isCase else {
      let names = pattern.lowerBound..<annotationStart(in: pattern)
      for name in names where isBoundName(name, in: names) {
        outline.bindings.append(Binding(kind: .element, name: name, visible: hidden, value: nil, type: nil))
      }
      return
    }
    for token in pattern where tokens[token].word == .let || tokens[token].word == .var {
      let extent = patternExtent(from: token + 1, end: pattern.upperBound)
      bindNames(in: extent, kind: .element, visible: hidden)
    }
  }

  /// Where the type annotation of a loop's pattern begins; the colons of a tuple stand behind labels.
  private func annotationStart(in pattern: Range<Int>) -> Int {
    let first = pattern.first { tokens[$0].word != .let && tokens[$0].word != .var } ?? pattern.upperBound
    let labelsEnd = tokens[first].kind == .openParen ? Int(tokens[first].partner) : first
    return (first..<pattern.upperBound).first { $0 > labelsEnd && tokens[$0].kind == .colon } ?? pattern.upperBound
  }

  /// At `case` or `default`.
  func readCase(_ word: Word) {
    if word == .case, frame.isTypeBody, frame.header == nil { return readEnumCase() }
    if word == .case, frame.header != nil {
      frame.pattern = index + 1
      return beginCondition(at: index + 1)
    }
    guard word == .case || (index + 1 < frame.end && tokens[index + 1].kind == .colon) else { return readOperand() }
    endStatement()
    endCase()
    frame.caseBinding = outline.bindings.count
    ternaries.drop(to: frame.heights.ternaries)
    if word == .case { frame.pattern = index + 1 }
    beginCondition(at: word == .case ? index + 1 : index + 2)
  }

  /// Names that a case of a `switch` declares end with it.
  func endCase() {
    guard frame.caseBinding >= 0 else { return }
    let end = frame.caseBindingEnd >= 0 ? frame.caseBindingEnd : outline.bindings.count
    for binding in frame.caseBinding..<end
    where outline.bindings[binding].visible.upperBound > index {
      let start = outline.bindings[binding].visible.lowerBound
      outline.bindings[binding].visible = min(start, index)..<index
    }
    frame.caseBinding = -1
    frame.caseBindingEnd = -1
  }

  /// At `:`: of a ternary operator, a case, a statement's label or a dictionary.
  func readColon() {
    index += 1
    frame.hasOperand = false
    frame.chain = -1
    frame.closedCall = -1
    if let cover = ternaries.pop(above: frame.heights.ternaries) {
      frame.cover = cover
    } else if frame.pattern >= 0, frame.header == nil {
      frame.pattern = -1
      frame.cover = frame.outerCover
      frame.caseBindingEnd = outline.bindings.count
    } else if frame.kind == .expression {
      // The `try` of a dictionary's key is not its value's.
      frame.cover = frame.outerCover
    }
  }

  /// At the brace behind a header: its body, unless a closure stands there.
  func openBlock(_ header: Frame.Header) {
    let opening = index
    closeValues(before: opening)
    frame.openValue = header.outerValue
    frame.header = nil
    frame.pattern = -1
    guard depth == .bodies else {
      skip(opening)
      return
    }
    let scope = addScope(.block, owner: outline.blocks.count, opening: opening)
    let sequenceEnd = header.sequenceEnd >= 0 ? header.sequenceEnd : opening
    outline.blocks.append(
      Block(
        kind: header.kind,
        keyword: header.keyword,
        header: header.keyword + 1..<opening,
        sequence: header.sequence >= 0 ? header.sequence..<max(header.sequence, sequenceEnd) : opening..<opening,
        isAwaited: header.isAwaited,
        scope: scope
      )
    )
    showBindings(of: header, body: opening)
    enter(header.kind == .switch ? .switchBody : .statements, scope: scope, opening: opening)
  }

  /// Names of a condition are visible in the body; those of a `guard`, behind it.
  private func showBindings(of header: Frame.Header, body opening: Int) {
    let close = min(Int(tokens[opening].partner), frame.end)
    for binding in header.firstBinding..<outline.bindings.count {
      let visible = outline.bindings[binding].visible
      guard visible.upperBound > opening else { continue }
      if header.kind == .guard {
        let conditionsEnd = max(visible.lowerBound, header.elseKeyword)
        outline.bindings[binding].visible = visible.lowerBound..<conditionsEnd
        var behind = outline.bindings[binding]
        behind.visible = min(close + 1, frame.end)..<frame.end
        outline.bindings.append(behind)
      } else {
        outline.bindings[binding].visible = visible.lowerBound..<max(visible.lowerBound, close)
      }
    }
  }

  /// Whether the brace at `index` opens the header's body.
  func opensBody(_ header: Frame.Header) -> Bool {
    guard frame.hasOperand else {
      let previous = index - 1
      return previous == header.keyword || previous == header.elseKeyword || !isOperandDue(after: previous)
    }
    return !closureContinues
  }

  private func isOperandDue(after index: Int) -> Bool {
    switch tokens[index].kind {
    case .operator, .equal, .comma, .colon: !tokens[index].flags.contains(.isPostfix)
    case .question: !tokens[index].flags.contains(.isPostfix) || tokens[index - 1].word == .try
    case .exclamation: tokens[index - 1].word == .try
    case .identifier: tokens[index].word == .try || tokens[index].word == .await || tokens[index].word == .in
    default: false
    }
  }

  /// Swift's own test for a trailing closure in a condition: on one line, and something follows that only an
  /// expression can be followed by.
  private var closureContinues: Bool {
    guard tokens[index + 1].word != .case, !tokens[index + 1].startsLine else { return false }
    let close = Int(tokens[index].partner)
    guard close < frame.end, tokens[close].kind == .closeBrace else { return false }
    let next = tokens[close + 1]
    switch next.kind {
    case .openBrace, .comma: return true
    case .openBracket, .openParen, .period, .question, .exclamation, .colon, .equal: return !next.startsLine
    case .operator: return !next.startsLine && !next.flags.contains(.isPrefix)
    case .identifier:
      return next.word == .where || (!next.startsLine && (next.word == .is || next.word == .as))
    default: return false
    }
  }
}
