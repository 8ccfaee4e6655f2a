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
