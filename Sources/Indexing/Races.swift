import Lexing
package import Outlining

/// A wait for a continuation in a child task that somebody cancels.
package struct UncancellableWait: Sendable {
  /// The call that waits: of `withCheckedContinuation` and the like, or of a function that calls one.
  package let call: Call
  /// The token of the continuation's call; nil when it is in another file.
  package let continuation: Int?
  /// What cancels the wait, or sets a limit to it.
  package let limit: Int
}

/// Children of a task group that are cancelled when one of them is done or throws.
private struct Race {
  /// The closures that race; the one that sets the limit is none of them.
  let children: [Closure]
  /// The token of `cancelAll`, of a child's sleep, or of the function that races what it is given.
  let limit: Int
  /// The code in which somebody may resume a child's continuation by other means.
  let arena: Range<Int>
}

extension SourceFile {
  /// Waits in races which cancelling does not end, so that the group, which waits for every child, goes on with them.
  package var uncancellableWaits: [UncancellableWait] {
    let races = groupRaces + ownRaces
    guard !races.isEmpty else { return [] }
    let scopes = continuationScopes.filter { !endsByItself($0) }
    return races.flatMap { race in
      race.children.flatMap { child in
        waits(in: child, race, scopes) + ownWaits(in: child, race, scopes)
      }
    }
  }

  private func waits(in child: Closure, _ race: Race, _ scopes: [ContinuationScope]) -> [UncancellableWait] {
    scopes.compactMap { scope in
      let token = scope.call.callee.lowerBound
      guard child.body.contains(token), isAwaited(at: token, in: child),
        !isResumedElsewhere(scope, in: race.arena, except: child.body)
      else { return nil }
      return UncancellableWait(call: scope.call, continuation: token, limit: race.limit)
    }
  }

  /// Functions of the module that wait so.
  private func ownWaits(in child: Closure, _ race: Race, _ scopes: [ContinuationScope]) -> [UncancellableWait] {
    calls(in: child.body).compactMap { call in
      guard call.isAwaited, let name = calledName(of: call), isAwaited(at: name, in: child),
        calls(name, haveTrait: .waitsBlindly, by: call)
      else { return nil }
      let here = functions(named: outline.name(name)).compactMap(\.body)
      let scope = scopes.first { scope in here.contains { $0.contains(scope.call.callee.lowerBound) } }
      if let scope, isResumedElsewhere(scope, in: race.arena, except: child.body) { return nil }
      return UncancellableWait(call: call, continuation: scope?.call.callee.lowerBound, limit: race.limit)
    }
  }

  // MARK: Races

  /// Task groups that cancel the rest of their children, or whose child throws when time is up.
  private var groupRaces: [Race] {
    let groups: [Name] = ["withTaskGroup", "withThrowingTaskGroup", "withThrowingDiscardingTaskGroup"]
    return groups.flatMap { calls(named: $0) }.compactMap { group in
      guard let body = closure(takenBy: group) else { return nil }
      let inside = calls(in: body.body)
      let children = inside.filter { calledName(of: $0).map(startsChild) ?? false }.compactMap { closure(takenBy: $0) }
      if let limit = inside.first(where: isCancelAll) { return race(children, limit, in: body) }
      guard let (timer, sleep) = timer(among: children) else { return nil }
      return race(children.filter { $0.brace != timer.brace }, sleep, in: body)
    }
  }

  private func startsChild(_ name: Int) -> Bool {
    switch outline.name(name) {
    case "addTask", "addTaskUnlessCancelled", "addImmediateTask", "addImmediateTaskUnlessCancelled": true
    default: false
    }
  }

  private func isCancelAll(_ call: Call) -> Bool {
    calledName(of: call).map { outline.spells($0, "cancelAll") } ?? false
  }

  private func race(_ children: [Closure], _ limit: Call, in body: Closure) -> Race {
    Race(children: children, limit: calledName(of: limit) ?? limit.callee.lowerBound, arena: body.body)
  }

  /// A child that sleeps and then throws.
  private func timer(among children: [Closure]) -> (Closure, Call)? {
    for child in children {
      let content = outline.scopes[child.scope].content
      guard let end = child.body.last(where: { tokens[$0].word == .throw && home(of: $0) == content }),
        let sleep = calls(in: child.body.lowerBound..<end).first(where: isSleep),
        home(of: sleep.callee.lowerBound) == content
      else { continue }
      return (child, sleep)
    }
    return nil
  }

  /// Calls of the module's own functions that race the closure which they are given.
  private var ownRaces: [Race] {
    project.facts.functions(having: .races).flatMap { name in
      calls(named: name).compactMap { call in
        guard let name = calledName(of: call), calls(name, haveTrait: .races, by: call) else { return nil }
        let taken = closures(in: call.callee.upperBound..<max(call.callee.upperBound, call.end)).filter {
          $0.call >= 0 && outline.calls[$0.call].callee == call.callee
        }
        return Race(children: taken, limit: name, arena: 0..<0)
      }
    }
  }

  func closure(takenBy call: Call) -> Closure? {
    closures(in: call.callee.upperBound..<max(call.callee.upperBound, call.end)).first {
      $0.call >= 0 && outline.calls[$0.call].callee == call.callee
    }
  }
}

extension SourceFile {
  /// The functions of the file that wait for a continuation which cancelling does not end, and those that race a closure
  /// which they are given; by the tokens of their names.
  var raceTraits: [Int: Traits] {
    var found: [Int: Traits] = [:]
    for scope in continuationScopes where !endsByItself(scope) {
      let token = scope.call.callee.lowerBound
      guard let function = memberFunction(around: token), function.isAsync, function.kind == .function,
        isAwaited(at: token, in: nil)
      else { continue }
      found[function.name, default: []].insert(.waitsBlindly)
    }
    for race in groupRaces {
      for child in race.children {
        let parameters = memberFunction(around: child.brace)?.parameters ?? 0..<0
        let isGiven = calls(in: child.body).contains { call in
          binding(for: call.callee.lowerBound).map { parameters.contains($0.name) } ?? false
        }
        if isGiven, let function = memberFunction(around: child.brace) {
          found[function.name, default: []].insert(.races)
        }
      }
    }
    return found
  }
}
