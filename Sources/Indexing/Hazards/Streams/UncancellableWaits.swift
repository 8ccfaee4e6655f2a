import Lexing
import Outlining

/// A wait for a continuation in a child task that somebody cancels.
package struct UncancellableWait: Sendable {
  /// The name that waits: `withCheckedContinuation` and the like, or a function or property behind which one stands.
  package let name: Int
  /// The token of the continuation's call; nil when it is in another file.
  package let continuation: Int?
  /// What cancels the wait, or sets a limit to it.
  package let limit: Int
}

extension SourceFile {
  /// Waits in races which cancelling does not end, so that the group, which waits for every child, goes on with them.
  package var uncancellableWaits: [UncancellableWait] {
    let races = groupRaces + ownRaces + ownTaskRaces + taskRaces
    guard !races.isEmpty else { return [] }
    let scopes = continuationScopes.filter { !endsByItself($0) }.sorted {
      $0.call.callee.lowerBound < $1.call.callee.lowerBound
    }
    let getters = scopes.compactMap { waitingGetter(around: $0) }
    let waiting = waitingFunctions(scopes)
    return races.flatMap { race in
      race.children.flatMap { child in
        waits(in: child, race, scopes) + ownWaits(in: child, race, waiting) + readWaits(in: child, race, getters)
      }
        + race.methods.map { method in
          let name = calledName(of: method) ?? method.callee.lowerBound
          return UncancellableWait(name: name, continuation: nil, limit: race.limit)
        }
    }
  }

  private func waits(in child: Closure, _ race: Race, _ scopes: [ContinuationScope]) -> [UncancellableWait] {
    Self.scopes(scopes, in: child.body).compactMap { scope in
      let token = scope.call.callee.lowerBound
      guard isAwaited(at: token, in: child),
        !isResumedElsewhere(scope, in: race.arena, except: child.body)
      else { return nil }
      return UncancellableWait(name: token, continuation: token, limit: race.limit)
    }
  }

  /// Functions of the module that wait so, local ones too.
  private func ownWaits(in child: Closure, _ race: Race, _ waiting: [Name: [WaitingFunction]]) -> [UncancellableWait] {
    calls(in: child.body).compactMap { call in
      guard call.isAwaited, let name = calledName(of: call), isAwaited(at: name, in: child) else { return nil }
      let local = localFunction(calledBy: call)
      let here = (waiting[outline.name(name)] ?? []).first { waiting in
        local.map { $0.keyword == waiting.function.keyword }
          ?? (fits(call, waiting.function) && isOfReceiver(waiting.function, call))
      }
      let scope = here?.scope
      guard local != nil ? scope != nil : calls(name, haveTrait: .waitsBlindly, by: call) else { return nil }
      if let scope, isResumedElsewhere(scope, in: race.arena, except: child.body) { return nil }
      return UncancellableWait(name: name, continuation: scope?.call.callee.lowerBound, limit: race.limit)
    }
  }

  /// Whether a function is of the type that a call is made on, as far as that is known, or of none.
  private func isOfReceiver(_ function: Function, _ call: Call) -> Bool {
    guard let owner = type(around: function.keyword)?.name else { return self.receiver(of: call) == nil }
    if isCallOnSelf(call) { return owner == type(around: call.callee.lowerBound)?.name }
    guard let receiver = receiver(of: call), case let shape = shape(ofExpression: receiver), shape.isKnown else {
      return functions(named: outline.name(function.name)).count == 1
    }
    return shape.base == owner
  }

  /// A function in whose body, or in that of one within it, a continuation is waited for, and the first of these.
  private struct WaitingFunction {
    let function: Function
    let scope: ContinuationScope
  }

  /// By their names, in order; `scopes` are in order, too.
  private func waitingFunctions(_ scopes: [ContinuationScope]) -> [Name: [WaitingFunction]] {
    var found: [Int: ContinuationScope] = [:]
    for scope in scopes where isAwaited(at: scope.call.callee.lowerBound, in: nil) {
      for around in self.scopes(around: scope.call.callee.lowerBound) where around.kind == .function {
        if found[around.owner] == nil { found[around.owner] = scope }
      }
    }
    let waiting = found.sorted { $0.key < $1.key }.map {
      WaitingFunction(function: outline.functions[$0.key], scope: $0.value)
    }
    return Dictionary(grouping: waiting) { outline.name($0.function.name) }
  }

  private func localFunction(calledBy call: Call) -> Function? {
    guard receiver(of: call) == nil, let name = calledName(of: call), let binding = binding(for: name),
      binding.kind == .localFunction
    else { return nil }
    return functions(named: outline.name(name)).first { $0.name == binding.name }
  }

  /// A property whose getter waits for a continuation, by the token of its name.
  private struct WaitingGetter {
    let property: Int
    let scope: ContinuationScope
  }

  private func waitingGetter(around scope: ContinuationScope) -> WaitingGetter? {
    let token = scope.call.callee.lowerBound
    // A subscript's getter has no property.
    guard let getter = memberFunction(around: token), getter.kind == .get, getter.variable >= 0,
      isAwaited(at: token, in: nil)
    else { return nil }
    return WaitingGetter(property: outline.variables[getter.variable].name, scope: scope)
  }

  /// Properties of the same type whose getters wait so: `await self.isLit`.
  private func readWaits(in child: Closure, _ race: Race, _ getters: [WaitingGetter]) -> [UncancellableWait] {
    getters.flatMap { getter -> [UncancellableWait] in
      let reads = tables.tokensByName[outline.name(getter.property)].filter { read in
        child.body.contains(read) && isMember(read, declaredAt: getter.property) && isAwaited(at: read, in: child)
      }
      guard !reads.isEmpty, !isResumedElsewhere(getter.scope, in: race.arena, except: child.body) else { return [] }
      let continuation = getter.scope.call.callee.lowerBound
      return reads.map { UncancellableWait(name: $0, continuation: continuation, limit: race.limit) }
    }
  }

  /// Whether a use means the member of its own type that a token declares.
  private func isMember(_ token: Int, declaredAt declaration: Int) -> Bool {
    (isMemberOfSelf(token) || isUse(token) && binding(for: token) == nil)
      && type(around: token)?.firstDeclaration == type(around: declaration)?.firstDeclaration
  }

  /// Those of some continuations, in order, that stand in a range.
  private static func scopes(_ scopes: [ContinuationScope], in range: Range<Int>) -> ArraySlice<ContinuationScope> {
    let start = scopes.orderedIndex(where: { $0.call.callee.lowerBound >= range.lowerBound })
    let end = scopes.orderedIndex(where: { $0.call.callee.lowerBound >= range.upperBound })
    return scopes[start..<max(start, end)]
  }
}
