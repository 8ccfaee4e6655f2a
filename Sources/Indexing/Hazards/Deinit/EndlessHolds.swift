import Lexing
import Outlining

/// What holds each object of a class from its initializer on and never lets go, so that `deinit` does not run.
package enum EndlessHold: Sendable {
  /// A `URLSession`, which keeps its delegate until it is invalidated, at the token `self`.
  case session(Int)
  /// A task with an endless loop, at the token by which it holds self.
  case loop(Int)
  /// A subscription that the object keeps, at the token by which its closure holds self.
  case subscription(Int)

  /// The token that shows it.
  package var token: Int {
    switch self {
    case .session(let token), .loop(let token), .subscription(let token): token
    }
  }
}

extension SourceFile {
  /// What holds the objects of the type around a token for ever, whichever of its initializers made them.
  package func endlessHold(around token: Int) -> EndlessHold? {
    guard let declaration = typeDeclaration(around: token), let type = type(of: declaration) else { return nil }
    if let known = deinitMemory.endlessHolds[type.firstDeclaration] { return known }
    let hold = findEndlessHold(of: type)
    deinitMemory.endlessHolds[type.firstDeclaration] = .some(hold)
    return hold
  }

  private func findEndlessHold(of type: ProjectType) -> EndlessHold? {
    let makers = functions(named: "init", ofTypesNamed: type.name).filter {
      $0.kind == .initializer && $0.body != nil && !outline.hasModifier(.convenience, in: $0.prefix)
    }
    guard !makers.isEmpty else { return nil }
    let runs = makers.map { callsAlwaysRun(by: $0) }
    func isAlwaysRun(_ call: Call) -> Bool { runs.allSatisfy { $0.contains(call.callee.lowerBound) } }
    // Of the type alone: each of a file's types is asked, and must not cost the whole file.
    let places = bodies(ofTypesNamed: type.name)
    let sessions = places.flatMap { sessionsHoldingSelf(in: $0) }.filter { isAlwaysRun($0.call) }
    if let session = sessions.first { return .session(session.token) }
    let subscriptions = places.flatMap { subscriptionsHoldingSelf(in: $0) }.filter { isAlwaysRun($0.call) }
    if let subscription = subscriptions.first { return .subscription(subscription.token) }
    let loops = places.flatMap { blocks(in: $0) }.filter { awaitedSequence(of: $0) != nil }
    let holders = loops.compactMap { endlessHolder(of: $0) }.filter { holder in
      holder.file === self && holder.task.call >= 0 && isAlwaysRun(outline.calls[holder.task.call])
    }
    return holders.first.map { .loop($0.token) }
  }

  /// Where the calls begin that a function makes whenever it is called, by itself or in methods of self.
  private func callsAlwaysRun(by function: Function) -> Set<Int> {
    let runs = callsRun(by: function).filter { ($0.path + [$0.call]).allSatisfy(isUnconditional) }
    return Set(runs.map(\.call.callee.lowerBound))
  }

  /// Whether a call stands in no branch of its function, nor behind one that may leave it.
  private func isUnconditional(_ call: Call) -> Bool {
    let start = call.callee.lowerBound
    guard let body = function(around: start)?.body else { return false }
    let isInBranch = scopes(around: start).prefix { $0.kind != .function }.contains(where: isBranch)
    return !isInBranch
      && !(body.lowerBound..<max(body.lowerBound, start)).contains { token in
        tokens[token].word == .return && !isInClosure(token, behind: start)
      }
  }

  /// The sessions that an own property keeps whose delegate is self, where nothing in the file but `deinit` ends sessions.
  private func sessionsHoldingSelf(in place: Range<Int>) -> [(call: Call, token: Int)] {
    let sessions = calls(in: place).filter { calls($0, "URLSession") || calls($0, "URLSession.init") }
    guard !sessions.isEmpty, !deinitMemory.endsSessions, !project.declaresType(named: "URLSession", in: index) else {
      return []
    }
    return sessions.compactMap { call in
      guard let delegate = argument("delegate", of: call)?.value, delegate.count == 1,
        tokens[delegate.lowerBound].word == .self, isKeptInPrivate(call)
      else { return nil }
      return (call, delegate.lowerBound)
    }
  }

  /// `session = URLSession(…)`, of a property that no other file sees.
  private func isKeptInPrivate(_ call: Call) -> Bool {
    let equal = call.callee.lowerBound - 1
    guard equal > 0, tokens[equal].kind == .equal else { return false }
    // The delegate's methods have such names, too: `urlSession(_:didBecomeInvalidWithError:)`.
    let facts = isMemberOfSelf(equal - 1) ? ownMembers(equal - 1) : members(for: equal - 1)
    let properties = facts.filter { $0.kind == .stored }
    return !properties.isEmpty && properties.allSatisfy(\.isPrivate)
  }

  private func ownMembers(_ name: Int) -> [MemberFact] {
    type(around: name).map { members(of: $0, named: outline.name(name)) } ?? []
  }
}
