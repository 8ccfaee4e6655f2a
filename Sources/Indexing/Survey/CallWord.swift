import Lexing

/// What a called name says of threads.
///
/// Coarser than `Queues` and `ClosureFate`, which ask for types, aliases and other files and end in findings: a survey
/// reads every file of a project, each by itself, and what it counts is weighed with more of its kind. Locks have words of
/// their own, which both read: `LockWord`.
enum CallWord: Sendable {
  case submit, task, run, detached, wait, sleep, scopedLock, assertion
}

let callWords: [Name: CallWord] = {
  var words: [Name: CallWord] = [
    "async": .submit, "sync": .submit, "asyncAfter": .submit, "asyncAndWait": .submit, "addOperation": .submit,
    "run": .run, "wait": .wait, "sleep": .sleep,
    "dispatchPrecondition": .assertion, "assert": .assertion, "precondition": .assertion,
    "assertIsolated": .assertion, "preconditionIsolated": .assertion,
    // What boxes of a value and of a lock call theirs by custom.
    "withValue": .scopedLock, "mutate": .scopedLock, "around": .scopedLock, "locked": .scopedLock,
  ]
  for word in ClosureTakers.ofLocks { words[word] = .scopedLock }
  // A database's context has a queue.
  words["performAndWait"] = .submit
  for word in UnstructuredTasks.inheriting { words[word] = .task }
  for word in UnstructuredTasks.detached { words[word] = .detached }
  return words
}()
