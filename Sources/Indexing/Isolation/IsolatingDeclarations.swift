import Lexing
import Outlining

extension SourceFile {
  /// The first token of the name of what isolates the code around a token: a function that says so, or the type around it;
  /// nil where the module's default isolation does, or nothing.
  package func isolatingDeclaration(around token: Int) -> Int? {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .function:
        let function = outline.functions[scope.owner]
        if let written = outline.isolation(in: function.prefix) { return written == .nonisolated ? nil : function.name }
      case .type:
        guard let answer = type(around: token)?.isolationAnswer, answer.reason != .defaultIsolation,
          answer.isolation != .nonisolated, answer.isolation != .unknown
        else { return nil }
        return outline.types[scope.owner].name.lowerBound
      default: continue
      }
    }
    return nil
  }
}
