import Lexing
package import Outlining

/// A use of something isolated in a `deinit` that is on no actor.
package struct DeinitUse {
  package enum Kind: Sendable {
    /// Code of an actor.
    case code
    /// State with which others may work at the same time.
    case state
    /// State whose type is not `Sendable`, of which nothing shows that anybody else has it.
    case refused
  }

  package let token: Int
  package let kind: Kind
}

extension SourceFile {
  /// The isolated code that a plain `deinit` of an isolated class runs, and the state it touches that is not `Sendable`:
  /// what runs in place, closures and all.
  package func isolatedUses(inDeinit function: Function) -> [DeinitUse] {
    guard let body = function.body, isolation(of: function) == .nonisolated,
      let type = type(around: function.keyword), type.isReference, isIsolatedType(type)
    else { return [] }
    let uses: [DeinitUse] = isolatedUses(in: body).compactMap { use in
      switch use.kind {
      case .code: DeinitUse(token: use.token, kind: .code)
      case .state where isSharedObject(use.token): DeinitUse(token: use.token, kind: .state)
      case .state: isNotSendable(use.token) ? DeinitUse(token: use.token, kind: .refused) : nil
      }
    }
    let known = Set(uses.map(\.token))
    return (uses + callsOfViews(in: body).filter { !known.contains($0.token) }).sorted { $0.token < $1.token }
  }

  private func isIsolatedType(_ type: ProjectType) -> Bool {
    switch type.isolation {
    case .mainActor, .actor, .global: true
    case .nonisolated, .unknown: false
    }
  }

  /// An object of the project that others may work with at the same time. To let go of it is what `deinit` is for, and
  /// the frameworks' tokens may be cancelled anywhere.
  private func isSharedObject(_ token: Int) -> Bool {
    guard let fact = storedMember(token), goesOnToMember(token), !isMutated(token) else { return false }
    guard let type = project.declaredType(named: fact.shape.base, in: index) else { return false }
    // Another module's type of the name may not be the one that is meant.
    guard type.files.contains(where: { project.modules.areTogether($0, index) }) else { return false }
    return isSendable(fact.shape) == false || isOfPlainProtocol(fact.shape)
  }

  /// Whether the type of a stored member is known not to be `Sendable`, or to hold such values.
  private func isNotSendable(_ token: Int) -> Bool {
    guard let fact = storedMember(token), !fact.traits.contains(.unsafe) else { return false }
    return isSendable(fact.shape) == false && !mayBeTakenOnTrust(fact.shape) || isPlainClosure(fact, at: token)
  }

  /// Whether a type may be of a module that the file imports with `@preconcurrency` (SE-0337): the compiler then says
  /// nothing of its not being `Sendable`.
  private func mayBeTakenOnTrust(_ shape: TypeShape) -> Bool {
    project.declaredType(inClause: shape.base, in: index) == nil
      && outline.imports.contains { outline.hasAttribute("preconcurrency", in: $0.prefix) }
  }

  /// A function that nothing makes `Sendable`, or a collection of them, as this file declares it.
  private func isPlainClosure(_ fact: MemberFact, at token: Int) -> Bool {
    // No shape says what a collection of functions holds.
    guard fact.shape.container == .function || !fact.shape.isKnown, let own = typeDeclaration(around: token) else {
      return false
    }
    return tables.variablesByName[fact.name].map { outline.variables[$0] }.contains { variable in
      guard variable.parent == own.scope, let type = variable.type.map(elementType),
        outline.shape(ofType: type).container == .function
      else { return false }
      return outline.closureIsolation(ofType: type) == .surroundings
    }
  }

  /// `() -> Void` of `[() -> Void]` and `[Key: () -> Void]`; other types as they are.
  private func elementType(_ type: Range<Int>) -> Range<Int> {
    guard let first = type.first, tokens[first].kind == .openBracket else { return type }
    let content = first + 1..<max(first + 1, min(Int(tokens[first].partner), type.upperBound))
    return outline.parts(of: content) { tokens[$0].kind == .colon }.last ?? type
  }

  /// Calls of methods of the user interface frameworks' objects, all of which are on the main actor.
  private func callsOfViews(in body: Range<Int>) -> [DeinitUse] {
    calls(in: body).compactMap { call in
      guard let name = calledName(of: call), let receiver = receiver(of: call),
        !Self.membersOfAnyObject.contains(outline.name(name)), runsInPlace(name, in: body)
      else { return nil }
      return isView(shape(ofExpression: receiver), beforeMember: name) ? DeinitUse(token: name, kind: .code) : nil
    }
  }
}
