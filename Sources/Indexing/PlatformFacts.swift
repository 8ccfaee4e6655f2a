package import Lexing

/// What the project's code cannot say: facts about the frameworks it stands on.
package struct PlatformFacts: Sendable {
  /// Where a framework calls a closure.
  package enum Queue: String, Sendable {
    /// On the main thread.
    case main
    /// On some other thread.
    case background
    /// On a queue that the call names.
    case given
    /// On the thread that makes the call.
    case caller
    case unknown
  }

  /// A function that keeps the closure it is given.
  package struct Callback: Sendable {
    package let type: Name
    /// The base name, without labels; the type's for an initializer.
    package let function: Name
    /// Of the closure's parameter; nil where it has none.
    package let label: Name?
    package let queue: Queue

    package init(type: Name, function: Name, label: Name?, queue: Queue) {
      self.type = type
      self.function = function
      self.label = label
      self.queue = queue
    }
  }

  /// Types that are on the main actor (true) or known not to be (false).
  package var isOnMainActor: [Name: Bool]
  /// By function name.
  package var callbacks: [Name: [Callback]]
  /// Names of functions that do not keep their closures.
  package var nonescaping: Set<Name>

  package init(isOnMainActor: [Name: Bool], callbacks: [Callback], nonescaping: Set<Name>) {
    self.isOnMainActor = isOnMainActor
    self.callbacks = Dictionary(grouping: callbacks, by: \.function)
    self.nonescaping = nonescaping
  }
}
