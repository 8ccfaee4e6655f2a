import Indexing
import Lexing
import Linting
import Testing

/// What a finding names besides its own place.
@Suite struct `Evidence` {
  /// Rule, code, and the lines and messages of what belongs to its finding.
  @Test(arguments: [
    (
      "deinit_calls_isolated",
      """
      @MainActor final class Mast {
        private var flags: [String] = []
        func lower() { flags = [] }
        deinit {
          lower()
        }
      }
      """,
      ["4: runs on any thread", "1: isolated, but for its 'deinit'"]
    ),
    (
      "callback_inherits_main_actor",
      """
      import Foundation
      @MainActor final class Pulse {
        private let source = DispatchSource.makeTimerSource(queue: .global())
        func start() {
          source.setEventHandler { print("beat") }
        }
      }
      """,
      ["2: on the main actor with this"]
    ),
    (
      "callback_inherits_main_actor",
      """
      import Foundation
      final class Pulse {
        private let source = DispatchSource.makeTimerSource(queue: .global())
        @MainActor func start() {
          source.setEventHandler { print("beat") }
        }
      }
      """,
      ["4: on the main actor with this"]
    ),
    (
      "global_mutable_state",
      """
      enum Log {
        static var lines = 0
        static func read() -> Int { lines }
        static func add() { lines += 1 }
      }
      """,
      ["4: changed here"]
    ),
  ])
  func `names what a rule stands on`(rule: String, code: String, expected: [String]) {
    let findings = lintInMemory([Sample.File(path: Path("A.swift"), text: code)]).filter { $0.rule == rule }
    #expect(findings.count == 1)
    #expect(findings.flatMap(\.related).map { "\($0.place.line): \($0.message)" } == expected)
  }
}
