import Lexing
import Linting
import Testing

@Suite struct `Fixed texts` {
  private func edit(_ range: Range<Int>, _ text: String) -> Fix.Edit {
    let place = Place(path: Path("a.swift"), line: 1, column: range.lowerBound + 1, endLine: 1, endColumn: 1)
    return Fix.Edit(range: range, place: place, text: text)
  }

  private func finding(_ edits: [Fix.Edit], isSafe: Bool = true) -> Finding {
    let place = Place(path: Path("a.swift"), line: 1, column: 1, endLine: 1, endColumn: 1)
    let fixes = [Fix("", isSafe: isSafe, edits)].compactMap(\.self)
    return Finding(rule: "", severity: .error, message: "", place: place, fixes: fixes)
  }

  private func text(_ findings: [Finding], isAllowed: (Fix) -> Bool = { _ in true }) -> String {
    String(
      decoding: FixedText(Array("0123456789".utf8), fixes: findings.compactMap { $0.fix(isAllowed) }).bytes,
      as: UTF8.self
    )
  }

  @Test func `Edits are made where they stand, in any order`() {
    #expect(text([finding([edit(8..<10, "x"), edit(0..<1, "")]), finding([edit(3..<3, "--")])]) == "12--34567x")
  }

  @Test func `What touches an earlier fix is left for later, wholly`() {
    let first = finding([edit(2..<4, "A")])
    for range in [1..<3, 2..<4, 3..<5, 4..<5, 4..<4, 2..<2, 0..<2, 0..<9] {
      #expect(text([first, finding([edit(range, "B"), edit(9..<10, "C")])]) == "01A456789")
    }
    #expect(text([first, finding([edit(5..<5, "B")])]) == "01A4B56789")
    #expect(text([finding([edit(6..<7, "A")]), finding([edit(1..<2, "B")])]) == "0B2345A789")
  }

  @Test func `Only allowed fixes of findings that count are made, and none beyond the end`() {
    #expect(text([finding([edit(0..<1, "x")], isSafe: false)], isAllowed: \.isSafe) == "0123456789")
    var suppressed = finding([edit(0..<1, "x")])
    suppressed.suppression = .baseline
    #expect(text([suppressed, finding([edit(9..<11, "x")])]) == "0123456789")
  }

  @Test func `A fix with overlapping edits, or none, is no fix`() {
    #expect(Fix("", isSafe: true, [edit(0..<2, ""), edit(1..<3, "")]) == nil)
    #expect(Fix("", isSafe: true, []) == nil)
    #expect(Fix("", isSafe: true, [edit(2..<3, ""), edit(0..<2, "")])?.edits.map(\.range) == [0..<2, 2..<3])
  }
}
