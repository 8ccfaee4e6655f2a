import Linting
import Rules
import Testing

/// The compiler's messages are explained with their own names. The lines are those of Swift 6.3.1.
struct CompilerMessageTests {
  @Test(arguments: [
    (
      "a.swift:4:23: error: call to main actor-isolated instance method 'update()' in a synchronous nonisolated context"
        + " [#ActorIsolatedCall]",
      "The instance method 'update()' belongs to the main actor."
    ),
    (
      "/x y/a.swift:11:27: error: actor-isolated property 'n' can not be mutated from a nonisolated context",
      "'a nonisolated context' runs elsewhere"
    ),
    (
      "  |   `- error: main actor-isolated property 't' cannot be accessed from outside of the actor",
      "The property 't' belongs to the main actor."
    ),
    (
      "warning: capture of 'model' with non-Sendable type 'Model' in a '@Sendable' closure; this is an error in the"
        + " Swift 6 language mode",
      "The closure may run on another thread while 'model' is used here, and 'Model' is not made for that."
    ),
    ("error: stored property 'a' of 'Sendable'-conforming class 'D' is mutable", "Make 'a' a 'let'."),
    (
      "stored property 'm' of 'Sendable'-conforming struct 'S' has non-Sendable type 'Model'",
      "Decide 'Model' first"
    ),
    ("Non-final class 'C' cannot conform to the 'Sendable' protocol", "A subclass of 'C' could add state"),
    (
      "error: conformance of 'View' to protocol 'P' crosses into main actor-isolated code and can cause data races",
      "Whoever holds 'View' as 'P' may call it on any thread"
    ),
    (
      "static property 'value' is not concurrency-safe because it is nonisolated global shared mutable state",
      "can read and write the static property 'value' at once"
    ),
    ("error: sending 'person' risks causing data races", "'person' goes to code that runs elsewhere"),
    (
      "error: passing closure as a 'sending' parameter risks causing data races between code in the current task and"
        + " concurrent execution of the closure",
      "that code in the current task goes on using"
    ),
    (
      "error: instance method 'lock' is unavailable from asynchronous contexts; Use async-safe scoped locking instead",
      "The instance method 'lock' keeps its thread"
    ),
    ("warning: class method 'sleep' is unavailable from asynchronous contexts", "Rule: `blocking_in_async`"),
    ("error: capture of 'self' in a closure that outlives deinit", "The object is gone when the closure runs"),
    (
      "error: converting function value of type '@MainActor @Sendable () -> ()' to '() -> Void' loses global actor"
        + " 'MainActor'",
      "The function must run on 'MainActor'"
    ),
  ])
  func `A line of a build log is explained`(line: String, part: String) throws {
    let text = try #require(explanation(ofMessage: line))
    #expect(text.contains(part), "\(text)")
  }

  @Test(arguments: ["cannot find 'x' in scope", "error: expected '}' in struct", "sending", ""])
  func `Other messages are not explained`(line: String) {
    #expect(explanation(ofMessage: line) == nil)
  }

  @Test func `Rules that are named exist`() {
    let ids = Set(catalogue.map(\.id))
    for message in compilerMessages {
      if let rule = message.rule { #expect(ids.contains(rule), "\(message.pattern)") }
    }
  }

  @Test(arguments: compilerMessages)
  func `Names in explanations are the pattern's`(message: CompilerMessage) {
    let known = Set(
      message.pattern.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
        $0.prefix { $0 != "}" }
      }
    )
    for text in [message.meaning] + message.remedies {
      for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() where part.contains("}") {
        let name = part.prefix { $0 != "}" }
        if name.allSatisfy(\.isLetter) { #expect(known.contains(name), "\(name) in: \(text)") }
      }
    }
    #expect(message.remedies.count >= 2 && !message.better.isEmpty)
  }
}
