package import Outlining

/// What the paths of one closure do with a continuation.
package struct Resumption {
  /// Tokens of resumes that come after another one on the same path.
  package fileprivate(set) var again: [Int] = []
  /// The first resume before the first of them.
  package fileprivate(set) var first: Int?
  /// Where a path ends that has not resumed it: a `return`, or the closing brace.
  package fileprivate(set) var never: [Int] = []
}

extension States {
  fileprivate static let waiting = States(rawValue: 1)
  fileprivate static let resumed = States(rawValue: 2)
}

extension SourceFile {
  /// The closure in which all resumes of a continuation stand; nil where several could run, or where it is handed to
  /// somebody else.
  package func onlyHome(of scope: ContinuationScope) -> Closure? {
    let homes = Set(scope.uses.map(\.home))
    guard let brace = homes.first, homes.count == 1, scope.uses.allSatisfy(\.resumes) else { return nil }
    let isNested = brace != scope.closure.brace
    return closures(in: brace..<brace + 1).first { !isNested || isFormedOnce($0, within: scope.closure) }
  }

  /// Not in a loop, whose turns form closures of their own.
  private func isFormedOnce(_ closure: Closure, within outer: Closure) -> Bool {
    !scopes(around: closure.brace).prefix { $0.content.lowerBound > outer.brace + 1 }.contains { isLoop($0) }
  }

  /// Follows the paths of the closure that resumes a continuation.
  package func resumption(of scope: ContinuationScope, in home: Closure) -> Resumption {
    let body = body(of: home)
    let uses = Set(scope.uses.map(\.token))
    var found = Resumption()
    let end = body.states(from: .waiting) { event, states in
      if event.kind == .return, states.contains(.waiting), !found.never.contains(event.token) {
        found.never.append(event.token)
      }
      guard event.kind == .resume, uses.contains(outline.calls[event.call].callee.lowerBound) else { return states }
      if !states.contains(.resumed) {
        found.first = found.first ?? event.token
      } else if !found.again.contains(event.token) {
        found.again.append(event.token)
      }
      return .resumed
    }
    if found.never.isEmpty, end.contains(.waiting) { found.never = [home.body.upperBound] }
    guard home.brace != scope.closure.brace else { return found }
    if home.call >= 0, callsBackRepeatedly(outline.calls[home.call]) { found.never = [] }
    return letsThroughOnce(body) ? Resumption() : found
  }

  /// Whether a condition in a callback asks for something that the callback itself changes, or for an exchange of an
  /// atomic: then it knows whether it ran before.
  private func letsThroughOnce(_ body: Body) -> Bool {
    let written = Set(body.events.filter { $0.kind == .write }.map { outline.name($0.token) })
    return body.events.contains { event in
      switch event.kind {
      case .check: written.contains(outline.name(event.token))
      case .call: outline.ends(event.token, with: "xchange") || outline.spells(event.token, "withLock")
      default: false
      }
    }
  }
}
