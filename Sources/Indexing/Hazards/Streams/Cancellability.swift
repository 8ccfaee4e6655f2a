import Lexing
import Outlining

/// What ends a wait for a continuation, other than cancelling.
extension SourceFile {
  /// Whether code at a token is awaited by a closure, or by the function around it, with nothing between that listens for
  /// cancellation or runs at another time.
  func isAwaited(at token: Int, in closure: Closure?) -> Bool {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .block, .accessors: continue
      case .closure:
        let around = outline.closures[scope.owner]
        if around.brace == closure?.brace { return true }
        guard fate(of: around) == .runsInPlace, !listens(around) else { return false }
      case .function: return closure == nil
      case .type, .file: return false
      }
    }
    return false
  }

  /// Whether a continuation's function listens for the end of its task.
  package func hearsOfCancellation(_ scope: ContinuationScope) -> Bool {
    closures(around: scope.call.callee.lowerBound).contains(where: listens)
  }

  /// `withTaskCancellationHandler { … } onCancel: { … }`
  private func listens(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]) else { return false }
    return outline.spells(name, "withTaskCancellationHandler")
  }

  /// Whether a continuation is resumed before its closure returns, or by work that only has to be done: then the wait is
  /// as long as that.
  func endsByItself(_ scope: ContinuationScope) -> Bool {
    scope.uses.allSatisfy { use in
      guard use.resumes else { return false }
      let between = closures(around: use.token).prefix { $0.brace != scope.closure.brace }
      return between.allSatisfy(isWorkOnQueue)
    }
  }

  private func isWorkOnQueue(_ closure: Closure) -> Bool {
    if fate(of: closure) == .runsInPlace { return true }
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]) else { return false }
    return outline.spells(name, "async") || outline.spells(name, "addOperation") || outline.spells(name, "perform")
  }

  /// Whether code beside a child names the property that keeps the child's continuation: it may resume it.
  func isResumedElsewhere(_ scope: ContinuationScope, in arena: Range<Int>, except child: Range<Int>) -> Bool {
    let kept = scope.uses.filter { !$0.resumes }
    let stores = Set(kept.compactMap { keeper(of: $0.token) })
    guard !stores.isEmpty else {
      let isFailed = !kept.isEmpty && failsOthers(in: arena, except: child)
      return isFailed || scope.uses.contains { isStopped($0, of: scope, in: arena) }
    }
    let isNamed = arena.contains { token in
      !child.contains(token) && tokens[token].kind == .identifier && stores.contains(outline.name(token))
    }
    return isNamed || methodsCalled(in: arena, except: child).contains { resumes(stores, in: $0, except: scope) }
  }

  /// `waiters.forEach { $0.resume(throwing: CancellationError()) }`, for continuations that somebody else has kept.
  private func failsOthers(in arena: Range<Int>, except child: Range<Int>) -> Bool {
    calls(named: "resume").contains { call in
      arena.contains(call.callee.lowerBound) && !child.contains(call.callee.lowerBound)
        && outline.arguments(of: call).contains { argument in
          argument.label >= 0 && outline.spells(argument.label, "throwing")
            && outline.spells(argument.value.lowerBound, "CancellationError")
        }
    }
  }

  /// Whether the code that holds the children, or a method that it calls, stops the object whose callback resumes:
  /// `connection.send(…) { … }`, then `connection.cancel()`. No child is of that code: each is a closure of its own.
  private func isStopped(_ use: ContinuationUse, of scope: ContinuationScope, in arena: Range<Int>) -> Bool {
    let around = calls(in: scope.closure.body).filter { $0.callee.lowerBound < use.token && use.token < $0.end }
    let objects = Set(
      around.compactMap { receiver(of: $0)?.last { tokens[$0].kind == .identifier } }.map { outline.name($0) }
    )
    guard use.resumes, !objects.isEmpty else { return false }
    let home = home(of: arena.lowerBound)
    let called = calls(in: arena).filter { isCallOnSelf($0) && self.home(of: $0.callee.lowerBound) == home }
    let names = Set(called.compactMap { calledName(of: $0) }.map { outline.name($0) })
    let methods = names.flatMap { functions(named: $0) }.compactMap(\.body)
    return ["cancel", "close", "invalidate", "stop", "disconnect"].flatMap { calls(named: $0) }.contains { call in
      let token = call.callee.lowerBound
      let isBeside = arena.contains(token) && self.home(of: token) == home
      return (isBeside || methods.contains { $0.contains(token) })
        && receiver(of: call)?.last { tokens[$0].kind == .identifier }.map { objects.contains(outline.name($0)) }
          ?? false
    }
  }

  /// The bodies of the type's own methods that code calls, each once.
  private func methodsCalled(in arena: Range<Int>, except child: Range<Int>) -> [Range<Int>] {
    let called = calls(in: arena).filter { !child.contains($0.callee.lowerBound) && isCallOnSelf($0) }
    let names = Set(called.compactMap { calledName(of: $0) }.map { outline.name($0) })
    let type = type(around: arena.lowerBound)?.name
    return names.flatMap { functions(named: $0) }.filter { self.type(around: $0.keyword)?.name == type }
      .compactMap(\.body)
  }

  /// `func finish(_ result: …) { waiter?.resume(with: result); waiter = nil }`; the wait itself is none.
  private func resumes(_ stores: Set<Name>, in body: Range<Int>, except scope: ContinuationScope) -> Bool {
    guard !body.contains(scope.call.callee.lowerBound) else { return false }
    return body.contains { tokens[$0].kind == .identifier && stores.contains(outline.name($0)) }
      && body.contains { outline.spells($0, "resume") }
  }

  /// Where a continuation is stored, or the object that is given it: `box` of `box.park(continuation)`.
  private func keeper(of use: Int) -> Name? {
    let given = calls(withArgumentAt: use).last.flatMap { receiver(of: $0)?.last { tokens[$0].kind == .identifier } }
    return (outline.storage(of: use) ?? given).flatMap(lender).map { outline.name($0) }
  }
}
