package import Lexing
package import Outlining

/// Reads the facts of one file's declarations.
struct FactReader {
  let outline: Outline
  let file: Int32
  /// The outline's own: an array costs less to reach here than there.
  private let scopes: [Scope]
  private let types: [TypeDeclaration]
  /// What the bodies of functions say of them, by the token of their names.
  private let functionTraits: [Int: Traits]
  /// Names of variables that the file sets to nil.
  private let setToNil: Set<Name>

  init(_ outline: Outline, file: Int, functionTraits: [Int: Traits], setToNil: Set<Name>) {
    self.outline = outline
    self.file = Int32(file)
    self.functionTraits = functionTraits
    self.setToNil = setToNil
    scopes = outline.scopes
    types = outline.types
  }

  /// Fills `members` with what stands in types and in the file itself, and adds the functions that never return.
  func read(into members: inout MembersByScope, _ namesOfNever: inout Set<Name>) {
    members.reset(scopes: scopes.count)
    for variable in outline.variables where isMemberScope(variable.parent) {
      members.add(fact(of: variable), in: variable.parent)
    }
    for function in outline.functions where isMemberScope(function.parent) && isNamed(function) {
      let fact = fact(of: function)
      if fact.shape.isNamed("Never") { namesOfNever.insert(fact.name) }
      members.add(fact, in: function.parent)
    }
    for type in types where type.kind != .extension && scopes[type.parent].kind == .type {
      members.add(fact(of: type), in: type.parent)
    }
  }

  private func isMemberScope(_ scope: Int) -> Bool { scopes[scope].kind == .type || scopes[scope].kind == .file }

  func isTypeScope(_ scope: Int) -> Bool { scopes[scope].kind == .type }

  func type(ofScope scope: Int) -> TypeDeclaration { types[scopes[scope].owner] }

  private func isProtocol(_ scope: Int) -> Bool {
    scopes[scope].kind == .type && types[scopes[scope].owner].kind == .protocol
  }

  private func isNamed(_ function: Function) -> Bool { function.kind == .function || function.kind == .initializer }

  private func fact(of variable: Variable) -> MemberFact {
    let isCase = variable.introducer == .case
    let shape = outline.shape(of: variable)
    return MemberFact(
      name: outline.name(variable.name),
      shape: shape,
      traits: traits(of: variable).union(
        place(variable.prefix, in: variable.parent, isStatic: isCase || outline.isStatic(variable.prefix))
      ),
      file: file,
      offset: outline.tokens[variable.name].start,
      kind: isCase ? .enumCase : variable.isComputed ? .computed : .stored,
      isolation: outline.isolation(in: variable.prefix),
      keepsClosures: nil,
      closureIsolation: shape.container == .function ? closureIsolation(heldBy: variable) : nil
    )
  }

  /// Nil where an alias stands for the function's type, which may say more.
  private func closureIsolation(heldBy variable: Variable) -> ParameterIsolation? {
    guard let type = variable.type, outline.holds(.arrow, in: type) else { return nil }
    return outline.closureIsolation(ofType: type)
  }

  /// Where a member stands, and who sees it.
  private func place(_ prefix: Range<Int>, in scope: Int, isStatic: Bool) -> Traits {
    var traits: Traits = isStatic ? .static : []
    if outline.isPrivate(prefix, in: scope) { traits.insert(.private) }
    if isProtocol(scope) { traits.insert(.requirement) }
    return traits
  }

  private func traits(of variable: Variable) -> Traits {
    var traits: Traits = variable.introducer == .let ? .constant : functionTraits[variable.name] ?? []
    if let type = variable.type {
      if outline.isAction(type) { traits.insert(.takesActions) }
      // `Box<Item>?` ends in one token.
      if let last = type.last, outline.ends(last, with: "?") { traits.insert(.optional) }
    }
    if variable.introducer == .var, setToNil.contains(outline.name(variable.name)) { traits.insert(.forgotten) }
    if isProtocol(variable.parent), outline.hasSetter(variable) { traits.insert(.settable) }
    if traits.contains(.constant), let value = variable.value,
      let queue = outline.queue(in: value, of: variable.type)
    {
      traits.insert(queue)
    }
    guard !variable.prefix.isEmpty else { return traits }
    if outline.hasModifier(.weak, in: variable.prefix) { traits.insert(.weak) }
    if let modifier = outline.modifier(.nonisolated, in: variable.prefix), outline.argument(of: modifier) == .unsafe {
      traits.insert(.unsafe)
    }
    guard let attribute = outline.wrapper(of: variable) else { return traits }
    if outline.spells(attribute, "Published") {
      traits.insert(.published)
    } else if outline.spells(attribute, "ObservationIgnored") {
      traits.insert(.unobserved)
    } else {
      traits.insert(.wrapped)
    }
    // `@ObservationIgnored @ObservedObject var model`
    let onMain = outline.firstAttribute(in: variable.prefix) { Self.wrappersOnMain.contains(outline.name($0)) }
    if onMain != nil { traits.insert(.onScreen) }
    return traits
  }

  private func fact(of function: Function) -> MemberFact {
    let closures = closures(takenBy: function)
    let isInitializer = function.kind == .initializer
    return MemberFact(
      name: isInitializer ? "init" : outline.name(function.name),
      shape: function.result.map { outline.shape(ofType: $0) } ?? .unknown,
      traits: traits(of: function, taking: closures).union(
        place(function.prefix, in: function.parent, isStatic: outline.isStatic(function.prefix))
      ),
      file: file,
      offset: outline.tokens[function.name].start,
      kind: isInitializer ? .initializer : .function,
      isolation: outline.isolation(in: function.prefix),
      keepsClosures: closures.areKept,
      closureIsolation: closures.isolation
    )
  }

  private func traits(of function: Function, taking closures: TakenClosures) -> Traits {
    var traits = functionTraits[function.name] ?? []
    if overridesView(function) {
      traits.insert(.ofView)
    } else if onlyComparesForgotten(function) {
      traits.insert(.compares)
    }
    if closures.areActions { traits.insert(.takesActions) }
    if closures.areAsynchronous { traits.insert(.takesAsynchronous) }
    if closures.areKept == true, onlyCallsClosures(function) { traits.insert(.onlyCalls) }
    if closures.areKept == true, collectsHandlers(function) || tellsUntilStopped(function) { traits.insert(.collects) }
    if closures.areKept == false, locksAroundClosures(function) { traits.insert(.locks) }
    guard !function.prefix.isEmpty else { return traits }
    if outline.hasModifier(.final, in: function.prefix) { traits.insert(.final) }
    if outline.hasModifier(.mutating, in: function.prefix) { traits.insert(.mutating) }
    return traits
  }

  private func fact(of type: TypeDeclaration) -> MemberFact {
    MemberFact(
      name: outline.lastName(of: type),
      shape: .unknown,
      traits: outline.isPrivate(type.prefix, in: type.parent) ? [.static, .private] : .static,
      file: file,
      offset: outline.tokens[type.keyword].start,
      kind: .type,
      isolation: nil,
      keepsClosures: nil,
      closureIsolation: nil
    )
  }

  private func closures(takenBy function: Function) -> TakenClosures {
    guard let content = function.parameters, mayHoldFunction(content) else { return TakenClosures() }
    var keepsSome = false
    var keepsAll = true
    var areActions = true
    var areAsynchronous = true
    var isolations: Set<ParameterIsolation?> = []
    for parameter in outline.parameters(of: function) {
      guard let type = parameter.type, outline.isFunction(type) else { continue }
      let isOptional = outline.tokens[type.upperBound - 1].kind == .question
      let escapes = isOptional || outline.saysEscaping(type)
      // What an alias stands for may say more.
      isolations.insert(outline.holds(.arrow, in: type) ? outline.closureIsolation(ofType: type) : nil)
      areActions = areActions && outline.isAction(type)
      areAsynchronous = areAsynchronous && outline.isAsynchronousFunction(type)
      keepsSome = keepsSome || escapes
      keepsAll = keepsAll && escapes
    }
    return TakenClosures(
      areKept: !isolations.isEmpty && keepsSome == keepsAll ? keepsAll : nil,
      isolation: isolations.count == 1 ? isolations.first ?? nil : nil,
      areActions: areActions && !isolations.isEmpty,
      areAsynchronous: areAsynchronous && !isolations.isEmpty
    )
  }

  /// An arrow, or the attribute of one that an alias hides: `@escaping Completion`.
  private func mayHoldFunction(_ parameters: Range<Int>) -> Bool {
    outline.holds(.arrow, in: parameters) || outline.holds(.at, in: parameters)
  }
}

/// What a function's closures have in common: whether they outlive it and what decides their isolation, nil where they
/// differ.
private struct TakenClosures {
  var areKept: Bool?
  var isolation: ParameterIsolation?
  var areActions = false
  var areAsynchronous = false
}

extension Outline {
  /// `B` of `extension A.B<C>`: the last identifier that stands outside of generic arguments.
  func lastName(of type: TypeDeclaration) -> Name {
    var last = type.name.lowerBound
    for index in type.name {
      guard tokens[index].kind == .identifier || tokens[index].kind == .period else { break }
      if tokens[index].kind == .identifier { last = index }
    }
    return name(last)
  }

  /// The name of a type with those of the types around it: `Outer.Inner`.
  package func qualifiedName(ofType index: Int) -> Name {
    let type = types[index]
    if type.parent == 0, type.name.count == 1 { return name(type.name.lowerBound) }
    var path: [Int] = []
    path.reserveCapacity(8)
    var next = index
    // Nobody nests types deeper; broken code must not cost its depth squared.
    while next >= 0, path.count < 32 {
      let name = types[next].name.prefix { tokens[$0].kind == .identifier || tokens[$0].kind == .period }
      for token in name.reversed() where tokens[token].kind == .identifier { path.append(token) }
      var scope = types[next].parent
      while scope > 0, scopes[scope].kind != .type {
        scope = scopes[scope].parent
      }
      next = scope > 0 ? scopes[scope].owner : -1
    }
    path.reverse()
    return name(ofPath: path)
  }
}

extension Outline {
  /// Whether a property that a protocol asks for is to have a setter: `{ get set }`.
  func hasSetter(_ requirement: Variable) -> Bool {
    let brace = requirement.type?.upperBound ?? requirement.name + 1
    guard brace < tokens.count, tokens[brace].kind == .openBrace else { return false }
    return (brace..<max(brace, Int(tokens[brace].partner))).contains { tokens[$0].word == .set }
  }
}
