import Lexing
package import Outlining

/// A wait for a semaphore whose permit one path does not give back.
package struct LostPermit: Sendable {
  package let wait: Call
  /// The token with which the path leaves: a `try`, `throw`, `return`, `break` or `continue`.
  package let exit: Int
  /// The called name of a `signal` that the path passes by.
  package let signal: Int
}

extension States {
  fileprivate static let free = States(rawValue: 1)
  fileprivate static let held = States(rawValue: 2)
  /// Given back by a `defer`, whatever comes.
  fileprivate static let safe = States(rawValue: 4)
  /// While a wait that throws is not known to have succeeded.
  fileprivate static let asked = States(rawValue: 8)
}

extension SourceFile {
  /// At most one for each wait, and for each closure on whose signal one counts.
  package var lostPermits: [LostPermit] {
    permitUses.flatMap { use -> [LostPermit] in
      let exits = exits(of: use)
      guard !exits.isEmpty else { return [] }
      if let wait = use.waitOutside { return lost(wait, among: exits, use) }
      return use.waits.flatMap { wait in
        let next = use.waits.first { $0.callee.lowerBound >= wait.end }?.callee.lowerBound ?? use.home.upperBound
        return lost(wait, among: exits.filter { $0 >= wait.callee.lowerBound && $0 < next }, use)
      }
    }
  }

  private func lost(_ wait: Call, among exits: [Int], _ use: PermitUse) -> [LostPermit] {
    guard let exit = exits.min(), let signal = use.signals.first(where: { $0 > exit }) ?? use.signals.last else {
      return []
    }
    return [LostPermit(wait: wait, exit: exit, signal: signal)]
  }

  /// Where paths leave that hold the permit.
  private func exits(of use: PermitUse) -> [Int] {
    let scope = outline.scopes[scopeTable.scope(at: use.home.lowerBound)]
    let body: Body? =
      switch scope.kind {
      case .closure: body(of: outline.closures[scope.owner])
      case .function: body(of: outline.functions[scope.owner])
      default: nil
      }
    guard let body else { return [] }
    let follower = PermitFollower(use: use, body: body, file: self)
    var exits: Set<Int> = []
    _ = body.states(from: use.waitOutside == nil ? .free : .held) { event, states in
      let now = follower.settled(states, at: event)
      if now.contains(.held), follower.leaves(event) { exits.insert(event.token) }
      return follower.next(event, now)
    }
    return Array(exits)
  }
}

/// Follows one semaphore's permit along the paths of a body.
private struct PermitFollower {
  let use: PermitUse
  let body: Body
  let file: SourceFile
  /// Where the first `defer` begins that gives the permit back, if only under a condition: `defer { if isMine {
  /// slots.signal() } }`. Whoever writes that has thought of the paths.
  private let deferred: Int?

  init(use: PermitUse, body: Body, file: SourceFile) {
    self.use = use
    self.body = body
    self.file = file
    let defers = body.stretches.filter { stretch in
      stretch.kind == .defer && stretch.owner >= 0
        && use.givesBack(in: file.content(of: file.outline.blocks[stretch.owner]))
    }
    deferred = defers.map(\.token).min()
  }

  /// A wait that threw has taken nothing, one that did not has.
  func settled(_ states: States, at event: Event) -> States {
    guard states.contains(.asked), !isTryOfWait(event), event.kind != .await else { return states }
    return states.subtracting(.asked).union(isIn(.catch, event) ? .free : .held)
  }

  func next(_ event: Event, _ states: States) -> States {
    guard event.call >= 0 else { return states }
    let call = file.outline.calls[event.call]
    if use.waits.contains(where: { $0.callee == call.callee }) {
      return states.contains(.safe) ? .safe : call.tryKeyword >= 0 ? .asked : .held
    }
    guard use.givesBack(call) else { return states }
    return states.contains(.safe) || isIn(.defer, event) ? .safe : .free
  }

  /// Whether a path leaves the body, or the turn of a loop that waits, with an event.
  func leaves(_ event: Event) -> Bool {
    if let deferred, deferred < event.token { return false }
    return switch event.kind {
    case .return: !use.endsWithHome && !isAnswerToWait(event) && !isEndOfOwner(event)
    case .throw, .try: !use.endsWithHome && !isTryOfWait(event) && !isCaught(event) && !isAnswerToWait(event)
    case .continue: loopThatWaits(around: event) != nil && !isAnswerToWait(event)
    case .break:
      loopThatWaits(around: event).map { !use.givesBack(behind: $0.upperBound) && !isAnswerToWait(event) } ?? false
    default: false
    }
  }

  private func isTryOfWait(_ event: Event) -> Bool {
    event.kind == .try && use.waits.contains { $0.tryKeyword == event.token }
  }

  private func stretches(around event: Event) -> [Stretch] {
    var found: [Stretch] = []
    var index = event.stretch
    while index >= 0 {
      found.append(body.stretches[index])
      index = body.stretches[index].parent
    }
    return found
  }

  private func isIn(_ kind: Stretch.Kind, _ event: Event) -> Bool {
    stretches(around: event).contains { $0.kind == kind }
  }

  /// Whether a `catch` takes the error, and gives the permit back or leaves with it, which is another path.
  private func isCaught(_ event: Event) -> Bool {
    for stretch in stretches(around: event) where stretch.kind == .do && stretch.owner >= 0 {
      let brace = file.content(of: file.outline.blocks[stretch.owner]).upperBound
      guard let handler = file.handlerOfAll(behind: brace) else { continue }
      return use.givesBack(behind: handler.lowerBound) || file.leaves(handler)
        || use.waits.contains { $0.callee.lowerBound > event.token }
    }
    return false
  }

  /// The content of the loop that an event leaves or begins anew, when it waits at each turn.
  private func loopThatWaits(around event: Event) -> Range<Int>? {
    let around = stretches(around: event)
    guard let loop = around.firstIndex(where: { $0.kind == .loop }), around[loop].owner >= 0,
      event.kind == .continue || !around[..<loop].contains(where: { $0.kind == .switch })
    else { return nil }
    let content = file.content(of: file.outline.blocks[around[loop].owner])
    return use.waits.contains { content.contains($0.callee.lowerBound) } ? content : nil
  }

  /// Whether a path leaves because the object is gone that has the semaphore: nobody can wait for it any more.
  private func isEndOfOwner(_ event: Event) -> Bool {
    guard use.isOfSelf(in: file), let closure = file.closures(around: event.token).first else { return false }
    let unwrapped = file.strongBindings(in: closure).map(\.name)
    return stretches(around: event).contains { stretch in
      guard stretch.owner >= 0, stretch.kind == .guardElse else { return false }
      let condition = file.outline.blocks[stretch.owner].header
      return unwrapped.contains(where: condition.contains)
        && !condition.contains { file.tokens[$0].kind == .comma }
    }
  }

  /// Whether a path leaves because the wait was in vain.
  private func isAnswerToWait(_ event: Event) -> Bool {
    stretches(around: event).contains { stretch in
      guard stretch.owner >= 0, stretch.kind == .then || stretch.kind == .guardElse || stretch.kind == .else else {
        return false
      }
      let condition = file.outline.blocks[stretch.owner].header
      guard use.asksForResult(in: condition, of: file) else { return false }
      return stretch.kind != .then || !file.isTaken(asIn: condition)
    }
  }
}
