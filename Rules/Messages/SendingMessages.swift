import Linting

/// Messages of region-based isolation (SE-0414, SE-0430).
let sendingMessages = [
  CompilerMessage(
    "sending {name} risks causing data races",
    meaning: "{name} goes to code that runs elsewhere and is still used here, or by others that hold it.",
    remedies: [
      "Do not use {name} behind the call, or make a new one for it.",
      "Conform its type to Sendable, if its parts are: 'actorlint decide --type' says so.",
      "Stay on one actor: annotate the function that is called or the one that calls.",
      "Declare the parameter 'sending', if the caller gives the value away.",
    ],
    better: """
      let copy = Message(text: message.text)
      await store.add(copy)
      """
  ),
  CompilerMessage(
    "sending value of non-Sendable type {type} risks causing data races",
    meaning: "A value of {type} goes to code that runs elsewhere and can still be reached from here.",
    remedies: [
      "Do not use it behind the call, or make a new one for it.",
      "Conform {type} to Sendable, if its parts are: 'actorlint decide --type' says so.",
      "Stay on one actor: annotate the function that is called or the one that calls.",
    ],
    better: """
      await store.add(Message(text: text))
      """
  ),
  CompilerMessage(
    "passing closure as a 'sending' parameter risks causing data races between {context} and concurrent execution of the closure",
    meaning: """
      The closure (most often a Task's) captures something that {context} goes on using; both could touch it at once.
      """,
    remedies: [
      "Capture Sendable values, not 'self': '[id] in'.",
      "Isolate the type that starts the task; its tasks then run where it runs.",
      "'Task { @MainActor in … }', when all of it belongs to the main actor.",
    ],
    better: """
      Task { [id] in await store.load(id) }
      """
  ),
  CompilerMessage(
    "task-isolated value of type {type} passed as a strongly transferred parameter; later accesses could race",
    meaning: "The closure that starts a task captures something that the caller can still use.",
    remedies: ["Capture Sendable values only.", "Isolate the type that starts the task."],
    better: """
      Task { [id] in await store.load(id) }
      """
  ),
  CompilerMessage(
    "{name} mutated after capture by sendable closure",
    meaning: "The closure may already run when {name} changes.",
    remedies: ["Make it a 'let', or capture its value: '[x] in'.", "Change it before the closure is formed."],
    better: """
      let final = items
      Task { await upload(final) }
      """
  ),
]
