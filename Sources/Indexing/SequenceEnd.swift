import Lexing
package import Outlining

/// Whether an asynchronous sequence ends by itself.
extension SourceFile {
  /// True only where it is known that nothing ends the sequence of a `for await` loop but cancellation.
  package func isEndless(_ loop: Block) -> Bool {
    isEndless(loop.sequence, depth: 0)
  }

  private func isEndless(_ expression: Range<Int>, depth: Int) -> Bool {
    var expression = expression
    while let first = expression.first, tokens[first].word == .await || tokens[first].word == .try {
      expression = first + 1..<expression.upperBound
    }
    guard let last = lastName(in: expression), depth < 8 else { return false }
    if let known = knownEnd(of: expression.lowerBound...last) { return known == .endless }
    if outline.spells(expression.lowerBound, "Observations") { return true }
    switch outline.name(last) {
    case "notifications", "liveUpdates": return true
    case "messages": return expression.contains { outline.spells($0, "of") }
    case "updates", "intents", "activityUpdates", "pushToStartTokenUpdates":
      return outline.beginsWithCapital(expression.lowerBound)
    case "values" where isPublisher(expression.lowerBound..<max(expression.lowerBound, last - 1)): return true
    case "map", "filter", "compactMap", "flatMap", "dropFirst", "drop", "removeDuplicates", "debounce", "throttle",
      "buffer":
      return isEndless(expression.lowerBound..<max(expression.lowerBound, last - 1), depth: depth + 1)
    default: break
    }
    if expression.count == 1, let value = binding(for: last)?.value, isMemberChain(value) {
      return isEndless(value, depth: depth + 1)
    }
    let typed = typed(expression)
    if typed.shape.isNamed("NWPathMonitor") || typed.shape.isNamed("AsyncTimerSequence") { return true }
    return Self.streams.contains(typed.shape.base) && typed.shape.container == .none && isNeverFinished(typed)
  }

  /// What the platform says of a sequence that is named from its type on: `Transaction.updates`.
  private func knownEnd(of path: ClosedRange<Int>) -> PlatformFacts.SequenceEnd? {
    guard outline.beginsWithCapital(path.lowerBound), path.count > 1,
      path.allSatisfy({ tokens[$0].kind == .identifier || tokens[$0].kind == .period }),
      !project.declaresType(named: outline.name(path.lowerBound), in: index)
    else { return nil }
    return project.platform.sequences[Name(outline.text(Range(path)))]
  }

  private static let streams: Set<Name> = [
    "AsyncStream", "AsyncThrowingStream", "AsyncChannel", "AsyncThrowingChannel", "AsyncPublisher",
  ]

  /// Whether the file that makes a stream or publisher never ends one. What comes in from elsewhere may end.
  private func isNeverFinished(_ typed: Typed) -> Bool {
    guard !typed.isGiven else { return false }
    guard let fact = typed.fact else { return !project.lifetimes[index].contains(.finishes) }
    let isMadeHere = fact.kind != .function || project.lifetimes[Int(fact.file)].contains(.makesStreams)
    return !fact.isRequirement && isMadeHere && !project.lifetimes[Int(fact.file)].contains(.finishes)
  }

  /// Anything but a stream's own initializer, which `typed` understands.
  private func isMemberChain(_ value: Range<Int>) -> Bool {
    value.contains { tokens[$0].kind == .period } && !outline.beginsWithCapital(value.lowerBound)
      || lastName(in: value).map { outline.spells($0, "notifications") || outline.spells($0, "values") } ?? false
      || value.contains { outline.spells($0, "notifications") && tokens[$0 - 1].kind == .period }
  }

  /// The name of the last member or call in a chain.
  private func lastName(in expression: Range<Int>) -> Int? {
    var index = expression.upperBound - 1
    while index >= expression.lowerBound {
      switch tokens[index].kind {
      case .identifier: return index
      case .closeParen, .closeBrace, .closeBracket, .stringTail: index = min(index, Int(tokens[index].partner)) - 1
      case .question, .exclamation: index -= 1
      default: return nil
      }
    }
    return nil
  }

  /// Publishers of Combine complete only when somebody sends a completion.
  private func isPublisher(_ expression: Range<Int>) -> Bool {
    guard let first = expression.first, let last = lastName(in: expression) else { return false }
    if spells(expression, "Just") || outline.spells(first, "Just") || outline.spells(first, "Future") { return false }
    if expression.count == 1, outline.text(first).hasPrefix("$") { return true }
    if outline.text(last).hasPrefix("$") || outline.spells(last, "publisher") || outline.spells(last, "autoconnect") {
      return true
    }
    if Self.operators.contains(outline.name(last)) {
      return isPublisher(expression.lowerBound..<max(expression.lowerBound, last - 1))
    }
    let typed = typed(expression)
    return Self.subjects.contains(typed.shape.base) && isNeverFinished(typed)
  }

  /// Operators that complete when what they stand on does.
  private static let operators: Set<Name> = [
    "map", "compactMap", "filter", "removeDuplicates", "debounce", "throttle", "dropFirst", "receive", "subscribe",
    "delay", "share", "print", "handleEvents", "eraseToAnyPublisher",
  ]

  private static let subjects: Set<Name> = ["AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Publisher"]
}
