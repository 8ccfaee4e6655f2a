import Lexing
package import Outlining

/// A function that is handed a continuation, and what its paths do with it.
package struct HandedContinuation {
  package let function: Function
  package let resumption: Resumption
}

/// How often a function is given a continuation that nobody else has.
private struct Handings {
  var calls = 0
  /// By its name: `withCheckedContinuation(start)`.
  var references = 0
}

extension SourceFile {
  /// The functions of this file with a continuation among their parameters that neither keep it nor hand it on.
  package var handedContinuations: [HandedContinuation] {
    var handings: [Name: Handings]?
    return outline.functions.compactMap { function in
      guard function.kind == .function, !isLocal(function), let parameter = continuation(handedTo: function),
        let closure = Closure(runningLike: function),
        case let uses = uses(of: parameter, in: closure), uses.contains(where: { $0.home == closure.brace }),
        var resumption = resumption(of: ContinuationCode(closure: closure, uses: uses))
      else { return nil }
      let known = handings ?? readHandings()
      handings = known
      let name = outline.name(function.name)
      let isHandedOnce = known[name].map { $0.calls == calls(named: name).count } ?? false
      if function.result != nil || !isHandedOnce { resumption.never = [] }
      return HandedContinuation(function: function, resumption: resumption)
    }
  }

  private func continuation(handedTo function: Function) -> Parameter? {
    guard let content = function.parameters, content.contains(where: namesContinuation) else { return nil }
    return outline.parameters(of: function).first { parameter in
      guard let type = parameter.type, let last = type.last else { return false }
      let shape = outline.shape(ofType: type)
      return shape.container == .none && project.isContinuation(shape) && !tokens[last].isOptionalMark
    }
  }

  private func namesContinuation(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && project.isContinuation(TypeShape(base: outline.name(token)))
  }

  func uses(of parameter: Parameter, in closure: Closure) -> [ContinuationUse] {
    let name = outline.name(parameter.name)
    return mentions(of: name, in: closure.body).compactMap { token in
      guard isUse(token), binding(for: token)?.name == parameter.name
      else { return nil }
      let scopes = scopes(around: token).prefix { $0.content.lowerBound > closure.body.lowerBound }
      let isInFunction = scopes.contains { $0.kind == .function }
      let home = scopes.first { $0.kind == .closure }.map { outline.closures[$0.owner].brace } ?? closure.brace
      return ContinuationUse(token: token, resumes: isResume(token) && !isInFunction, home: home)
    }
  }

  /// By function, how often a continuation that nobody else has is given to it once:
  /// `withCheckedContinuation { start($0) }`, `withCheckedContinuation(start)`.
  private func readHandings() -> [Name: Handings] {
    var found: [Name: Handings] = [:]
    for scope in continuationScopes {
      guard let use = scope.uses.first, scope.uses.count == 1, use.home == scope.closure.brace,
        !isFormedInLoop(at: use.token, within: scope.closure),
        let call = calls(in: scope.closure.body).last(where: { $0.callee.upperBound <= use.token && use.token < $0.end }
        ),
        let name = calledName(of: call)
      else { continue }
      found[outline.name(name), default: Handings()].calls += 1
    }
    for call in ContinuationFunctions.all.flatMap({ calls(named: $0) }) {
      for argument in outline.arguments(of: call) {
        guard let last = argument.value.last, tokens[last].kind == .identifier, binding(for: last) == nil else {
          continue
        }
        found[outline.name(last), default: Handings()].references += 1
      }
    }
    return found
  }
}
