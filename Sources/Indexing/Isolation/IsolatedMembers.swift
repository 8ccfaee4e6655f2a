import Lexing
import Outlining

/// A use, in code that is on no actor, of a member that belongs to one.
package struct IsolatedUse {
  package enum Kind: Sendable {
    /// A method, or a property with code behind it.
    case code
    /// Stored state.
    case state
  }

  package let kind: Kind
  /// The member's name.
  package let token: Int
}

extension SourceFile {
  /// Uses of isolated members in a body and in the closures that run in place there, in order: members of self, or of
  /// what a chain of names leads to; of types, and functions at file level.
  func isolatedUses(in body: Range<Int>) -> [IsolatedUse] {
    body.compactMap { token in
      guard tokens[token].kind == .identifier, runsInPlace(token, in: body), !isNamedOnly(token) else { return nil }
      if callsIsolatedGlobal(token) || isMemberOfView(token) { return IsolatedUse(kind: .code, token: token) }
      guard let (fact, isolation) = memberAndIsolation(at: token),
        isolation == .mainActor || isolation == .actor || isolation == .global
      else { return nil }
      switch fact.kind {
      case .function, .computed: return IsolatedUse(kind: .code, token: token)
      case .stored:
        let hasCode = fact.traits.contains(.published)
        if hasCode { return IsolatedUse(kind: .code, token: token) }
        // Another object's state cannot be reached at all.
        return isConstantForAll(fact) ? nil : IsolatedUse(kind: isOfSelf(token) ? .state : .code, token: token)
      default: return nil
      }
    }
  }

  /// Whether nothing but closures that run in place, and on no actor, stands between a token and a body around it.
  func runsInPlace(_ token: Int, in body: Range<Int>) -> Bool {
    scopes(around: token).prefix { $0.content.lowerBound > body.lowerBound }.allSatisfy { scope in
      switch scope.kind {
      case .block: return true
      case .closure:
        let closure = outline.closures[scope.owner]
        return fate(of: closure) == .runsInPlace && isolationAnswer(of: closure).isolation == .nonisolated
      default: return false
      }
    }
  }

  /// Whether a name calls a function at file level that says that it is on an actor.
  private func callsIsolatedGlobal(_ token: Int) -> Bool {
    guard tokens[token + 1].kind == .openParen, token > 0, tokens[token - 1].kind != .period, isUse(token),
      binding(for: token) == nil, members(for: token).isEmpty
    else { return false }
    let functions = project.globals(named: outline.name(token), in: index)
    return !functions.isEmpty
      && functions.allSatisfy { $0.kind == .function && ($0.isolation == .mainActor || $0.isolation == .global) }
  }

  /// Anybody may read a `let` whose type is Sendable.
  private func isConstantForAll(_ fact: MemberFact) -> Bool {
    fact.traits.contains(.constant) && isSendable(fact.shape) != false && !isOfPlainProtocol(fact.shape)
  }

  private func isOfSelf(_ token: Int) -> Bool {
    token == 0 || tokens[token - 1].kind != .period || isMemberOfSelf(token)
  }

  /// The member that a name means, and where it belongs; nil where several of the name disagree.
  private func memberAndIsolation(at token: Int) -> (fact: MemberFact, isolation: Isolation)? {
    if let owner = owner(ofStaticMemberAt: token) {
      return isolation(ofMemberAt: token, of: owner).flatMap { $0.fact.isStatic ? $0 : nil }
    }
    guard let owner = owner(ofMemberAt: token) else { return nil }
    return isolation(ofMemberAt: token, of: owner)
  }

  /// The type in `Self.member` and `Type.member`; that around a bare name in static code.
  private func owner(ofStaticMemberAt token: Int) -> ProjectType? {
    if token == 0 || tokens[token - 1].kind != .period {
      return isUse(token) && !hasInstance(at: token) && binding(for: token) == nil ? type(around: token) : nil
    }
    let base = token - 2
    guard base >= 0, tokens[base + 1].kind == .period, tokens[base].kind == .identifier,
      base == 0 || tokens[base - 1].kind != .period, outline.beginsWithCapital(base), binding(for: base) == nil
    else { return nil }
    return outline.spells(base, "Self")
      ? type(around: base) : project.declaredType(named: outline.name(base), in: index)
  }

  /// The type of whose instance a name is a member.
  func owner(ofMemberAt token: Int) -> ProjectType? {
    if isMemberOfSelf(token) { return type(around: token) }
    guard token > 0, tokens[token - 1].kind == .period else {
      guard isUse(token), binding(for: token) == nil, hasInstance(at: token) else { return nil }
      return type(around: token)
    }
    guard let chain = chain(before: token - 1) else { return nil }
    let shape = shape(ofExpression: chain)
    guard shape.isKnown, shape.container == .none else { return nil }
    // `Type.member` is static.
    if chain.count == 1, outline.beginsWithCapital(chain.lowerBound) { return nil }
    // Another module's 'Logger' is not the one that a file means which has a framework's.
    let isOfFramework = project.platform.isSendable[shape.base] != nil || project.platform.isolation[shape.base] != nil
    if isOfFramework, !project.declaresType(named: shape.base, in: index) { return nil }
    return project.declaredType(named: shape.base, in: index)
  }

  /// The names before a period, with marks of optionals: `self?.model` in `self?.model.reload`.
  func chain(before period: Int) -> Range<Int>? {
    var start = period
    while start > 0 {
      let name = tokens.beforeOptionalMarks(start - 1)
      guard tokens[name].kind == .identifier else { return nil }
      start = name
      guard start > 0, tokens[start - 1].kind == .period else { break }
      start -= 1
    }
    return start < period ? start..<period : nil
  }

  /// The member of a type that a name means, where all that it can mean are on the same actor, and which.
  func isolation(ofMemberAt token: Int, of type: ProjectType) -> (fact: MemberFact, isolation: Isolation)? {
    isolation(ofMember: outline.name(token), of: type, mayBeCalled: mayBeCalled(token))
  }

  /// The same by name; beside a variable, methods of its name are meant where they are called.
  func isolation(
    ofMember name: Name,
    of type: ProjectType,
    mayBeCalled: Bool
  ) -> (fact: MemberFact, isolation: Isolation)? {
    var found: (fact: MemberFact, isolation: Isolation)?
    for owner in type.lineage {
      let declared = owner.declaredMembers(named: name)
      let isVariable = !mayBeCalled && declared.contains { $0.fact.kind != .function }
      for (fact, declaration) in declared where !isVariable || fact.kind != .function {
        guard !fact.isPrivate || fact.file == Int32(index) else { continue }
        let isolation = isolation(of: fact, in: declaration, of: owner)
        if let found, found.isolation != isolation || found.fact.kind != fact.kind { return nil }
        found = (fact, isolation)
      }
      if found != nil { return found }
    }
    return nil
  }

  private func isolation(of fact: MemberFact, in declaration: TypeFact, of owner: ProjectType) -> Isolation {
    if fact.traits.contains(.unsafe) { return .nonisolated }
    if let written = fact.isolation { return written }
    if declaration.kind == .extension, let written = project.writtenIsolation(of: declaration) {
      return written.isolation
    }
    let isolation = owner.isolation
    return isolation == .actor && fact.isStatic ? .nonisolated : isolation
  }
}
