import Lexing
import Outlining

extension States {
  fileprivate static let awake = States(rawValue: 1)
  fileprivate static let slept = States(rawValue: 2)
}

/// Which loop takes another turn after a sleep.
extension SourceFile {
  /// The innermost loop around a sleep that goes on behind it; one that every path leaves there has nothing to swallow.
  func loopGoingOn(after sleep: Call) -> Block? {
    guard let name = calledName(of: sleep) else { return nil }
    var next = loop(around: name)
    while let loop = next {
      if goesOn(loop, after: name) { return loop }
      next = self.loop(around: loop.keyword)
    }
    return nil
  }

  /// Whether some path leads from a sleep to its next call without leaving the loop.
  private func goesOn(_ loop: Block, after sleep: Int) -> Bool {
    // Each sleep follows the whole body: a hostile one must not cost its length squared.
    guard let body = bodyDirectly(around: sleep), body.steps.count < 4096,
      let own = body.stretches.firstIndex(where: { $0.kind == .loop && $0.token == loop.keyword })
    else { return true }
    var isInside = body.stretches.indices.map { $0 == own }
    for (index, stretch) in body.stretches.enumerated() where stretch.parent >= 0 && index != own {
      isInside[index] = isInside[stretch.parent]
    }
    // A `while` asks at each turn; a `for` evaluates its sequence once.
    let asked = loop.kind == .for ? 0..<0 : condition(of: loop)
    var goesOn = false
    _ = body.states(from: .awake) { event, states in
      guard isInside[event.stretch] || asked.contains(event.token) else { return .awake }
      // There is no other turn.
      if event.kind == .write, turnsConditionOff(event.token, of: loop) { return .awake }
      guard event.token == sleep else { return states }
      if states.contains(.slept) { goesOn = true }
      return .slept
    }
    return goesOn
  }

  private func bodyDirectly(around token: Int) -> Body? {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .closure: return body(of: outline.closures[scope.owner])
      case .function: return body(of: outline.functions[scope.owner])
      case .block: continue
      case .type, .accessors, .file: return nil
      }
    }
    return nil
  }
}
