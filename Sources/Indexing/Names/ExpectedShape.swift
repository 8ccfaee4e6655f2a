import Lexing
import Outlining

/// Types of values by where they stand, for what begins with a period: `.init { … }`.
extension SourceFile {
  /// The shape of the type that a value beginning at a token must have: what it is stored in or returned as says so.
  func shape(expectedAt start: Int) -> TypeShape {
    guard start > 1 else { return .unknown }
    if tokens[start - 1].kind == .equal { return shape(assignedAt: start) }
    guard let function = function(around: start),
      function.body?.lowerBound == start || tokens[start - 1].word == .return,
      scopes(around: start).first(where: { $0.kind != .block })?.content == function.body
    else { return .unknown }
    let type = function.variable >= 0 ? outline.variables[function.variable].type : function.result
    return type.map { outline.shape(ofType: $0) } ?? .unknown
  }

  /// `let task: Task<Void, Never> = `, `self.task = `
  private func shape(assignedAt start: Int) -> TypeShape {
    if let variable = tables.variablesByValue[start] { return writtenShape(outline.variables[variable].type) }
    if let binding = binding(withValueAt: start) { return writtenShape(binding.type) }
    guard let target = chain(before: start - 1) else { return .unknown }
    return shape(ofExpression: target)
  }

  private func writtenShape(_ type: Range<Int>?) -> TypeShape {
    type.map { outline.shape(ofType: $0) } ?? .unknown
  }
}
