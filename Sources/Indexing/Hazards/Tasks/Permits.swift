import Lexing

/// The vocabulary of semaphores.
enum Permits {
  /// The names of functions that take a permit, and of those that give it back.
  static let pairs: [(wait: Name, signal: Name)] = [
    ("wait", "signal"), ("waitUnlessCancelled", "signal"), ("acquire", "release"), ("lock", "unlock"),
  ]
}
