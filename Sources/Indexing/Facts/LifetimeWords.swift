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
  /// The name of a function that may block its thread.
  package static let blocks = LifetimeWords(rawValue: 32)
}

/// The words of one of a project's files.
struct FileLifetimes: Sendable {
  let file: Int32
  let words: LifetimeWords
  /// The bytes of the types whose streams nothing in the file ends, although it ends others.
  let unended: [Range<UInt32>]
}
