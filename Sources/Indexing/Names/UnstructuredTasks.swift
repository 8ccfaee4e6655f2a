import Lexing

/// What is called of `Task` to start one that nobody waits for (SE-0304, SE-0472).
enum UnstructuredTasks {
  /// Those that stay on the actor of the code around them.
  static let inheriting: Set<Name> = ["Task", "init", "immediate"]

  static let detached: Set<Name> = ["detached", "immediateDetached"]
}
