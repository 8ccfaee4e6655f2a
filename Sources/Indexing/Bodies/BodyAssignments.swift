import Lexing
import Outlining

/// What a body assigns to.
extension BodyReader {
  func readEqual() {
    if !frame.declares, !frame.isCondition, frame.kind != .expression { write(reads: false) }
    frame.isPattern = false
    index += 1
    frame.hasOperand = false
  }

  func readOperator(_ token: Token) {
    if frame.kind != .expression, !frame.isCondition, frame.hasOperand, outline.isCompoundAssignment(index) {
      write(reads: true)
    }
    // `...` at the end of a line is what an article leaves out, not an operator.
    let isEllipsis = tokens[index + 1].startsLine && outline.spells(index, "...")
    if isEllipsis { frame.hasOperand = true } else if !token.flags.contains(.isPostfix) { frame.hasOperand = false }
    index += 1
  }

  /// What the statement began with is written when the rest has been evaluated.
  func write(reads: Bool) {
    let targets = assigned()
    // All `=` of one statement have the same target.
    guard let first = targets.first, first != frame.soughtTarget else { return }
    frame.soughtTarget = first
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

  /// The tokens whose names an assignment at `index` changes: those of `(a, b)`, else the first one.
  func assigned() -> [Int] {
    guard var target = startOfOperand() else { return [] }
    if tokens[target].kind == .openParen, Int(tokens[target].partner) == index - 1 { return namesOfTuple(target) }
    if tokens[target].word == .self || tokens[target].word == .super {
      let period = tokens.behindOptionalMarks(target + 1)
      if tokens[period].kind == .period { target = period + 1 }
    }
    return [target]
  }

  /// Behind `try`, `try?` and `await`.
  func startOfOperand() -> Int? {
    guard frame.start >= 0 else { return nil }
    var start = frame.start
    while start < index, tokens[start].word == .try || tokens[start].word == .await || tokens[start].word == .unsafe {
      start = tokens.behindOptionalMarks(start + 1)
    }
    return start
  }

  func namesOfTuple(_ opening: Int) -> [Int] {
    var names: [Int] = []
    var next = opening + 1
    while next < Int(tokens[opening].partner) {
      let isBracket = tokens[next].kind == .openBracket
      if tokens[next].kind == .identifier { names.append(next) }
      next = isBracket ? max(next, Int(tokens[next].partner)) + 1 : next + 1
    }
    return names
  }
}

extension Outline {
  /// `+=` and the like.
  func isCompoundAssignment(_ token: Int) -> Bool {
    guard ends(token, with: "="), tokens[token].length > 1 else { return false }
    let comparisons: [StaticString] = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    return !comparisons.contains { spells(token, $0) }
  }
}
