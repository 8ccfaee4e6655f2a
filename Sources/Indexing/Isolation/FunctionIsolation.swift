import Lexing
package import Outlining

/// Where functions, accessors and initial values run (SE-0306, SE-0316, SE-0371, SE-0466).
extension SourceFile {
  package func isolation(of function: Function) -> Isolation {
    isolationAnswer(of: function).isolation
  }

  /// Where a function or accessor runs, and why.
  package func isolationAnswer(of function: Function) -> IsolationAnswer {
    if isLocal(function) {
      return isolationAnswer(inScope: outline.scopes[declarationScope(of: function)].parent, of: function)
    }
    var answer = memberAnswer(of: function)
    if function.isAsync, answer.isolation == .nonisolated, answer.reason != .isolatedParameter,
      !outline.hasAttribute("concurrent", in: function.prefix)
    {
      let isOn = project.modules.settings(of: index).isEnabled(.nonisolatedNonsendingByDefault)
      answer.followsCaller = answer.followsCaller || isOn == .known(true)
    }
    return answer
  }

  private func memberAnswer(of function: Function) -> IsolationAnswer {
    let prefixes = prefixes(of: function)
    if function.kind == .deinitializer { return answer(ofDeinitializer: function) }
    if let written = prefixes.lazy.compactMap({ self.writtenIsolation(in: $0) }).first { return written }
    if isEntryPoint(function) { return IsolationAnswer(.mainActor, .entryPoint) }
    if outline.parameters(of: function).contains(where: isIsolated) {
      return IsolationAnswer(.actor, .isolatedParameter)
    }
    if outline.hasAttribute("IBAction", in: function.prefix) { return IsolationAnswer(.mainActor, .interfaceBuilder) }
    let name = outline.name(function.variable >= 0 ? outline.variables[function.variable].name : function.name)
    return answer(ofMember: name, prefix: prefixes.last ?? function.prefix, at: function.keyword, function: function)
  }

  /// The declaration's own attributes and modifiers; an accessor's before those of its variable or subscript.
  private func prefixes(of function: Function) -> [Range<Int>] {
    if function.variable >= 0 { return [function.prefix, outline.variables[function.variable].prefix] }
    guard function.isAccessor, let subscripted = subscriptAround(function) else { return [function.prefix] }
    return [function.prefix, subscripted.prefix]
  }

  /// Attributes and modifiers of a function, or of the variable or subscript whose accessor it is.
  func declarationPrefix(of function: Function) -> Range<Int> { prefixes(of: function).last ?? function.prefix }

  private func subscriptAround(_ accessor: Function) -> Function? {
    var position = outline.functions.orderedIndex(where: { $0.keyword > accessor.keyword })
    while let index = tables.functionsByName.last("subscript", before: position) {
      let function = outline.functions[index]
      // A getter without a keyword begins at the brace.
      let braces = function.body.map { $0.lowerBound - 1..<$0.upperBound }
      if function.kind == .subscript, braces?.contains(accessor.keyword) == true { return function }
      position = index
    }
    return nil
  }

  /// `static func main()` of a `@main` type, which the compiler takes for `@MainActor` (SE-0343).
  private func isEntryPoint(_ function: Function) -> Bool {
    guard function.kind == .function, outline.spells(function.name, "main"), outline.isStatic(function.prefix),
      let declaration = typeDeclaration(around: function.keyword)
    else { return false }
    return outline.types.contains {
      outline.hasAttribute("main", in: $0.prefix) && outline.text($0.name) == outline.text(declaration.name)
    }
  }

  private func isIsolated(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type, let first = type.first else { return false }
    return tokens[first].word == .isolated
  }

  private func answer(ofDeinitializer function: Function) -> IsolationAnswer {
    if outline.hasModifier(.isolated, in: function.prefix) {
      let answer = type(around: function.keyword)?.isolationAnswer.because(.type)
      // The compiler takes it in isolated types only: something that nobody here has read isolates this one.
      guard let answer, answer.isolation != .nonisolated else { return IsolationAnswer(.unknown, .foreignType) }
      return answer
    }
    return writtenIsolation(in: function.prefix) ?? IsolationAnswer(.nonisolated, .deinitializer)
  }

  /// Where the initial value of a property, global or local is made.
  package func isolationAnswer(of variable: Variable) -> IsolationAnswer {
    let scope = outline.scopes[variable.parent]
    if scope.kind != .type, scope.kind != .file { return isolationAnswer(inScope: variable.parent, of: nil) }
    if let written = writtenIsolation(in: variable.prefix) { return written }
    return answer(ofMember: outline.name(variable.name), prefix: variable.prefix, at: variable.keyword, function: nil)
  }

  /// What attributes and modifiers say; nil for nothing.
  func writtenIsolation(in prefix: Range<Int>) -> IsolationAnswer? {
    guard !prefix.isEmpty else { return nil }
    if let modifier = outline.modifier(.nonisolated, in: prefix) {
      var answer = IsolationAnswer(.nonisolated, .written)
      answer.followsCaller = outline.argument(of: modifier) == .nonsending
      return answer
    }
    if outline.hasAttribute("MainActor", in: prefix) { return IsolationAnswer(.mainActor, .written) }
    let actor = outline.firstAttribute(in: prefix) { isGlobalActor($0) }
    if let actor { return IsolationAnswer(.global, .written, globalActor: outline.name(actor)) }
    return outline.hasAttribute("concurrent", in: prefix) ? IsolationAnswer(.nonisolated, .written) : nil
  }

  /// One of the project's, or a stranger that is called so, as is the custom.
  private func isGlobalActor(_ attribute: Int) -> Bool {
    let name = outline.name(attribute)
    if project.facts.globalActors.contains(name) { return true }
    return outline.ends(attribute, with: "Actor") && outline.beginsWithCapital(attribute)
      && !project.declaresAnywhere(name)
  }

  /// What follows from where a declaration stands, from what it overrides and from what it is a witness of.
  private func answer(
    ofMember name: Name,
    prefix: Range<Int>,
    at token: Int,
    function: Function?
  ) -> IsolationAnswer {
    guard let declaration = typeDeclaration(around: token) else {
      return project.defaultIsolation(in: index) ?? IsolationAnswer(.nonisolated, .nothing)
    }
    if outline.hasModifier(.override, in: prefix),
      let overridden = answer(ofOverridden: name, isStatic: outline.isStatic(prefix), at: token)
    {
      return overridden
    }
    if let witnessed = answer(ofWitness: name, in: declaration, method: function) { return witnessed }
    if declaration.kind == .extension, let written = writtenIsolation(in: declaration.prefix) {
      return written.because(.writtenOnExtension)
    }
    guard let type = type(around: token), type.primary != nil else {
      if declaration.name.count == 1, outline.spells(declaration.name.lowerBound, "MainActor") {
        return outline.isStatic(prefix)
          ? IsolationAnswer(.nonisolated, .actorStatic) : IsolationAnswer(.mainActor, .actorMember)
      }
      return answer(inForeignType: declaration)
    }
    let answer = type.isolationAnswer
    if answer.isolation == .actor { return self.answer(inActor: prefix, function: function) }
    return answer.reason == .written ? answer.because(.type) : answer
  }

  /// An actor's initializer becomes isolated when everything is stored, an asynchronous one for the rest (SE-0327).
  private func answer(inActor prefix: Range<Int>, function: Function?) -> IsolationAnswer {
    let isOutside = outline.isStatic(prefix) || function?.kind == .initializer && function?.isAsync == false
    return isOutside ? IsolationAnswer(.nonisolated, .actorStatic) : IsolationAnswer(.actor, .actorMember)
  }

  /// What is overridden runs where it did; nil where no class of the project declares it,
  /// or a global actor of its own isolates it.
  private func answer(ofOverridden name: Name, isStatic: Bool, at token: Int) -> IsolationAnswer? {
    guard let type = type(around: token) else { return nil }
    for ancestor in type.lineage.dropFirst() {
      guard let member = ancestor.ownMembers.first(where: { $0.name == name && $0.isStatic == isStatic }) else {
        continue
      }
      guard let written = member.isolation else { return ancestor.isolationAnswer.because(.override) }
      return written == .global ? nil : IsolationAnswer(written, .override)
    }
    return nil
  }

  /// A requirement's isolation is its witness's where the conformance is declared (SE-0316).
  private func answer(
    ofWitness name: Name,
    in declaration: TypeDeclaration,
    method: Function?
  ) -> IsolationAnswer? {
    guard declaration.kind != .protocol else { return nil }
    for entry in declaration.inheritance {
      let inherited = outline.shape(ofType: entry).base
      guard let declared = project.declaredType(named: inherited, in: index) else {
        if declaration.kind == .extension, isOnMainActorInPart(inherited) {
          return answer(ofPossibleWitness: declaration)
        }
        if let method, project.platform.isolation[inherited] == .requirements, isNamedFor(entry, method) {
          return IsolationAnswer(.mainActor, .witness)
        }
        continue
      }
      guard declared.kind == .protocol,
        let requirement = declared.members(named: name, seenFrom: index).first(where: \.isRequirement)
      else { continue }
      if let written = requirement.isolation, written != .global { return IsolationAnswer(written, .witness) }
      let answer = declared.isolationAnswer
      if answer.isolation.isGlobalActor { return answer.because(.witness) }
    }
    return nil
  }

  /// Whether a method is called like a requirement of a delegate's protocol: `windowWillClose` for `NSWindowDelegate`.
  func isNamedFor(_ entry: Range<Int>, _ method: Function) -> Bool {
    guard method.kind == .function, let last = entry.last, !outline.isStatic(method.prefix),
      !outline.hasModifier(.private, in: method.prefix), !outline.hasModifier(.fileprivate, in: method.prefix)
    else { return false }
    let name = outline.text(last)
    let capitals = name.prefix { $0.isUppercase }.count
    let stem = name.dropFirst(max(0, capitals - 1))
    let subject = stem.prefix(1).lowercased() + stem.dropFirst().prefix { $0.isLowercase }
    let word = outline.text(method.name).prefix { $0.isLowercase }
    return word == subject || Self.wordsOfDelegates.contains(String(word))
  }

  /// What the methods of AppKit's delegates begin with that do not begin with the sender's name.
  private static let wordsOfDelegates: Set<String> = ["control", "text", "number", "validate", "mtk"]

  /// A member of an extension that conforms to a framework's protocol, whose requirements nobody here knows.
  private func answer(ofPossibleWitness declaration: TypeDeclaration) -> IsolationAnswer {
    let own = type(
      around: declaration.scope >= 0 ? outline.scopes[declaration.scope].content.lowerBound : declaration.keyword
    )
    let isOnMain = own?.isolation == .mainActor && outline.isolation(in: declaration.prefix) == nil
    return isOnMain ? IsolationAnswer(.mainActor, .type) : IsolationAnswer(.unknown, .foreignType)
  }

  /// Whether a framework puts a protocol's requirements on the main actor, or all that conforms to it.
  func isOnMainActorInPart(_ name: Name) -> Bool {
    project.platform.isolation[name] == .mainActor || project.platform.isolation[name] == .requirements
  }

  private func answer(inForeignType declaration: TypeDeclaration) -> IsolationAnswer {
    let name = outline.shape(ofType: declaration.name)
    guard name.isKnown, let known = project.platform.isolation[name.base] else {
      return IsolationAnswer(.unknown, .foreignType)
    }
    if known == .mainActor { return IsolationAnswer(.mainActor, .type) }
    return project.defaultIsolation(in: index) ?? IsolationAnswer(.nonisolated, .type)
  }

  func isLocal(_ function: Function) -> Bool {
    switch outline.scopes[declarationScope(of: function)].kind {
    case .function, .closure, .block: true
    case .file, .type, .accessors: false
    }
  }

  /// The scope that a function, or the variable whose accessor it is, is declared in.
  func declarationScope(of function: Function) -> Int {
    if function.variable >= 0 { return outline.variables[function.variable].parent }
    let scope = outline.scopes[function.parent]
    return scope.kind == .accessors ? scope.parent : function.parent
  }
}
