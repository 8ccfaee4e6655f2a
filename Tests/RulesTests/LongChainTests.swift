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

  /// Methods that each hand a continuation to the next are followed for a few steps only.
  @Test func `A continuation that goes through many hands`() {
    let count = 5000
    let methods = (0..<count).map { "  func hand\($0)(_ it: CheckedContinuation<Int, Never>) { hand\($0 + 1)(it) }\n" }
    let text = """
      final class Relay {
        func answer() async -> Int { await withCheckedContinuation { hand0($0) } }
      \(methods.joined())
        func hand\(count)(_ it: CheckedContinuation<Int, Never>) { it.resume(returning: 1) }
      }
      """
    #expect(lintOnSmallStack([Sample.File(path: Path("Hands.swift"), text: text)]) == [])
  }

  /// Handlers that each call the next likewise.
  @Test func `A value that goes through many handlers`() {
    let count = 5000
    let text = """
      final class Relay {
        private let values: AsyncStream<Int>.Continuation
        let stream: AsyncStream<Int>
      \((0...count).map { "  var tell\($0): () -> Void = {}\n" }.joined())
        init() {
          (stream, values) = AsyncStream<Int>.makeStream()
      \((0..<count).map { "    tell\($0) = { self.tell\($0 + 1)() }\n" }.joined())
          tell\(count) = { self.values.yield(1) }
        }
        func tell() { tell0() }
      }
      """
    #expect(lintOnSmallStack([Sample.File(path: Path("Handlers.swift"), text: text)]) == [])
  }

  /// Methods that each call one in another file of their type likewise.
  @Test func `Calls that go to and fro between files`() {
    let count = 501
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
    #expect(lintOnSmallStack(files) == [])
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
