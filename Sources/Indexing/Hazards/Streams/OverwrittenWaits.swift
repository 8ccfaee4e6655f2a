import Lexing
import Outlining

/// Continuations that are stored over the one of an earlier call, whose task then waits for ever.
extension SourceFile {
  /// The names of properties to which a method gives a continuation without a look at what is there; one of a type, which
  /// does the same with all it has.
  package var overwrittenWaits: [Int] {
    guard !isTest else { return [] }
    var types: Set<Name> = []
    return continuationScopes.compactMap { scope in
      scope.uses.lazy.compactMap { self.property(given: $0, in: scope) }.first { self.mayBeStillWaiting($0) }
    }.filter { types.insert(type(around: $0)?.name ?? .none).inserted }
  }

  /// `pending` of `pending = continuation`, which stands in the closure that gets the continuation, under no condition, and
  /// runs with the method around it.
  private func property(given use: ContinuationUse, in scope: ContinuationScope) -> Int? {
    guard !use.resumes, use.home == scope.closure.brace, let name = storage(of: use.token),
      scopes(around: name).first?.content == outline.scopes[scope.closure.scope].content,
      isMemberOfSelf(name) || tokens[name - 1].kind != .period && binding(for: name) == nil,
      let fact = storedMember(name), fact.shape.container == .none, project.isContinuation(fact.shape),
      closures(around: name).dropFirst().allSatisfy({ fate(of: $0) == .runsInPlace })
    else { return nil }
    return name
  }

  /// Whether another call may have put a continuation there that nobody has resumed: by a method that others call more
  /// than once, of an object that stays, or of an actor, which is there for several.
  private func mayBeStillWaiting(_ property: Int) -> Bool {
    guard let method = memberFunction(around: property), let body = method.body, method.kind == .function,
      !isSeenHereOnly(method), let type = type(around: property), type.isReference,
      type.kind == .actor || project.isKeptByProperty(type), !isCalledOnce(method)
    else { return false }
    let before = body.lowerBound..<property
    return mentions(of: outline.name(property), in: before).isEmpty && !blocks(in: before).contains(where: asksOfSelf)
      && !mayResume(property, before)
  }

  /// Whether the project has a single call of a method that nobody else sees: of an object that is made for it, or which
  /// waits for each answer in turn.
  private func isCalledOnce(_ method: Function) -> Bool {
    guard !outline.isPublic(method.prefix, in: declarationScope(of: method)), !project.mayBeSample else { return false }
    let name = outline.name(method.name)
    return calls(named: name).count + filesCalling(method).reduce(0) { $0 + $1.calls(named: name).count } == 1
  }

  /// `guard !isBusy else { throw Failure.busy }`, `while isBusy { await turn() }`
  private func asksOfSelf(_ block: Block) -> Bool {
    switch block.kind {
    case .if, .guard, .while, .switch: block.header.contains(where: usesSelf)
    default: false
    }
  }

  /// Whether a method that is called first, of the object's own, knows of the property, or stands elsewhere.
  private func mayResume(_ property: Int, _ code: Range<Int>) -> Bool {
    let calls = calls(in: code)
    // Each may be of a long method.
    return calls.count > 64
      || calls.contains { call in
        guard isCallOnSelf(call), let name = calledName(of: call), !members(for: name).isEmpty else { return false }
        let methods = functions(named: outline.name(name), ofTypesNamed: type(around: property)?.name)
        return methods.isEmpty
          || methods.contains { method in
            method.body.map { !mentions(of: outline.name(property), in: $0).isEmpty } ?? false
          }
      }
  }
}
