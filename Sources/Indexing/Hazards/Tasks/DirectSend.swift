import Lexing
import Outlining

/// A task that does nothing but send into a stream, which needs no task.
package struct DirectSend: Sendable {
  /// `Task { … }`
  package let statement: Range<Int>
  /// `continuation.yield(x)`
  package let call: Range<Int>
}

extension SourceFile {
  /// Nil where the continuation cannot be reached from outside of the task, or may not be a stream's.
  package func directSend(of hop: TaskHop) -> DirectSend? {
    guard hop.task.call >= 0 else { return nil }
    let call = outline.calls[hop.task.call]
    let delivery = hop.delivery
    let sent = delivery.callee.lowerBound..<delivery.end
    guard let verb = calledName(of: delivery), outline.spells(verb, "yield") || outline.spells(verb, "finish"),
      delivery.firstTrailing < 0, delivery.end == hop.task.body.upperBound,
      isAwaitOnly(hop.task.body.lowerBound..<sent.lowerBound), isDiscarded(call),
      !hop.task.captures.contains(where: { $0.strength != .strong || $0.value != nil || tokens[$0.name].word == .self }
      ),
      let receiver = receiver(of: delivery), let name = receiver.last, isStreamContinuation(name),
      isReachable(receiver, outside: hop.task)
    else { return nil }
    return DirectSend(statement: call.callee.lowerBound..<call.end, call: sent)
  }

  /// `await`, `try? await`
  private func isAwaitOnly(_ range: Range<Int>) -> Bool {
    range.allSatisfy { tokens[$0].word == .await || tokens[$0].word == .try || tokens[$0].kind == .question }
  }

  /// Whether a name is declared as a stream's continuation, in this file, or is what `makeStream` gave.
  func isStreamContinuation(_ name: Int) -> Bool {
    if let binding = binding(for: name), tokens[name - 1].kind != .period {
      if let type = binding.type { return isContinuation(type) }
      return binding.value?.contains { outline.spells($0, "makeStream") } ?? false
    }
    let owner = type(around: name)?.name
    return variables(named: outline.name(name)).contains { variable in
      type(around: variable.name)?.name == owner
        && variable.type.map(isContinuation) == true
    }
  }

  private func isContinuation(_ type: Range<Int>) -> Bool {
    type.last.map { outline.spells($0, "Continuation") } == true && type.contains { outline.ends($0, with: "Stream") }
  }

  /// A constant of self, which every context reads (a stream's continuation is Sendable), or a local one.
  private func isReachable(_ receiver: Range<Int>, outside task: Closure) -> Bool {
    let first = receiver.lowerBound
    if receiver.count == 3, tokens[first].word == .self, tokens[first + 1].kind == .period {
      return isCopyable(first + 2, orVariable: false)
    }
    guard receiver.count == 1 else { return false }
    if let binding = binding(for: first) { return !task.body.contains(binding.name) && binding.kind != .capture }
    // A closure would have to write `self.`.
    return isCopyable(first, orVariable: false) && isInOwnFunction(task)
  }

  private func isInOwnFunction(_ task: Closure) -> Bool {
    scopes(around: task.brace).first { $0.kind != .block }?.kind == .function
  }
}
