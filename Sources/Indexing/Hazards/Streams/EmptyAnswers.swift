import Lexing
import Outlining

/// Paths through a callback that nobody takes, or hardly.
extension SourceFile {
  /// Whether a closure leaves where its weak self is gone: a method of self waits, which keeps it.
  func isLeftWithoutSelf(_ event: Event, in body: Body, of code: ContinuationCode) -> Bool {
    let stretch = body.stretches[event.stretch]
    guard stretch.kind == .guardElse, stretch.owner >= 0 else { return false }
    let header = outline.blocks[stretch.owner].header
    let isOfSelfOnly = header.contains { tokens[$0].word == .self } && !header.contains { tokens[$0].kind == .comma }
    guard isOfSelfOnly, header.first.map({ tokens[$0].word == .let }) ?? false else { return false }
    return keepsSelf(code)
  }

  /// `self?.ask { … }`
  func isAskedOfWaitingSelf(_ callback: Closure, of code: ContinuationCode) -> Bool {
    guard callback.call >= 0,
      let mark = outline.calls[callback.call].callee.last(where: { tokens[$0].kind == .question }),
      tokens[mark - 1].word == .self
    else { return false }
    return keepsSelf(code)
  }

  /// Whether self lives until the continuation is resumed: its own method waits, or a task that holds it. Whoever calls
  /// a method keeps its object until the method is through, and with it the tasks of its groups.
  private func keepsSelf(_ code: ContinuationCode) -> Bool {
    guard let wait = code.maker ?? (code.closure.call >= 0 ? code.closure.brace : nil), hasInstance(at: wait),
      let type = type(around: wait), type.isReference || type.kind == .protocol || type.primary == nil
    else { return false }
    return closures(around: wait).allSatisfy { outer in
      isChildOfGroup(outer) || !outer.captures.contains { $0.strength != .strong && isSelf($0) }
    }
  }

  /// Whether a callback comes to a place only when all that it asks for is missing: behind an `if let value` and an
  /// `else if let error` that resume, whatever their order.
  func isReachedWithoutAnswer(_ token: Int, in closure: Closure, uses: Set<Int>) -> Bool {
    let parameters = Set(outline.parameters(of: closure).map { outline.name($0.name) })
    guard parameters.count > 1, closure.call >= 0 else { return false }
    var missing: Set<Name> = []
    for block in blocks(in: closure.body) where block.keyword < token {
      let content = content(of: block)
      if content.contains(token), block.kind != .guard { return false }
      // What stands in other statements or closures is part of these.
      guard outline.scopes[outline.scopes[block.scope].parent].content.upperBound == closure.body.upperBound else {
        continue
      }
      // `guard let self`: what holds behind it says nothing of the answer.
      if block.kind == .guard, !content.contains(token), condition(of: block).count == 2, bindsSelf(block.header) {
        continue
      }
      guard let asked = parameter(askedBy: condition(of: block), of: parameters) else { return false }
      switch block.kind {
      case .if:
        let isPlain = blocks(in: content).isEmpty
        guard isPlain, content.contains(where: uses.contains) else { return false }
        missing.insert(asked)
      case .guard where content.contains(token): missing.insert(asked)
      default: return false
      }
    }
    return missing.count > 1
  }

  /// Whether a callback resumes twice only when it brings two answers at once: an `if let value` behind an `if let error`
  /// that does not leave, both among its own statements.
  func takesTwoAnswers(_ repeated: Resumption.Repeated, in closure: Closure) -> Bool {
    guard closure.call >= 0, let first = repeated.first, let one = answer(askedAround: first, in: closure),
      let other = answer(askedAround: repeated.token, in: closure)
    else { return false }
    return one != other
  }

  private func answer(askedAround token: Int, in closure: Closure) -> Name? {
    let parameters = Set(outline.parameters(of: closure).map { outline.name($0.name) })
    let asking = blocks(in: closure.body).first { block in
      content(of: block).contains(token)
        && outline.scopes[outline.scopes[block.scope].parent].content.upperBound == closure.body.upperBound
    }
    guard let asking, asking.kind == .if else { return nil }
    return answer(askedBy: condition(of: asking), of: parameters)
  }

  /// `let value`, `let value = value`, `value`, and `let value = result.value`
  private func answer(askedBy condition: Range<Int>, of parameters: Set<Name>) -> Name? {
    if let parameter = parameter(askedBy: condition, of: parameters) { return parameter }
    guard let last = condition.last(where: { tokens[$0].kind != .closeParen }), last > 2,
      tokens[last].kind == .identifier, tokens[last - 1].kind == .period,
      parameters.contains(outline.name(last - 2)),
      !condition.contains(where: { tokens[$0].kind == .comma || tokens[$0].kind == .operator })
    else { return nil }
    return outline.name(last)
  }

  /// `let value`, `let value = value`, `value`, `value != nil`
  private func parameter(askedBy condition: Range<Int>, of parameters: Set<Name>) -> Name? {
    if condition.count == 3, outline.spells(condition.lowerBound + 1, "!="),
      tokens[condition.lowerBound + 2].word == .nil
    {
      return parameter(askedBy: condition.lowerBound..<condition.lowerBound + 1, of: parameters)
    }
    guard let last = condition.last, tokens[last].kind == .identifier, parameters.contains(outline.name(last)) else {
      return nil
    }
    let isBound = tokens[condition.lowerBound].word == .let && (condition.count == 2 || condition.count == 4)
    guard isBound || condition.count == 1 else { return nil }
    return condition.count == 4 && tokens[last - 1].kind != .equal ? nil : outline.name(last)
  }
}
