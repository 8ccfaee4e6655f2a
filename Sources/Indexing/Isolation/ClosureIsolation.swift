import Lexing
package import Outlining

/// Where closures and local functions run (SE-0306, SE-0420, SE-0461).
extension SourceFile {
  package func isolationAnswer(of closure: Closure) -> IsolationAnswer {
    isolationAnswer(inScope: closure.scope, of: nil)
  }

  /// Where code in a scope runs; for a local function, that function's own answer from its surroundings.
  ///
  /// Closures and local functions nest, so this goes out to what is known, and comes back in.
  func isolationAnswer(inScope scope: Int, of local: Function?) -> IsolationAnswer {
    var chain: [Int] = []
    var next = local.map { declarationScope(of: $0) } ?? scope
    var answer: IsolationAnswer?
    while answer == nil {
      if let known = closureAnswers[next] {
        answer = known
        break
      }
      let current = outline.scopes[next]
      switch current.kind {
      case .closure: chain.append(next)
      case .function where isLocal(outline.functions[current.owner]): chain.append(next)
      case .function: answer = isolationAnswer(of: outline.functions[current.owner])
      case .block, .accessors: break
      case .type, .file: answer = initialAnswer(around: chain.last ?? next)
      }
      next = max(current.parent, 0)
    }
    for scope in chain.reversed() {
      answer = step(into: outline.scopes[scope], from: answer ?? IsolationAnswer(.unknown, .unknownPlace))
      closureAnswers[scope] = answer
    }
    let found = answer ?? IsolationAnswer(.unknown, .unknownPlace)
    return local.map { step(into: $0, from: found) } ?? found
  }

  /// Code in no function is an initial value, or stands at file level.
  private func initialAnswer(around scope: Int) -> IsolationAnswer {
    let token = outline.scopes[scope].content.lowerBound
    let variable = variables(withValueAround: token).first { !isInBody($0) }
    return variable.map { isolationAnswer(of: $0) } ?? IsolationAnswer(.unknown, .unknownPlace)
  }

  private func isInBody(_ variable: Variable) -> Bool {
    let kind = outline.scopes[variable.parent].kind
    return kind != .type && kind != .file
  }

  private func step(into scope: Scope, from surroundings: IsolationAnswer) -> IsolationAnswer {
    scope.kind == .closure
      ? answer(of: outline.closures[scope.owner], in: surroundings)
      : step(into: outline.functions[scope.owner], from: surroundings)
  }

  private func step(into function: Function, from surroundings: IsolationAnswer) -> IsolationAnswer {
    if let written = writtenIsolation(in: function.prefix) { return written }
    if outline.hasAttribute("Sendable", in: function.prefix) { return IsolationAnswer(.nonisolated, .sendable) }
    var answer = surroundings.because(.surroundings)
    let isOn = project.modules.settings(of: index).isEnabled(.nonisolatedNonsendingByDefault)
    answer.followsCaller = function.isAsync && answer.isolation == .nonisolated && isOn == .known(true)
    return answer
  }

  private func answer(of closure: Closure, in surroundings: IsolationAnswer) -> IsolationAnswer {
    if let written = writtenIsolation(in: closure.attributes) { return written }
    if outline.hasAttribute("Sendable", in: closure.attributes) { return IsolationAnswer(.nonisolated, .sendable) }
    if closure.isCalledAtOnce { return surroundings.because(.surroundings) }
    guard closure.call >= 0 else { return answer(ofStored: closure, in: surroundings) }
    guard let source = source(of: argument(of: closure), takenBy: outline.calls[closure.call]) else {
      return IsolationAnswer(.unknown, .unknownCallee)
    }
    return answer(of: closure, as: source, in: surroundings)
  }

  private func answer(
    of closure: Closure,
    as source: ClosureSource,
    in surroundings: IsolationAnswer
  ) -> IsolationAnswer {
    switch source {
    case .mainQueue: return IsolationAnswer(.mainActor, .mainQueue)
    case .newTask: return IsolationAnswer(.nonisolated, .newTask)
    case .parameter(.mainActor): return IsolationAnswer(.mainActor, .parameter)
    case .parameter(.otherActor): return IsolationAnswer(.unknown, .unknownCallee)
    case .parameter(.nothing): return IsolationAnswer(.nonisolated, .sendable)
    case .parameter(.likeTask), .parameter(.surroundings): return inherited(by: closure, from: surroundings)
    }
  }

  /// An actor's instance isolates only what captures it.
  private func inherited(by closure: Closure, from surroundings: IsolationAnswer) -> IsolationAnswer {
    guard surroundings.isolation == .actor, surroundings.reason != .isolatedParameter else {
      var answer = surroundings.because(.surroundings)
      answer.followsCaller = false
      return answer
    }
    guard let capture = selfCapture(of: closure), capture.strength == .strong else {
      return IsolationAnswer(.nonisolated, .withoutSelf)
    }
    return IsolationAnswer(.actor, .surroundings)
  }

  /// A closure that no call takes: the initial value of something, returned, or assigned.
  private func answer(ofStored closure: Closure, in surroundings: IsolationAnswer) -> IsolationAnswer {
    let start = closure.brace
    if let type = variable(withValueAt: start).map(\.type) ?? binding(withValueAt: start).map(\.type) {
      return answer(
        of: closure,
        as: .parameter(type.map { isolation(ofFunctionType: $0) } ?? .surroundings),
        in: surroundings
      )
    }
    guard start > 0 else { return IsolationAnswer(.unknown, .unknownPlace) }
    if tokens[start - 1].word == .return, let function = function(around: start), let result = function.result {
      return answer(of: closure, as: .parameter(isolation(ofFunctionType: result)), in: surroundings)
    }
    if tokens[start - 1].kind == .equal, let callback = assignedCallback(before: start - 1), let isSendable = callback {
      return answer(of: closure, as: .parameter(isSendable ? .nothing : .surroundings), in: surroundings)
    }
    if tokens[start - 1].kind == .equal, let isolation = isolation(ofClosuresHeldBefore: start - 1) {
      return answer(of: closure, as: .parameter(isolation), in: surroundings)
    }
    return IsolationAnswer(.unknown, .unknownPlace)
  }

  /// What the project's declaration of a property says of the closures that it holds, where one is assigned to it:
  /// `socket.onText = { … }`.
  private func isolation(ofClosuresHeldBefore equal: Int) -> ParameterIsolation? {
    guard let property = chain(before: equal), property.count > 1 || binding(for: property.lowerBound) == nil else {
      return nil
    }
    return typed(property).fact?.closureIsolation
  }

  private func isolation(ofFunctionType type: Range<Int>) -> ParameterIsolation {
    outline.closureIsolation(ofType: type)
  }

  /// Whether a framework's property that a closure is assigned to is `@Sendable`: `process.terminationHandler = { … }`.
  private func assignedCallback(before equal: Int) -> Bool?? {
    let known = callbacks(assignedBefore: equal)
    guard let first = known.first, known.allSatisfy({ $0.isSendable == first.isSendable }) else { return nil }
    return .some(first.isSendable)
  }
}
