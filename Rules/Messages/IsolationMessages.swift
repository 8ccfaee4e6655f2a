import Linting

/// Messages about code that is not where an actor's code must be.
let isolationMessages = [
  CompilerMessage(
    "{kind} is unavailable from asynchronous contexts{hint}",
    meaning: """
      The {kind} keeps its thread until something else has happened. Tasks share as many threads as there are cores: a few
      that wait so, and no task gets on.
      """,
    remedies: [
      "Await something instead: 'Task.sleep' for time, a task's value, or a continuation that the other side resumes.",
      "For a lock, use its scoped form, such as 'withLock', with nothing awaited in it.",
      "Leave work that must block to a dispatch queue, and let a continuation bring its result.",
    ],
    better: """
      await withCheckedContinuation { done in
        load { done.resume() }
      }
      """,
    rule: "blocking_in_async"
  ),
  CompilerMessage(
    "call to {isolation}-isolated {kind} in a synchronous nonisolated context",
    meaning: """
      The {kind} belongs to the {isolation}. The code that calls it may run on any thread and cannot wait, so that
      nothing takes the call there.
      """,
    remedies: [
      "Annotate the caller (or its type) like the {kind}: it then runs where the call is allowed.",
      "Make the caller 'async' and write 'await'.",
      "Start a task: 'Task { @MainActor in … }'. What it does comes after the caller has returned.",
      "Only where the thread is known and cannot be declared: 'MainActor.assumeIsolated'. It traps when it is wrong.",
    ],
    better: """
      @MainActor
      func refresh() {
        view.update()
      }
      """
  ),
  CompilerMessage(
    "call to {isolation}-isolated {kind} in a synchronous {other} context",
    meaning: "The {kind} belongs to the {isolation}, the calling code to another actor ({other}); it cannot wait.",
    remedies: [
      "Make the caller 'async' and write 'await'.",
      "Declare both on the same actor, when they work on the same state.",
      "Make the {kind} 'nonisolated', when it touches no isolated state.",
    ],
    better: """
      func save() async {
        await view.update()
      }
      """
  ),
  CompilerMessage(
    "{isolation}-isolated {kind} can not be {use} from {place}",
    meaning: """
      The {kind} is state of the {isolation}; '{place}' runs elsewhere, so that two threads could touch it at once.
      """,
    remedies: [
      "Annotate the code that uses it with the same actor.",
      "Read it with 'await', or hand the value in as a parameter before the hop.",
      "Make it 'nonisolated let', when it never changes and its type is Sendable.",
    ],
    better: """
      let title = await model.title
      """
  ),
  CompilerMessage(
    "{isolation}-isolated {kind} cannot be {use} from outside of the actor",
    meaning: "The {kind} belongs to the {isolation}. From elsewhere it can be reached only by waiting for that actor.",
    remedies: [
      "Write 'await' in front of it, in an 'async' function.",
      "Move the code into the actor, or annotate it with the same actor.",
      "Make the {kind} 'nonisolated', when it touches no isolated state.",
    ],
    better: """
      let count = await store.count
      """
  ),
  CompilerMessage(
    "expression is 'async' but is not marked with 'await'",
    meaning: "The expression may suspend: an 'async' call, or something that belongs to another actor.",
    remedies: ["Write 'await' in front of the expression.", "Annotate the caller with the actor of what it calls."],
    better: """
      let user = await account.user
      """
  ),
  CompilerMessage(
    "'async' call in a function that does not support concurrency",
    meaning: "A synchronous function cannot wait for an asynchronous one.",
    remedies: [
      "Make the function 'async'.",
      "Start a 'Task' where nobody waits for the result; keep it, if something may have to cancel it.",
    ],
    better: """
      func reload() async {
        items = await service.load()
      }
      """
  ),
  CompilerMessage(
    "converting function value of type {type} to {other} loses global actor {actor}",
    meaning: "The function must run on {actor}; the new type forgets it, and anybody could call it anywhere.",
    remedies: [
      "Declare the parameter or property with the actor: '@MainActor () -> Void'.",
      "Pass a closure that hops: '{ Task { @MainActor in … } }'.",
      "Make the function 'nonisolated', when it touches no isolated state.",
    ],
    better: """
      var onChange: (@MainActor () -> Void)?
      """,
    rule: "callback_inherits_main_actor"
  ),
  CompilerMessage(
    "{isolation} {kind} has different actor isolation from {other} overridden declaration",
    meaning: "Callers that know the superclass only go by its isolation; the override would be called elsewhere.",
    remedies: [
      "Give the override the isolation of what it overrides, and hop inside of it.",
      "Annotate the superclass's method, if it is yours.",
    ],
    better: """
      nonisolated override func observe() {
        Task { @MainActor in self.update() }
      }
      """
  ),
  CompilerMessage(
    "{isolation} class {type} has different actor isolation from {other} superclass {parent}",
    meaning: "A class runs where its superclass runs: '{parent}' says {other}.",
    remedies: [
      "Remove the annotation from the class and annotate the members that need it.",
      "Annotate the superclass, if it is yours.",
      "Hold an instance instead of inheriting.",
    ],
    better: """
      @MainActor
      class Screen: NSObject {}
      """
  ),
]
