import Lexing
package import Outlining

/// A call of a main-actor method that may be overridden, in code of the same object that is on no actor and goes on
/// using the object.
package struct OverridableCall {
  package let call: Call
  /// The method, where this file declares it.
  package let method: Function?
  /// A later use of the object's state.
  package let use: Int
}

/// What a call of a method names, as far as its type goes.
struct MethodName: Hashable {
  let name: Name
  /// The type's first declaration.
  let type: Int
}

extension States {
  /// Where an object is: with the function, or with the main actor as well.
  fileprivate static let here = States(rawValue: 1)
  fileprivate static let crossed = States(rawValue: 2)
}

extension SourceFile {
  /// The calls for which the compiler forgets that an object which is not `Sendable` crosses to the main actor; the first
  /// one of each method in each function.
  package var overridableCalls: [OverridableCall] {
    outline.functions.flatMap(overridableCalls)
  }

  private func overridableCalls(in function: Function) -> [OverridableCall] {
    guard function.isAsync, let body = function.body, function.scope >= 0, !isLocal(function),
      let type = type(around: function.keyword), type.kind == .class, hasInstance(at: body.lowerBound),
      isOpenToRaces(type, around: function)
    else { return [] }
    var found: [OverridableCall] = []
    var methods: Set<Name> = []
    // Each call follows the whole body.
    for index in callIndices(in: body) where found.count < 8 {
      let call = outline.calls[index]
      if call.isAwaited, let name = calledName(of: call), isCallOnSelf(call), runsInPlace(name, in: body),
        isOverridable(outline.name(name), of: type), !methods.contains(outline.name(name)),
        let use = use(after: index, in: function)
      {
        methods.insert(outline.name(name))
        found.append(OverridableCall(call: call, method: method(calledBy: call), use: use))
      }
    }
    return found
  }

  /// The method that is called, where this file shows it and no class inherits it, here or in another module.
  package func onlyMethod(calledBy call: OverridableCall) -> Function? {
    guard let name = calledName(of: call.call), let type = type(around: name), !project.isInherited(type) else {
      return nil
    }
    let found = functions(named: outline.name(name), ofTypesNamed: type.name).filter { function in
      function.kind == .function && outline.scopes[function.parent].kind == .type
        && self.type(around: function.keyword)?.firstDeclaration == type.firstDeclaration
    }
    guard found.count == 1, let declaration = typeDeclaration(around: found[0].keyword), declaration.kind == .class,
      !outline.hasModifier(.open, in: declaration.prefix)
    else { return nil }
    return found[0]
  }

  /// A class on no actor that is not `Sendable`, and a function of it that leaves its caller's actor.
  private func isOpenToRaces(_ type: ProjectType, around function: Function) -> Bool {
    let answer = isolationAnswer(of: function)
    guard answer.isolation == .nonisolated, !answer.followsCaller, answer.reason != .isolatedParameter else {
      return false
    }
    if let known = mainThreadMemory.racyClasses[type.firstDeclaration] { return known }
    let isRacy =
      type.isolation == .nonisolated && isSendable(type) == false && !type.declarationFacts.contains { $0.isFinal }
    mainThreadMemory.racyClasses[type.firstDeclaration] = isRacy
    return isRacy
  }

  /// A method that a subclass could replace: in the class's own braces, neither `final` nor private.
  private func isOverridable(_ name: Name, of type: ProjectType) -> Bool {
    let method = MethodName(name: name, type: type.firstDeclaration)
    if let known = mainThreadMemory.overridableMethods[method] { return known }
    let isOverridable = findsOverridable(name, of: type)
    mainThreadMemory.overridableMethods[method] = isOverridable
    return isOverridable
  }

  private func findsOverridable(_ name: Name, of type: ProjectType) -> Bool {
    for owner in type.lineage {
      let found = owner.declaredMembers(named: name)
      // An override is isolated as what it overrides, without saying so.
      if found.allSatisfy({ $0.fact.isolation == nil && !$0.fact.traits.contains(.final) }) { continue }
      return found.allSatisfy { fact, declaration in
        fact.kind == .function && fact.isolation == .mainActor && !fact.isStatic && !fact.traits.contains(.final)
          && declaration.kind != .extension && (!fact.isPrivate || isFilePrivate(name))
      }
    }
    return false
  }

  private func isFilePrivate(_ name: Name) -> Bool {
    functions(named: name).allSatisfy { !outline.hasModifier(.private, in: $0.prefix) }
  }

  /// State of self that is used on a path behind a call, which may be a loop's next turn.
  private func use(after call: Int, in function: Function) -> Int? {
    // Each call follows the whole body: a hostile one must not cost its length squared.
    guard let range = function.body, let body = body(of: function), body.steps.count < 4096 else { return nil }
    let place = outline.calls[call].callee.lowerBound
    let homes = closures(around: place).prefix { range.contains($0.brace) }
    for code in homes.map({ self.body(of: $0) }) + [body] {
      if let use = use(after: call, at: place, in: code, range) { return use }
    }
    return nil
  }

  /// The same in the function's own statements, or in those of a closure that runs in place.
  private func use(after call: Int, at place: Int, in body: Body, _ range: Range<Int>) -> Int? {
    var use: Int?
    func note(_ token: Int) {
      if use == nil, isStateOfSelf(token, in: range) { use = token }
    }
    _ = body.states(from: .here) { event, states in
      if event.call == call { return .crossed }
      if states.contains(.crossed) { note(event.token) }
      return states
    } forming: { stretch, states in
      guard stretch.owner >= 0, case let content = outline.closures[stretch.owner].body else { return states }
      if states.contains(.crossed) { content.forEach(note) }
      return content.contains(place) ? .crossed : states
    }
    return use
  }

  /// State, or a method that is on no actor and reaches it.
  private func isStateOfSelf(_ token: Int, in body: Range<Int>) -> Bool {
    guard tokens[token].kind == .identifier, isMemberOfSelf(token) || isUse(token) && binding(for: token) == nil,
      runsInPlace(token, in: body), let type = type(around: token),
      let (fact, isolation) = isolation(ofMemberAt: token, of: type),
      isolation == .nonisolated, !fact.isStatic
    else { return false }
    switch fact.kind {
    case .stored: return fact.traits.isDisjoint(with: [.constant, .unsafe])
    case .computed: return true
    case .function: return tokens[token + 1].kind == .openParen
    default: return false
    }
  }
}
