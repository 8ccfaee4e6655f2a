import Lexing
import Outlining

extension SourceFile {
  /// The statement `try? await Task.sleep(…)` behind which a function or task can return; nil where it must return a
  /// value.
  package func statementToReturnBehind(_ sleep: SwallowedSleep) -> Range<Int>? {
    let call = sleep.call
    guard call.callee.lowerBound > 3, tokens[call.callee.lowerBound - 2].kind == .question,
      let scope = scopes(around: call.callee.lowerBound).first, scope.kind == .block,
      outline.blocks[scope.owner].keyword == sleep.loop.keyword,
      mayReturn(around: sleep.loop)
    else { return nil }
    var start = startOfExpression(of: call)
    if tokens[start - 1].kind == .equal, outline.spells(start - 2, "_") { start -= 2 }
    let next = tokens[call.end]
    guard next.startsLine || next.kind == .closeBrace, next.kind != .period else { return nil }
    return start..<call.end
  }

  /// Whether what stands around a loop has no value to return.
  private func mayReturn(around loop: Block) -> Bool {
    for scope in scopes(around: loop.keyword) {
      switch scope.kind {
      case .block: continue
      case .function:
        let function = outline.functions[scope.owner]
        return function.result == nil && function.kind == .function
      case .closure:
        let closure = outline.closures[scope.owner]
        return isTask(closure) && !closure.body.contains(where: returnsValue)
          && !outline.calls[closure.call].callee.contains { outline.spells($0, "Never") && outline.spells($0 - 1, "<") }
      case .type, .accessors, .file: return false
      }
    }
    return false
  }
}
