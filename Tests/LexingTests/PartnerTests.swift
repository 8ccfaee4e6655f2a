import Testing

/// Which token ends what another begins.
struct PartnerTests {
  @Test(arguments: [
    ("()", [1, 0]),
    ("{ ( [ ] ) }", [5, 4, 3, 2, 1, 0]),
    ("() [] a", [1, 0, 3, 2, 4]),
    (#""\(a)\(b)""#, [2, 1, 4, 3, 2]),
    (#""\((a))" b"#, [4, 3, 2, 1, 0, 5]),
  ])
  func `Brackets and pieces of strings know their partners`(source: String, partners: [Int]) {
    #expect(Lexed(source).partners == partners)
  }

  @Test(arguments: [
    ("{ (", [2, 2]),
    (")", [0]),
    ("} {", [0, 2]),
    ("( }", [2, 1]),
    ("{ ( }", [2, 2, 0]),
    ("a { b ( c } d", [0, 5, 2, 5, 4, 1, 6]),
    ("( [ ) ]", [2, 2, 0, 3]),
    ("{ ( [ } ) ]", [3, 3, 3, 0, 4, 5]),
    ("{ ) }", [2, 1, 0]),
    ("[ { ] }", [2, 2, 0, 3]),
  ])
  func `A bracket that nothing closes has the token that cut it off`(source: String, partners: [Int]) {
    #expect(Lexed(source).partners == partners)
  }

  @Test(arguments: [
    // A line break ends a single-line string with all that stands open in it.
    ("\"\\((a\nb)", [3, 3, 2, 3, 4]),
    ("\"\\(a", [2, 1]),
    ("{ \"\\(a\n}", [3, 3, 2, 0]),
    ("x\n\"\\(\"\\(a\ny", [0, 4, 4, 3, 4]),
    // A bracket outside of an interpolation is none of its business.
    (#"{ "\(a } b)" }"#, [6, 5, 2, 3, 4, 1, 0]),
    (#"( "\(a]" "#, [5, 5, 2, 3, 4]),
  ])
  func `Brackets in an interpolation are balanced by themselves`(source: String, partners: [Int]) {
    #expect(Lexed(source).partners == partners)
  }

  @Test(arguments: [
    ("#if A\n#endif", [2, 1, 2]),
    ("x y\n#if A\n{\n#else\n{\n#endif\nb\n}", [0, 1, 5, 3, 5, 7, 7, 7, 8, 9]),
    ("{\n#if A\n}\n#endif\n}", [5, 4, 2, 3, 4, 0]),
    ("x\n#if A\n#elseif B\n#else\n#endif", [0, 3, 2, 5, 4, 6, 6]),
    ("#if A\n#if B\n(\n#endif\n)", [7, 1, 5, 3, 5, 5, 6]),
    ("#endif\n#else", [0, 1]),
    ("#if A\n{", [3, 1, 3]),
  ])
  func `Each branch of a directive is balanced by itself, and knows where it ends`(source: String, partners: [Int]) {
    #expect(Lexed(source).partners == partners)
  }
}
