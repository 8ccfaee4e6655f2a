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
  package func isAboutCancellation(_ token: Int) -> Bool { isAboutCancellation(token, depth: 0) }

  private func isAboutCancellation(_ token: Int, depth: Int) -> Bool {
    let first = tokens[token + 1].word == .await ? token + 2 : token + 1
    return calls(in: first..<min(first + 12, tokens.count)).contains { call in
      call.callee.lowerBound == first
        && (isSleep(call) || calls(call, "Task.checkCancellation") || calls(call, "CancellationError")
          || onlySleeps(call, depth: depth))
    }
  }

  /// `try await Task.delay(seconds: 1)`, of the project's own that throws nothing but what a sleep in it does. It is told
  /// by its name, as others would be opened for nothing.
  private func onlySleeps(_ call: Call, depth: Int) -> Bool {
    guard depth < 3, call.isAwaited, let name = calledName(of: call),
      ["sleep", "delay", "pause", "wait"].contains(where: { outline.mentions(name, $0) })
    else { return false }
    let functions = (ownFunctions(called: name, by: call) ?? []).compactMap { fact -> FunctionElsewhere? in
      guard let file = Int(fact.file) == index ? self : project.file(Int(fact.file)),
        let function = file.function(namedAt: fact.offset), fits(call, function, of: file)
      else { return nil }
      return FunctionElsewhere(file: file, function: function)
    }
    return !functions.isEmpty && functions.allSatisfy { $0.file.onlySleeps($0.function, depth: depth + 1) }
  }

  private func onlySleeps(_ function: Function, depth: Int) -> Bool {
    let errors = function.body?.filter { tokens[$0].word == .try || tokens[$0].word == .throw } ?? []
    // Each may lead to a function with as many.
    return (1...8).contains(errors.count)
      && errors.allSatisfy { tokens[$0 + 1].kind != .question && isAboutCancellation($0, depth: depth) }
  }

  /// Whether code asks if its task was cancelled.
  package func asksForCancellation(_ range: Range<Int>) -> Bool {
    range.contains { token in
      tokens[token].kind == .identifier
        && (outline.spells(token, "isCancelled") || outline.spells(token, "checkCancellation")
          || outline.spells(token, "CancellationError") && tokens[token - 1].word != .throw)
    }
  }
}
