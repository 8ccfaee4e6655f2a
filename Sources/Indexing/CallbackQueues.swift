import Lexing
import Outlining

/// The queues that callbacks are given.
extension SourceFile {
  /// The queue on which a call has its closure called, where the function leaves the choice.
  func queueGiven(to call: Call, name: Name) -> PlatformFacts.Queue {
    switch name {
    case "DispatchWorkItem": return queueOfWorkItem(madeBy: call)
    case "setEventHandler", "setCancelHandler", "setRegistrationHandler":
      return receiver(of: call).map { queueOfSource($0) } ?? .unknown
    default: break
    }
    let labels: [StaticString] = ["queue", "to", "on", "using", "runningHandlerOn"]
    for label in labels {
      guard let argument = argument(label, of: call) else { continue }
      // A scheduler of background tasks that is given no queue makes one.
      if argument.value.count == 1, tokens[argument.value.lowerBound].word == .nil {
        return name == "register" ? .background : .unknown
      }
      return queue(named: argument.value)
    }
    return .unknown
  }

  // MARK: Sources

  /// The queue of a dispatch source: what all calls in this file say that make it.
  private func queueOfSource(_ expression: Range<Int>) -> PlatformFacts.Queue {
    guard let name = lastName(of: expression) else { return .unknown }
    let makers = sourceMakers.filter { assignedName(before: $0.callee.lowerBound) == outline.name(name) }
    if !calls(named: "setTarget").isEmpty { return .unknown }
    return agreed(
      makers.map { maker in
        // A source that is given no queue takes a global one.
        argument("queue", of: maker).map { queue(named: $0.value) } ?? .background
      }
    )
  }

  private var sourceMakers: [Call] {
    let names: [Name] = [
      "makeTimerSource", "makeReadSource", "makeWriteSource", "makeFileSystemObjectSource", "makeSignalSource",
      "makeProcessSource", "makeMemoryPressureSource", "makeUserDataAddSource", "makeUserDataOrSource",
      "makeUserDataReplaceSource",
    ]
    return names.flatMap { calls(named: $0) }.filter { outline.spells($0.callee.lowerBound, "DispatchSource") }
  }

  private func agreed(_ queues: [PlatformFacts.Queue]) -> PlatformFacts.Queue {
    guard let first = queues.first, queues.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  /// The last name of `x`, `self.x`, `x!` or `x?`; nil for other expressions.
  private func lastName(of expression: Range<Int>) -> Int? {
    var last = expression.upperBound - 1
    while last > expression.lowerBound, tokens[last].kind == .question || tokens[last].kind == .exclamation {
      last -= 1
    }
    return last >= expression.lowerBound && tokens[last].kind == .identifier ? last : nil
  }

  /// The name that a value which begins at a token is given to; the type of `let x: T =` is passed over.
  private func assignedName(before start: Int) -> Name? {
    guard start > 1, tokens[start - 1].kind == .equal else { return nil }
    if let binding = outline.bindings.first(where: { $0.value?.lowerBound == start }) {
      return outline.name(binding.name)
    }
    if let variable = outline.variables.first(where: { $0.value?.lowerBound == start }) {
      return outline.name(variable.name)
    }
    return tokens[start - 2].kind == .identifier ? outline.name(start - 2) : nil
  }

  // MARK: Work items

  /// Where a work item is submitted: by the call that it is made in, or by name; background if it is there once.
  private func queueOfWorkItem(madeBy call: Call) -> PlatformFacts.Queue {
    let start = call.callee.lowerBound
    let submissions = ["async", "asyncAfter", "notify"].flatMap { calls(named: $0) }
    let direct = submissions.first { $0.arguments.contains { $0.value.lowerBound == start } }
    if let direct { return queueOfSubmission(direct) }
    guard let name = assignedName(before: start) else { return .unknown }
    let function = memberFunction(around: start)
    let queues = submissions.filter { submission in
      submission.arguments.contains { argument in
        guard argument.label >= 0, outline.spells(argument.label, "execute") || outline.spells(argument.label, "work"),
          let last = lastName(of: argument.value), outline.name(last) == name
        else { return false }
        // A local of the same name in another function is another item.
        return binding(for: last) == nil || memberFunction(around: last)?.keyword == function?.keyword
      }
    }.map { queueOfSubmission($0) }
    return queues.contains(.background) ? .background : agreed(queues)
  }

  private func queueOfSubmission(_ call: Call) -> PlatformFacts.Queue {
    if let queue = argument("queue", of: call) { return self.queue(named: queue.value) }
    return receiver(of: call).map { queue(named: $0) } ?? .unknown
  }
}
