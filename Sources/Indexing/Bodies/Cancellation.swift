import Lexing
package import Outlining

/// What cancelling a task cuts short, and who asks for it.
extension SourceFile {
  /// `Task.sleep` or a clock's: cancellation is the only error that it throws.
  package func isSleep(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.spells(name, "sleep"), let receiver = receiver(of: call) else {
      return false
    }
    if namesTask(call) { return true }
    return receiver.contains { tokens[$0].kind == .identifier && outline.ends($0, with: "lock") }
      || call.isAwaited && Self.clocks.contains { shape(ofExpression: receiver).isNamed($0) }
  }

  private static let clocks: [Name] = ["Clock", "ContinuousClock", "SuspendingClock"]

  /// `try await Task.sleep(…)`, `try Task.checkCancellation()`, `throw CancellationError()`
  package func isAboutCancellation(_ token: Int) -> Bool {
    let first = tokens[token + 1].word == .await ? token + 2 : token + 1
    return calls(in: first..<min(first + 12, tokens.count)).contains { call in
      call.callee.lowerBound == first
        && (isSleep(call) || calls(call, "Task.checkCancellation") || calls(call, "CancellationError"))
    }
  }

  /// Whether code asks if its task was cancelled.
  package func asksForCancellation(_ range: Range<Int>) -> Bool {
    range.contains { token in
      tokens[token].kind == .identifier
        && (outline.spells(token, "isCancelled") || outline.spells(token, "checkCancellation")
          || outline.spells(token, "CancellationError"))
    }
  }
}
