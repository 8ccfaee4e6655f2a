import Lexing
import Outlining

/// What a call does with the lock that it is about.
enum LockEffect { case takes, gives, proves, none }

/// The calls directly in a scope that do something with a lock.
struct LocksOfScope {
  let scope: Range<Int>
  let calls: [Call]
  /// Where the cases of a `switch` begin, of which one runs.
  let cases: [Int]
}

/// Calls that take locks and give them back.
extension SourceFile {
  /// A lock that a call of the scope takes before a token and none gives back, or a queue that one insists on. What
  /// `defer` gives back it gives back later. `given` gathers the locks that code up to the token gives back, from one
  /// scope to the next around it: `if isDone { lock.unlock(); … }`.
  func guardHeld(at token: Int, in scope: Scope, given: inout Set<Name>) -> Guard? {
    let end = max(scope.content.lowerBound, min(token, scope.content.upperBound))
    let locks = locks(in: scope)
    let start = locks.cases.orderedIndex(where: { $0 > end }) - 1
    let first = start < 0 ? scope.content.lowerBound : locks.cases[start]
    let behind = locks.calls.orderedIndex(where: { $0.callee.upperBound > end })
    // A lock that is held for longer than this is not looked for.
    for call in locks.calls[..<behind].suffix(16).reversed() where call.end <= token && call.callee.lowerBound >= first
    {
      switch effect(of: call) {
      case .takes where !given.contains(lock(of: call)) && !given.contains(.none):
        return .held(by: call.callee.upperBound - 1)
      case .proves: return .isolated(by: call.callee.upperBound - 1)
      case .gives: given.insert(lock(of: call))
      case .takes, .none: break
      }
    }
    return handshake(behind: end, in: scope)
  }

  /// The last name of what a call locks or unlocks: `lock` of `self.lock.lock()` and `os_unfair_lock_lock(&lock)`; none
  /// for a function of one's own.
  private func lock(of call: Call) -> Name {
    let expression = receiver(of: call) ?? outline.arguments(of: call).first?.value ?? 0..<0
    return expression.last { tokens[$0].kind == .identifier }.map { outline.name($0) } ?? .none
  }

  /// The calls directly in a scope that do something with a lock, in order.
  private func locks(in scope: Scope) -> LocksOfScope {
    if let known = optOutMemory.locksOfScopes[scope.content.lowerBound], known.scope == scope.content { return known }
    let calls = calls(directlyIn: scope).filter { effect(of: $0) != .none }
    let found = LocksOfScope(scope: scope.content, calls: calls, cases: calls.isEmpty ? [] : cases(in: scope))
    optOutMemory.locksOfScopes[scope.content.lowerBound] = found
    return found
  }

  private func cases(in scope: Scope) -> [Int] {
    guard scope.kind == .block, outline.blocks[scope.owner].kind == .switch else { return [] }
    return scope.content.filter { token in
      (tokens[token].word == .case || tokens[token].word == .default) && tokens[token].startsLine
        && scopes(around: token).first?.content == scope.content
    }
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
    if let known = optOutMemory.lockEffects[call.callee.upperBound] { return known }
    let found = findEffect(of: call)
    optOutMemory.lockEffects[call.callee.upperBound] = found
    return found
  }

  private func findEffect(of call: Call) -> LockEffect {
    guard let name = calledName(of: call), call.firstTrailing < 0 else { return .none }
    switch outline.lockWord(name) {
    case .locks: return .takes
    case .unlocks: return .gives
    case .enters: return isHandshake(call) || isOfLock(call) ? .takes : .none
    case .leaves: return isOfLock(call) && !isHandshake(call) ? .gives : .none
    case nil: return Self.proving.contains(outline.name(name)) ? .proves : .none
    }
  }

  private static let proving: Set<Name> = [
    "dispatchPrecondition", "assertOwner", "preconditionIsolated", "assertIsolated", "preconditionInEventLoop",
    "assertInEventLoop",
  ]

  /// `semaphore.wait()`, `gate.wait(timeout: t)`; not a test's `wait(for: [x])`, nor `pool.acquire()` of a pool.
  private func isOfLock(_ call: Call) -> Bool {
    guard let receiver = receiver(of: call),
      outline.arguments(of: call).allSatisfy({ $0.label >= 0 && outline.mentions($0.label, "timeout") })
    else { return false }
    let shape = shape(ofExpression: receiver)
    guard shape.isKnown, project.declaredType(named: shape.base, in: index) != nil else { return true }
    return receiver.contains(where: outline.isCalledLikeLock)
  }

  /// `guard lock.try() else { … }`: there somebody else holds the lock.
  func isBehindFailedTry(_ block: Block) -> Bool {
    guard block.kind == .guard else { return false }
    return calls(in: block.header).contains { call in
      call.callee.lowerBound == block.keyword + 1 && tokens[call.end].word == .else
        && calledName(of: call).map { outline.spells($0, "try") } ?? false && effect(of: call) == .takes
    }
  }

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
