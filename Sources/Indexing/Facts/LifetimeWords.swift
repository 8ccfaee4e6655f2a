import Outlining

/// What the words of a file say of streams, tasks, timers and threads.
package struct LifetimeWords: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `finish` or `finished`: it may end streams.
  package static let finishes = LifetimeWords(rawValue: 1)
  /// `continuation`, `makeStream`, or a stream with what builds it.
  package static let makesStreams = LifetimeWords(rawValue: 2)
  /// `cancel`
  package static let cancels = LifetimeWords(rawValue: 4)
  /// `cancel` outside of `deinit`, which does not run for what is held.
  package static let cancelsWhileHeld = LifetimeWords(rawValue: 8)
  /// `invalidate` outside of `deinit`: it may stop timers.
  package static let invalidatesWhileHeld = LifetimeWords(rawValue: 16)
  /// A subject or a notification center, and no word of a publisher that ends.
  package static let relays = LifetimeWords(rawValue: 64)
  /// `Task` beside `await`, or a loop that awaits elements, which a task in another file may run.
  package static let mayLoop = LifetimeWords(rawValue: 128)
  /// The name of a function that may block its thread.
  package static let blocks = LifetimeWords(rawValue: 32)
}

/// The words themselves.
extension LifetimeWords {
  package static let ofEnds = ["finish", "finished"]
  package static let ofMakers = ["continuation", "makeStream"]
  package static let ofBuilders = ["AsyncStream", "AsyncThrowingStream"]
  package static let ofRelays = Publishers.wordsOfSubjects + ["NotificationCenter"]
}

/// The words of one of a project's files.
struct FileLifetimes: Sendable {
  let file: Int32
  let words: LifetimeWords
  /// The bytes of the types whose streams nothing in the file ends, although it ends others.
  let unended: [Range<UInt32>]
}

extension Outline {
  /// Whether a loop awaits elements: `for await`, `for try await`, `while let x = await iterator.next()`.
  package var awaitsInLoops: Bool {
    var token = 3
    while token < tokens.count {
      if tokens[token].word == .await {
        let before = tokens[token - 1].word == .try ? token - 2 : token - 1
        if tokens[before].word == .for { return true }
        if tokens[before].kind == .equal, before > 2, tokens[before - 3].word == .while { return true }
      }
      token += 1
    }
    return false
  }
}
