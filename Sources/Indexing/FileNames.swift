import Lexing
import Outlining

/// What a file declares and calls, by name: many questions would else go through the whole file.
extension SourceFile {
  /// Indices in the outline's `calls`, by the called name: `callsByName` of a new file.
  func readCallsByName() -> [Name: [Int]] {
    var calls: [Name: [Int]] = [:]
    for (index, call) in outline.calls.enumerated() {
      if let name = calledName(of: call) { calls[outline.name(name), default: []].append(index) }
    }
    return calls
  }

  /// Indices in the outline's `functions`, by the last name of the type or extension around them: `functionsByType` of
  /// a new file.
  func readFunctionsByType() -> [Name: [Int]] {
    Dictionary(grouping: outline.functions.indices) { index in
      typeDeclaration(around: outline.functions[index].keyword).map { outline.lastName(of: $0) } ?? .none
    }
  }

  /// The calls of functions with this name, whatever they are called on.
  func calls(named name: Name) -> [Call] {
    (callsByName[name] ?? []).map { outline.calls[$0] }
  }

  func functions(named name: Name) -> [Function] {
    (functionsByName[name] ?? []).map { outline.functions[$0] }
  }

  /// The functions in declarations and extensions of types whose name ends like a declaration's.
  func functions(ofTypesNamedLike declaration: TypeDeclaration) -> [Function] {
    (functionsByType[outline.lastName(of: declaration)] ?? []).map { outline.functions[$0] }
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

extension Outline {
  /// `B` of `extension A.B`.
  fileprivate func lastName(of type: TypeDeclaration) -> Name {
    type.name.last { tokens[$0].kind == .identifier }.map { name($0) } ?? .none
  }
}
