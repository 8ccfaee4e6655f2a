import Outlining

/// Declarations and values by their names, as people call them.
extension SourceFile {
  /// The declaration that holds a token, as `Type.member`.
  package func symbol(around token: Int) -> String {
    var parts: [String] = []
    for scope in scopes(around: token) {
      switch scope.kind {
      case .type: parts.append(outline.text(outline.types[scope.owner].name))
      case .function: parts.append(symbol(ofFunction: scope.owner))
      default: break
      }
    }
    return parts.reversed().joined(separator: ".")
  }

  /// An expression's text without `self.` and marks of optionals.
  func spelling(of expression: Range<Int>) -> String {
    let bytes = outline.text(expression).utf8.filter { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
    return String(decoding: bytes.starts(with: "self.".utf8) ? bytes[5...] : bytes[...], as: UTF8.self)
  }

  private func symbol(ofFunction index: Int) -> String {
    if let known = symbolsOfFunctions[index] { return known }
    let symbol = symbol(of: outline.functions[index])
    symbolsOfFunctions[index] = symbol
    return symbol
  }

  private func symbol(of function: Function) -> String {
    if function.variable >= 0 { return outline.text(outline.variables[function.variable].name) }
    let name = function.kind == .function ? outline.text(function.name) : function.kind.rawValue
    guard function.parameters != nil else { return name }
    return name + "(" + outline.parameters(of: function).map { outline.text($0.label) + ":" }.joined() + ")"
  }
}
