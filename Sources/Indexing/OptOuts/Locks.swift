import Lexing
import Outlining

/// What a call does with the lock that it is about.
enum LockEffect { case takes, gives, proves, none }

/// The calls directly in a scope that do something with a lock.
struct LocksOfScope {
  let scope: Range<Int>
  let calls: [Call]
}

/// Calls that take locks and give them back.
extension SourceFile {
  /// A lock that a call of the scope takes before a token and none gives back, or a queue that one insists on. What
  /// `defer` gives back it gives back later.
  func guardHeld(at token: Int, in scope: Scope) -> Guard? {
    let end = max(scope.content.lowerBound, min(token, scope.content.upperBound))
    let calls = locks(in: scope)
    let behind = calls.orderedIndex(where: { $0.callee.upperBound > end })
    guard let last = calls[..<behind].last(where: { $0.end <= token }) else { return handshake(behind: end, in: scope) }
    switch effect(of: last) {
    case .takes: return .held(by: last.callee.upperBound - 1)
    case .proves: return .isolated(by: last.callee.upperBound - 1)
    case .gives, .none: return handshake(behind: end, in: scope)
    }
  }

  /// The calls directly in a scope that do something with a lock, in order.
  private func locks(in scope: Scope) -> [Call] {
    if let known = locksOfScopes[scope.content.lowerBound], known.scope == scope.content { return known.calls }
    let found = calls(directlyIn: scope).filter { effect(of: $0) != .none }
    locksOfScopes[scope.content.lowerBound] = LocksOfScope(scope: scope.content, calls: found)
    return found
  }

  /// The call that lets a thread go on which waits for what is done here: `result = x; done.signal()`.
  private func handshake(behind token: Int, in scope: Scope) -> Guard? {
    guard scope.kind == .closure || scope.kind == .function || scope.kind == .block else { return nil }
    let behind = token..<max(token, scope.content.upperBound)
    let names = ["signal", "leave"].compactMap { name in
      callsByName[name, in: callRange(behind)].lazy.map { self.outline.calls[$0] }.first { call in
        behind.contains(call.callee.lowerBound) && self.outline.scopes[call.scope].content == scope.content
          && self.isHandshake(call)
      }.map { $0.callee.upperBound - 1 }
    }
    return names.min().map { .held(by: $0) }
  }

  /// Whether a call is of a semaphore that begins at zero, or of a group: these order what two threads do.
  private func isHandshake(_ call: Call) -> Bool {
    guard let receiver = receiver(of: call) else { return false }
    let shape = shape(ofExpression: receiver)
    if shape.isNamed("DispatchGroup") { return true }
    guard shape.isNamed("DispatchSemaphore"), let made = value(named: receiver) else { return false }
    return made.contains { outline.spells($0, "0") && tokens[$0 - 1].kind == .colon }
  }

  /// Whether a name is what a call locks or unlocks: `lock.lock()`, `os_unfair_lock_lock(&lock)`.
  func isLock(_ token: Int) -> Bool {
    calls(in: max(0, token - 4)..<token + 1).contains { call in
      guard call.callee.contains(token) || outline.arguments(of: call).contains(where: { $0.value.contains(token) })
      else {
        return false
      }
      if case .none = effect(of: call) { return false }
      return call.callee.upperBound - 1 != token
    }
  }

  private func effect(of call: Call) -> LockEffect {
    if let known = lockEffects[call.callee.upperBound] { return known }
    let found = findEffect(of: call)
    lockEffects[call.callee.upperBound] = found
    return found
  }

  private func findEffect(of call: Call) -> LockEffect {
    guard let name = calledName(of: call), call.firstTrailing < 0 else { return .none }
    switch outline.name(name) {
    case "objc_sync_enter": return .takes
    case "objc_sync_exit": return .gives
    case "wait": return isHandshake(call) || isOfLock(call) ? .takes : .none
    case "acquire": return isOfLock(call) ? .takes : .none
    case "signal", "release": return isOfLock(call) && !isHandshake(call) ? .gives : .none
    case "dispatchPrecondition", "assertOwner", "preconditionIsolated", "assertIsolated", "preconditionInEventLoop",
      "assertInEventLoop":
      return .proves
    default: break
    }
    guard outline.mentions(name, "lock") else { return .none }
    let text = outline.text(name).lowercased()
    guard text.hasSuffix("lock") || text.hasPrefix("lock") || text.hasPrefix("unlock"), !text.hasSuffix("clock"),
      !text.hasSuffix("block"), !text.hasPrefix("with")
    else { return .none }
    return outline.mentions(name, "unlock") ? .gives : .takes
  }

  /// `semaphore.wait()`, `gate.wait(timeout: t)`; not a test's `wait(for: [x])`, nor `pool.acquire()` of a pool.
  private func isOfLock(_ call: Call) -> Bool {
    guard let receiver = receiver(of: call),
      outline.arguments(of: call).allSatisfy({ $0.label >= 0 && outline.mentions($0.label, "timeout") })
    else { return false }
    let shape = shape(ofExpression: receiver)
    guard shape.isKnown, project.declaredType(named: shape.base, in: index) != nil else { return true }
    return receiver.contains { token in Self.wordsOfLocks.contains { outline.mentions(token, $0) } }
  }

  private static let wordsOfLocks: [StaticString] = ["lock", "sema", "mutex", "gate", "permit", "condition"]

  /// Whether a condition takes a lock or asks for the queue or event loop that the code is on.
  func mentionsLock(_ header: Range<Int>) -> Bool {
    if header.contains(where: { outline.spells($0, "inEventLoop") || outline.spells($0, "isMainThread") }) {
      return true
    }
    return calls(in: header).contains { call in
      if case .takes = effect(of: call) { return true }
      return calledName(of: call).map { outline.spells($0, "try") } ?? false
    }
  }
}
