import Lexing
package import Outlining

/// How an update on the main thread can be waited for.
package enum AwaitableUpdate: Sendable {
  /// The function does nothing else of its own: it can be on the main actor as a whole.
  case isolated(Closure)
  /// The update alone goes there.
  case run(Closure)
}

extension SourceFile {
  /// Nil where neither would compile, or do the same.
  package func awaitable(_ update: LateUpdate) -> AwaitableUpdate? {
    let call = update.call
    guard call.paren < 0, let only = outline.trailingClosures(of: call).only, update.write != nil, !isAssigned(call),
      isolation(of: update.function) == .nonisolated, stands(call, in: update.function)
    else { return nil }
    let closure = outline.closures[only]
    guard !closure.body.isEmpty, closure.body.upperBound == call.end - 1,
      !closure.body.contains(where: { tokens[$0].word == .await || tokens[$0].word == .try || returnsValue($0) })
    else { return nil }
    if let body = update.function.body, doesNothingElse(body, than: call) {
      return canBeUnwrapped(closure, in: update.function) ? .isolated(closure) : nil
    }
    return givesNothing(closure.body) ? .run(closure) : nil
  }

  /// The closure of an `await MainActor.run { … }` whose statements can stand in the function itself, on the main actor;
  /// nil where that would not compile, or do the same.
  package func unwrappable(_ run: Call) -> (function: Function, closure: Closure)? {
    let start = run.callee.lowerBound
    guard let function = function(around: start), start > 0, tokens[start - 1].word == .await,
      stands(run, in: function), run.paren < 0, let only = outline.trailingClosures(of: run).only
    else { return nil }
    let closure = outline.closures[only]
    let isStatement = tokens[start - 1].startsLine || tokens[start - 2].kind == .openBrace
    guard isStatement, !closure.body.isEmpty, closure.attributes.isEmpty, closure.body.upperBound == run.end - 1,
      closure.body.lowerBound == closure.brace + 1, canBeUnwrapped(closure, in: function)
    else { return nil }
    return (function, closure)
  }

  private func isAssigned(_ call: Call) -> Bool {
    call.callee.lowerBound > 0 && tokens[call.callee.lowerBound - 1].kind == .equal
  }

  /// Whether a call is a statement of a function's own, where it may await.
  private func stands(_ call: Call, in function: Function) -> Bool {
    for scope in scopes(around: call.callee.lowerBound) {
      switch scope.kind {
      case .function: return outline.functions[scope.owner].keyword == function.keyword
      case .block where outline.blocks[scope.owner].kind != .defer: continue
      default: return false
      }
    }
    return false
  }

  private func canBeUnwrapped(_ closure: Closure, in function: Function) -> Bool {
    guard closure.captures.isEmpty, !function.isAccessor, !outline.hasModifier(.override, in: function.prefix),
      !outline.hasModifier(.nonisolated, in: function.prefix)
    else { return false }
    let isPlain = closure.body.allSatisfy { token in
      tokens[token].word != .return && !isMultiline(Int(tokens[token].start)..<Int(tokens[token].end))
    }
    return isPlain && bindings(declaredIn: closure.body).isEmpty
  }

  private func isMultiline(_ range: Range<Int>) -> Bool {
    range.contains { outline.source.bytes[$0] == UInt8(ascii: "\n") || outline.source.bytes[$0] == UInt8(ascii: "\r") }
  }

  /// Several statements, or an assignment: a value would be the call's, and nobody would use it.
  private func givesNothing(_ body: Range<Int>) -> Bool {
    var index = body.lowerBound
    while index < body.upperBound {
      let token = tokens[index]
      if index > body.lowerBound, token.startsLine, token.kind != .period { return true }
      switch token.kind {
      case .equal, .semicolon: return true
      case .question where token.flags.contains(.isPostfix): return false
      case .operator where outline.ends(index, with: "=") && token.isSpaced: return true
      case .openParen, .openBracket, .openBrace: index = max(index, Int(token.partner))
      default: break
      }
      index += 1
    }
    return false
  }
}

extension Array {
  /// The element of an array that holds no other.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
