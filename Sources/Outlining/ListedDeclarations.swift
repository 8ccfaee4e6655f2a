import Lexing

/// Types, functions, properties and imports in a listing.
extension OutlineListing {
  func entry(of type: TypeDeclaration) -> Entry {
    Entry(token: type.keyword, scope: type.parent, text: prefix(type.prefix) + text(of: type))
  }

  func entry(of function: Function) -> Entry {
    Entry(token: function.keyword, scope: function.parent, text: prefix(function.prefix) + text(of: function))
  }

  func entry(of variable: Variable) -> Entry {
    Entry(token: variable.name, scope: variable.parent, text: prefix(variable.prefix) + text(of: variable))
  }

  func entry(of declaration: Import) -> Entry {
    let kind = outline.shown(declaration.keyword + 1..<declaration.path.lowerBound)
    let text = "import \(kind) \(outline.shown(declaration.path))"
    let scope = outline.scope(at: declaration.keyword)
    return Entry(token: declaration.keyword, scope: scope, text: prefix(declaration.prefix) + text)
  }

  private func prefix(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : outline.shown(range) + " "
  }

  private func text(of type: TypeDeclaration) -> String {
    let generics = type.genericParameters.map(outline.shown) ?? ""
    let clauses = type.inheritance.map(outline.shown).joined(separator: ", ")
    return "\(type.kind.rawValue) \(outline.shown(type.name))\(generics)" + (clauses.isEmpty ? "" : ": \(clauses)")
      + requirements(type.requirements)
  }

  private func requirements(_ range: Range<Int>?) -> String {
    range.map { " where \(outline.shown($0))" } ?? ""
  }

  private func text(of function: Function) -> String {
    let parameters = function.parameters.map { _ in "(\(text(of: outline.parameters(of: function))))" } ?? ""
    let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws\(thrownType(of: function))" : "")
    let result = function.result.map { " -> \(outline.shown($0))" } ?? ""
    let body = function.body == nil ? "" : " {}"
    return name(of: function) + parameters + effects + result + requirements(function.requirements) + body
  }

  private func name(of function: Function) -> String {
    let generics = function.genericParameters.map(outline.shown) ?? ""
    let behind = outline.tokens[function.keyword + 1].kind
    switch function.kind {
    case .function, .macro:
      let name = outline.shown(function.name..<function.name + 1)
      // The generic parameters of an operator begin in its name's token.
      let isSplit = function.genericParameters?.lowerBound == function.name + 1 && !generics.hasPrefix("<")
      return "\(function.kind.rawValue) \(isSplit ? name.dropLast() + "<" : name)\(generics)"
    case .initializer where behind == .question: return "init?\(generics)"
    case .initializer where behind == .exclamation: return "init!\(generics)"
    case .otherAccessor: return outline.text(function.keyword)
    default: return function.kind.rawValue + generics
    }
  }

  /// `(E)` of `throws(E)`.
  private func thrownType(of function: Function) -> String {
    var index = function.parameters.map { $0.upperBound + 1 } ?? function.keyword + 1
    while outline.tokens[index].word == .async || outline.tokens[index].word == .throws {
      index += 1
    }
    guard outline.tokens[index - 1].word == .throws, outline.tokens[index].kind == .openParen else { return "" }
    return outline.shown(index..<Int(outline.tokens[index].partner) + 1)
  }

  func text(of parameters: [Parameter]) -> String {
    parameters.map(text).joined(separator: ", ")
  }

  private func text(of parameter: Parameter) -> String {
    let label = parameter.label == parameter.name ? "" : outline.shown(parameter.label..<parameter.label + 1) + " "
    let name = prefix(parameter.prefix) + label + outline.shown(parameter.name..<parameter.name + 1)
    guard let type = parameter.type else { return name }
    let value = parameter.value.map { " = \(outline.shownBriefly($0))" } ?? ""
    return "\(name): \(outline.shown(type))\(value)"
  }

  private func text(of variable: Variable) -> String {
    let name = "\(variable.introducer.rawValue) \(outline.shown(variable.name..<variable.name + 1))"
    let type = variable.type.map { ": \(outline.shown($0))" } ?? ""
    let value = variable.value.map { " = \(outline.shownBriefly($0))" } ?? ""
    let payload = variable.introducer == .case ? self.payload(of: variable) : ""
    return name + payload + type + value + (variable.isComputed ? " computed" : "")
  }

  /// The associated values of a case.
  private func payload(of variable: Variable) -> String {
    let opening = variable.name + 1
    guard outline.tokens[opening].kind == .openParen else { return "" }
    return outline.shown(opening..<min(Int(outline.tokens[opening].partner) + 1, outline.tokens.count))
  }
}
