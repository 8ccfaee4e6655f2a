import Lexing
import Testing

/// Comments, directives, and what Swift passes over.
struct TriviaTests {
  @Test(arguments: [
    Form("a // b\nc", "identifier a", "identifier c"),
    Form("a/*b*/c", "identifier a", "identifier c"),
    Form("/* a /* b */ c */ d", "identifier d"),
    Form("/*/ a */ b", "identifier b"),
    Form("/* /* */ a"),
    Form("//"),
    Form("/* \" */ a // \" \n b", "identifier a", "identifier b"),
    Form("a */ b", "identifier a", "unknown */", "identifier b"),
  ])
  func `Comments are no tokens`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test(arguments: [
    ("// actorlint:x", true), ("//actorlint:", true), ("/// \tactorlint:a", true), ("/* actorlint: */", true),
    ("/**actorlint: */", true), ("// // actorlint:", false), ("// an actorlint:", false), ("// actorlint", false),
    ("let a = \"// actorlint:\"", false), ("// actorlin", false), ("//", false), ("/", false),
  ])
  func `A comment to the linter is told from others`(text: String, isDirective: Bool) {
    let lexed = Lexed(text)
    #expect(lexed.tokens.directives == (isDirective ? [0] : []))
  }

  @Test func `Comments are kept apart, with their delimiters`() {
    let lexed = Lexed("a // one\n/* two /* three */ */ b /// four")
    let comments = lexed.tokens.comments.map { comment in
      String(decoding: lexed.bytes(Int(comment.start)..<Int(comment.start + comment.length)), as: UTF8.self)
    }
    #expect(comments == ["// one", "/* two /* three */ */", "/// four"])
  }

  @Test(arguments: [
    Form(
      "#if A\nb\n#elseif C\n#else\n#endif",
      "poundIf #if",
      "identifier A",
      "identifier b",
      "poundElseif #elseif",
      "identifier C",
      "poundElse #else",
      "poundEndif #endif"
    ),
    Form(
      "#available(iOS 15, *)",
      "poundAvailable #available",
      "openParen (",
      "identifier iOS",
      "integer 15",
      "comma ,",
      "operator *",
      "closeParen )"
    ),
    Form("#unavailable", "poundUnavailable #unavailable"),
    Form("#sourceLocation()", "poundSourceLocation #sourceLocation", "openParen (", "closeParen )"),
    Form("#selector #iffy #", "pound #", "identifier selector", "pound #", "identifier iffy", "pound #"),
    Form("##a", "pound #", "pound #", "identifier a"),
  ])
  func `A pound begins a directive or a macro`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test(arguments: [
    Form("#!/usr/bin/swift\nlet", "shebang #!/usr/bin/swift", "keyword let"),
    Form("\u{FEFF}let a", "keyword let", "identifier a"),
    Form("a\r\nb\rc", "identifier a", "identifier b", "identifier c"),
    Form("a\u{0}b", "identifier a", "identifier b"),
    Form("\u{0}\u{0}"),
    Form("a\u{B}\u{C}\tb", "identifier a", "identifier b"),
    Form("a\u{A0}b", "identifier a", "identifier b"),
    Form("a\u{2028}b", "identifier a", "identifier b"),
    Form(bytes: [0x61, 0xFF, 0x62], "identifier a", "identifier b"),
    Form(bytes: [0x61, 0xC3], "identifier a"),
    Form(bytes: [0xE2, 0x80]),
    Form(bytes: [0x61, 0xC0, 0x80, 0x62], "identifier a", "identifier b"),
    Form(bytes: [0x61, 0xED, 0xA0, 0x80, 0x62], "identifier a", "identifier b"),
    Form(bytes: [0x22, 0xFF, 0x22], "string \"\u{FFFD}\""),
    Form(""),
    Form(" \n\t"),
  ])
  func `What Swift passes over is no token`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test(arguments: [
    Form("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\nd", "identifier a", "identifier d"),
    Form(">>>> ORIGINAL\nb\n==== THEIRS\nc\n<<<<\n\nd", "identifier d"),
    Form("<<<<<<< HEAD\nb", "operator <<<<<<<", "identifier HEAD", "identifier b"),
  ])
  func `Conflict markers are passed with what they enclose`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test func `Tokens know whether they begin a line and whether space precedes them`() {
    let lexed = Lexed("a b\nc/**/d /*\n*/ e(f")
    let flags = (0..<lexed.tokens.count).map { index in
      let token = lexed.tokens[index]
      return lexed.text(index) + (token.startsLine ? " line" : "") + (token.isSpaced ? " space" : "")
    }
    #expect(flags == ["a line", "b space", "c line space", "d space", "e line space", "(", "f"])
  }

  @Test(arguments: [
    ("", 0), ("a", 1), ("a\n", 1), ("\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2), ("a\rb", 2), ("\n\n\n", 3),
    ("\"\"\"\na\n\"\"\"\n", 3), ("/*\n\n*/", 3), ("// a\n// b", 2), ("\"a\nb", 2), ("#/\na\r\n/#\n", 3),
    ("\"\"\"\r\na\r\"\"\"", 3), ("<<<<<<< a\n\n>>>>>>> b\n", 3), ("#/\ra\n/#", 3), ("/*\r\n*/\r", 2),
  ])
  func `Lines are counted with every kind of break`(source: String, lines: Int) {
    #expect(Lexed(source).tokens.lines == lines)
  }

  @Test(arguments: [
    ("deinit { }", ["deinit"]), ("Task.detached", ["Task"]), ("Tasks", []), ("// Task", []), ("\"Task\"", []),
    ("\"\\(Task)\"", ["Task"]), ("assumeIsolated()", ["assumeIsolated"]), ("assumeIsolate assumeIsolatedly", []),
    ("Task deinit", ["Task", "deinit"]), ("a.Task", ["Task"]), ("#Task", ["Task"]), ("`Task`", []),
  ])
  func `The words that rules wait for are seen where they are names`(source: String, words: [String]) {
    let ruleWords = ["Task", "assumeIsolated", "deinit"]
    let seen = Lexed(source, ruleWords: ruleWords).tokens.seen
    #expect(ruleWords.indices.filter { seen.holds(anyOf: WordSet([$0])) }.map { ruleWords[$0] } == words)
  }

  @Test func `A keyword that a rule waits for stays a keyword`() {
    #expect(Lexed("deinit", ruleWords: ["deinit"]).tokens[0].word == .deinit)
  }
}
