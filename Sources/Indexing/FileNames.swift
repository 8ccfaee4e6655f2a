import Lexing
import Outlining

/// What a file declares and calls, by name: many questions would else go through the whole file.
extension SourceFile {
  /// Indices in the outline's `functions`, by the last name of the type or extension around them: `functionsByType` of
  /// a new file.
  func readFunctionsByType() -> [Name: [Int]] {
    Dictionary(grouping: outline.functions.indices) { index in
      typeDeclaration(around: outline.functions[index].keyword).map { outline.lastName(of: $0) } ?? .none
    }
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
    callsByName.indices(named: name).map { outline.calls[$0] }
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

/// A file's calls by the called name, as chains in one array: there are too many for an array each.
struct CallsByName {
  private var ends: [Name: (first: Int32, last: Int32)] = [:]
  /// The next call of the same name; -1 behind the last.
  private var next: [Int32]

  init(_ file: SourceFile) {
    let calls = file.outline.calls
    next = Array(repeating: -1, count: calls.count)
    ends.reserveCapacity(calls.count)
    for index in calls.indices {
      guard let token = file.calledName(of: calls[index]) else { continue }
      let last = Self.end(&ends[file.outline.name(token), default: (Int32(index), -1)], at: Int32(index))
      if last >= 0 { next[Int(last)] = Int32(index) }
    }
  }

  /// Ends a chain at a call; the one that ended it before, -1 for none.
  private static func end(_ chain: inout (first: Int32, last: Int32), at call: Int32) -> Int32 {
    defer { chain.last = call }
    return chain.last
  }

  /// Indices in the outline's `calls`, in order.
  func indices(named name: Name) -> [Int] {
    var found: [Int] = []
    var index = ends[name]?.first ?? -1
    while index >= 0 {
      found.append(Int(index))
      index = next[Int(index)]
    }
    return found
  }
}
