import Lexing
package import Outlining

extension States {
  fileprivate static let silent = States(rawValue: 1)
  fileprivate static let answered = States(rawValue: 2)
  /// It knows whether there was a value.
  fileprivate static let asked = States(rawValue: 4)
}

/// Combine's subscriptions.
extension SourceFile {
  /// The calls of Combine's `sink` in the closure that gets a continuation.
  package func subscriptions(in scope: ContinuationScope) -> [Call] {
    calls(in: scope.closure.body).filter { call in
      guard let name = calledName(of: call) else { return false }
      return outline.spells(name, "sink") && (receiver(of: call) != nil || isInPublisher(name)) && takesValues(call)
        && !isOfOwnType(call, name)
    }
  }

  /// A function of a type that the project declares; one that it extends has its own.
  private func isOfOwnType(_ call: Call, _ name: Int) -> Bool {
    guard let receiver = receiver(of: call), case let shape = shape(ofExpression: receiver), shape.isKnown,
      let type = project.type(named: shape.base, in: index), type.kind != .extension
    else { return false }
    return ownFunctions(called: name, by: call)?.isEmpty == false
  }

  /// A closure, or a function by its label: `sink("started")` is of another kind.
  private func takesValues(_ call: Call) -> Bool {
    call.firstTrailing >= 0 || argument("receiveValue", of: call) != nil
      || argument("receiveCompletion", of: call) != nil
      || outline.arguments(of: call).contains { $0.value.first.map { tokens[$0].kind == .openBrace } ?? false }
  }

  /// `extension Publisher`, where a bare `sink` is the publisher's own.
  private func isInPublisher(_ token: Int) -> Bool {
    guard binding(for: token) == nil, let declaration = typeDeclaration(around: token),
      declaration.kind == .extension, let last = declaration.name.last
    else { return false }
    return outline.ends(last, with: "Publisher") || outline.ends(last, with: "Subject")
      || outline.spells(last, "Future")
  }

  /// Whether a subscription resumes a continuation when it completes, on every path, and for a value either never or
  /// cancels itself; or for the one value of a publisher that has no more, and without one when it completes; or for a
  /// value that ends its subscription.
  package func answersOnce(_ subscription: Call, in scope: ContinuationScope) -> Bool {
    let closures = closures(in: subscription.callee.upperBound..<max(subscription.callee.upperBound, subscription.end))
      .filter { $0.call >= 0 && outline.calls[$0.call].callee == subscription.callee }
    if closures.count == 1 {
      return endsItself(subscription, with: closures[0], in: scope)
        || isOfOneValue(subscription) && answers(in: closures[0], of: scope) == .answered
    }
    guard closures.count == 2 else { return false }
    let (end, value) = (closures[0], closures[1])
    if hasTimeout(subscription), resumes(end.body), takesItselfAway(subscription, with: value, in: scope) {
      return true
    }
    if !resumes(value.body) || value.body.contains(where: { outline.spells($0, "cancel") }) {
      return resumes(end.body) && !branches(end.body) || answers(in: end, of: scope) == .answered
    }
    guard !callsBackRepeatedly(subscription), answers(in: value, of: scope) == .answered else { return false }
    let flags = Set(body(of: value).events.filter { $0.kind == .write }.map { outline.name($0.token) })
    return !flags.isEmpty && answers(in: end, of: scope, asking: flags) == [.asked, .answered]
  }

  /// `subscription = publisher.sink { …; subscription?.cancel(); continuation.resume() }`, or with a flag that lets one
  /// value through; not of a subject, which somebody may complete without one.
  private func endsItself(_ subscription: Call, with value: Closure, in scope: ContinuationScope) -> Bool {
    !isOfSubject(subscription) && takesItselfAway(subscription, with: value, in: scope)
  }

  private func takesItselfAway(_ subscription: Call, with value: Closure, in scope: ContinuationScope) -> Bool {
    guard answers(in: value, of: scope) != nil,
      let first = scope.uses.map(\.token).first(where: value.body.contains)
    else { return false }
    if letsThroughOnce(value, of: ContinuationCode(closure: scope.closure, uses: scope.uses)) { return true }
    let equals = subscription.callee.lowerBound - 1
    guard equals > 0, tokens[equals].kind == .equal, tokens[equals - 1].kind == .identifier else { return false }
    let name = outline.name(equals - 1)
    return isTakenAwayByLocal(value)
      || (value.body.lowerBound..<first).contains { token in
        guard tokens[token].kind == .identifier, outline.name(token) == name else { return false }
        if outline.isSetToNil(token) { return true }
        let period = tokens.behindOptionalMarks(token + 1)
        return tokens[period].kind == .period && outline.spells(period + 1, "cancel")
      }
  }

  /// `.timeout(.seconds(60), scheduler: queue, customError: { .timeout })`: it fails where no value comes.
  private func hasTimeout(_ subscription: Call) -> Bool {
    calls(in: subscription.callee).contains { step in
      step.callee.lowerBound == subscription.callee.lowerBound && argument("customError", of: step) != nil
        && calledName(of: step).map { outline.spells($0, "timeout") } ?? false
    }
  }

  /// The states in which the paths of a closure end; nil where one of them resumes twice.
  private func answers(in closure: Closure, of scope: ContinuationScope, asking flags: Set<Name> = []) -> States? {
    let uses = Set(scope.uses.lazy.filter(\.resumes).map(\.token))
    var isTwice = false
    let end = body(of: closure).states(from: .silent) { event, states in
      if event.kind == .check, flags.contains(outline.name(event.token)) { return .asked }
      guard event.kind == .resume, uses.contains(outline.calls[event.call].callee.lowerBound) else { return states }
      if states.contains(.answered) { isTwice = true }
      return .answered
    }
    return isTwice ? nil : end
  }

  private func resumes(_ body: Range<Int>) -> Bool {
    body.contains { outline.spells($0, "resume") }
  }

  private func branches(_ body: Range<Int>) -> Bool {
    body.contains { token in
      switch tokens[token].word {
      case .if, .guard, .switch: true
      default: false
      }
    }
  }
}
