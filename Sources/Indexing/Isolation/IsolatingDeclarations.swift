import Lexing
import Outlining

/// What puts code on an actor.
package enum IsolationSource {
  /// A function or type, by the first token of its name.
  case declaration(Int)
  /// The default isolation of the module (SE-0466).
  case setting(SettingPlace)
}

extension SourceFile {
  /// What isolates the code around a token: a function that says so, the type around it, or what sets the module's
  /// default isolation; nil where nothing does that has a place.
  package func isolationSource(around token: Int) -> IsolationSource? {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .function:
        let function = outline.functions[scope.owner]
        if let written = outline.isolation(in: function.prefix) {
          return written == .nonisolated ? nil : .declaration(function.name)
        }
      case .type:
        let declaration = outline.types[scope.owner]
        // An extension may say what its type does not.
        if let written = outline.isolation(in: declaration.prefix) {
          return written == .nonisolated ? nil : .declaration(declaration.name.lowerBound)
        }
        guard let answer = type(around: token)?.isolationAnswer, answer.isolation != .nonisolated,
          answer.isolation != .unknown
        else { return nil }
        return answer.reason == .defaultIsolation
          ? defaultIsolationSource : .declaration(declaration.name.lowerBound)
      default: continue
      }
    }
    return defaultIsolationSource
  }

  private var defaultIsolationSource: IsolationSource? {
    guard project.modules.settings(of: index).defaultIsolation == .known(.mainActor) else { return nil }
    return project.modules.isolationPlace(of: index).map { .setting($0) }
  }
}
