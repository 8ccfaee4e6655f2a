import Outlining

/// What the paths of a closure, and of the callbacks that it forms, do with a continuation.
package struct Resumption {
  /// A resume that comes after another one on the same path.
  package struct Repeated {
    package let token: Int
    /// The resume before it; nil where the same one comes again.
    package let first: Int?
    /// Whether it comes so only when a callback is called with a value and an error, or two of its values.
    package var hasTwoAnswers = false

    package init(token: Int, first: Int?) {
      self.token = token
      self.first = first
    }
  }

  /// A way past every resume.
  package struct Silence {
    package enum Cause: Sendable {
      /// A path ends: at a `return`, or the closing brace.
      case pathEnds
      /// So it does where a callback is called without a value and without an error.
      case emptyAnswer
      /// A call may fail without calling back.
      case noAnswer
      /// A name may be nil: `delegate` of `delegate?.ask { … }`.
      case isNil
      /// A property forgets it.
      case isForgotten
    }

    package let token: Int
    package let cause: Cause

    package init(token: Int, cause: Cause = .pathEnds) {
      self.token = token
      self.cause = cause
    }
  }

  package var again: [Repeated] = []
  package var never: [Silence] = []
}

extension States {
  fileprivate static let waiting = States(rawValue: 1)
  fileprivate static let resumed = States(rawValue: 2)

  /// A callback has it: the one of this number was formed last.
  fileprivate static func handed(_ number: Int) -> States { States(rawValue: 4 << UInt8(min(number, 5))) }
}

extension SourceFile {
  /// Follows the paths of the closure that gets a continuation, and of the callbacks in it that resume it; nil where
  /// it is handed to somebody else, unless two resumes beside that can follow each other.
  package func resumption(of scope: ContinuationScope) -> Resumption? {
    let code = ContinuationCode(closure: scope.closure, uses: scope.uses)
    return resumption(of: code) ?? repeatedResumes(besideHandingOver: code)
  }

  /// Where another path hands the continuation to somebody: what two resumes on one path do is known all the same.
  private func repeatedResumes(besideHandingOver code: ContinuationCode) -> Resumption? {
    let scope = withLocalsFollowed(code)
    let uses = scope.uses.filter(\.resumes)
    guard uses.count > 1, uses.count < scope.uses.count, scope.uses.count <= 64 else { return nil }
    var reader = ResumptionReader(self, ContinuationCode(closure: scope.closure, uses: uses, maker: scope.maker))
    reader.read()
    return Resumption(again: reader.found.again.filter { $0.first != nil })
  }

  func resumption(of code: ContinuationCode) -> Resumption? {
    let scope = withLocalsFollowed(code)
    // Callbacks are compared in pairs: a closure with more of them was written by a machine.
    guard !scope.uses.isEmpty, scope.uses.count <= 64, scope.uses.allSatisfy(\.resumes) else { return nil }
    var reader = ResumptionReader(self, scope)
    reader.read()
    return reader.found
  }
}

extension SourceFile {
  /// `isDone ? c.resume() : c.resume(throwing: x)`, also where another condition stands before the second call.
  func isOtherChoice(_ call: Call, than before: Call) -> Bool {
    guard before.callee.lowerBound > 0, tokens[before.callee.lowerBound - 1].kind == .question,
      tokens[before.end].kind == .colon, case let start = call.callee.lowerBound, start > before.end
    else { return false }
    return start == before.end + 1 || tokens[start - 1].kind == .question
  }
}

/// Follows one closure after the other, outermost first.
private struct ResumptionReader {
  let file: SourceFile
  let scope: ContinuationCode
  var found = Resumption()
  private let uses: Set<Int>
  private var rounds: [Round]
  /// Callbacks, by their braces, beside which another one may resume.
  private var shared: Set<Int> = []

  /// A closure, and what may have been done when it is called.
  private struct Round {
    let closure: Closure
    var start = States.waiting
    /// A resume before it.
    var first: Int?
    var isFormedOnce = true
    /// The closure around it is called once, and all of it runs.
    var isReached = true
  }

  init(_ file: SourceFile, _ scope: ContinuationCode) {
    self.file = file
    self.scope = scope
    uses = Set(scope.uses.map(\.token))
    rounds = [Round(closure: scope.closure)]
  }

  mutating func read() {
    var next = 0
    while next < rounds.count {
      follow(rounds[next])
      next += 1
    }
  }

  private mutating func follow(_ round: Round) {
    let isOutermost = round.closure.brace == scope.closure.brace
    let body = file.body(of: round.closure)
    let isOnce = !isOutermost && file.letsThroughOnce(round.closure, of: scope)
    var callbacks = callbacks(in: round.closure).map { Round(closure: $0, start: []) }
    var paths = Resumption()
    var first = round.first
    var last = -1
    var resumes: [Int] = []
    var skipped: Int?
    let escape = file.isTask(round.closure) ? file.escapingError(of: round.closure) : nil
    let end = body.states(from: isOnce ? .waiting : round.start) { event, states in
      if event.kind == .return, file.isLeftWithoutSelf(event, in: body, of: scope) { return [] }
      let leaves = event.kind == .return || event.token == escape
      if leaves, states.contains(.waiting), !paths.never.contains(where: { $0.token == event.token }) {
        paths.never.append(.init(token: event.token))
      }
      guard event.kind == .resume || event.kind == .call,
        uses.contains(file.outline.calls[event.call].callee.lowerBound)
      else { return states }
      defer { last = event.call }
      resumes.append(event.token)
      if !states.contains(.resumed) {
        first = first ?? event.token
      } else if last >= 0, file.isOtherChoice(file.outline.calls[event.call], than: file.outline.calls[last]) {
        return states
      } else if !paths.again.contains(where: { $0.token == event.token }) {
        paths.again.append(.init(token: event.token, first: body.first(of: resumes, leadingTo: event.token) ?? first))
      }
      return .resumed
    } forming: { stretch, states in
      guard let number = callbacks.firstIndex(where: { $0.closure.brace == stretch.token }) else { return states }
      form(number, of: &callbacks, in: states, &paths)
      callbacks[number].first = first
      if states == .resumed { return states }
      var next = states.intersection(.resumed).union(.handed(number))
      if let name = file.nameSkippedForNil(callbacks[number].closure, in: body),
        !file.isAskedOfWaitingSelf(callbacks[number].closure, of: scope)
      {
        next.formUnion(.waiting)
        skipped = skipped ?? name
      }
      return next
    }
    let isInLoop = callbacks.contains { file.isFormedInLoop($0.closure, within: round.closure) }
    if paths.never.isEmpty, end.contains(.waiting), !isInLoop {
      paths.never = [.init(token: round.closure.body.upperBound)]
      if let skipped, resumesUnlessSkipped(body, callbacks) { paths.never = [.init(token: skipped, cause: .isNil)] }
    }
    add(paths, of: round, with: callbacks.map(\.closure), isOnce: isOnce)
    let isCertain = round.isReached && !isOnce && (isOutermost || file.isCalledOnce(round.closure, orInPlace: true))
    for number in callbacks.indices { callbacks[number].isReached = isCertain }
    rounds += callbacks.filter { !$0.start.isEmpty }
  }

  /// Says of one closure what its paths do, and what its callbacks leave out.
  private mutating func add(_ paths: Resumption, of round: Round, with callbacks: [Closure], isOnce: Bool) {
    let isOutermost = round.closure.brace == scope.closure.brace
    if !isOnce { addDoubles(paths.again, in: round.closure) }
    if isOutermost || !isOnce && mustResume(round) {
      addSilence(paths.never, in: round.closure)
      found.never += file.failedQuestions(callbacks, of: scope, in: round.closure)
    }
    if !isOutermost, round.isFormedOnce, !file.isTakenAwayByLocal(round.closure) {
      found.again += file.repeatedResumes(in: round.closure, of: scope).map { .init(token: $0, first: nil) }
    }
    found.never += file.forgetfulProxies(callbacks, of: scope)
    found.again += file.lateProxyErrors(callbacks, of: scope)
    let ends = file.forgetfulFailures(beside: callbacks, of: scope, in: round.closure)
    found.never += (isOutermost ? ends + file.forgetfulActions(of: scope) : ends).map { .init(token: $0) }
  }

  /// Whether each path to the end of a body resumes, or hands the continuation on, if nothing that it asks is nil.
  private func resumesUnlessSkipped(_ body: Body, _ callbacks: [Round]) -> Bool {
    let end = body.states(from: .waiting) { event, states in
      guard event.call >= 0 else { return states }
      return uses.contains(file.outline.calls[event.call].callee.lowerBound) ? .resumed : states
    } forming: { stretch, states in
      callbacks.contains { $0.closure.brace == stretch.token } ? .resumed : states
    }
    return !end.contains(.waiting)
  }

  private mutating func addDoubles(_ again: [Resumption.Repeated], in closure: Closure) {
    found.again += again.map { repeated in
      var repeated = repeated
      repeated.hasTwoAnswers = file.takesTwoAnswers(repeated, in: closure)
      return repeated
    }
  }

  private mutating func addSilence(_ never: [Resumption.Silence], in closure: Closure) {
    for silence in never {
      if silence.cause != .pathEnds || !file.isReachedWithoutAnswer(silence.token, in: closure, uses: uses) {
        found.never.append(silence)
      } else if !file.isAlwaysAnswered(closure) {
        found.never.append(.init(token: silence.token, cause: .emptyAnswer))
      }
    }
  }

  /// The closures directly within one that resume the continuation, or whose closures do.
  private func callbacks(in closure: Closure) -> [Closure] {
    var found: [Closure] = []
    for use in scope.uses where use.home != closure.brace && closure.body.contains(use.token) {
      guard let next = file.closures(around: use.token).prefix(while: { closure.body.contains($0.brace) }).last,
        !found.contains(where: { $0.brace == next.brace })
      else { continue }
      found.append(next)
    }
    return found
  }

  /// At the place where a callback is formed: other callbacks, or its own call in the turn before, may have been formed.
  private mutating func form(_ number: Int, of callbacks: inout [Round], in states: States, _ paths: inout Resumption) {
    let closure = callbacks[number].closure
    callbacks[number].start.formUnion(states.contains(.resumed) ? [.resumed] : [])
    if states != .resumed { callbacks[number].start.formUnion(.waiting) }
    for other in callbacks.indices where states.contains(.handed(other)) {
      if other == number {
        callbacks[number].isFormedOnce = false
        guard number < 5, !file.isChoice(closure), let token = file.onlyResume(in: closure, of: scope) else { continue }
        if !paths.again.contains(where: { $0.token == token }) { paths.again.append(.init(token: token, first: nil)) }
      } else if !file.areAlternatives(closure, callbacks[other].closure) {
        shared.formUnion([closure.brace, callbacks[other].closure.brace])
        guard let token = file.timeout(of: closure, and: callbacks[other].closure, of: scope) else { continue }
        if !paths.again.contains(where: { $0.token == token }) { paths.again.append(.init(token: token, first: nil)) }
      }
    }
  }

  /// Whether each call of a callback has to resume.
  private func mustResume(_ round: Round) -> Bool {
    round.isFormedOnce && round.isReached && !shared.contains(round.closure.brace) && file.isCalledOnce(round.closure)
  }
}
