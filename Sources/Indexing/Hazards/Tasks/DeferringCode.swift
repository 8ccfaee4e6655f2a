import Lexing
import Outlining

/// A synchronous function or closure with a `defer`, and what it does around it; read once for all that it defers.
struct DeferringCode {
  let content: Range<Int>
  let events: [Event]
  let stretches: [Stretch]
  /// The tasks that it starts, in branches too; of those in loops nobody can say which is the last one, unless a loop does
  /// nothing else.
  let tasks: [Closure]
  /// Those that come at the end of it or of one of its branches.
  let lastTasks: [Closure]
  let writes: [Event]
  /// Calls on every path.
  let calls: [Event]
}

extension SourceFile {
  /// What a scope does that a `defer` directly stands in; nil for what waits for its tasks, or has none.
  func deferringCode(in scope: Scope) -> DeferringCode? {
    guard let (content, body) = synchronousCode(of: scope) else { return nil }
    let tasks = tasksStarted(in: content)
    guard !tasks.isEmpty else { return nil }
    let events = body.events
    return DeferringCode(
      content: content,
      events: events,
      stretches: body.stretches,
      tasks: tasks,
      lastTasks: tasks.filter { isLast($0, in: content) },
      // `view.isUserInteractionEnabled = false`, of what a superclass or a parameter has.
      writes: events.filter { $0.kind == .write && ($0.meaning == .member || goesOnToMember($0.token)) },
      calls: events.filter { $0.kind == .call && $0.stretch == 0 }
    )
  }

  private func synchronousCode(of scope: Scope) -> (content: Range<Int>, body: Body)? {
    switch scope.kind {
    case .function:
      let function = outline.functions[scope.owner]
      guard !function.isAsync, let content = function.body, let body = body(of: function) else { return nil }
      return (content, body)
    case .closure:
      let closure = outline.closures[scope.owner]
      guard !isTask(closure), !closure.isAsync, !closure.body.contains(where: { isOwnAwait($0, of: closure) }) else {
        return nil
      }
      return (closure.body, body(of: closure))
    default: return nil
    }
  }

  /// Whether a closure itself awaits something: then it is asynchronous.
  private func isOwnAwait(_ token: Int, of closure: Closure) -> Bool {
    tokens[token].word == .await && closures(around: token).first?.brace == closure.brace
  }

  private func tasksStarted(in body: Range<Int>) -> [Closure] {
    closures(in: body).filter { closure in
      guard closure.call >= 0, isUnstructuredTask(closure), tokens[outline.calls[closure.call].end].kind != .period
      else { return false }
      for scope in scopes(around: closure.brace - 1) {
        if scope.kind != .block { return scope.content.upperBound == body.upperBound }
        if isLoop(scope),
          scope.content != outline.calls[closure.call].callee.lowerBound..<outline.calls[closure.call].end
        {
          return false
        }
      }
      return false
    }
  }

  private func secondCall(in range: Range<Int>) -> Call? {
    callRange(range).lazy.map { [outline] in outline.calls[$0] }.filter { range.contains($0.callee.lowerBound) }
      .dropFirst().firstElement
  }

  private func beginsCase(_ token: Int) -> Bool {
    tokens[token].startsLine && (tokens[token].word == .case || tokens[token].word == .default)
  }

  /// Whether a task comes at the end of a body or of one of its branches: behind it no more than one thing is called.
  private func isLast(_ task: Closure, in body: Range<Int>) -> Bool {
    var end = outline.calls[task.call].end
    for scope in scopes(around: task.brace - 1) {
      let isBody = scope.content.upperBound == body.upperBound && scope.kind != .block
      let rest = end..<max(end, scope.content.upperBound)
      // Behind two calls nobody need look for the next case: of thousands of tasks each would look at all behind it.
      if let second = secondCall(in: rest), !(end..<second.callee.upperBound).contains(where: beginsCase) {
        return false
      }
      if isBody { return true }
      end = min(scope.content.upperBound + 1, body.upperBound)
      // Other branches are other paths.
      while end < body.upperBound, tokens[end].word == .else || tokens[end].word == .catch {
        guard let brace = (end..<body.upperBound).first(where: { tokens[$0].kind == .openBrace }) else { break }
        end = min(max(brace, Int(tokens[brace].partner)) + 1, body.upperBound)
      }
    }
    return false
  }
}
