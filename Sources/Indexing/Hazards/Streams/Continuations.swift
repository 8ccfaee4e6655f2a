import Lexing
package import Outlining

/// A continuation in the closure that gets it: `withCheckedContinuation { continuation in … }` (SE-0300).
package struct ContinuationScope {
  package let call: Call
  package let closure: Closure
  package let isUnsafe: Bool
  /// Where the closure and those within it use the continuation.
  package let uses: [ContinuationUse]
}

/// What follows the paths of a continuation: the closure that gets it, or the function that is handed it.
package struct ContinuationCode {
  package let closure: Closure
  var uses: [ContinuationUse]
  /// The brace of the closure that makes the continuation, where another method of self does.
  var maker: Int?
}

/// One mention of a continuation, or the call of a local function that resumes it.
package struct ContinuationUse {
  package let token: Int
  /// It is resumed here; otherwise it is stored, passed on or captured by name, or a local function resumes it.
  package let resumes: Bool
  /// The brace of the innermost closure around it.
  package let home: Int
  var isByLocal = false
  /// `continuation?.resume()`
  var isOptional = false

  /// The word `resume`, or the local function's name.
  var verb: Int { isByLocal ? token : isOptional ? token + 3 : token + 2 }
}

extension SourceFile {
  /// `continuationScopes` of a new file.
  func readContinuationScopes() -> [ContinuationScope] {
    outline.calls.compactMap { call in
      guard let name = calledName(of: call), let isUnsafe = takesUnsafeContinuation(name),
        let closure = closure(takenBy: call)
      else { return nil }
      return ContinuationScope(call: call, closure: closure, isUnsafe: isUnsafe, uses: uses(in: closure))
    }
  }

  /// Nil for other functions.
  func takesUnsafeContinuation(_ name: Int) -> Bool? {
    if ContinuationFunctions.unsafe.contains(outline.name(name)) { return true }
    return ContinuationFunctions.checked.contains(outline.name(name)) ? false : nil
  }

  /// The mentions of the parameter of a closure that gets a continuation.
  func uses(in closure: Closure) -> [ContinuationUse] {
    let parameter = bindings(declaredIn: closure.brace + 1..<closure.body.lowerBound).first { $0.kind == .parameter }
    let name = parameter.map { outline.name($0.name) } ?? "$0"
    return mentions(of: name, in: closure.body).compactMap { token in
      guard let home = self.closure(around: token) else { return nil }
      if let parameter {
        guard isUse(token), binding(for: token)?.name == parameter.name else { return nil }
      } else if home.brace != closure.brace {
        return nil
      }
      return ContinuationUse(token: token, resumes: isResumed(token, within: closure), home: home.brace)
    }
  }

  /// `continuation.resume(…)`
  func isResume(_ token: Int) -> Bool {
    tokens[token + 1].kind == .period && outline.spells(token + 2, "resume") && tokens[token + 3].kind == .openParen
      && !BodyReader.areLabels(behind: token + 3, in: tokens)
  }

  private func isResumed(_ token: Int, within closure: Closure) -> Bool {
    guard isResume(token) else { return false }
    let outermost = outline.scopes[closure.scope].content
    return !scopes(around: token).prefix { $0.content != outermost }.contains { $0.kind == .function }
  }
}
