import Lexing
import Outlining

/// Tasks that feed a stream.
extension SourceFile {
  /// A task that takes what it sends from elsewhere and is alone to finish the stream: whoever still listens, it goes on
  /// as long as there is something to take.
  func taskThatWorksOn(for feed: StreamFeed) -> Int? {
    let finishes = streamMemory.calledFinishes.within(feed.region)
    // Each use looks at the whole task: a hostile one must not cost its length squared.
    for use in feed.uses.prefix(64) where yields(use) {
      guard let task = closures(around: use, within: feed).last(where: { isTask($0) }),
        finishes.count == finishes.within(task.body).count, takesFromElsewhere(use, in: task)
      else { continue }
      return task.brace
    }
    return nil
  }

  private func takesFromElsewhere(_ use: Int, in task: Closure) -> Bool {
    blocks(in: task.body).contains { content(of: $0).contains(use) && takesOneByOne($0) }
      || closures(around: use).first.map { isToldOnTheWay($0, by: use) } ?? false
  }

  /// `for await line in lines`, and a poll that nothing but its own code ends. What is there already is taken soon, and the
  /// children of a group are few.
  private func takesOneByOne(_ loop: Block) -> Bool {
    if let sequence = awaitedSequence(of: loop) { return !isGroup(sequence) && !isKnownToEnd(loop) }
    return isPoll(loop) && content(of: loop).contains { tokens[$0].word == .await }
  }

  private func isGroup(_ sequence: Range<Int>) -> Bool {
    guard let first = sequence.first, let group = binding(for: first), group.kind == .parameter else { return false }
    return closures(around: group.name).first.map { $0.call >= 0 && opensScope(outline.calls[$0.call]) } ?? false
  }

  /// `try await download(model) { progress in continuation.yield(progress) }`
  private func isToldOnTheWay(_ callback: Closure, by use: Int) -> Bool {
    guard callback.call >= 0, !isElementwise(callback), tokens[use + 3].kind == .openParen,
      outline.parameters(of: callback).contains(where: { binding(for: use + 4)?.name == $0.name })
    else { return false }
    let call = outline.calls[callback.call]
    return call.isAwaited && !opensScope(call)
  }

  /// `withTaskGroup`, `withCheckedContinuation`
  private func opensScope(_ call: Call) -> Bool {
    calledName(of: call).map { outline.text($0).hasPrefix("with") } ?? false
  }
}
