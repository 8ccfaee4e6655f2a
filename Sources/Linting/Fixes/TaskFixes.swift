package import Indexing
import Lexing
package import Outlining

/// Fixes of tasks that need not be, and of what they do too late.
extension SourceFile {
  /// Leaves what a loop stands in, once its sleep was cut short: code behind the loop counts on what the loop waits for.
  package func leavingFix(behind sleep: SwallowedSleep) -> Fix? {
    guard let range = statementToReturnBehind(sleep) else { return nil }
    let check = statement("if Task.isCancelled { return }", behindStatement: range)
    return Fix("return once the task is cancelled", isSafe: false, [check])
  }

  /// Sends into a stream without a task.
  package func sendingFix(for hop: TaskHop) -> Fix? {
    guard let send = directSend(of: hop), !holdsComments(send.statement, outside: send.call) else { return nil }
    let edit = replacement(of: send.statement, with: outline.text(send.call))
    return Fix("send directly, without a task", isSafe: false, [edit])
  }

  /// Lets a function wait for its update on the main thread.
  package func awaitingFix(for update: LateUpdate) -> Fix? {
    switch awaitable(update) {
    case nil: return nil
    case .run(let closure):
      let start = update.call.callee.lowerBound
      var edits = [replacement(of: start..<closure.brace, with: "await MainActor.run")]
      if !closure.attributes.isEmpty { edits.append(unattributing(closure)) }
      return Fix("wait for it: 'await MainActor.run'", isSafe: false, edits)
    case .isolated(let closure):
      let whole = update.call.callee.lowerBound..<update.call.end
      guard !holdsComments(whole, outside: closure.body) else { return nil }
      let annotation = attribute("@MainActor", before: update.function.keyword, behind: update.function.prefix)
      let edits = [annotation] + unwrapping(closure.body, of: whole)
      return Fix("put the function on the main actor", isSafe: false, edits)
    }
  }

  /// Leaves the code of an `await MainActor.run { … }` in its place, and puts the function around it on the main actor
  /// where it is not there.
  package func plainFix(for run: NeedlessRun) -> Fix? {
    guard run.place != .task, let (function, closure) = unwrappable(run.call) else { return nil }
    let whole = run.call.callee.lowerBound - 1..<run.call.end
    guard !holdsComments(whole, outside: closure.body) else { return nil }
    let edits = unwrapping(closure.body, of: whole)
    if run.place == .mainActor { return Fix("leave out 'MainActor.run'", isSafe: false, edits) }
    let annotation = attribute("@MainActor", before: function.keyword, behind: function.prefix)
    return Fix("put the function on the main actor", isSafe: false, [annotation] + edits)
  }

  /// Takes attributes from a closure's signature, and its `in` when nothing else is left of it.
  private func unattributing(_ closure: Closure) -> Fix.Edit {
    let isAlone = closure.captures.isEmpty && closure.attributes.upperBound + 1 == closure.body.lowerBound
    guard isAlone else { return removal(from: closure.attributes.lowerBound, upTo: closure.attributes.upperBound) }
    let start = Int(tokens[closure.brace].end)
    return edit(start..<Int(tokens[closure.body.lowerBound - 1].end), "")
  }

  /// Leaves some statements of what stands around them, at its place and indented as it is.
  private func unwrapping(_ inner: Range<Int>, of whole: Range<Int>) -> [Fix.Edit] {
    let start = Int(tokens[whole.lowerBound].start)
    let end = Int(tokens[whole.upperBound - 1].end)
    let content = Int(tokens[inner.lowerBound].start)..<Int(tokens[inner.upperBound - 1].end)
    let depth = lines.position(of: content.lowerBound).column - lines.position(of: start).column
    var edits = [edit(start..<content.lowerBound, ""), edit(content.upperBound..<end, "")]
    guard tokens[inner.lowerBound].startsLine, depth > 0 else { return edits }
    for token in inner.dropFirst() where tokens[token].startsLine {
      let offset = Int(tokens[token].start)
      let indentation = offset - min(depth, lines.position(of: offset).column - 1)..<offset
      if isBlank(indentation) { edits.append(edit(indentation, "")) }
    }
    return edits
  }

  /// Whether comments in a range of tokens stand before or behind an inner one.
  private func holdsComments(_ range: Range<Int>, outside inner: Range<Int>) -> Bool {
    let start = tokens[range.lowerBound].start
    let end = tokens[range.upperBound - 1].end
    let first = tokens.comments.orderedIndex(where: { $0.start >= start })
    return tokens.comments[first...].prefix { $0.start < end }.contains { comment in
      comment.start < tokens[inner.lowerBound].start || comment.start >= tokens[inner.upperBound - 1].end
    }
  }
}
