import Lexing
import Outlining

/// Code that an object runs once, before others have it or after they had it.
extension SourceFile {
  /// Whether code at a token runs in `init` or `deinit` alone: there, or in a private method that only those call. What a
  /// closure does that is kept comes later.
  func isPartOfMaking(_ token: Int, depth: Int = 0) -> Bool {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .block, .accessors: continue
      case .closure where outline.closures[scope.owner].takesAlong(token): continue
      case .closure: if fate(of: outline.closures[scope.owner]) != .runsInPlace { return false }
      case .function:
        let function = outline.functions[scope.owner]
        switch function.kind {
        case .initializer, .deinitializer: return true
        default: return depth < 4 && isCalledInMakingOnly(function, depth: depth + 1)
        }
      case .type, .file: return false
      }
    }
    return false
  }

  /// Not where its name stands for the method itself, as in `#selector(observe)`.
  private func isCalledInMakingOnly(_ function: Function, depth: Int) -> Bool {
    guard function.kind == .function, isSeenHereOnly(function), outline.scopes[function.parent].kind == .type else {
      return false
    }
    let mentions = tables.tokensByName[outline.name(function.name)].filter { $0 != function.name }
    let calls = calls(named: outline.name(function.name)).filter(isCallOnSelf).compactMap { calledName(of: $0) }
    return !mentions.isEmpty && mentions.allSatisfy { calls.contains($0) && isPartOfMaking($0, depth: depth) }
  }
}
