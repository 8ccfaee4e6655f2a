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
      "deinit_timer_invalidate",
      """
      import Foundation
      final class Clock {
        var timer: Timer?
        deinit {
          timer?.invalidate()
        }
      }
      """,
      ["4: runs on any thread"]
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
      "callback_inherits_main_actor",
      """
      import Foundation
      struct Pulse {
        let source = DispatchSource.makeTimerSource(queue: .global())
      }
      @MainActor extension Pulse {
        func start() {
          source.setEventHandler { print("beat") }
        }
      }
      """,
      ["5: on the main actor with this"]
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
    (
      "global_mutable_state",
      """
      final class Store {
        static let shared = Store()
        let limit = 3
        var items: [Int] = []
      }
      """,
      ["4: it has this to change"]
    ),
    (
      "nonisolated_unsafe_storage",
      """
      final class Pot {
        nonisolated(unsafe) var level = 0
        func fill() { level += 1 }
      }
      """,
      ["3: no lock is seen around this"]
    ),
    (
      "timer_callback_isolation",
      """
      import Foundation
      @MainActor final class Clock {
        var ticks = 0
        func start() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.ticks += 1
          }
        }
      }
      """,
      ["5: the block", "2: isolated with this"]
    ),
  ])
  func `Names what a rule stands on`(rule: String, code: String, expected: [String]) {
    let findings = lintInMemory([Sample.File(path: Path("A.swift"), text: code)]).filter { $0.rule == rule }
    #expect(findings.count == 1)
    #expect(findings.flatMap(\.related).map { "\($0.place.line): \($0.message)" } == expected)
  }

  @Test func `Names the setting that puts a module on the main actor`() {
    let package = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)])
      ])
      """
    let code = """
      import Foundation
      final class Pulse {
        private let source = DispatchSource.makeTimerSource(queue: .global())
        func start() {
          source.setEventHandler { print("beat") }
        }
      }
      """
    let findings = lintInMemory([
      Sample.File(path: Path("Package.swift"), text: package),
      Sample.File(path: Path("Sources/A/A.swift"), text: code),
    ])
    #expect(findings.map(\.rule) == ["callback_inherits_main_actor"])
    let places = findings.flatMap(\.related).map { "\($0.place.path.string):\($0.place.line):\($0.place.column)" }
    #expect(places == ["Package.swift:4:39", "Package.swift:1:1"])
  }
}
