import Testing

/// Input made to cost much: the time limit of a test run is what a quadratic step or a deep stack would break.
struct HostileInputTests {
  /// A text repeated, with how many tokens come of it.
  struct Repeated: Sendable, CustomTestStringConvertible {
    var start = ""
    let unit: String
    var times = 100_000
    var end = ""
    let tokens: Int

    var testDescription: String { "\(times) × \(unit.debugDescription)" }
    var content: [UInt8] { Array((start + String(repeating: unit, count: times) + end).utf8) }
  }

  @Test(arguments: [
    Repeated(unit: "(", tokens: 100_000),
    Repeated(unit: "[", tokens: 100_000),
    Repeated(unit: "{", tokens: 100_000),
    Repeated(unit: "({[", tokens: 300_000),
    Repeated(unit: ")", tokens: 100_000),
    Repeated(unit: "( ] { ) [ }", tokens: 600_000),
    Repeated(start: String(repeating: "(", count: 100_000), unit: "}", tokens: 200_000),
    Repeated(start: String(repeating: "({[", count: 50_000), unit: "]})", times: 50_000, tokens: 300_000),
    Repeated(unit: "a<", tokens: 200_000),
    Repeated(unit: "#if A\n{\n", tokens: 300_000),
    Repeated(unit: "#if A\n{\n#else\n}\n#endif\n", tokens: 600_000),
    Repeated(unit: "#else\n", tokens: 100_000),
  ])
  func `Brackets to any depth are tokens`(input: Repeated) {
    expect(input)
  }

  @Test(arguments: [
    Repeated(unit: "\"\\(", tokens: 100_000),
    Repeated(start: String(repeating: "\"\\(", count: 100_000), unit: ")\"", tokens: 200_000),
    Repeated(unit: "\"\"\"\n\\(", tokens: 100_000),
    Repeated(start: String(repeating: "\"\\((", count: 100_000), unit: "\n", tokens: 200_000),
    Repeated(unit: "\"\\(\n", tokens: 100_000),
    Repeated(unit: "\"", times: 100_002, tokens: 16_667),
    Repeated(unit: "\" ", tokens: 50_000),
    Repeated(unit: "#\"\"\"# ", tokens: 100_000),
    Repeated(unit: "#\"\"\"\n", tokens: 1),
    Repeated(unit: "#\"\n", tokens: 100_000),
    Repeated(unit: "\"\\", tokens: 1),
    Repeated(start: "\"", unit: "\\(a)", end: "\"", tokens: 200_001),
    Repeated(unit: "'\n", tokens: 100_000),
  ])
  func `Strings to any depth are tokens`(input: Repeated) {
    expect(input)
  }

  @Test(arguments: [
    Repeated(unit: "a /b ", tokens: 300_000),
    Repeated(unit: "a / b ", tokens: 300_000),
    Repeated(unit: "(/a) ", tokens: 400_000),
    Repeated(unit: "#/a\n", tokens: 100_000),
    Repeated(unit: "/*", tokens: 0),
    Repeated(unit: "/**/", tokens: 0),
    Repeated(unit: "//\n", tokens: 0),
    Repeated(unit: "`", tokens: 50_000),
    Repeated(unit: "`\n", tokens: 100_000),
    Repeated(unit: "#", tokens: 100_000),
    Repeated(unit: "“", tokens: 100_000),
    Repeated(unit: "<<<<<<< \n", tokens: 100_000),
    Repeated(unit: ">>>> \n", tokens: 100_000),
    Repeated(unit: "\u{0}", tokens: 0),
    Repeated(unit: "a", tokens: 1),
    Repeated(unit: "é", tokens: 1),
    Repeated(unit: "+", tokens: 1),
    Repeated(unit: "0. ", tokens: 200_000),
  ])
  func `Searches in vain are not repeated`(input: Repeated) {
    expect(input)
  }

  /// Their tokens are nobody's business, as long as there is an end.
  @Test(arguments: [
    "/\\", "#\"\"\"#", "#/\n", "##/\n#/\n", "= / (", "(/ ", "<#", "<#\n", "\"\\(/", "#/\\", "`#\"/*", "“\\(", "“\\\n",
    "/[", "/(a",
    "\u{FEFF}", "\u{301}", "0x.", "1e", "#\"\\#(", "x/", "!/", "?/", "##", "#\"\"\"", "\"\"\"\\(", "*/", "/ /", "^/ ",
    "./",
  ])
  func `A text repeated 100,000 times ends`(unit: String) {
    let complaint = onSmallStack {
      Invariants.complaint(about: Lexed(String(repeating: unit, count: 100_000)))
    }
    #expect(complaint == nil)
  }

  private func expect(_ input: Repeated) {
    let content = input.content
    let (count, complaint) = onSmallStack {
      let lexed = Lexed(content)
      return (lexed.tokens.count, Invariants.complaint(about: lexed))
    }
    #expect(count == input.tokens)
    #expect(complaint == nil)
  }
}
