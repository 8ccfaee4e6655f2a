import Lexing
import Outlining

/// Keywords and names of a body.
extension BodyReader {
  func readWord(_ word: Word) {
    if let scope = marks.scope(beginningAt: index) { return readDeclaration(scope) }
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
    case .in, .where:
      frame.isPattern = false
      frame.hasOperand = false
      index += 1
    case .else, .some, .any, .inout, .unowned, .weak, .async, .import, .lazy:
      frame.hasOperand = false
      index += 1
    case .final, .indirect, .mutating, .nonmutating, .nonisolated, .consume, .copy, .discard, .yield:
      readModifier()
    default: readName()
    }
  }

  func take(_ body: (inout Frame, Int) -> Void) {
    body(&frame, index)
    frame.hasOperand = false
    index += 1
  }

  /// A contextual word is a keyword before a name or `&` on its line, or with `(unsafe)` behind it.
  func readModifier() {
    var next = index + 1
    if tokens[next].kind == .openParen, tokens[next + 1].word == .unsafe { next = Int(tokens[next].partner) + 1 }
    let token = tokens[next]
    guard !token.startsLine, token.kind == .identifier || token.kind == .ampersand else { return readName() }
    frame.hasOperand = false
    index = next
  }

  func readTry() {
    let isContained = tokens[index + 1].isOptionalMark
    if !isContained { frame.tries.append(index) }
    frame.hasOperand = false
    index += isContained ? 2 : 1
  }

  func exit(_ kind: Event.Kind) {
    frame.exit = Event(kind: kind, token: index, stretch: frame.stretch)
    frame.hasOperand = false
    index += 1
  }

  /// `break label`
  func leave(_ kind: Event.Kind) {
    var event = Event(kind: kind, token: index, stretch: frame.stretch)
    index += 1
    let label = tokens[index]
    event.isLabelled = index < frame.end && label.kind == .identifier && !label.startsLine && label.word == .none
    if event.isLabelled { event.target = statement(labelled: outline.name(index)) }
    add(event)
    if event.isLabelled { index += 1 }
    frame.hasOperand = true
  }

  private func statement(labelled name: Name) -> Int {
    var stretch = frame.stretch
    while stretch > 0 {
      let keyword = stretches[stretch].token
      if keyword > 1, tokens[keyword - 1].kind == .colon, outline.name(keyword - 2) == name { return stretch }
      stretch = stretches[stretch].parent
    }
    return -1
  }

  func beginHeader(_ word: Word) {
    if word == .while, frame.isBehindRepeat { frame.isTail = true }
    frame.isBehindRepeat = false
    if word == .if || word == .guard || word == .while || word == .switch { frame.isCondition = true }
    frame.isPattern = word == .catch
    frame.hasOperand = false
    frame.declares = false
    index += 1
    if word == .for { readLoopWords() }
  }

  /// `for try await case`: the loop waits and throws at each turn, not the statement.
  func readLoopWords() {
    while index < frame.end, tokens[index].word == .try || tokens[index].word == .await {
      if tokens[index].word == .try { frame.loopTry = index }
      index += 1
    }
    guard index < frame.end, tokens[index].word == .case else { return }
    frame.isPattern = true
    index += 1
  }

  /// Behind `as` and `is`: the names of a type are no reads.
  func passType() {
    index = min(tokens.behindOptionalMarks(index + 1), frame.end)
    while index < frame.end, tokens[index].kind == .identifier, !tokens[index].startsLine || isMember(index) {
      index += 1
      guard index + 1 < frame.end, tokens[index].kind == .period else { break }
      index += 1
    }
    frame.hasOperand = true
  }

  /// A name that is used, unless it is a label, a declared name or a type's.
  func readName() {
    defer { passName() }
    guard file.isUse(index), !isLabel(index), !outline.spells(index, "_") else { return }
    let word = tokens[index].word
    if word == .self || word == .super, let member = memberBehindSelf() {
      if !isCallee(member) { addUse(member) }
      return
    }
    if word.isReserved, word != .self, word != .super { return }
    if !isCallee(index) { addUse(index) }
  }

  /// `b` in `foo(_:b:)`.
  func isReferenceLabel(_ token: Int) -> Bool {
    guard tokens[token + 1].kind == .colon, token + 3 < tokens.count else { return false }
    return tokens[token + 2].kind == .closeParen || tokens[token + 3].kind == .colon
  }

  /// `outer` in `outer: while`.
  func isLabel(_ token: Int) -> Bool {
    if frame.kind == .expression { return isReferenceLabel(token) }
    return token == frame.start && tokens[token + 1].kind == .colon && frame.caseKeyword < 0
  }

  /// `x` in `self.x` and `self?.x`.
  func memberBehindSelf() -> Int? {
    let next = tokens.behindOptionalMarks(index + 1)
    guard next + 1 < content.upperBound, tokens[next].kind == .period, tokens[next + 1].kind == .identifier else {
      return nil
    }
    return next + 1
  }

  func addUse(_ token: Int) {
    let meaning = file.meaning(of: token)
    if outline.beginsWithCapital(token), meaning == .global || namesType(token, meaning) { return }
    let isInout = tokens[index - (index > 0 ? 1 : 0)].kind == .ampersand
    add(Event(kind: frame.isCondition ? .check : .read, token: token, stretch: frame.stretch, meaning: meaning))
    if isInout { add(Event(kind: .write, token: token, stretch: frame.stretch, meaning: meaning)) }
  }

  func namesType(_ token: Int, _ meaning: Meaning) -> Bool {
    meaning == .member && file.members(for: token).allSatisfy { $0.kind == .type } && !file.isMemberOfSelf(token)
  }

  /// A function or type within the body: its own code is not this body's.
  func readDeclaration(_ scope: Scope) {
    guard scope.kind == .function else {
      index = scope.content.upperBound + 1
      frame.hasOperand = true
      return
    }
    let keyword = index
    index = scope.content.lowerBound
    enter(.localFunction, token: keyword, owner: scope.owner, end: scope.content.upperBound)
  }
}
