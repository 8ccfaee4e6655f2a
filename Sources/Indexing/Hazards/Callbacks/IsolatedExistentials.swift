import Lexing
import Outlining

/// A value of a global actor's protocol that is not `Sendable`, where it crosses from one actor, or none, to another.
package struct CrossingExistential {
  package enum Place: Sendable {
    /// In a `deinit` that is on no actor.
    case deinitializer
    /// In a closure that runs elsewhere than where it is formed.
    case closure
    /// As an argument of an actor's method.
    case argument
    /// Where code that is not on its actor awaits a member of it, or takes it along to the main actor.
    case sent
  }

  package let token: Int
  package let place: Place
}

extension Project {
  /// The files of types that store a value of a protocol on a global actor that nothing makes `Sendable`.
  package var filesOfIsolatedExistentials: Set<Int> {
    var names: Set<Name> = []
    var asked: Set<Int> = []
    for fact in facts.types where fact.kind == .protocol {
      guard let type = declaredType(named: fact.name, in: Int(fact.file)), asked.insert(type.firstDeclaration).inserted,
        type.isIsolatedAndPlain
      else { continue }
      names.insert(fact.name)
    }
    guard !names.isEmpty else { return [] }
    let holders = Set(
      facts.types.lazy.filter { type in
        self.facts.members(of: type).contains { member in
          member.kind == .stored && names.contains(self.meaning(ofAlias: member.shape.base) ?? member.shape.base)
        }
      }.map(\.qualifiedName)
    )
    return Set(facts.types.lazy.filter { holders.contains($0.qualifiedName) }.map { Int($0.file) })
  }
}

extension SourceFile {
  /// The first use of each such value in each `deinit`, and in each closure that leaves the actor, and where an actor's
  /// method is given one.
  package var crossingExistentials: [CrossingExistential] {
    let declared = existentialNames
    guard !declared.isEmpty else { return [] }
    let inDeinit = deinitializers.filter { isolation(of: $0) == .nonisolated }.flatMap { deinitializer in
      uses(of: declared, in: deinitializer)
    }
    let inClosures = outline.closures.flatMap { closure -> [CrossingExistential] in
      guard fate(of: closure).outlivesCall == true, function(around: closure.brace)?.kind != .deinitializer,
        leavesActor(closure)
      else { return [] }
      return firstUses(of: declared, in: closure.brace..<closure.body.upperBound, declaredOutside: closure)
        .map { CrossingExistential(token: $0, place: place(of: closure)) }
    }
    let found = inDeinit + inClosures + argumentsOfActors(declared)
    let known = Set(found.map(\.token))
    return found + awaitedExistentials(declared).filter { !known.contains($0.token) }
  }

  /// `await renderer.render(provider)`, from another actor or none, where the property stays.
  private func argumentsOfActors(_ declared: Set<Name>) -> [CrossingExistential] {
    outline.calls.flatMap { call -> [CrossingExistential] in
      guard call.isAwaited, let name = calledName(of: call) else { return [] }
      let given = outline.arguments(of: call).filter { argument in
        guard let token = argument.value.last, declared.contains(outline.name(token)) else { return false }
        return isStoredExistential(in: argument.value)
      }
      guard !given.isEmpty, isOnOtherActor(name) else { return [] }
      return given.map { CrossingExistential(token: $0.value.upperBound - 1, place: .argument) }
    }
  }

  private func isOnOtherActor(_ method: Int) -> Bool {
    let around = isolationAnswer(inScope: scopeTable.scope(at: method), of: nil).isolation
    guard around == .mainActor || around == .nonisolated, let type = owner(ofMemberAt: method), type.kind == .actor
    else { return false }
    return isolation(ofMemberAt: method, of: type)?.isolation == .actor
  }

  /// Whether an expression is the name of a property of self that holds such a value.
  func isStoredExistential(in value: Range<Int>) -> Bool {
    guard let token = value.last, isStoredExistential(token) else { return false }
    if value.count == 3 { return isMemberOfSelf(token) }
    return value.count == 1 && isUse(token) && binding(for: token) == nil && hasInstance(at: token)
  }

  /// A class on no actor may use the value in its `deinit`, but not hand it on.
  private func uses(of declared: Set<Name>, in deinitializer: Function) -> [CrossingExistential] {
    guard let body = deinitializer.body, let type = type(around: deinitializer.keyword) else { return [] }
    let isIsolated = type.isolation.isGlobalActor
    let closures = closures(startedIn: deinitializer)
    let started = closures.map { $0.brace..<max($0.brace, $0.body.upperBound) }
    let braces = Set(closures.map(\.brace))
    let regions = isIsolated ? [body] : started
    guard type.isolation != .unknown else { return [] }
    // To call what belongs to the actor is another matter.
    let calls = isIsolated ? Set(isolatedUses(in: body).filter { $0.kind == .code }.map(\.token)) : []
    return regions.flatMap { region in
      firstUses(of: declared, in: region, declaredOutside: nil) { token in
        // What a closure on the actor takes along is self, not the value.
        let closure = isIsolated ? self.closures(around: token).first { braces.contains($0.brace) } : nil
        if let closure, !takes(token, along: closure) { return false }
        // Who goes through an array calls its elements.
        let isArray = storedMember(token)?.shape.container == .array
        return isArray ? started.contains { $0.contains(token) } : !calls.contains(memberBehind(token))
      }
    }.map { CrossingExistential(token: $0, place: .deinitializer) }
  }

  /// Whether a closure takes the value itself along: a local, or a member that it names in its capture list.
  private func takes(_ token: Int, along closure: Closure) -> Bool {
    !isMemberOfSelf(token) && binding(for: token) != nil || crosses(memberAt: token, closure)
  }

  /// The first use of each name in a range that counts and means a member, or a local from outside of the closure.
  private func firstUses(
    of declared: Set<Name>,
    in range: Range<Int>,
    declaredOutside closure: Closure?,
    where counts: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    var seen: Set<Name> = []
    return range.filter { token in
      tokens[token].kind == .identifier && declared.contains(outline.name(token))
        && isUseOfExistential(token, closure, behind: range.lowerBound) && counts(token)
        && seen.insert(outline.name(token)).inserted
    }
  }

  /// `y` in `x?.y`; the token itself without one.
  func memberBehind(_ token: Int) -> Int {
    let next = tokens.behindOptionalMarks(token + 1)
    return next + 1 < tokens.count && tokens[next].kind == .period ? next + 1 : token
  }

  /// Locals count where they are declared in front of the range.
  private func isUseOfExistential(_ token: Int, _ closure: Closure?, behind start: Int) -> Bool {
    if isMemberOfSelf(token) { return isStoredExistential(token) && crosses(memberAt: token, closure) }
    guard isUse(token) else { return false }
    guard let binding = binding(for: token) else {
      return isStoredExistential(token) && hasInstance(at: token) && crosses(memberAt: token, closure)
    }
    guard binding.name < start else { return false }
    if let type = binding.type { return isIsolatedExistential(type) }
    return isCopy(binding)
  }

  /// Other types have members of the name.
  func isStoredExistential(_ token: Int) -> Bool {
    guard let shape = storedMember(token)?.shape, !isDeclaredSendable(token) else { return false }
    return isValueOrArray(shape) && isOnActorAndPlain(shape.base)
  }

  /// Whether the type around a token writes more than the protocol's name on its member: `any Routing & Sendable`.
  private func isDeclaredSendable(_ token: Int) -> Bool {
    guard let owner = type(around: token)?.name else { return false }
    let member = owner.member(outline.name(token))
    if let known = callbackMemory.sendableDeclarations[member] { return known }
    let answer = variables(named: outline.name(token), ofTypesNamed: owner).contains { variable in
      outline.scopes[variable.parent].kind == .type && variable.type.map { !isIsolatedExistential($0) } ?? false
    }
    callbackMemory.sendableDeclarations[member] = answer
    return answer
  }

  /// What the closure takes along of self is self, unless its capture list says otherwise; from there it gets at the
  /// member where self is on the actor, and the code is not.
  private func crosses(memberAt token: Int, _ closure: Closure?) -> Bool {
    guard let closure, token >= closure.body.lowerBound else { return true }
    let isolation = type(around: token)?.isolation
    return isolation?.isGlobalActor ?? false
      && isolationAnswer(inScope: scopeTable.scope(at: token), of: nil).isolation == .nonisolated
  }

  /// Names that the file declares with such a type, and those of locals which are given such a property.
  private var existentialNames: Set<Name> {
    let variables = outline.variables.filter { $0.type.map { isIsolatedExistential($0) } ?? false }.map(\.name)
    let bindings = outline.bindings.filter { $0.type.map { isIsolatedExistential($0) } ?? false }.map(\.name)
    let elements = outline.bindings.filter { $0.kind == .element && isElementOfStored($0) }
    let names = Set((variables + bindings + elements.map(\.name)).map { outline.name($0) })
    guard !names.isEmpty else { return [] }
    let copies = outline.bindings.filter { local in
      guard local.kind == .variable || local.kind == .condition, local.type == nil, let value = local.value else {
        return false
      }
      return value.last.map { names.contains(outline.name($0)) } ?? false && isStoredExistential(in: value)
    }
    return names.union(copies.map { outline.name($0.name) })
  }

  /// Whether a closure runs on another actor than the code around it, or on none.
  private func leavesActor(_ closure: Closure) -> Bool {
    let around = isolationAnswer(inScope: outline.scopes[closure.scope].parent, of: nil).isolation
    let inside = isolationAnswer(of: closure)
    return switch (around, inside.isolation) {
    case (.mainActor, .nonisolated), (.actor, .nonisolated), (.nonisolated, .mainActor), (.actor, .mainActor): true
    case (.nonisolated, .nonisolated): isTask(closure) || inside.reason == .sendable
    default: false
    }
  }

  private func place(of closure: Closure) -> CrossingExistential.Place {
    isolationAnswer(of: closure).isolation == .mainActor ? .sent : .closure
  }
}
