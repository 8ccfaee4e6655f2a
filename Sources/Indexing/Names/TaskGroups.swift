import Lexing

/// Names of task groups (SE-0304, SE-0381, SE-0472).
enum TaskGroups {
  /// Functions that give a closure a group, and wait for all that it starts.
  static let functions: [Name] = [
    "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup",
  ]

  /// Methods that start a child task.
  static let starts: Set<Name> = [
    "addTask", "addTaskUnlessCancelled", "addImmediateTask", "addImmediateTaskUnlessCancelled",
  ]
}
