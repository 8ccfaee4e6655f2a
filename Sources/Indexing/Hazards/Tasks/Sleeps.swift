import Lexing
package import Outlining

/// A sleep in a loop that goes on when the sleep is cut short: after `cancel()` every turn sleeps no longer (SE-0304).
package struct SwallowedSleep {
  package let call: Call
  package let loop: Block
}

extension SourceFile {
  /// Sleeps whose cancellation nobody in their loop notices.
  package var swallowedSleeps: [SwallowedSleep] {
    let getters = membersThatAsk
    // Each loop is read once, however many sleeps it has.
    var deaf: [Int: Bool] = [:]
    func isDeaf(_ loop: Block) -> Bool {
      if let known = deaf[loop.keyword] { return known }
      let isDeaf =
        !noticesCancellation(condition(of: loop), getters) && !noticesCancellation(content(of: loop), getters)
        && !letsErrorsOut(loop)
      deaf[loop.keyword] = isDeaf
      return isDeaf
    }
    return outline.calls.compactMap { call in
      guard call.isAwaited, let loop = loopGoingOn(after: call), !loop.isAwaited, isSleep(call) || isPause(call),
        !isSleep(call) || isSwallowed(call, in: loop), isDeaf(loop)
      else { return nil }
      return SwallowedSleep(call: call, loop: loop)
    }
  }

  /// Whether a part of a loop asks if the task was cancelled that runs it, itself or by such a property or function of
  /// self; other tasks that it starts ask for themselves.
  private func noticesCancellation(_ range: Range<Int>, _ getters: Set<Name>) -> Bool {
    range.contains { token in
      if asksForCancellation(token..<token + 1), !isCaughtOnly(token) {
        return closures(around: token).allSatisfy { !range.contains($0.brace) || !isTask($0) }
      }
      return !getters.isEmpty && tokens[token].kind == .identifier && getters.contains(outline.name(token))
        && (isMemberOfSelf(token) || isUse(token) && binding(for: token) == nil)
    }
  }

  /// `catch is CancellationError { print("cancelled") }`, where the loop goes on.
  private func isCaughtOnly(_ error: Int) -> Bool {
    guard error > 1, tokens[error - 1].word == .is, tokens[error - 2].word == .catch,
      tokens[error + 1].kind == .openBrace, case let end = Int(tokens[error + 1].partner), end > error + 1
    else { return false }
    return (error + 2..<end).allSatisfy { !leads(outOf: $0) }
  }

  /// `shouldContinue`, whose getter asks, and functions that answer with a `Bool`.
  private var membersThatAsk: Set<Name> {
    let members = outline.functions.filter { function in
      let isGetter = function.kind == .get && function.variable >= 0
      let isFunction = function.kind == .function && function.result.map { spells($0, "Bool") } ?? false
      return (isGetter || isFunction) && function.body.map(asksForCancellation) ?? false
    }
    return Set(members.map { outline.name($0.variable >= 0 ? outline.variables[$0.variable].name : $0.name) })
  }

  private func isSwallowed(_ sleep: Call, in loop: Block) -> Bool {
    var start = sleep.callee.lowerBound
    guard start > 1, tokens[start - 1].word == .await else { return false }
    start -= 2
    guard tokens[start].kind == .question else { return tokens[start].word == .try && isCaught(start, in: loop) }
    return start > 0 && tokens[start - 1].word == .try && isDiscarded(start - 1)
  }

  /// `await pause()`, where a function does nothing but sleep and swallows the error.
  private func isPause(_ call: Call) -> Bool {
    guard call.callee.lowerBound > 0, tokens[call.callee.lowerBound - 1].word == .await, call.tryKeyword < 0,
      let name = calledName(of: call)
    else { return false }
    let functions = functions(named: outline.name(name))
    if isCallOnSelf(call), !functions.isEmpty { return functions.count == 1 && isPause(functions[0]) }
    // What is awaited in loops is in other files mostly: only a name that says so is worth a look.
    guard Self.pauses.contains(where: { outline.mentions(name, $0) }) else { return false }
    return functionElsewhere(calledBy: call).map { $0.file.isPause($0.function) } ?? false
  }

  private static let pauses: [StaticString] = [
    "sleep", "wait", "pause", "delay", "backoff", "idle", "rest", "tick", "throttle",
  ]

  private func isPause(_ function: Function) -> Bool {
    guard let body = function.body, function.isAsync, !function.isThrowing else { return false }
    // `try? await Task.sleep(…)`, and nothing else.
    guard let sleep = calls(in: body).first(where: isSleep), sleep.end == body.upperBound else { return false }
    let start = sleep.callee.lowerBound
    return start == body.lowerBound + 3 && tokens[start - 2].kind == .question
  }

  /// Whether some other `try` of the loop leaves it with the error that the task's cancellation may cause.
  private func letsErrorsOut(_ loop: Block) -> Bool {
    content(of: loop).contains { token in
      guard tokens[token].word == .try, tokens[token + 1].word == .await,
        self.loop(around: token)?.keyword == loop.keyword
      else { return false }
      return !scopes(around: token).prefix { $0.content != content(of: loop) }.contains { scope in
        scope.kind == .block && outline.blocks[scope.owner].kind == .do
          && handlerOfAll(behind: scope.content.upperBound) != nil
      }
    }
  }
}
