import Testing

@Suite struct `The harness of the rules` {
  @Test func `Says what is missing under the line that expects it`() throws {
    let sample = Sample("let a = 1\n  let b = 2 // expect: main_sync\n", named: "A.swift")
    let mismatch = try #require(sample.mismatches(with: sample.findings()).first)
    #expect(mismatch.description == "\n2 |   let b = 2 // expect: main_sync\n      ^^^^^^^^^ missing: main_sync")
  }

  @Test func `Says what is unexpected under the finding`() throws {
    let sample = Sample("func f() {\n  DispatchQueue.main.sync {}\n}\n", named: "A.swift")
    let mismatch = try #require(sample.mismatches(with: sample.findings()).first)
    let line = "2 |   DispatchQueue.main.sync {}"
    #expect(mismatch.description.hasPrefix("\n\(line)\n      ^^^^^^^^^^^^^^^^^^^^^^^ unexpected: main_sync warning: "))
  }

  @Test func `Wants as many findings as there are marks`() {
    let call = "DispatchQueue.main.sync {}"
    let sample = Sample("func f() {\n  \(call); \(call) // expect: main_sync\n}\n", named: "A.swift")
    #expect(sample.mismatches(with: sample.findings()).map(\.kind) == [.unexpected])
  }

  @Test func `Wants the words behind an id in the finding`() {
    let sample = Sample("func f() {\n  DispatchQueue.main.sync {} // expect: main_sync (note)\n}\n", named: "A.swift")
    #expect(sample.mismatches(with: sample.findings()).map(\.kind) == [.missing, .unexpected])
  }

  @Test func `Reads several marks on a line, and keeps line numbers over files`() {
    let sample = Sample("a // expect: x, y (two words)\n// file: B.swift\nb // expect: z\n", named: "A.swift")
    #expect(sample.expectations.map(\.rule) == ["x", "y", "z"])
    #expect(sample.expectations.map(\.words) == ["", "two words", ""])
    #expect(sample.expectations.map(\.line) == [1, 1, 3])
    #expect(sample.files.map(\.text) == ["a // expect: x, y (two words)\n", "\n// file: B.swift\nb // expect: z\n\n"])
  }
}
