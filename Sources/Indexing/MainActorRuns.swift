import Lexing
package import Outlining

extension SourceFile {
  /// The `await MainActor.run { … }` of functions that do nothing of their own off the main actor: around the calls
  /// they await only, name values, check and leave.
  package var needlessMainActorRuns: [Call] {
    outline.calls.filter { call in
      guard calls(call, "MainActor.run"), call.isAwaited, let function = function(around: call.callee.lowerBound),
        function.isAsync, function.kind == .function, isolation(of: function) == .nonisolated,
        isOwnStatement(call, of: function)
      else { return false }
      return doesNothingElse(function, than: call)
    }
  }

  /// Not in a closure, where the function's isolation does not reach.
  private func isOwnStatement(_ call: Call, of function: Function) -> Bool {
    !scopes(around: call.callee.lowerBound).prefix { $0.kind != .function }.contains { $0.kind == .closure }
      && function.body?.contains(call.callee.lowerBound) == true
  }

  /// Whether a function makes no other call off the main actor that it does not await, and has no loop.
  func doesNothingElse(_ function: Function, than call: Call) -> Bool {
    guard let body = function.body else { return false }
    let closures = closures(in: body)
    let hasLoop = outline.blocks.contains { block in
      (block.kind == .for || block.kind == .while || block.kind == .repeat) && body.contains(block.keyword)
        && !closures.contains { $0.body.contains(block.keyword) }
    }
    return !hasLoop
      && calls(in: body).allSatisfy { other in
        other.isAwaited || other.callee == call.callee
          || closures.contains { $0.body.contains(other.callee.lowerBound) }
      }
  }
}
