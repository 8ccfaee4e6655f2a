import Lexing
import Outlining

/// One token of a body after the other.
extension BodyReader {
  mutating func step() {
    let token = tokens[index]
    if token.startsLine, frame.hasOperand, frame.kind != .expression, !frame.isCondition, endsStatement(before: token) {
      endStatement()
    }
    if frame.start < 0 { frame.start = index }
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
    case .question, .exclamation:
      if !token.flags.contains(.isPostfix) { frame.hasOperand = false }
      index += 1
    case .integer, .float, .string, .stringTail, .regex: passName()
    default:
      frame.hasOperand = false
      index += 1
    }
  }

  private mutating func passName() {
    frame.hasOperand = true
    index += 1
  }

  private func endsStatement(before token: Token) -> Bool {
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

  private mutating func openExpression(_ token: Token) {
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
    index += 1
  }

  /// At a comma: the next argument or condition.
  private mutating func endClause() {
    endExpression()
    frame.hasOperand = false
    if frame.isCondition { frame.declares = false }
    index += 1
  }

  // MARK: Words

  private mutating func readWord(_ word: Word) {
    if owners.functions[index] != nil || owners.types[index] != nil { return readDeclaration() }
    switch word {
    case .await: take { $0.awaits.append($1) }
    case .try: readTry()
    case .return: exit(.return)
    case .throw: exit(.throw)
    case .break: leave(.break)
    case .continue: leave(.continue)
    case .fallthrough: leave(.fallthrough)
    case .if, .guard, .while, .switch, .for, .do, .catch, .repeat, .defer: beginHeader(word)
    case .case, .default: readCase(word)
    case .let, .var: take { frame, _ in frame.declares = true }
    case .as, .is: passType()
    case .else, .in, .where, .some, .any, .inout, .unowned, .weak, .async, .import, .lazy:
      frame.hasOperand = false
      index += 1
    default: readName()
    }
  }

  private mutating func take(_ body: (inout Frame, Int) -> Void) {
    body(&frame, index)
    frame.hasOperand = false
    index += 1
  }

  private mutating func readTry() {
    let next = tokens[index + 1]
    let isContained = next.kind == .question || next.kind == .exclamation
    if !isContained { frame.tries.append(index) }
    frame.hasOperand = false
    index += isContained ? 2 : 1
  }

  private mutating func exit(_ kind: Event.Kind) {
    frame.exit = Event(kind: kind, token: index, stretch: frame.stretch)
    frame.hasOperand = false
    index += 1
  }

  /// `break label`
  private mutating func leave(_ kind: Event.Kind) {
    var event = Event(kind: kind, token: index, stretch: frame.stretch)
    index += 1
    let label = tokens[index]
    event.isLabelled = index < frame.end && label.kind == .identifier && !label.startsLine && label.word == .none
    add(event)
    if event.isLabelled { index += 1 }
    frame.hasOperand = true
  }

  private mutating func beginHeader(_ word: Word) {
    if word == .if || word == .guard || word == .while || word == .switch { frame.isCondition = true }
    // `for await x in`: the loop waits at each turn, not the statement.
    frame.hasOperand = false
    frame.declares = false
    index += 1
    guard word == .for else { return }
    while index < frame.end, tokens[index].word == .try || tokens[index].word == .await {
      index += 1
    }
    if index < frame.end, tokens[index].word == .case { index += 1 }
  }

  /// Behind `as` and `is`: the names of a type are no reads.
  private mutating func passType() {
    index += 1
    while index < frame.end, tokens[index].kind == .question || tokens[index].kind == .exclamation {
      index += 1
    }
    while index < frame.end, tokens[index].kind == .identifier, !tokens[index].startsLine || isMember(index) {
      index += 1
      guard index + 1 < frame.end, tokens[index].kind == .period else { break }
      index += 1
    }
    frame.hasOperand = true
  }

  /// A name that is used, unless it is a label, a declared name or a type's.
  private mutating func readName() {
    defer { passName() }
    guard file.isUse(index), !isLabel(index), !outline.spells(index, "_") else { return }
    let word = tokens[index].word
    if word == .self, let member = memberBehindSelf() {
      if !isCallee(member) { addUse(member) }
      return
    }
    if word.isReserved, word != .self, word != .super { return }
    if !isCallee(index) { addUse(index) }
  }

  /// `outer` in `outer: while`.
  private func isLabel(_ token: Int) -> Bool {
    token == frame.start && tokens[token + 1].kind == .colon && frame.kind == .statements
  }

  /// `x` in `self.x` and `self?.x`.
  private func memberBehindSelf() -> Int? {
    var next = index + 1
    if tokens[next].kind == .question || tokens[next].kind == .exclamation { next += 1 }
    guard next + 1 < content.upperBound, tokens[next].kind == .period, tokens[next + 1].kind == .identifier else {
      return nil
    }
    return next + 1
  }

  private mutating func addUse(_ token: Int) {
    let meaning = file.meaning(of: token)
    if meaning == .global, outline.beginsWithCapital(token) { return }
    let isInout = tokens[index - (index > 0 ? 1 : 0)].kind == .ampersand
    add(Event(kind: frame.isCondition ? .check : .read, token: token, stretch: frame.stretch, meaning: meaning))
    if isInout { add(Event(kind: .write, token: token, stretch: frame.stretch, meaning: meaning)) }
  }

  /// A function or type within the body: its own code is not this body's.
  private mutating func readDeclaration() {
    if let type = owners.types[index] {
      let scope = outline.types[type].scope
      index = scope >= 0 ? outline.scopes[scope].content.upperBound + 1 : index + 1
      frame.hasOperand = true
      return
    }
    guard let function = owners.functions[index], let body = outline.functions[function].body else {
      index += 1
      return
    }
    let keyword = index
    index = body.lowerBound
    enter(.localFunction, token: keyword, owner: function, end: body.upperBound)
  }

  // MARK: Assignments

  private mutating func readEqual() {
    if !frame.declares, !frame.isCondition, frame.kind != .expression { write(reads: false) }
    index += 1
    frame.hasOperand = false
  }

  private mutating func readOperator(_ token: Token) {
    if frame.kind != .expression, !frame.isCondition, frame.hasOperand, isCompoundAssignment(index) {
      write(reads: true)
    }
    // `...` at the end of a line is what an article leaves out, not an operator.
    let isEllipsis = tokens[index + 1].startsLine && outline.spells(index, "...")
    if isEllipsis { frame.hasOperand = true } else if !token.flags.contains(.isPostfix) { frame.hasOperand = false }
    index += 1
  }

  private func isCompoundAssignment(_ token: Int) -> Bool {
    guard outline.ends(token, with: "="), tokens[token].length > 1 else { return false }
    for comparison: StaticString in ["==", "!=", "<=", ">=", "===", "!==", "~="] where outline.spells(token, comparison)
    {
      return false
    }
    return true
  }

  /// What the statement began with is written when the rest has been evaluated.
  private mutating func write(reads: Bool) {
    let targets = assigned()
    for step in (frame.firstStep..<max(frame.firstStep, steps.count)).reversed() {
      guard case .event(let event) = steps[step], event.kind == .read, targets.contains(event.token) else { continue }
      steps.remove(at: step)
      frame.writes.insert(
        Event(kind: .write, token: event.token, stretch: event.stretch, meaning: event.meaning),
        at: 0
      )
      frame.readsBeforeWrite = reads
    }
  }

  /// The tokens whose names an assignment at `index` changes: all of `(a, b)`, else the first one.
  private func assigned() -> Range<Int> {
    var target = frame.start
    guard target >= 0 else { return 0..<0 }
    if tokens[target].kind == .openParen, Int(tokens[target].partner) == index - 1 { return target..<index }
    if tokens[target].word == .self {
      let isOptional = tokens[target + 1].kind == .question || tokens[target + 1].kind == .exclamation
      target += isOptional ? 3 : 2
    }
    return target..<target + 1
  }

  // MARK: Braces, cases and directives

  private mutating func openBrace() {
    let opening = index
    let end = max(Int(tokens[opening].partner), opening + 1)
    index += 1
    if let closure = owners.closures[opening] {
      index = max(index, outline.closures[closure].body.lowerBound)
      return enter(.closure, token: opening, owner: closure, end: end)
    }
    guard let block = owners.blocks[opening] else {
      // Accessors of a local variable, or what is left of broken code.
      return enter(.localFunction, token: opening, owner: -1, end: end)
    }
    enter(block, opening: opening, end: end)
  }

  private mutating func enter(_ index: Int, opening: Int, end: Int) {
    let block = outline.blocks[index]
    endExpression()
    frame.isCondition = false
    frame.hasOperand = false
    frame.declares = false
    switch block.kind {
    case .if: enter(.then, token: block.keyword, owner: index, end: end)
    case .else: enter(.else, token: block.keyword, owner: index, end: end)
    case .guard: enter(.guardElse, token: block.keyword, owner: index, end: end)
    case .while, .for, .repeat:
      enter(.loop, token: block.keyword, owner: index, end: end)
      stretches[frame.ownStretch].isEndless =
        block.kind == .while && block.header.count == 1 && tokens[block.header.lowerBound].word == .true
      if block.isAwaited { add(Event(kind: .await, token: block.keyword, stretch: frame.stretch)) }
    case .switch: enter(.switch, token: block.keyword, owner: index, end: end, as: .switchBody)
    case .do: enter(.do, token: block.keyword, owner: index, end: end)
    case .catch: enter(.catch, token: block.keyword, owner: index, end: end)
    case .defer: enter(.defer, token: block.keyword, owner: index, end: end)
    }
  }

  /// At `case` or `default`: in a `switch`, the next case begins behind the colon.
  private mutating func readCase(_ word: Word) {
    if frame.kind == .switchBody {
      endStatement()
      endCase()
      frame.isCondition = true
      frame.caseKeyword = index
    }
    frame.hasOperand = false
    index += 1
  }

  private mutating func readColon() {
    if frame.kind == .switchBody, frame.isCondition {
      endExpression()
      frame.isCondition = false
      let stretch = stretches.count
      stretches.append(Stretch(kind: .case, parent: frame.ownStretch, token: frame.caseKeyword, owner: -1))
      steps.append(.enter(stretch))
      frame.stretch = stretch
      frame.start = -1
      frame.firstStep = steps.count
    }
    frame.hasOperand = false
    index += 1
  }

  mutating func endCase() {
    guard frame.stretch != frame.ownStretch else { return }
    endStatement()
    steps.append(.leave(frame.stretch))
    frame.stretch = frame.ownStretch
  }

  /// Each branch of `#if` is a part of its own: no two of them run.
  private mutating func readDirective(_ kind: TokenKind) {
    let token = index
    index += 1
    if kind == .poundIf || kind == .poundElseif {
      while index < frame.end, !tokens[index].startsLine {
        index += 1
      }
    }
    // Cases under a directive are cases like the others.
    guard kind != .poundEndif, frame.kind != .switchBody, Int(tokens[token].partner) > token else { return }
    enter(kind == .poundElse ? .else : .directive, token: token, owner: -1, end: Int(tokens[token].partner))
  }
}
