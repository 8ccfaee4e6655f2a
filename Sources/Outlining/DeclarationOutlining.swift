import Lexing

/// Types and functions.
extension Outliner {
  func readType() {
    let keyword = index
    let prefix = takePrefix()
    guard let kind = TypeDeclaration.Kind(tokens[index].word) else { return }
    let end = frame.end
    index += 1
    let name = index..<typeNameEnd(kind, end: end)
    index = name.upperBound
    let generics = genericParameters()
    let inheritance = inheritanceClause()
    let requirements = requirements()
    outline.types.append(
      TypeDeclaration(
        kind: kind,
        keyword: keyword,
        prefix: prefix,
        name: name,
        genericParameters: generics,
        inheritance: inheritance,
        requirements: requirements,
        parent: frame.scope,
        scope: -1
      )
    )
    guard index < end, tokens[index].kind == .openBrace else { return endStatement() }
    let opening = index
    let scope = addScope(.type, owner: outline.types.count - 1, opening: opening)
    outline.types[outline.types.count - 1].scope = scope
    enter(.declarations, scope: scope, opening: opening)
  }

  /// `typealias` and `associatedtype` hold nothing that runs.
  func passTypeAlias() {
    let (keyword, name) = (index, index + 1)
    index = min(index + 2, frame.end)
    _ = genericParameters()
    _ = inheritanceClause()
    if index < frame.end, tokens[index].kind == .equal {
      let start = index + 1
      index = typeEnd(from: start, end: frame.end)
      if tokens[keyword].word == .typealias, start < index {
        outline.add(TypeAlias(name: name, type: start..<index, parent: frame.scope))
      }
    }
    _ = requirements()
    endStatement()
  }

  private func typeNameEnd(_ kind: TypeDeclaration.Kind, end: Int) -> Int {
    if kind == .extension { return typeEnd(from: index, end: end) }
    return index < end && tokens[index].kind == .identifier ? index + 1 : index
  }

  /// `<…>` at `index`.
  private func genericParameters() -> Range<Int>? {
    let start = index
    index = genericArgumentsEnd(from: index, end: frame.end)
    return index > start ? start..<index : nil
  }

  private func inheritanceClause() -> [Range<Int>] {
    guard index < frame.end, tokens[index].kind == .colon else { return [] }
    var entries: [Range<Int>] = []
    repeat {
      index += 1
      let start = index
      index = index < frame.end && tokens[index].word == .class ? index + 1 : typeEnd(from: index, end: frame.end)
      if index > start { entries.append(start..<index) }
    } while index < frame.end && tokens[index].kind == .comma
    return entries
  }

  /// `where …` at `index`.
  private func requirements() -> Range<Int>? {
    guard index < frame.end, tokens[index].word == .where else { return nil }
    let start = index + 1
    repeat {
      index += 1
      index = typeEnd(from: index, end: frame.end)
      if index < frame.end, relatesTypes(index) { index = typeEnd(from: index + 1, end: frame.end) }
      // `T: _Trivial(64)`
      if index < frame.end, tokens[index].kind == .openParen { skip(index) }
    } while index < frame.end && tokens[index].kind == .comma
    return start..<max(start, index)
  }

  /// `:` or `==`
  private func relatesTypes(_ index: Int) -> Bool {
    tokens[index].kind == .colon || tokens[index].kind == .operator && outline.spells(index, "==")
  }

  func readFunction() {
    let keyword = index
    let word = tokens[index].word
    let prefix = takePrefix()
    let kind: Function.Kind =
      switch word {
      case .`init`: .initializer
      case .deinit: .deinitializer
      case .subscript: .subscript
      case .macro: .macro
      default: .function
      }
    index += 1
    let (name, generics) = functionName(kind, keyword: keyword)
    let parameters = parameterClause()
    let effects = effects(from: index, end: frame.end)
    index = effects.end
    let result = resultType()
    let requirements = kind == .macro ? macroRequirements() : requirements()
    let function = Function(
      kind: kind,
      keyword: keyword,
      prefix: prefix,
      name: name,
      genericParameters: generics,
      parameters: parameters,
      isAsync: effects.isAsync,
      isThrowing: effects.isThrowing,
      result: result,
      requirements: requirements,
      parent: frame.scope,
      variable: -1,
      body: bodyContent(),
      scope: -1
    )
    outline.functions.append(function)
    if frame.kind != .declarations, kind == .function { bindLocalFunction(name) }
    if depth == .bodies, let parameters, holdsCode(parameters) {
      enterParameters(parameters, of: outline.functions.count - 1)
    } else {
      readBody(of: outline.functions.count - 1)
    }
  }

  /// At what follows the head of a function or subscript.
  func readBody(of function: Int) {
    if outline.functions[function].kind == .subscript { openAccessors(variable: -1) } else { openBody(of: function) }
  }

  /// Passes the name, an operator included, the mark of a failable initializer, and the generic parameters.
  private func functionName(_ kind: Function.Kind, keyword: Int) -> (name: Int, generics: Range<Int>?) {
    guard index < frame.end else { return (keyword, nil) }
    let name = index
    switch kind {
    case .function, .macro:
      if tokens[index].kind != .openParen { index += 1 }
      // `func ==<T>(…)` is lexed as the operator `==<`.
      if tokens[name].kind == .operator, index < frame.end, tokens[index].kind == .identifier,
        let close = angles.close(ofName: name, in: outline), close < frame.end
      {
        index = close + 1
        return (name, name + 1..<index)
      }
      return (name, genericParameters())
    case .initializer:
      if tokens[index].isOptionalMark { index += 1 }
      return (keyword, genericParameters())
    default:
      return (keyword, genericParameters())
    }
  }

  /// The `where` clause of a macro, which stands behind its definition.
  private func macroRequirements() -> Range<Int>? {
    let start = index
    defer { index = start }
    if index + 2 < frame.end, tokens[index].kind == .equal, tokens[index + 1].kind == .pound {
      index = genericArgumentsEnd(from: index + 3, end: frame.end)
      if index < frame.end, tokens[index].kind == .openParen { skip(index) }
    }
    return requirements()
  }

  func parameterClause() -> Range<Int>? {
    guard index < frame.end, tokens[index].kind == .openParen else { return nil }
    let content = index + 1..<max(index + 1, min(Int(tokens[index].partner), frame.end))
    skip(index)
    return content
  }

  private func resultType() -> Range<Int>? {
    guard index < frame.end, tokens[index].kind == .arrow || tokens[index].kind == .colon else { return nil }
    let start = index + 1
    index = typeEnd(from: start, end: frame.end)
    return start..<index
  }

  func bodyContent() -> Range<Int>? {
    guard index < frame.end, tokens[index].kind == .openBrace else { return nil }
    return index + 1..<max(index + 1, min(Int(tokens[index].partner), frame.end))
  }

  /// Enters the body of a function at `index`, or passes it.
  func openBody(of function: Int) {
    guard index < frame.end, tokens[index].kind == .openBrace else { return endStatement() }
    guard depth == .bodies else {
      skip(index)
      return endStatement()
    }
    let opening = index
    let scope = addScope(.function, owner: function, opening: opening)
    outline.functions[function].scope = scope
    enter(.statements, scope: scope, opening: opening)
    if let parameters = outline.functions[function].parameters { bindParameters(in: parameters, scope: scope) }
  }

  private func bindLocalFunction(_ name: Int) {
    let visible = outline.scopes[frame.scope].content
    outline.bindings.append(Binding(kind: .localFunction, name: name, visible: visible, value: nil, type: nil))
  }

  /// Makes the parameters between two parentheses visible in a scope.
  func bindParameters(in content: Range<Int>, scope: Int) {
    readParameters(in: content) { parameter in
      outline.bindings.append(
        Binding(
          kind: .parameter,
          name: parameter.name,
          visible: outline.scopes[scope].content,
          value: nil,
          type: parameter.type
        )
      )
    }
  }
}
