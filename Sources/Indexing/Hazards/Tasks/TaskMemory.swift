import Lexing

/// What a file has told of its tasks and of its actors' state, each when it was asked for the first time.
struct TaskMemory {
  /// By the names of properties and methods that answer with a `Bool` or a number, as members: what they look at.
  var membersOfAnswers: [Name: Set<Name>] = [:]
  /// By the names of actors' properties, as members: whether a task there may be replaced by another at any time.
  var replacedTasks: [Name: Bool] = [:]
  /// Two of the functions that call a private one in the end, by its keyword's token; nil where anybody may.
  var roots: [Int: [Int]?] = [:]
  /// By the keywords of methods: the one task that runs them, by its first token.
  var methodsOfSoleTasks: [Int: Int]?
  /// By the names of properties, as members: the one task that changes them.
  var soleTasksChanging: [Name: Int?] = [:]
  /// By the keywords of loops.
  var endsOfLoops: [Int: LoopEnd] = [:]
  /// By the names of semaphores, as members: how many they let in; nil where that is not written.
  var permits: [Name: Int?] = [:]
  /// By the first declarations of types: whether their object stays as long as the program, and nobody thinks otherwise.
  var stayingTypes: [Int: Bool] = [:]
  /// Where asynchronous methods write members late, if they do.
  var lateWrites: [LateWrite: Int?] = [:]
  /// By the names of what they may cancel.
  var cancellingFunctions: [Name: CancellingFunctions] = [:]
}

/// A member that a method may write.
struct LateWrite: Hashable {
  /// The method's keyword.
  let method: Int
  let member: Name
}
