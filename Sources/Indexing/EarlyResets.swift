import Lexing
package import Outlining

/// State that a `defer` sets back when the function returns, while the task that it tells of has hardly begun.
package struct EarlyReset {
  /// The keyword of the `defer`.
  package let deferred: Int
  /// The names' tokens: where the state is set, and where it is set back.
  package let set: Int
  package let reset: Int
  package let task: Closure
}

extension SourceFile {
  /// At most one for each `defer` of a synchronous function.
  package func earlyResets(in function: Function) -> [EarlyReset] {
    guard !function.isAsync, let range = function.body, range.contains(where: { tokens[$0].word == .defer }),
      let task = lastTask(in: range), let body = body(of: function)
    else { return [] }
    let writes = body.events.filter { $0.kind == .write && $0.meaning == .member }
    return body.stretches.indices.compactMap { index in
      let stretch = body.stretches[index]
      guard stretch.kind == .defer, stretch.parent == 0, stretch.token < task.brace else { return nil }
      for reset in writes where reset.stretch == index {
        guard
          let set = writes.first(where: {
            $0.stretch == 0 && $0.token < task.brace && outline.name($0.token) == outline.name(reset.token)
          }), !worksByItself(body, from: set.token, task)
        else { continue }
        return EarlyReset(deferred: stretch.token, set: set.token, reset: reset.token, task: task)
      }
      return nil
    }
  }

  /// The task that a body's last statement starts.
  private func lastTask(in body: Range<Int>) -> Closure? {
    closures(in: body).first { closure in
      closure.call >= 0 && outline.calls[closure.call].end == body.upperBound && isUnstructuredTask(closure)
    }
  }

  /// Whether the function calls something else while the state is set.
  private func worksByItself(_ body: Body, from set: Int, _ task: Closure) -> Bool {
    body.events.contains { event in
      event.kind == .call && event.stretch == 0 && event.token > set
        && outline.calls[event.call].callee.lowerBound < outline.calls[task.call].callee.lowerBound
    }
  }
}
