import Lexing
import Outlining

/// Closures, blocks, cases and directives of a body.
extension BodyReader {
  func openBrace() {
    let opening = index
    let end = max(Int(tokens[opening].partner), opening + 1)
    index += 1
    let scope = marks.scope(beginningAt: opening)
    let owner = scope?.owner ?? -1
    switch scope?.kind {
    case .closure:
      readCaptures(of: outline.closures[owner])
      enter(.closure, token: opening, owner: owner, end: end)
    case .block: enter(owner, end: end)
    // Accessors of a local variable, or what is left of broken code.
    default: enter(.localFunction, token: opening, owner: -1, end: end)
    }
  }

  /// What a capture list names is read where the closure is formed.
  func readCaptures(of closure: Closure) {
    for capture in closure.captures {
      for token in capture.value ?? capture.name..<capture.name + 1 where tokens[token].kind == .identifier {
        index = token
        readName()
      }
    }
    index = max(index, closure.body.lowerBound)
    tellCalls()
  }

  func enter(_ index: Int, end: Int) {
    let block = outline.blocks[index]
    let loopTry = frame.loopTry
    endExpression()
    frame.loopTry = -1
    frame.isPattern = false
    frame.isTail = false
    frame.isCondition = false
    frame.hasOperand = false
    frame.declares = false
    switch block.kind {
    case .if:
      enter(.then, token: block.keyword, owner: index, end: end)
      stretches[frame.ownStretch].isExhaustive = namesOtherCase(block)
    case .else: enter(.else, token: block.keyword, owner: index, end: end)
    case .guard: enter(.guardElse, token: block.keyword, owner: index, end: end)
    case .while, .for, .repeat:
      let condition = frame.firstStep..<max(frame.firstStep, steps.count)
      enter(.loop, token: block.keyword, owner: index, end: end)
      if block.kind == .while { stretches[frame.ownStretch].condition = condition }
      stretches[frame.ownStretch].isEndless =
        block.kind == .while && block.header.count == 1 && tokens[block.header.lowerBound].word == .true
      if block.isAwaited { add(Event(kind: .await, token: block.keyword, stretch: frame.stretch)) }
      if loopTry >= 0 { add(Event(kind: .try, token: loopTry, stretch: frame.stretch)) }
    case .switch: enter(.switch, token: block.keyword, owner: index, end: end, as: .switchBody)
    case .do: enter(.do, token: block.keyword, owner: index, end: end)
    case .catch: enter(.catch, token: block.keyword, owner: index, end: end)
    case .defer: enter(.defer, token: block.keyword, owner: index, end: end)
    }
  }

  /// `if case .success = x { … } else if case .failure = x {`
  private func namesOtherCase(_ block: Block) -> Bool {
    guard block.keyword > 2, tokens[block.keyword - 1].word == .else, tokens[block.keyword - 2].kind == .closeBrace,
      let name = nameOfCase(behind: block.keyword)
    else { return false }
    var start = Int(tokens[block.keyword - 2].partner)
    while start > content.lowerBound, tokens[start].word != .if, tokens[start].kind != .closeBrace { start -= 1 }
    guard let other = nameOfCase(behind: start) else { return false }
    return outline.spells(name, "failure") != outline.spells(other, "failure")
  }

  /// The name in `if case .success`, when that is a result's or a completion's.
  private func nameOfCase(behind keyword: Int) -> Int? {
    guard tokens[keyword + 1].word == .case else { return nil }
    let name = tokens[keyword + 2].word == .let ? keyword + 4 : keyword + 3
    guard tokens[name - 1].kind == .period else { return nil }
    let isKnown = outline.spells(name, "success") || outline.spells(name, "failure") || outline.spells(name, "finished")
    return isKnown ? name : nil
  }

  /// At `case` or `default`: in a `switch`, the next case begins behind the colon, unless the word stands in a condition:
  /// `guard case`, `if x, case`.
  func readCase(_ word: Word) {
    if frame.kind == .switchBody, !isInCondition(index) {
      endStatement()
      endCase()
      frame.isCondition = true
      frame.caseKeyword = index
    }
    frame.isPattern = word == .case
    frame.hasOperand = false
    index += 1
  }

  private func isInCondition(_ token: Int) -> Bool {
    guard token > 0 else { return false }
    switch tokens[token - 1].word {
    case .if, .guard, .while: return true
    default: return tokens[token - 1].kind == .comma
    }
  }

  func readColon() {
    frame.isPattern = false
    if frame.kind == .switchBody, frame.caseKeyword >= 0 {
      endExpression()
      frame.isCondition = false
      frame.declares = false
      let stretch = stretches.count
      stretches.append(Stretch(kind: .case, parent: frame.ownStretch, token: frame.caseKeyword, owner: -1))
      steps.append(.enter(stretch))
      frame.stretch = stretch
      frame.caseKeyword = -1
      frame.start = -1
      frame.firstStep = steps.count
    }
    frame.hasOperand = false
    index += 1
  }

  func endCase() {
    guard frame.stretch != frame.ownStretch else { return }
    endStatement()
    steps.append(.leave(frame.stretch))
    frame.stretch = frame.ownStretch
  }

  func isCase(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .identifier: tokens[token].word == .case || tokens[token].word == .default
    case .at, .poundIf: true
    default: false
    }
  }

  /// Each branch of `#if` is a part of its own: no two of them run.
  func readDirective(_ kind: TokenKind) {
    let token = index
    if frame.kind == .switchBody { endStatement() }
    index += 1
    if kind == .poundIf || kind == .poundElseif {
      while index < frame.end, !tokens[index].startsLine {
        index += 1
      }
    }
    // Cases under a directive are cases like the others.
    guard kind != .poundEndif, !(frame.kind == .switchBody && isCase(index)), Int(tokens[token].partner) > token else {
      return
    }
    enter(kind == .poundElse ? .else : .directive, token: token, owner: -1, end: Int(tokens[token].partner))
  }
}
