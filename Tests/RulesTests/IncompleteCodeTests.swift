import Lexing
import Testing

@Suite struct `Incomplete and endless code is linted` {
  @Test(arguments: Fixture.all) func `Up to some byte of it`(_ fixture: Fixture) throws {
    let text = Array(try fixture.text().utf8)
    for cut in cuts(of: text.count) {
      let file = Sample.File(path: Path("Cut.swift"), text: String(decoding: text[..<cut], as: UTF8.self))
      let lines = 1 + text[..<cut].count { $0 == UInt8(ascii: "\n") }
      for finding in lintInMemory([file]) {
        #expect(finding.place.line <= lines, "after \(cut) bytes")
      }
    }
  }

  /// Links of a chain ask for those before them: with a call for each they would not fit the stack.
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
    #expect(lintInMemory([Sample.File(path: Path("Long.swift"), text: text)]).count == 1)
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
    #expect(lintInMemory([Sample.File(path: Path("Hands.swift"), text: text)]) == [])
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
    #expect(lintInMemory([Sample.File(path: Path("Handlers.swift"), text: text)]) == [])
  }

  /// All lengths up to 96 bytes, 96 that never change above: fuzzing tries the rest.
  private func cuts(of count: Int) -> [Int] {
    guard count > 96 else { return Array(0..<count) }
    var random = SeededNumbers(state: UInt64(count))
    return (0..<96).map { _ in Int.random(in: 0..<count, using: &random) }
  }
}

/// Numbers that are the same in each run (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
