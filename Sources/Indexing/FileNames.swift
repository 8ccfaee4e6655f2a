import Lexing
import Outlining

/// What a file declares and calls, by name: many questions would else go through the whole file.
extension SourceFile {
  /// The outline's `calls` by the called name: `callsByName` of a new file.
  func readCallsByName() -> NameChains {
    NameChains(outline.calls.map { call in calledName(of: call).map { outline.name($0) } ?? .none })
  }

  /// The file's identifiers by what they spell: `tokensByName` of a new file.
  func readTokensByName() -> NameChains {
    NameChains((0..<tokens.count).map { tokens[$0].kind == .identifier ? outline.name($0) : .none })
  }

  /// The outline's `functions` by the last name of the type or extension around them: `functionsByType` of a new file.
  func readFunctionsByType() -> NameChains {
    NameChains(
      outline.functions.map { function in
        typeDeclaration(around: function.keyword).map { outline.lastName(of: $0) } ?? .none
      }
    )
  }

  /// The outline's `variables` at the top of the file: `globalsByName` of a new file.
  func readGlobalsByName() -> NameChains {
    NameChains(
      outline.variables.map { outline.scopes[$0.parent].kind == .file ? outline.name($0.name) : .none }
    )
  }

  /// `gettersByVariable` of a new file.
  func readGettersByVariable() -> [Int: Int] {
    Dictionary(
      outline.functions.enumerated().lazy.filter { $1.variable >= 0 && $1.kind == .get }.map { [outline] in
        (outline.variables[$1.variable].name, $0)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// `callsByArgument` of a new file: pairs of a token and an index in the outline's `calls`, in order.
  func readCallsByArgument() -> [UInt64] {
    outline.calls.enumerated().flatMap { index, call in
      outline.arguments[call.arguments].lazy.map { UInt64($0.value.lowerBound) << 32 | UInt64(index) }
    }.sorted()
  }

  /// `closuresByCallee` of a new file: pairs of the end of a callee and an index in the outline's `closures`, in order.
  func readClosuresByCallee() -> [UInt64] {
    outline.closures.enumerated().compactMap { index, closure in
      closure.call < 0 ? nil : UInt64(outline.calls[closure.call].callee.upperBound) << 32 | UInt64(index)
    }.sorted()
  }

  /// The calls of which an argument begins at a token.
  func calls(withArgumentAt token: Int) -> [Call] {
    let start = callsByArgument.orderedIndex(where: { $0 >> 32 >= UInt64(token) })
    return callsByArgument[start...].prefix { $0 >> 32 == UInt64(token) }.map {
      outline.calls[Int(UInt32(truncatingIfNeeded: $0))]
    }
  }

  func getter(of variable: Variable) -> Function? {
    gettersByVariable[variable.name].map { outline.functions[$0] }
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
    bindingsByValue[start].map { outline.bindings[$0] }
  }

  /// The property, global or local that a value is given to where it is declared, by the value's first token.
  func variable(withValueAt start: Int) -> Variable? {
    variablesByValue[start].map { outline.variables[$0] }
  }

  /// The calls of functions with this name, whatever they are called on.
  func calls(named name: Name) -> [Call] {
    callsByName[name].map { outline.calls[$0] }
  }

  func functions(named name: Name) -> [Function] {
    functionsByName[name].map { outline.functions[$0] }
  }

  func variables(named name: Name) -> [Variable] {
    variablesByName[name].map { outline.variables[$0] }
  }

  /// The properties and cases in the body of a declaration, in order.
  func variables(of type: TypeDeclaration) -> [Variable] {
    type.scope >= 0 ? variablesByScope[type.scope, default: []].map { outline.variables[$0] } : []
  }

  /// The functions in declarations and extensions of types whose name ends like a declaration's.
  func functions(ofTypesNamedLike declaration: TypeDeclaration) -> [Function] {
    functionsByType[outline.lastName(of: declaration)].map { outline.functions[$0] }
  }

  /// The functions of a name in a type itself, not in those within it; nil for types that the project does not declare,
  /// and for none.
  func functions(named name: Name, ofTypesNamed owner: Name?) -> [Function] {
    functionsByMember[(owner ?? .none).member(name)].map { outline.functions[$0] }
  }

  /// The variables of a name in a type itself, as above.
  func variables(named name: Name, ofTypesNamed owner: Name?) -> [Variable] {
    variablesByMember[(owner ?? .none).member(name)].map { outline.variables[$0] }
  }

  /// The calls of functions of a name in a type's own code, as above.
  func calls(named name: Name, inTypesNamed owner: Name?) -> [Call] {
    callsByMember[(owner ?? .none).member(name)].map { outline.calls[$0] }
  }

  /// The mentions of a name in a type's own code, as above.
  func tokens(named name: Name, inTypesNamed owner: Name?) -> [Int] {
    Array(tokensByMember[(owner ?? .none).member(name)])
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
    globalsByName[name].map { outline.variables[$0] }
  }

  /// The calls of functions of a name that begin in a range.
  func calls(named name: Name, in range: Range<Int>) -> [Call] {
    callsByName[name, in: callRange(range)].map { outline.calls[$0] }.filter { range.contains($0.callee.lowerBound) }
  }

  /// The mentions of a name in a range: by a look at all of it, as long as that costs less than a table of all names.
  func mentions(of name: Name, in range: Range<Int>) -> [Int] {
    searchedTokens += range.count
    guard searchedTokens <= tokens.count else { return Array(tokensByName[name, in: range]) }
    return range.filter { tokens[$0].kind == .identifier && outline.name($0) == name }
  }

  /// What this file declares of a type, without its extensions: one declaration, but for branches of `#if`.
  func declarations(of type: ProjectType) -> [TypeDeclaration] {
    typesByName[type.name].map { outline.types[$0] }.filter { $0.kind != .extension && self.type(of: $0) === type }
  }

  /// The names that are declared in a range, in order.
  func bindings(declaredIn range: Range<Int>) -> ArraySlice<Binding> {
    let start = bindingsInOrder.orderedIndex(where: { $0.name >= range.lowerBound })
    let end = bindingsInOrder.orderedIndex(where: { $0.name >= range.upperBound })
    return bindingsInOrder[start..<max(start, end)]
  }

  /// What a token declares; nil for other tokens.
  func binding(declaredAt token: Int) -> Binding? {
    bindings(declaredIn: token..<token + 1).first
  }
}
