import Lexing
import Outlining

/// Values of the standard library and of Foundation that methods change, and which are no collections of known elements.
private let standardValues: Set<Name> = ["Bool", "String", "Substring", "Set", "Data", "IndexSet", "OrderedSet"]

extension SourceFile {
  /// Whether a method changes what a stored member holds, by way of values alone: `state.items.append(x)`,
  /// `rows[0].isOpen.toggle()`, and `state.reset()`, where that is `mutating`.
  func isChangedInParts(_ token: Int) -> Bool {
    guard var shape = storedMember(token)?.shape else { return false }
    var next = token + 1
    while next + 2 < tokens.count {
      switch tokens[next].kind {
      case .question, .exclamation: next += 1
      case .openBracket where !tokens[next].startsLine:
        shape = shape.subscripted
        next = max(next, Int(tokens[next].partner)) + 1
      case .period where tokens[next + 1].kind == .identifier:
        let name = outline.name(next + 1)
        if tokens[next + 2].kind == .openParen || takesOnlyClosure(next + 1) { return isChanged(shape, by: name) }
        guard next > token + 1 || isValueMember(token), let part = part(name, of: shape) else { return false }
        shape = part
        next += 2
      default: return false
      }
    }
    return false
  }

  /// Whether a method of a variable's own type changes it: `state.advance()`, where that is `mutating`.
  func isChangedByMethod(_ variable: Variable, at token: Int) -> Bool {
    guard goesOnToMember(token), case let shape = outline.shape(of: variable), isValue(shape),
      let period = (token..<tokens.count).first(where: { tokens[$0].kind == .period }),
      let type = project.type(named: shape.base, in: index)
    else { return false }
    return members(of: type, at: period + 1).contains { method in
      method.kind == .function && method.traits.contains(.mutating)
    }
  }

  /// What a property of a value of the project holds.
  private func part(_ name: Name, of shape: TypeShape) -> TypeShape? {
    guard isValue(shape), let type = project.type(named: shape.base, in: index) else { return nil }
    return members(of: type, named: name).first { $0.kind == .stored && !$0.isStatic }?.shape
  }

  private func isChanged(_ shape: TypeShape, by method: Name) -> Bool {
    if isValue(shape), let type = project.type(named: shape.base, in: index) {
      return members(of: type, named: method).contains { $0.kind == .function && $0.traits.contains(.mutating) }
    }
    guard mutatingMethods.contains(method) else { return false }
    return shape.container == .array || shape.container == .dictionary || standardValues.contains(shape.base)
  }
}
