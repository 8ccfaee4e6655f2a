import Lexing
import Outlining

/// What a file declares and calls, by name: many questions would else go through the whole file.
extension SourceFile {
  /// The outline's `calls` by the called name: `callsByName` of a new file.
  func readCallsByName() -> NameChains {
    NameChains(outline.calls.map { call in calledName(of: call).map { outline.name($0) } ?? .none })
  }

  /// The outline's `functions` by the last name of the type or extension around them: `functionsByType` of a new file.
  func readFunctionsByType() -> NameChains {
    NameChains(
      outline.functions.map { function in
        typeDeclaration(around: function.keyword).map { outline.lastName(of: $0) } ?? .none
      }
    )
  }

  /// The calls of which an argument begins at a token.
  func calls(withArgumentAt token: Int) -> [Call] {
    tables.callsByArgument[token].map { outline.calls[$0] }
  }

  func getter(of variable: Variable) -> Function? {
    tables.gettersByVariable[variable.name].map { outline.functions[$0] }
  }

  /// In the outline's `functions`.
  func index(of function: Function) -> Int {
    outline.functions.orderedIndex(where: { $0.keyword >= function.keyword })
  }

  /// The function whose name stands at a byte offset.
  func function(namedAt offset: UInt32) -> Function? {
    let functions = outline.functions
    let index = functions.orderedIndex(where: { tokens[$0.name].start >= offset })
    guard index < functions.count, tokens[functions[index].name].start == offset else { return nil }
    return functions[index]
  }

  /// `functionsByMember` of a new file.
  func readFunctionsByMember() -> NameChains {
    NameChains(outline.functions.map { memberName($0.name, at: $0.keyword) })
  }

  /// `callsByMember` of a new file.
  func readCallsByMember() -> NameChains {
    NameChains(
      outline.calls.map { call in calledName(of: call).map { memberName($0, at: call.callee.lowerBound) } ?? .none }
    )
  }

  /// `tokensByMember` of a new file.
  func readTokensByMember() -> NameChains {
    NameChains((0..<tokens.count).map { tokens[$0].kind == .identifier ? memberName($0) : .none })
  }

  /// The local that a value is given to where it is declared, by the value's first token.
  func binding(withValueAt start: Int) -> Binding? {
    tables.bindingsByValue[start].map { outline.bindings[$0] }
  }

  /// The property, global or local that a value is given to where it is declared, by the value's first token.
  func variable(withValueAt start: Int) -> Variable? {
    tables.variablesByValue[start].map { outline.variables[$0] }
  }

  /// The calls of functions with this name, whatever they are called on.
  func calls(named name: Name) -> [Call] {
    callsByName[name].map { outline.calls[$0] }
  }

  func functions(named name: Name) -> [Function] {
    tables.functionsByName[name].map { outline.functions[$0] }
  }

  /// One after the other: there may be thousands, and most who ask want the first of some kind.
  func variables(named name: Name) -> some Sequence<Variable> {
    tables.variablesByName[name].lazy.map { [outline] in outline.variables[$0] }
  }

  /// The properties and cases in the body of a declaration, in order.
  func variables(of type: TypeDeclaration) -> [Variable] {
    type.scope >= 0 ? tables.variablesByScope[type.scope, default: []].map { outline.variables[$0] } : []
  }

  /// The functions in declarations and extensions of types whose name ends like a declaration's, one after the other.
  func functions(ofTypesNamedLike declaration: TypeDeclaration) -> some Sequence<Function> {
    functionsByType[outline.lastName(of: declaration)].lazy.map { [outline] in outline.functions[$0] }
  }

  /// The functions of a name in a type itself, not in those within it; nil for types that the project does not declare,
  /// and for none. No more than are told apart.
  func functions(named name: Name, ofTypesNamed owner: Name?) -> [Function] {
    functionsByMember[(owner ?? .none).member(name)].prefix(ProjectType.mostOverloads).map { outline.functions[$0] }
  }

  /// Whether a type has so many functions of this name that they are not told apart.
  func isLostAmongOverloads(_ function: Function) -> Bool {
    functions(named: outline.name(function.name), ofTypesNamed: type(around: function.keyword)?.name).count
      == ProjectType.mostOverloads
  }

  /// The variables of a name in a type itself, as above.
  func variables(named name: Name, ofTypesNamed owner: Name?) -> [Variable] {
    variablesByMember[(owner ?? .none).member(name)].prefix(ProjectType.mostOverloads).map { outline.variables[$0] }
  }

  /// The calls of functions of a name in a type's own code, as above.
  func calls(named name: Name, inTypesNamed owner: Name?) -> [Call] {
    callsByMember[(owner ?? .none).member(name)].map { outline.calls[$0] }
  }

  /// The mentions of a name in a type's own code, as above.
  func tokens(named name: Name, inTypesNamed owner: Name?) -> NameChains.Positions {
    tokensByMember[(owner ?? .none).member(name)]
  }

  func isMentioned(_ name: Name, inTypesNamed owner: Name?) -> Bool {
    tokensByMember.first((owner ?? .none).member(name)) != nil
  }

  /// What a token names, as a member of the type around it.
  func memberName(_ token: Int, at place: Int? = nil) -> Name {
    typeName(around: place ?? token).member(outline.name(token))
  }

  /// The name of the type around a token; none without one that the project declares.
  private func typeName(around token: Int) -> Name {
    scopeTable.type(around: token).map { typeNames[$0] } ?? .none
  }

  /// The globals of a name.
  func globals(named name: Name) -> [Variable] {
    tables.globalsByName[name].map { outline.variables[$0] }
  }

  /// The calls of functions of a name that begin in a range.
  func calls(named name: Name, in range: Range<Int>) -> [Call] {
    callsByName[name, in: callRange(range)].map { outline.calls[$0] }.filter { range.contains($0.callee.lowerBound) }
  }

  /// The mentions of a name in a range: by a look at all of it, as long as that costs less than a table of all names.
  func mentions(of name: Name, in range: Range<Int>) -> [Int] {
    searchedTokens += range.count
    guard searchedTokens <= tokens.count else { return Array(tables.tokensByName[name, in: range]) }
    return range.filter { tokens[$0].kind == .identifier && outline.name($0) == name }
  }

  /// The tokens that mean a local, in order: those between which it is visible are looked at as above.
  func mentions(ofLocal local: Binding) -> [Int] {
    let name = outline.name(local.name)
    searchedTokens += local.visible.count
    guard searchedTokens > tokens.count else {
      return local.visible.filter { token in
        tokens[token].kind == .identifier && outline.name(token) == name && binding(for: token)?.name == local.name
      }
    }
    let all = mentionsOfLocals[name] ?? readMentionsOfLocals(named: name)
    mentionsOfLocals[name] = all
    return Array(all[local.name, default: []].within(local.visible))
  }

  /// The mentions of a name that mean locals, by the tokens that declare those.
  private func readMentionsOfLocals(named name: Name) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for token in tables.tokensByName[name] {
      if let local = binding(for: token) { found[local.name, default: []].append(token) }
    }
    return found
  }

  /// The tokens of which `spells` is true.
  func tokens(spelling name: StaticString) -> [Int] {
    (0..<tokens.count).filter { outline.spells($0, name) }
  }

  /// What stands in the braces of this file's types and extensions of a name; broken code may have left them out.
  func bodies(ofTypesNamed name: Name) -> [Range<Int>] {
    let scopes = tables.typesByName[name].map { outline.types[$0].scope }
    return scopes.filter { $0 >= 0 }.map { outline.scopes[$0].content }
  }

  /// What this file declares of a type, without its extensions: one declaration, but for branches of `#if`.
  func declarations(of type: ProjectType) -> [TypeDeclaration] {
    tables.typesByName[type.name].map { outline.types[$0] }.filter {
      $0.kind != .extension && self.type(of: $0) === type
    }
  }

  /// The names that are declared in a range, in order.
  func bindings(declaredIn range: Range<Int>) -> ArraySlice<Binding> {
    let start = tables.bindingsInOrder.orderedIndex(where: { $0.name >= range.lowerBound })
    let end = tables.bindingsInOrder.orderedIndex(where: { $0.name >= range.upperBound })
    return tables.bindingsInOrder[start..<max(start, end)]
  }

  /// What a token declares; nil for other tokens.
  func binding(declaredAt token: Int) -> Binding? {
    bindings(declaredIn: token..<token + 1).first
  }
}
