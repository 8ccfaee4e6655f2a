import Lexing
import Outlining

/// Follows a method's paths for one member: what is found of it, awaited, and then taken for true.
struct StaleCheckReader {
  /// A place that asks for the member.
  private struct Question {
    let token: Int
    /// The code that runs by what is found; nil for all that follows.
    let decides: Range<Int>?
  }

  private struct Act {
    let check: Int
    let suspension: Int
    let token: Int
    /// What changes the member there, or in a method that is called there.
    let write: Int
  }

  private let file: SourceFile
  private let name: Name
  private let body: Body
  private let deferred: Set<Int>
  private var checks: [Question] = []
  private var writes: [Event] = []
  /// The last await behind a check, as long as nothing acts on that.
  private var suspension: Int?
  private var act: Act?
  private var firstMark: Int?

  /// `stored` is what closures do before their task waits, by their tokens.
  static func staleCheck(
    of name: Name,
    in body: Body,
    _ stored: [Int: [Event]],
    _ file: SourceFile
  ) -> StaleCheck? {
    var reader = StaleCheckReader(file, name, body)
    _ = body.states(from: .unchecked) { event, states in
      reader.follow(event, states)
    } forming: { closure, states in
      let behind = (stored[closure.token] ?? []).reduce(states) { reader.follow($1, $0) }
      // What it has only looked at is its own affair.
      return behind == .unchecked ? behind : states
    }
    return reader.act.flatMap(reader.staleCheck)
  }

  private init(_ file: SourceFile, _ name: Name, _ body: Body) {
    self.file = file
    self.name = name
    self.body = body
    deferred = Self.stretchesOfDefers(body)
  }

  private func staleCheck(of act: Act) -> StaleCheck? {
    let isAct = act.write == act.token
    // An answer holds nothing that could be dropped.
    let drops = file.isDropped(act.write) && file.outline.name(act.check) == name
    if drops, file.outline.spells(act.token, "removeValue"), file.isAnswerAsked(of: act.write) { return nil }
    let counts = !file.isIdempotent(act.write) || file.storesContinuation(act.write)
    return StaleCheck(
      check: act.check,
      suspension: act.suspension,
      act: act.token,
      form: counts ? .stale : drops ? .cleared : .idempotent,
      change: isAct ? nil : act.write
    )
  }

  private mutating func follow(_ event: Event, _ states: States) -> States {
    // What is deferred is done when the method ends.
    if deferred.contains(event.stretch) { return states }
    return switch event.kind {
    case .await: follow(await: event, states)
    case .call: follow(call: event, states) ?? follow(use: event, states)
    case .read: follow(read: event, states) ?? follow(use: event, states)
    default: follow(use: event, states)
    }
  }

  private mutating func follow(await event: Event, _ states: States) -> States {
    guard states.contains(.checked), file.suspends(event) else { return states }
    if act == nil { suspension = event.token }
    return states.subtracting(.checked).union(.stale)
  }

  /// Nil for a call of what does not change the member by itself.
  private mutating func follow(call event: Event, _ states: States) -> States? {
    if states.contains(.stale), let write = file.writing(of: name, by: event) {
      decide(event, write)
      return .unchecked
    }
    guard states.contains(.checked), let write = file.lateWriting(of: name, by: event) else { return nil }
    let pause = file.outline.calls[event.call].callee.lowerBound - 1
    if act == nil, file.tokens[pause].word == .await {
      suspension = pause
      decide(event, write)
    }
    return .unchecked
  }

  /// Nil for one that may be of something stale.
  private mutating func follow(read event: Event, _ states: States) -> States? {
    guard file.changes(event, name) != nil else { return states }
    if let condition = file.conditionAskedLater(for: event.token) {
      ask(event.token, in: condition)
      return .checked
    }
    if file.isAsserted(event.token) {
      ask(event.token, in: nil)
      return .checked
    }
    return states.contains(.stale) ? nil : states
  }

  private mutating func follow(use event: Event, _ states: States) -> States {
    guard let changes = file.changes(event, name) else { return states }
    guard changes || event.kind == .write && changesPart(event) else { return follow(check: event, states) }
    if states.contains(.stale) { decide(event, event.token) }
    if act == nil { writes.append(event) }
    return .unchecked
  }

  private mutating func follow(check event: Event, _ states: States) -> States {
    guard event.kind == .check || event.kind == .call else {
      return file.isKept(event.token) ? .checked : states
    }
    if act == nil, !checks.contains(where: { $0.token == event.token }) {
      ask(event.token, in: file.conditionAskedLater(for: event.token) ?? event.token)
    }
    return .checked
  }

  private mutating func ask(_ token: Int, in condition: Int?) {
    if act == nil { checks.append(Question(token: token, decides: condition.flatMap(file.code(decidedBy:)))) }
  }

  private mutating func changesPart(_ event: Event) -> Bool {
    guard file.changesPart(event.token, askedForBy: checks.suffix(16).map(\.token)) else { return false }
    firstMark = firstMark ?? file.mark(of: name, in: body)
    return suspension.map { firstMark ?? 0 >= $0 } ?? true
  }

  /// The first event to go by a check from before an await is the act, unless what the last check that decides whether it
  /// happens has found was changed on the way there.
  private mutating func decide(_ event: Event, _ write: Int) {
    guard act == nil, let suspension,
      let check = checks.last(where: { $0.token < event.token && $0.decides?.contains(event.token) != false })?.token
    else { return }
    let changed = writes.last { $0.token < suspension && contains(stretch: $0.stretch, event.stretch) }?.token
    guard check >= changed ?? 0 else { return }
    act = Act(check: check, suspension: suspension, token: event.token, write: write)
  }

  /// Whether a stretch is another one, or one within it.
  private func contains(stretch outer: Int, _ inner: Int) -> Bool {
    var stretch = inner
    while stretch > outer, body.stretches[stretch].parent >= 0 { stretch = body.stretches[stretch].parent }
    return stretch == outer
  }

  private static func stretchesOfDefers(_ body: Body) -> Set<Int> {
    var found: Set<Int> = []
    for (index, stretch) in body.stretches.enumerated() where stretch.kind == .defer || found.contains(stretch.parent) {
      found.insert(index)
    }
    return found
  }
}

extension SourceFile {
  /// The task that waits with the one before is lost.
  fileprivate func storesContinuation(_ write: Int) -> Bool {
    closures(around: write).first.map(waitsWithContinuation) ?? false && !isDropped(write)
  }

  /// `spent += held.removeValue(forKey: id) ?? 0`: what comes out says whether there was something.
  fileprivate func isAnswerAsked(of removal: Int) -> Bool {
    let start = startOfPath(removal)
    guard start > 1, !tokens[start].startsLine else { return false }
    return tokens[start - 1].kind == .equal && !outline.spells(start - 2, "_") || tokens[start - 1].kind == .operator
  }

  /// `let n = min(count, 8)` behind the await: what follows goes by the state as it is now. `let next = waiting.removeFirst()`
  /// takes what may be gone.
  fileprivate func isKept(_ read: Int) -> Bool {
    !isMutated(read) && isInValueOfLocal(read, of: .variable)
  }
}
