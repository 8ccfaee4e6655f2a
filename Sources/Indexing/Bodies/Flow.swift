/// Up to eight states that a body can be in at one point, a bit each; none where no path comes.
package struct States: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension Body {
  /// Follows every path of the body at once and returns the states in which it ends without throwing.
  ///
  /// `next` says into which states an event leads from those that reach it. Closures and local functions are not
  /// followed: they run at another time. Loops are followed until nothing new comes of it.
  package func states(from initial: States, _ next: (Event, States) -> States) -> States {
    states(from: initial, next) { $1 }
  }

  /// `forming` says the same of the places where closures are formed.
  package func states(
    from initial: States,
    _ next: (Event, States) -> States,
    forming: (Stretch, States) -> States
  ) -> States {
    var flow = Flow(self, initial)
    flow.run(next, forming)
    return flow.ends
  }
}

extension Body {
  /// The first of some events from which a path leads to another one, by their tokens. Of many only the last eight are
  /// tried: each is a walk through the body.
  func first(of events: [Int], leadingTo last: Int) -> Int? {
    events.suffix(8).first { $0 != last && leads(from: $0, to: last) }
  }

  private func leads(from first: Int, to second: Int) -> Bool {
    let (before, behind) = (States(rawValue: 1), States(rawValue: 2))
    var isReached = false
    _ = states(from: before) { event, states in
      if event.token == second, states.contains(behind) { isReached = true }
      return event.token == first ? behind : states
    }
    return isReached
  }
}

/// What is known at a step while a body's steps are followed: a forward analysis.
private struct Flow {
  let body: Body
  var now: States
  /// In which the body has ended on other paths.
  var ends: States = []
  private var frames: [Frame]
  /// Of each stretch that is a loop, the states in which a turn can begin.
  private var turns: [Int: States] = [:]

  private struct Frame {
    let stretch: Int
    let firstStep: Int
    let entry: States
    /// Of the branches of a chain that ended before, and of a switch's cases.
    var exits: States = []
    /// Where the `catch` clauses of the `do` that ended last begin.
    var caught: States = []
    /// Of a `do`: at the places that throw.
    var thrown: States = []
    var breaks: States = []
    var continues: States = []
    var falls: States = []
  }

  init(_ body: Body, _ initial: States) {
    self.body = body
    now = initial
    frames = [Frame(stretch: 0, firstStep: 0, entry: initial)]
  }

  mutating func run(_ next: (Event, States) -> States, _ forming: (Stretch, States) -> States) {
    var step = 0
    while step < body.steps.count {
      switch body.steps[step] {
      case .enter(let stretch) where body.stretches[stretch].kind == .closure:
        if !now.isEmpty { now = forming(body.stretches[stretch], now) }
        step = stepBehind(stretch, from: step)
      case .enter(let stretch): step = enter(stretch, at: step)
      case .leave(let stretch): step = leave(stretch, at: step, next)
      case .event(let event):
        if !now.isEmpty { follow(event, next(event, now)) }
        step += 1
      }
    }
    ends.formUnion(now)
  }

  private mutating func follow(_ event: Event, _ states: States) {
    now = states
    switch event.kind {
    case .return:
      ends.formUnion(now)
      now = []
    case .throw:
      throwNow()
      now = []
    case .try: throwNow()
    case .trap: now = []
    case .break:
      leap(event, \.breaks) { $0 == .loop || $0 == .switch || event.isLabelled && ($0 == .do || $0 == .then) }
    case .continue: leap(event, \.continues) { $0 == .loop }
    case .fallthrough: leap(event, \.falls) { $0 == .switch }
    default: break
    }
  }

  /// To the nearest `do` that catches; from the body itself the error leaves.
  private mutating func throwNow() {
    for index in frames.indices.reversed() where kind(index) == .do {
      frames[index].thrown.formUnion(now)
      return
    }
  }

  /// Where a label's statement was not found, every one around may be meant.
  private mutating func leap(
    _ event: Event,
    _ target: WritableKeyPath<Frame, States>,
    where takes: (Stretch.Kind) -> Bool
  ) {
    let isFound = event.target >= 0
    for index in frames.indices.reversed() where isFound ? frames[index].stretch == event.target : takes(kind(index)) {
      frames[index][keyPath: target].formUnion(now)
      if isFound || !event.isLabelled { break }
    }
    now = []
  }

  private func kind(_ frame: Int) -> Stretch.Kind {
    body.stretches[frames[frame].stretch].kind
  }

  /// The step to go on with.
  private mutating func enter(_ stretch: Int, at step: Int) -> Int {
    switch body.stretches[stretch].kind {
    case .localFunction: return stepBehind(stretch, from: step)
    case .loop:
      turns[stretch, default: []].formUnion(now)
      now = turns[stretch] ?? now
    case .case:
      now = frames[frames.count - 1].entry.union(frames[frames.count - 1].falls)
      frames[frames.count - 1].falls = []
    case .catch: now = frames[frames.count - 1].caught
    default: break
    }
    frames.append(Frame(stretch: stretch, firstStep: step, entry: now))
    return step + 1
  }

  private func stepBehind(_ stretch: Int, from step: Int) -> Int {
    var step = step + 1
    while step < body.steps.count {
      if case .leave(stretch) = body.steps[step] { return step + 1 }
      step += 1
    }
    return step
  }

  private mutating func leave(_ index: Int, at step: Int, _ next: (Event, States) -> States) -> Int {
    let stretch = body.stretches[index]
    guard frames.count > 1 else { return step + 1 }
    let frame = frames.removeLast()
    if stretch.kind == .do || stretch.kind == .then { now.formUnion(frame.breaks) }
    switch stretch.kind {
    case .then, .directive: endBranch(stretch, orElse: stretch.isExhaustive ? [] : frame.entry)
    case .else: endBranch(stretch, orElse: [])
    case .guardElse: now.formUnion(frame.entry)
    case .loop:
      now.formUnion(frame.continues)
      askAgain(body.stretches[index].condition, next)
      return endLoop(index, frame, at: step)
    case .case: frames[frames.count - 1].exits.formUnion(now)
    case .switch: now = frame.exits.union(frame.breaks)
    case .do:
      if stretch.isContinued {
        frames[frames.count - 1].caught = frame.thrown
      } else {
        let after = now
        now = frame.thrown
        throwNow()
        now = after
      }
      endBranch(stretch, orElse: [])
    case .catch: endBranch(stretch, orElse: [])
    case .body, .defer, .closure, .localFunction: break
    }
    return step + 1
  }

  /// A branch of a chain has ended: what comes next is another branch, or what follows all of them.
  private mutating func endBranch(_ stretch: Stretch, orElse other: States) {
    frames[frames.count - 1].exits.formUnion(now)
    if stretch.isContinued {
      now = other
    } else {
      now = other.union(frames[frames.count - 1].exits)
      frames[frames.count - 1].exits = []
    }
  }

  /// What the condition of a `while` does before the next turn, and before the loop ends.
  private mutating func askAgain(_ condition: Range<Int>, _ next: (Event, States) -> States) {
    var step = condition.lowerBound
    while step < condition.upperBound {
      switch body.steps[step] {
      case .enter(let stretch) where body.stretches[stretch].kind == .closure: step = stepBehind(stretch, from: step)
      case .event(let event):
        if !now.isEmpty { follow(event, next(event, now)) }
        step += 1
      default: step += 1
      }
    }
  }

  private mutating func endLoop(_ index: Int, _ frame: Frame, at step: Int) -> Int {
    let again = now
    let known = turns[index] ?? []
    if !again.subtracting(known).isEmpty {
      turns[index] = known.union(again)
      now = known.union(again)
      return frame.firstStep
    }
    now = body.stretches[index].isEndless ? frame.breaks : known.union(again).union(frame.breaks)
    return step + 1
  }
}
