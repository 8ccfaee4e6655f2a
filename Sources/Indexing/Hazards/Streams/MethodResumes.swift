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

  /// Not where one calls itself, by way of others or not.
  private func resumesOnce(_ parameter: Parameter, _ method: Function) -> Bool {
    streamMemory.parametersResumed.answer(to: parameter.name) { [self] in
      guard !method.isAsync, let closure = Closure(runningLike: method),
        case let uses = uses(of: parameter, in: closure), !uses.isEmpty,
        uses.allSatisfy({ $0.home == closure.brace }),
        let resumption = resumption(of: ContinuationCode(closure: closure, uses: uses))
      else { return false }
      return resumption.again.isEmpty && resumption.never.isEmpty
    }
  }
}
