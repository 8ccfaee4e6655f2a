import Linting

/// Messages about values that are shared although they may not be.
let sendableMessages = [
  CompilerMessage(
    "capture of {name} with non-Sendable type {type} in a '@Sendable' {closure}",
    meaning: "The {closure} may run on another thread while {name} is used here, and {type} is not made for that.",
    remedies: [
      "Capture what is needed of {name} instead of it: a Sendable value in the capture list.",
      "Decide {type}: 'actorlint decide --type' says whether it is Sendable, on the main actor or an actor.",
      "Annotate the closure or the function that takes it, so that it stays on the same actor.",
    ],
    better: """
      let id = model.id
      queue.async { [id] in log(id) }
      """
  ),
  CompilerMessage(
    "capture of {name} with non-Sendable type {type} in an isolated {closure}",
    meaning: "The {closure} runs on an actor, {name} is used outside of it too, and {type} is not made for that.",
    remedies: [
      "Read what is needed of {name} before, and capture that.",
      "Decide {type}: 'actorlint decide --type' says whether it is Sendable, on the main actor or an actor.",
    ],
    better: """
      let text = message.text
      Task { @MainActor in label.text = text }
      """,
    rule: "delegate_non_sendable_capture"
  ),
  CompilerMessage(
    "capture of non-Sendable type {type} in an isolated closure",
    meaning: "The closure runs on an actor and uses the type's conformances, which may belong to another actor.",
    remedies: ["Require 'T: SendableMetatype' of the generic parameter.", "Pass the result of the use, not the type."],
    better: """
      func run<T: Shape & SendableMetatype>(_ type: T.Type) {}
      """
  ),
  CompilerMessage(
    "capture of non-Sendable type {type}",
    meaning: "The closure may run on another thread, and {type} is not made for that.",
    remedies: ["Require 'T: Sendable' of the generic parameter.", "Capture a Sendable value that is made of it."],
    better: """
      func run<T: Sendable>(_ value: T) {}
      """
  ),
  CompilerMessage(
    "reference to captured {kind} in concurrently-executing code",
    meaning: "The closure may run while the code around it changes the {kind}.",
    remedies: [
      "Capture the value: '[x] in'.",
      "Make it a 'let', or copy it into one before the closure.",
      "Keep it in an actor or a 'Mutex', if both sides must see changes.",
    ],
    better: """
      Task { [count] in print(count) }
      """
  ),
  CompilerMessage(
    "mutation of captured {kind} in concurrently-executing code",
    meaning: "The closure may run at the same time as other code that uses the {kind}; one of the changes is lost.",
    remedies: [
      "Return the new value from the closure or the task, and assign it outside.",
      "Keep it in an actor or a 'Mutex'.",
    ],
    better: """
      let total = await Task { numbers.reduce(0, +) }.value
      """
  ),
  CompilerMessage(
    "stored property {name} of 'Sendable'-conforming {kind} is mutable",
    meaning: "Anybody may share the {kind} between threads, and {name} can be written by each of them.",
    remedies: [
      "Make {name} a 'let'.",
      "Keep it in a 'Mutex' ('OSAllocatedUnfairLock' before iOS 18).",
      "Isolate the {kind}: '@MainActor', or make it an actor.",
      "'@unchecked Sendable' when a lock guards every access, with the reason in a comment.",
    ],
    better: """
      final class Settings: Sendable {
        let name = Mutex("")
      }
      """,
    rule: "unchecked_sendable_unguarded"
  ),
  CompilerMessage(
    "stored property {name} of 'Sendable'-conforming {kind} {has} non-Sendable type {type}",
    meaning: "The {kind} is shared as a whole, {name} with it, and {type} is not made for that.",
    remedies: [
      "Decide {type} first: 'actorlint decide --type' says how.",
      "Use a Sendable type: a value, an actor, '@Sendable' for a closure, 'any P & Sendable' for a protocol.",
      "Isolate the {kind} instead of making it Sendable.",
    ],
    better: """
      struct Job: Sendable {
        let run: @Sendable () -> Void
      }
      """
  ),
  CompilerMessage(
    "non-final class {type} cannot conform to the 'Sendable' protocol",
    meaning: "A subclass of {type} could add state that is not safe to share.",
    remedies: [
      "Write 'final'.",
      "Isolate the class: a '@MainActor' class is Sendable without a word.",
      "'@unchecked Sendable' where subclasses are needed and all of them are known.",
    ],
    better: """
      final class Token: Sendable {
        let value: String
        init(value: String) { self.value = value }
      }
      """
  ),
  CompilerMessage(
    "'Sendable' class {type} cannot inherit from another class{rest}",
    meaning: "What the superclass holds is not known to be safe to share.",
    remedies: [
      "Hold an instance of the superclass's work instead of inheriting it.",
      "Isolate the class, as its superclass is.",
      "'@unchecked Sendable', with the reason in a comment.",
    ],
    better: """
      @MainActor
      final class Player: NSObject {}
      """
  ),
  CompilerMessage(
    "type {type} does not conform to the 'Sendable' protocol",
    meaning: "The place asks for a value that may be shared between threads, and {type} does not promise it.",
    remedies: [
      "Conform {type} to Sendable, if its stored properties are Sendable: 'actorlint decide --type' says so.",
      "Give a Sendable value that is made of it.",
      "'@preconcurrency import', if a module that was never checked declares it; real races are then silent.",
    ],
    better: """
      struct Item: Sendable {
        let id: Int
      }
      """
  ),
  CompilerMessage(
    "type {type} does not conform to 'Sendable' protocol",
    meaning: "A closure or function type says that what it captures may be shared; {type} does not promise it.",
    remedies: ["Conform {type} to Sendable, if its parts are.", "Capture a Sendable value that is made of it."],
    better: """
      struct Item: Sendable {
        let id: Int
      }
      """
  ),
  CompilerMessage(
    "conformance to 'Sendable' must occur in the same source file as {kind}; {advice}",
    meaning: "Only where the {kind} is declared can the compiler look at everything that it stores.",
    remedies: [
      "Move the conformance to the declaration.",
      "'@unchecked Sendable' for a type of another module: nobody checks it, and its next version may break it.",
    ],
    better: """
      struct Item: Sendable {
        let id: Int
      }
      """,
    rule: "retroactive_unchecked_sendable"
  ),
  CompilerMessage(
    "public {kind} does not specify whether it is 'Sendable' or not",
    meaning: "Clients of the module cannot share a public {kind} that does not say so: nothing is inferred for them.",
    remedies: ["Write ': Sendable', if its stored properties are.", "Write '@available(*, unavailable)' for a no."],
    better: """
      public struct Item: Sendable {
        public let id: Int
      }
      """
  ),
  CompilerMessage(
    "non-Sendable type {type} cannot be returned from {context} implementation to caller of protocol requirement {name}",
    meaning: "The protocol's callers are elsewhere than the implementation, and {type} is not made for both.",
    remedies: [
      "Conform {type} to Sendable.",
      "Annotate the protocol like the implementation.",
      "Return a Sendable value that is made of it.",
    ],
    better: """
      @MainActor
      protocol Screen { func model() -> Model }
      """
  ),
  CompilerMessage(
    "non-Sendable {what} cannot {verb} {context} in call to {kind}",
    meaning: "The call crosses from one actor to another, and takes along something ({what}) that both could touch.",
    remedies: [
      "Conform the type to Sendable, if its parts are: 'actorlint decide --type' says so.",
      "Call it from the same actor: annotate the caller or the callee.",
      "Pass a Sendable value that is made of it.",
    ],
    better: """
      let summary = await store.summary(of: item.id)
      """
  ),
]
