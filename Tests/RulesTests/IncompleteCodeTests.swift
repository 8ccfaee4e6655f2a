import Testing

@Suite struct `Incomplete code is linted` {
  @Test(arguments: Fixture.all) func `Up to any byte of it`(_ fixture: Fixture) throws {
    let text = Array(try fixture.text().utf8)
    var random = SeededNumbers(state: UInt64(text.count))
    let cuts =
      text.count < 1024 ? Array(0..<text.count) : (0..<64).map { _ in Int.random(in: 0..<text.count, using: &random) }
    for cut in cuts {
      let sample = Sample(String(decoding: text[..<cut], as: UTF8.self), named: "Cut.swift")
      for finding in sample.findings() {
        #expect(finding.place.line <= sample.lines.count, "after \(cut) bytes")
      }
    }
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
