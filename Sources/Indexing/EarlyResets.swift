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

  /// The task that a body starts at its end: behind it no more than one thing is called.
  private func lastTask(in body: Range<Int>) -> Closure? {
    closures(in: body).last { closure in
      guard closure.call >= 0, isUnstructuredTask(closure), let scope = scopes(around: closure.brace - 1).first,
        scope.content.lowerBound == body.lowerBound
      else { return false }
      let end = outline.calls[closure.call].end
      return tokens[end].kind != .period && (end >= body.upperBound || calls(in: end..<body.upperBound).count < 2)
    }
  }

  /// Whether the function does an unknown amount of work while the state is set: more than to note in a log what it does.
  private func worksByItself(_ body: Body, from set: Int, _ task: Closure) -> Bool {
    body.events.contains { event in
      event.kind == .call && event.token > set && body.stretches[event.stretch].kind != .defer
        && outline.calls[event.call].callee.lowerBound < outline.calls[task.call].callee.lowerBound
        && !isNote(outline.calls[event.call])
    }
  }

  /// `print("started")`, `analytics("load")`
  private func isNote(_ call: Call) -> Bool {
    guard let first = outline.arguments(of: call).first, call.firstTrailing < 0 else { return false }
    let kind = tokens[first.value.lowerBound].kind
    return kind == .string || kind == .stringHead
  }
}
