import Lexing
package import Outlining

/// Loops: what they ask at each turn, and what leads out of them.
extension SourceFile {
  /// The innermost loop of which a token is a part of each turn; closures that run at another time have their own.
  package func loop(around token: Int) -> Block? {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .block:
        if isLoop(scope) { return outline.blocks[scope.owner] }
      case .closure:
        guard fate(of: outline.closures[scope.owner]).outlivesCall == false else { return nil }
      default: return nil
      }
    }
    return nil
  }

  /// Whether a scope is the body of a loop.
  func isLoop(_ scope: Scope) -> Bool {
    guard scope.kind == .block else { return false }
    switch outline.blocks[scope.owner].kind {
    case .while, .for, .repeat: return true
    default: return false
    }
  }

  /// What an `if` or a `guard` asks, a `while` before each turn, or a `repeat` after it; what stands between `for` and
  /// its body.
  package func condition(of block: Block) -> Range<Int> {
    if block.kind == .guard, let last = block.header.last, tokens[last].word == .else { return block.header.dropLast() }
    guard block.kind == .repeat else { return block.header }
    let start = outline.scopes[block.scope].content.upperBound + 1
    guard start < tokens.count, tokens[start].word == .while else { return block.header }
    var end = start + 1
    while end < tokens.count, !tokens[end].startsLine, tokens[end].kind != .closeBrace, tokens[end].kind != .semicolon {
      end += 1
    }
    return start + 1..<end
  }

  /// The tokens between the braces of a statement.
  package func content(of block: Block) -> Range<Int> {
    outline.scopes[block.scope].content
  }

  /// The loops that await one element after the other.
  package var awaitingLoops: [Block] { outline.blocks.filter { awaitedSequence(of: $0) != nil } }

  /// The sequence whose elements a loop awaits: of `for await`, and of `while let x = await iterator.next()`, where a
  /// local is the iterator.
  func awaitedSequence(of loop: Block) -> Range<Int>? {
    if loop.kind == .for { return loop.isAwaited ? loop.sequence : nil }
    // `let x = await name.next()`, maybe with a `try`: the name stands five tokens before the end.
    let header = loop.header
    let name = header.upperBound - 5
    guard loop.kind == .while, name - header.lowerBound == 4 || name - header.lowerBound == 5,
      tokens[header.lowerBound + 2].kind == .equal, tokens[name - 1].word == .await,
      outline.spells(name + 2, "next"), tokens[name].kind == .identifier, let iterator = binding(for: name)?.value,
      iterator.count > 4, outline.spells(iterator.upperBound - 3, "makeAsyncIterator")
    else { return nil }
    return iterator.lowerBound..<iterator.upperBound - 4
  }

  /// Whether only cancellation ends a loop: `while true` and `while !Task.isCancelled`, left nowhere but where self is
  /// gone, the task was cancelled or its sleep was cut short.
  package func runsUntilCancelled(_ loop: Block) -> Bool {
    guard isPoll(loop) else { return false }
    if let known = loopsRunUntilCancelled[loop.keyword] { return known }
    let polls = calls(in: content(of: loop)).contains(where: isSleep)
    let runs = content(of: loop).allSatisfy { !leavesForOtherReasons($0, loop, polls: polls) }
    loopsRunUntilCancelled[loop.keyword] = runs
    return runs
  }

  /// `while true`, `while !Task.isCancelled`: a loop that ends from inside or by cancellation.
  func isPoll(_ loop: Block) -> Bool {
    guard loop.kind == .while || loop.kind == .repeat else { return false }
    let condition = condition(of: loop)
    return asksForNothingButCancellation(condition) || asksInVain(condition)
  }

  /// Whether code of a loop leaves it for other reasons than cancellation or that self is gone.
  package func endsByItself(_ loop: Block) -> Bool {
    content(of: loop).contains { token in
      (tokens[token].word == .return || tokens[token].word == .break) && !isReactionToCancellation(token, loop)
    }
  }

  private func asksForNothingButCancellation(_ condition: Range<Int>) -> Bool {
    condition.allSatisfy { token in
      switch tokens[token].kind {
      case .period, .openParen, .closeParen: true
      case .identifier:
        tokens[token].word == .true || outline.spells(token, "Task") || outline.spells(token, "isCancelled")
      case .operator: outline.spells(token, "!")
      default: false
      }
    }
  }

  /// What polls is meant to go on; that its work may throw is no end to count on.
  private func leavesForOtherReasons(_ token: Int, _ loop: Block, polls: Bool) -> Bool {
    switch tokens[token].word {
    case .return, .break: !isReactionToCancellation(token, loop)
    case .try:
      !polls && tokens[token + 1].kind != .question && !isAboutCancellation(token) && !isCaught(token, in: loop)
        && !isInClosure(token, within: loop)
    default: false
    }
  }

  /// An error leaves the closure, not the loop; the call that takes it says 'try' by itself.
  private func isInClosure(_ token: Int, within loop: Block) -> Bool {
    closures(around: token).first.map { content(of: loop).contains($0.brace) } ?? false
  }

  private func isReactionToCancellation(_ token: Int, _ loop: Block) -> Bool {
    for scope in scopes(around: token) {
      guard scope.kind == .block else { return scope.kind == .closure }
      let block = outline.blocks[scope.owner]
      if block.keyword == loop.keyword { return false }
      switch block.kind {
      case .catch: return true
      case .guard where block.header.contains { tokens[$0].word == .self }: return true
      case .if, .guard: if asksForCancellation(block.header) || asksForSleep(block) { return true }
      case .switch, .for, .while, .repeat: if tokens[token].word == .break, ends(token, block) { return true }
      default: break
      }
    }
    return false
  }

  /// `guard (try? await Task.sleep(for: pause)) != nil else { … }`, which only fails for a task that was cancelled.
  private func asksForSleep(_ block: Block) -> Bool {
    calls(in: block.header).contains { call in
      isSleep(call) && call.tryKeyword >= block.header.lowerBound && tokens[call.tryKeyword + 1].kind == .question
    }
  }

  /// Whether a `break` within a statement leaves that one: it has no label, or the statement's own.
  private func ends(_ exit: Int, _ block: Block) -> Bool {
    guard tokens[exit + 1].kind == .identifier, !tokens[exit + 1].startsLine, !tokens[exit + 1].word.isReserved else {
      return true
    }
    return block.keyword > 1 && tokens[block.keyword - 1].kind == .colon
      && outline.name(block.keyword - 2) == outline.name(exit + 1)
  }
}
