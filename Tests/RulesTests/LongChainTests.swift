import Foundation
import Lexing
import Linting
import Synchronization
import Testing

/// Code in which one thing leads to the next, which leads to the next: with a call for each they would not fit the stack.
@Suite struct `Long chains are linted` {
  /// Links of a chain ask for those before them.
  @Test func `A chain of many branches`() {
    let text = """
      import Foundation
      func show(_ number: Int) {
        if Thread.isMainThread {
        }\(String(repeating: " else if number == 0 { }", count: 30_000)) else {
          MainActor.assumeIsolated { print(number) }
        }
      }
      """
    #expect(lintOnSmallStack([Sample.File(path: Path("Long.swift"), text: text)]).count == 1)
  }

  /// Methods that each hand a continuation to the next, or the last to the first.
  @Test(arguments: [false, true]) func `A continuation that goes through many hands`(isCircle: Bool) {
    let count = 10_000
    let methods = (0..<count).map { "  func hand\($0)(_ it: CheckedContinuation<Int, Never>) { hand\($0 + 1)(it) }\n" }
    let text = """
      final class Relay {
        func answer() async -> Int { await withCheckedContinuation { (it: CheckedContinuation<Int, Never>) in
            hand0(it)
            hand0(it)
        } }
      \(methods.joined())
        func hand\(count)(_ it: CheckedContinuation<Int, Never>) {
          \(isCircle ? "hand0(it)" : "it.resume(returning: 1)")
        }
      }
      """
    let found = lintOnSmallStack([Sample.File(path: Path("Hands.swift"), text: text)])
    #expect(found.map(\.rule) == (isCircle ? [] : ["continuation_misuse"]))
  }

  /// Handlers that each call the next likewise, and what comes to the first comes from outside.
  @Test(arguments: [false, true]) func `A value that goes through many handlers`(isCircle: Bool) {
    let count = 10_000
    let text = """
      final class Relay: NSObject, TunerDelegate {
        let stream: AsyncStream<Int>
      \((0...count).map { "  private var tell\($0): () -> Void = {}\n" }.joined())
        override init() {
          let (stream, values) = AsyncStream<Int>.makeStream()
          self.stream = stream
          super.init()
      \((0..<count).map { "    tell\($0) = { self.tell\($0 + 1)() }\n" }.joined())
          tell\(count) = {
            values.yield(1)
            \(isCircle ? "self.tell0()" : "")
          }
        }
        func tuner(_ tuner: Tuner, didReceive item: Int) { tell0() }
      }
      """
    let found = lintOnSmallStack([Sample.File(path: Path("Handlers.swift"), text: text)])
    #expect(found.map(\.rule) == ["stream_without_termination"])
  }

  /// Methods that each call the next, under a lock or not.
  @Test(arguments: [false, true], [false, true])
  func `A lock that many methods rely on`(isCircle: Bool, isLocked: Bool) {
    let count = 10_000
    let methods = (0..<count).map { "  private func step\($0)() { step\($0 + 1)() }\n" }
    let text = """
      import Foundation
      final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        var total: Int { lock.withLock { count } }
        func run() { \(isLocked ? "lock.withLock { step0() }" : "step0()") }
      \(methods.joined())
        private func step\(count)() {
          count += 1
          \(isCircle ? "step0()" : "")
        }
      }
      """
    let found = lintOnSmallStack([Sample.File(path: Path("Steps.swift"), text: text)])
    #expect(found.map(\.rule) == (isLocked ? [] : ["unchecked_sendable_unguarded"]))
  }

  /// Methods that each call the next, and the first is called by asynchronous code.
  @Test(arguments: [false, true]) func `State that many methods lead to`(isCircle: Bool) {
    let count = 10_000
    let text = """
      import Combine
      final class Model: ObservableObject {
        @Published var count = 0
        func load() async {}
        func run() async { await load(); step0() }
      \((0..<count).map { "  func step\($0)() { step\($0 + 1)() }\n" }.joined())
        func step\(count)() {
          count += 1
          \(isCircle ? "step0()" : "")
        }
      }
      """
    let found = lintOnSmallStack([Sample.File(path: Path("Steps.swift"), text: text)])
    #expect(found.map(\.rule) == ["published_after_await"])
  }

  /// Methods that each call one in another file of their type likewise.
  @Test func `Calls that go to and fro between files`() {
    let count = 301
    let methods = (0..<count).map { "  func step\($0 + 1)() { step\($0)() }\n" }
    let halves = [0, 1].map { half in methods.indices.filter { $0 % 2 == half }.map { methods[$0] }.joined() }
    let model = """
      import Combine
      final class Model: ObservableObject {
        @Published var count = 0
        func step0() { count += 1 }
        func load() async {}
      \(halves[1])
      }
      """
    let more = """
      extension Model {
        func run() async { await load(); step\(count)() }
      \(halves[0])
      }
      """
    let files = [("Model.swift", model), ("More.swift", more)].map { name, text in
      Sample.File(path: Path(name), text: text)
    }
    #expect(lintOnSmallStack(files).map(\.rule) == ["published_after_await"])
  }

  /// Lints on a stack of 512 KB, which is what threads get on macOS.
  private func lintOnSmallStack(_ files: [Sample.File]) -> [Finding] {
    let findings = Mutex<[Finding]>([])
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let found = lintInMemory(files)
      findings.withLock { $0 = found }
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
    return findings.withLock { $0 }
  }
}
