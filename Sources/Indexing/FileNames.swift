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
