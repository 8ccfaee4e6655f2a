import Testing

/// Strings and regex literals.
struct LiteralTests {
  @Test(arguments: [
    Form(#""a" "" 'a'"#, #"string "a""#, #"string """#, "string 'a'"),
    Form(#""a\"b" "a\\""#, #"string "a\"b""#, #"string "a\\""#),
    Form(#""a""b""#, #"string "a""#, #"string "b""#),
    Form(##"#"a\(b)"# c"##, ##"string #"a\(b)"#"##, "identifier c"),
    Form(###"##"a"#b"## c"###, ###"string ##"a"#b"##"###, "identifier c"),
    Form("\"\"\"\na \"b\" \"\" c\n\"\"\" d", "string \"\"\"\na \"b\" \"\" c\n\"\"\"", "identifier d"),
    Form("\"\"\"\na \\\n b \\\"\"\"\n\"\"\" d", "string \"\"\"\na \\\n b \\\"\"\"\n\"\"\"", "identifier d"),
    Form("#\"\"\"\na \\\"\"\" b\n\"\"\"# c", "string #\"\"\"\na \\\"\"\" b\n\"\"\"#", "identifier c"),
    Form(##"#"""# a"##, ##"string #"""#"##, "identifier a"),
    Form(##"#"""a"# b"##, ##"string #"""a"#"##, "identifier b"),
    Form(##"#""""# b"##, ##"string #""""#"##, "identifier b"),
  ])
  func `Strings end at their own delimiter`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test(arguments: [
    Form(#""a\(b)c" d"#, #"stringHead "a\("#, "identifier b", #"stringTail )c""#, "identifier d"),
    Form(#""\(a)\(b)""#, #"stringHead "\("#, "identifier a", #"stringMiddle )\("#, "identifier b", #"stringTail )""#),
    Form(
      #""\("\("\(a)")")""#,
      #"stringHead "\("#,
      #"stringHead "\("#,
      #"stringHead "\("#,
      "identifier a",
      #"stringTail )""#,
      #"stringTail )""#,
      #"stringTail )""#
    ),
    Form(
      #""\(f(x))""#,
      #"stringHead "\("#,
      "identifier f",
      "openParen (",
      "identifier x",
      "closeParen )",
      #"stringTail )""#
    ),
    Form(
      #""\({ ")" }())""#,
      #"stringHead "\("#,
      "openBrace {",
      #"string ")""#,
      "closeBrace }",
      "openParen (",
      "closeParen )",
      #"stringTail )""#
    ),
    Form(##"#"a\#(b)\(c)"#"##, ##"stringHead #"a\#("##, "identifier b", ##"stringTail )\(c)"#"##),
    Form(
      "\"\"\"\n\\(a\n+ b)\n\"\"\"",
      "stringHead \"\"\"\n\\(",
      "identifier a",
      "operator +",
      "identifier b",
      "stringTail )\n\"\"\""
    ),
    Form(#""\(/* ) */ a)""#, #"stringHead "\("#, "identifier a", #"stringTail )""#),
    Form(
      #""\(a["k"])""#,
      #"stringHead "\("#,
      "identifier a",
      "openBracket [",
      #"string "k""#,
      "closeBracket ]",
      #"stringTail )""#
    ),
  ])
  func `Interpolations are code`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test(arguments: [
    Form("\"abc\nd", "string \"abc", "identifier d"),
    Form("\"abc", "string \"abc"),
    Form("\"abc\\", "string \"abc\\"),
    Form("\"\"\"\nabc \"\"", "string \"\"\"\nabc \"\""),
    Form("\"\\(a\nb", #"stringHead "\("#, "identifier a", "identifier b"),
    Form("\"\\(a", #"stringHead "\("#, "identifier a"),
    Form("\"\\(a) b\nc", #"stringHead "\("#, "identifier a", "stringTail ) b", "identifier c"),
    Form("#\"abc\"\nd", "string #\"abc\"", "identifier d"),
    Form("'a\nb", "string 'a", "identifier b"),
  ])
  func `An unterminated string ends with its line, or the file`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test(arguments: [
    Form("x = /a b/", "identifier x", "equal =", "regex /a b/"),
    Form("f(/abc/)", "identifier f", "openParen (", "regex /abc/", "closeParen )"),
    Form("[/a/, /b/]", "openBracket [", "regex /a/", "comma ,", "regex /b/", "closeBracket ]"),
    Form("return /x/", "keyword return", "regex /x/"),
    Form("try? /x/", "keyword try", "postfix question ?", "regex /x/"),
    Form("try! /x/.y", "keyword try", "postfix exclamation !", "regex /x/", "period .", "identifier y"),
    Form(#"x = /a\/b/"#, "identifier x", "equal =", #"regex /a\/b/"#),
    Form("x = /(a)/ // c", "identifier x", "equal =", "regex /(a)/"),
    Form("x = ^^/a/", "identifier x", "equal =", "prefix operator ^^", "regex /a/"),
    Form("x = #/a/b/#.y", "identifier x", "equal =", "regex #/a/b/#", "period .", "identifier y"),
    Form("##/a/#b/## c", "regex ##/a/#b/##", "identifier c"),
    Form("#/\n a / b # c\n /# d", "regex #/\n a / b # c\n /#", "identifier d"),
    Form("#/ a\nb", "regex #/ a", "identifier b"),
  ])
  func `A slash begins a regex where an expression may begin`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test(arguments: [
    Form("a / b / c", "identifier a", "operator /", "identifier b", "operator /", "identifier c"),
    Form("a/b/c", "identifier a", "operator /", "identifier b", "operator /", "identifier c"),
    Form("a) / b/c", "identifier a", "closeParen )", "operator /", "identifier b", "operator /", "identifier c"),
    Form("f(1, /)", "identifier f", "openParen (", "integer 1", "comma ,", "operator /", "closeParen )"),
    Form("f(/, /)", "identifier f", "openParen (", "operator /", "comma ,", "operator /", "closeParen )"),
    Form("a /b", "identifier a", "prefix operator /", "identifier b"),
    Form(
      "a! / b / c",
      "identifier a",
      "postfix exclamation !",
      "operator /",
      "identifier b",
      "operator /",
      "identifier c"
    ),
    Form("a /= b / c", "identifier a", "operator /=", "identifier b", "operator /", "identifier c"),
    Form("func /(a", "keyword func", "prefix operator /", "openParen (", "identifier a"),
    Form("self / 2 / x", "keyword self", "operator /", "integer 2", "operator /", "identifier x"),
  ])
  func `A slash elsewhere divides`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }
}
