import Lexing
import Outlining

/// What a file declares and calls, by name: many questions would else go through the whole file.
struct FileNames {
  /// Indices in the outline's `calls`, by the called name.
  fileprivate let calls: [Name: [Int]]
  /// Indices in the outline's `functions`.
  fileprivate let functions: [Name: [Int]]
  /// By the last name of the type or extension around them.
  fileprivate let functionsByType: [Name: [Int]]
  /// By the tokens of their names.
  fileprivate let bindings: [Binding]

  init(_ file: SourceFile) {
    let outline = file.outline
    var calls: [Name: [Int]] = [:]
    for (index, call) in outline.calls.enumerated() {
      if let name = file.calledName(of: call) { calls[outline.name(name), default: []].append(index) }
    }
    self.calls = calls
    functions = Dictionary(grouping: outline.functions.indices) { outline.name(outline.functions[$0].name) }
    functionsByType = Dictionary(grouping: outline.functions.indices) { index in
      file.typeDeclaration(around: outline.functions[index].keyword).map { outline.lastName(of: $0) } ?? .none
    }
    bindings = outline.bindings.sorted { $0.name < $1.name }
  }
}

extension SourceFile {
  /// The calls of functions with this name, whatever they are called on.
  func calls(named name: Name) -> [Call] {
    (names.calls[name] ?? []).map { outline.calls[$0] }
  }

  func functions(named name: Name) -> [Function] {
    (names.functions[name] ?? []).map { outline.functions[$0] }
  }

  /// The functions in declarations and extensions of types whose name ends like a declaration's.
  func functions(ofTypesNamedLike declaration: TypeDeclaration) -> [Function] {
    (names.functionsByType[outline.lastName(of: declaration)] ?? []).map { outline.functions[$0] }
  }

  /// The names that are declared in a range, in order.
  func bindings(declaredIn range: Range<Int>) -> ArraySlice<Binding> {
    let start = names.bindings.orderedIndex(where: { $0.name >= range.lowerBound })
    let end = names.bindings.orderedIndex(where: { $0.name >= range.upperBound })
    return names.bindings[start..<max(start, end)]
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
