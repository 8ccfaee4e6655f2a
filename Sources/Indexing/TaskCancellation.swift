import Lexing
package import Outlining

/// Who can cancel a task.
extension SourceFile {
  /// Whether a task is returned or passed on, or stored and cancelled by something other than `deinit` and the
  /// function that starts it.
  package func isCancelledElsewhere(_ task: Closure) -> Bool {
    guard task.call >= 0 else { return false }
    let start = outline.calls[task.call].callee.lowerBound
    return start > 0 && (isPassedOn(start) || isCancelled(storedBy: start, startedBy: memberFunction(around: start)))
  }

  /// Whether an expression is returned or an argument.
  private func isPassedOn(_ start: Int) -> Bool {
    let before = tokens[start - 1]
    return before.word == .return || before.kind == .openParen || before.kind == .comma || isImplicitReturn(start)
  }

  private func isImplicitReturn(_ start: Int) -> Bool {
    guard let function = function(around: start), function.body?.lowerBound == start else { return false }
    return function.result != nil || function.kind == .get
  }

  /// Whether what `x = …` or `x[key] = …` stores is cancelled; `start` is the first token of the value.
  private func isCancelled(storedBy start: Int, startedBy starter: Function?, depth: Int = 0) -> Bool {
    guard start > 1, tokens[start - 1].kind == .equal, depth < 4 else { return false }
    let target = tokens[start - 2].kind == .closeBracket ? Int(tokens[start - 2].partner) - 1 : start - 2
    guard target > 0, tokens[target].kind == .identifier else { return false }
    if let local = binding(declaredAt: target) ?? binding(for: target) {
      return isCancelled(local, startedBy: starter, depth: depth)
    }
    return isCancelled(propertyNamed: target, startedBy: starter)
  }

  /// A local is cancelled where it is seen, passed on, or stored again.
  private func isCancelled(_ local: Binding, startedBy starter: Function?, depth: Int) -> Bool {
    let name = outline.name(local.name)
    return local.visible.contains { use in
      guard tokens[use].kind == .identifier, outline.name(use) == name, binding(for: use)?.name == local.name else {
        return false
      }
      if tokens[use + 1].kind == .period { return outline.spells(use + 2, "cancel") }
      return isPassedOn(use) || isCancelled(storedBy: use, startedBy: starter, depth: depth + 1)
    }
  }

  private func isCancelled(propertyNamed token: Int, startedBy starter: Function?) -> Bool {
    let name = outline.name(token)
    let isCancelledHere = outline.functions.contains { function in
      guard let body = function.body, function.kind != .deinitializer, function.keyword != starter?.keyword,
        function.scope >= 0
      else { return false }
      let cancels = calls(in: body).contains { call in
        calledName(of: call).map { outline.spells($0, "cancel") } ?? false
      }
      return cancels && body.contains { tokens[$0].kind == .identifier && outline.name($0) == name }
    }
    return isCancelledHere || isSeenByFileThatCancels(token)
  }

  /// An extension in another file that cancels something may cancel this.
  private func isSeenByFileThatCancels(_ token: Int) -> Bool {
    guard let type = type(around: token) else { return false }
    let isPrivate = members(of: type, named: outline.name(token)).allSatisfy(\.isPrivate)
    return !isPrivate && type.files.contains { $0 != index && project.lifetimes[$0].cancels }
  }
}
