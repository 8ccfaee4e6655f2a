import Linting

/// Messages about declarations: globals, conformances, deinitializers, imports.
let declarationMessages = [
  CompilerMessage(
    "{kind} is not concurrency-safe because it is nonisolated global shared mutable state",
    meaning: "Every thread of the program can read and write the {kind} at once.",
    remedies: [
      "Make it a 'let', if it never changes and its type is Sendable.",
      "Annotate it with '@MainActor', if the main actor is where it is used.",
      "Keep the value in a 'Mutex', or in an actor.",
      "'nonisolated(unsafe)', when a lock guards every access, with the reason in a comment.",
    ],
    better: """
      @MainActor static var current: Session?
      """,
    rule: "global_mutable_state"
  ),
  CompilerMessage(
    "{kind} is not concurrency-safe because non-'Sendable' type {type} may have shared mutable state",
    meaning: "The {kind} never changes, but what it refers to ({type}) can, from every thread at once.",
    remedies: [
      "Decide {type}: 'actorlint decide --type' says whether it is Sendable, on the main actor or an actor.",
      "Annotate the {kind} with '@MainActor'.",
      "'nonisolated(unsafe)', when {type} guards itself, with the reason in a comment.",
    ],
    better: """
      @MainActor static let shared = Store()
      """,
    rule: "global_mutable_state"
  ),
  CompilerMessage(
    "reference to {kind} is not concurrency-safe because it involves shared mutable state",
    meaning: "The {kind} of another module can be written by every thread at once.",
    remedies: [
      "Read it on the main actor, if that is where it is set.",
      "'@preconcurrency import', while the module has not been checked; real races are then silent.",
    ],
    better: """
      @MainActor func configure() { timeout = Defaults.timeout }
      """
  ),
  CompilerMessage(
    "conformance of {type} to protocol {protocol} crosses into {isolation}-isolated code and can cause data races",
    meaning: "Whoever holds {type} as {protocol} may call it on any thread; its methods belong to the {isolation}.",
    remedies: [
      "Make the methods 'nonisolated', and read the values that they need before they hop.",
      "Isolate the conformance: ': @MainActor P' (Swift 6.2). It then counts on that actor only.",
      "Annotate the protocol, if it is yours.",
      "'@preconcurrency P': the check moves to run time, and traps.",
    ],
    better: """
      extension Player: @MainActor PlayerDelegate {
        func ended() { isPlaying = false }
      }
      """,
    rule: "actor_delegate_conformance"
  ),
  CompilerMessage(
    "{isolation}-isolated {kind} cannot be used to satisfy nonisolated {requirement}",
    meaning: "The protocol lets anybody call the {requirement} on any thread; the {kind} belongs to the {isolation}.",
    remedies: [
      "Make the {kind} 'nonisolated', and hop inside of it with values that were read before.",
      "Isolate the conformance: ': @MainActor P' (Swift 6.2).",
      "'@preconcurrency P': the check moves to run time, and traps.",
    ],
    better: """
      nonisolated func manager(_ manager: Manager, didUpdate value: Int) {
        Task { @MainActor in self.value = value }
      }
      """,
    rule: "actor_delegate_conformance"
  ),
  CompilerMessage(
    "{isolation}-isolated {kind} cannot satisfy nonisolated requirement{rest}",
    meaning: "The protocol lets anybody call it on any thread; the {kind} belongs to the {isolation}.",
    remedies: [
      "Make the {kind} 'nonisolated', and hop inside of it with values that were read before.",
      "Isolate the conformance: ': @MainActor P' (Swift 6.2).",
      "'@preconcurrency P': the check moves to run time, and traps.",
    ],
    better: """
      extension Player: @MainActor PlayerDelegate {
        func ended() { isPlaying = false }
      }
      """,
    rule: "actor_delegate_conformance"
  ),
  CompilerMessage(
    "{isolation} conformance of {type} to {protocol} cannot be used in {context}",
    meaning: "{type} is a {protocol} only on the {isolation}; this code may run elsewhere.",
    remedies: ["Annotate this code with the same actor.", "Make the conformance 'nonisolated'."],
    better: """
      @MainActor func show(_ item: Item) { print(item == other) }
      """
  ),
  CompilerMessage(
    "{isolation} conformance of {type} to {protocol} cannot satisfy conformance requirement for {rest}",
    meaning: "A 'Sendable' parameter may be used on any thread; {type} is a {protocol} only on the {isolation}.",
    remedies: [
      "Make the conformance 'nonisolated', if its methods touch no isolated state.",
      "Remove 'Sendable' from the parameter's requirements, if it stays on one actor.",
    ],
    better: """
      extension Item: nonisolated Equatable {}
      """
  ),
  CompilerMessage(
    "cannot access {kind} with a non-Sendable type {type} from nonisolated deinit",
    meaning: "'deinit' runs on the thread that gives up the last reference, whatever the class is isolated to.",
    remedies: [
      "Do the clean-up earlier: a method that the owner calls.",
      "'isolated deinit' (Swift 6.1; systems of spring 2025, main-actor ones back-deploy from 6.2).",
      "Make the property 'nonisolated(unsafe)', if nothing else can touch it any more.",
    ],
    better: """
      isolated deinit {
        timer?.invalidate()
      }
      """,
    rule: "deinit_calls_isolated"
  ),
  CompilerMessage(
    "capture of 'self' in a closure that outlives deinit",
    meaning: "The object is gone when the closure runs: the runtime stops the program.",
    remedies: [
      "Capture what the closure needs, not 'self': '[provider] in'.",
      "Do the work before: a method that the owner calls.",
    ],
    better: """
      deinit {
        Task { [provider] in await provider.close() }
      }
      """,
    rule: "deinit_task_captures_self"
  ),
  CompilerMessage(
    "deinit is marked isolated, but containing class {type} is not isolated to an actor",
    meaning: "An isolated 'deinit' runs on the class's actor, and {type} has none.",
    remedies: ["Isolate the class.", "Remove 'isolated', and do the clean-up in a method that the owner calls."],
    better: """
      @MainActor
      final class Screen {
        isolated deinit { stop() }
        func stop() {}
      }
      """
  ),
  CompilerMessage(
    "'nonisolated' cannot be applied to mutable stored properties",
    meaning: "Anybody could write the property from any thread.",
    remedies: [
      "Make it a 'let' of a Sendable type.",
      "Keep it in a 'nonisolated let' of type 'Mutex'.",
      "'nonisolated(unsafe)', when a lock guards every access, with the reason in a comment.",
    ],
    better: """
      nonisolated let count = Mutex(0)
      """,
    rule: "nonisolated_unsafe_storage"
  ),
  CompilerMessage(
    "add '@preconcurrency' to {what} 'Sendable'-related {messages} from module {module}{rest}",
    meaning: "{module} has not said what of it is Sendable; the attribute makes the compiler quiet about it.",
    remedies: [
      "Update {module}: most have been checked since.",
      "Wrap what you use of it in a type of your own that is isolated.",
      "'@preconcurrency import', while it lasts: it silences real races too.",
    ],
    better: """
      @preconcurrency import OldModule // until it is checked
      """,
    rule: "preconcurrency_import"
  ),
  CompilerMessage(
    "feature '{feature}' will cause nonisolated async {kind} to run on the caller's actor; use '@concurrent' to preserve behavior",
    meaning: "From then on the {kind} runs where its caller runs; until now it left the caller's actor.",
    remedies: [
      "Write '@concurrent', where the work must leave the main actor: decoding, files, long loops.",
      "Write 'nonisolated(nonsending)', where the caller's actor is right.",
    ],
    better: """
      @concurrent
      nonisolated func decode(_ data: Data) async throws -> Feed {
        try JSONDecoder().decode(Feed.self, from: data)
      }
      """
  ),
]
