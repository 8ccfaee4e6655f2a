import Lexing
package import Outlining

/// Work that an asynchronous function starts on the main thread and does not wait for.
package struct LateUpdate: Sendable {
  package let call: Call
  /// The first change of a member in it; nil when it only calls.
  package let write: Int?
  package let function: Function
}

extension SourceFile {
  /// The `Task { @MainActor in … }` and `DispatchQueue.main.async { … }` of `async` functions whose end nobody awaits,
  /// and behind which the function awaits nothing else.
  package var lateUpdates: [LateUpdate] {
    outline.closures.compactMap { closure in
      guard closure.call >= 0, hopsToMain(closure), let function = asynchronousFunction(around: closure),
        isDiscarded(outline.calls[closure.call]),
        !waits(function, behind: outline.calls[closure.call])
      else { return nil }
      let events = body(of: closure).events.filter { $0.meaning == .member }
      guard let first = events.first(where: { changesMember($0) || $0.kind == .write }) ?? events.first else {
        return nil
      }
      let writes = changesMember(first) || first.kind == .write
      return LateUpdate(call: outline.calls[closure.call], write: writes ? first.token : nil, function: function)
    }
  }

  private func hopsToMain(_ closure: Closure) -> Bool {
    let call = outline.calls[closure.call]
    switch taskFate(of: call) {
    case .task, .detachedTask: return outline.hasAttribute("MainActor", in: closure.attributes)
    case nil: break
    default: return false
    }
    guard let name = calledName(of: call), outline.spells(name, "async"), let receiver = receiver(of: call) else {
      return false
    }
    return isMainDispatchQueue(receiver)
  }

  /// The `async` function whose own statement a closure's call is, closures that run in place between them or not.
  private func asynchronousFunction(around closure: Closure) -> Function? {
    for scope in scopes(around: closure.brace) {
      switch scope.kind {
      case .block, .accessors: continue
      case .closure:
        // `await withCheckedContinuation { … }` waits for what its closure starts.
        let outer = outline.closures[scope.owner]
        guard fate(of: outer) == .runsInPlace, outer.call < 0 || !outline.calls[outer.call].isAwaited else {
          return nil
        }
      case .function:
        let function = outline.functions[scope.owner]
        return function.isAsync && function.kind == .function ? function : nil
      case .type, .file: return nil
      }
    }
    return nil
  }

  /// A later `await` gives the main thread time, and one that goes there comes behind the update.
  private func waits(_ function: Function, behind call: Call) -> Bool {
    guard let body = function.body else { return false }
    return (min(call.end, body.upperBound)..<body.upperBound).contains { tokens[$0].word == .await }
  }

  /// Whether a call is a statement whose value goes nowhere; `_ =` stores nothing.
  func isDiscarded(_ call: Call) -> Bool {
    let start = call.callee.lowerBound
    guard start > 0 else { return true }
    if tokens[call.end].kind == .period, !tokens[call.end].startsLine || outline.spells(call.end + 1, "value") {
      return false
    }
    switch tokens[start - 1].kind {
    case .equal: return start > 1 && outline.spells(start - 2, "_")
    case .openParen, .openBracket, .comma, .period, .arrow: return false
    // `case .success:` ends like a label.
    case .colon where !tokens[start].startsLine: return false
    case .identifier where !tokens[start].startsLine && tokens[start - 1].word != .in: return false
    default: return !isImplicitValue(start)
    }
  }

  /// `func start() async -> Task<Void, Never> { Task { … } }`
  private func isImplicitValue(_ start: Int) -> Bool {
    guard let scope = scopes(around: start).first, scope.content.lowerBound == start else { return false }
    switch scope.kind {
    case .function: return outline.functions[scope.owner].result != nil
    default: return false
    }
  }
}
