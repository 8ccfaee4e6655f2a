import Lexing
import Outlining

/// Continuations that a method of self is given and resumes before it returns.
extension SourceFile {
  /// The call that resumes a continuation which it is given: `finish(continuation, with: data)`. Nil for one that keeps or
  /// hands it on, or that resumes it on some paths only.
  func resumeByMethod(_ use: ContinuationUse) -> ContinuationUse? {
    guard !use.resumes, tokens[use.token + 1].kind != .period,
      let call = calls(withArgumentAt: use.token).last, let method = method(calledBy: call),
      outline.arguments(of: call).contains(where: { $0.value == use.token..<use.token + 1 }),
      let parameter = parameter(of: method, in: self, givenArgumentAround: use.token, by: call),
      resumesOnce(parameter, method)
    else { return nil }
    return ContinuationUse(token: call.callee.lowerBound, resumes: true, home: use.home, isByLocal: true)
  }

  private func resumesOnce(_ parameter: Parameter, _ method: Function) -> Bool {
    if let known = streamMemory.methodsResuming[method.keyword] { return known }
    // One that calls itself is asked for while the answer is being found.
    streamMemory.methodsResuming[method.keyword] = false
    // Each may hand it on to the next, at the cost of stack.
    guard streamMemory.methodsBeingFollowed < 8 else { return false }
    streamMemory.methodsBeingFollowed += 1
    defer { streamMemory.methodsBeingFollowed -= 1 }
    guard !method.isAsync, let closure = Closure(runningLike: method),
      case let uses = uses(of: parameter, in: closure), !uses.isEmpty,
      uses.allSatisfy({ $0.home == closure.brace }),
      let resumption = resumption(of: ContinuationCode(closure: closure, uses: uses))
    else { return false }
    let isOnce = resumption.again.isEmpty && resumption.never.isEmpty
    streamMemory.methodsResuming[method.keyword] = isOnce
    return isOnce
  }
}
