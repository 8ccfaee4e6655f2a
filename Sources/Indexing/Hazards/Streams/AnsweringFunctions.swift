import Lexing
import Outlining

/// A function whose completion handler resumes a continuation, and what its paths do with the handler.
package struct AnsweringFunction {
  /// Where the task waits: the call of the function that makes the continuation.
  package let wait: Int
  package let resumption: Resumption
}

extension SourceFile {
  /// The functions of this file that call a closure back in which a continuation is resumed: a path that forgets the one
  /// forgets the other.
  package var answeringFunctions: [AnsweringFunction] {
    var seen: Set<Int> = []
    // Uses and calls are compared: a closure with more of them was written by a machine.
    return continuationScopes.lazy.filter { $0.uses.count <= 64 }.flatMap { scope in
      self.calls(in: scope.closure.body).compactMap { call -> AnsweringFunction? in
        guard closures(around: call.callee.lowerBound).first?.brace == scope.closure.brace,
          closures(takenBy: call).contains(where: { resumes($0, scope) }), let name = calledName(of: call),
          let functions = onlyFunctions(called: name, by: call), functions.count == 1,
          seen.insert(functions[0].keyword).inserted, var code = code(answering: functions[0])
        else { return nil }
        if isCallOnSelf(call) { code.maker = scope.closure.brace }
        guard let resumption = resumption(of: code) else { return nil }
        return AnsweringFunction(wait: scope.call.callee.lowerBound, resumption: resumption)
      }
    }
  }

  private func resumes(_ handler: Closure, _ scope: ContinuationScope) -> Bool {
    scope.uses.contains { $0.resumes && handler.body.contains($0.token) }
  }

  /// The function's body, where it takes one handler and does nothing with it but call it.
  private func code(answering function: Function) -> ContinuationCode? {
    guard function.kind == .function, !function.isAsync, !isLocal(function), function.result == nil,
      let closure = Closure(runningLike: function), let handler = handler(of: function)
    else { return nil }
    let uses = mentions(of: outline.name(handler.name), in: closure.body).filter { token in
      isUse(token) && binding(for: token)?.name == handler.name
    }
    return ContinuationCode(
      closure: closure,
      uses: uses.map { token in
        ContinuationUse(
          token: token,
          resumes: tokens[token + 1].kind == .openParen && !isInLocalFunction(token, within: closure),
          home: closures(around: token).first.map { max($0.brace, closure.brace) } ?? closure.brace,
          isByLocal: true
        )
      }
    )
  }

  /// The only parameter that is a function, which nobody may leave out.
  private func handler(of function: Function) -> Parameter? {
    let functions = outline.parameters(of: function).filter { parameter in
      parameter.type.map { outline.shape(ofType: $0).container == .function } ?? false
    }
    guard functions.count == 1, let handler = functions.first, handler.value == nil,
      handler.type?.last.map({ tokens[$0].kind != .question }) ?? false
    else { return nil }
    return handler
  }
}
