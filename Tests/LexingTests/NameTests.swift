import Testing

/// Identifiers, operators and numbers.
struct NameTests {
  @Test(arguments: [
    Form("foo _bar x1", "identifier foo", "identifier _bar", "identifier x1"),
    Form("$0 $name $", "identifier $0", "identifier $name", "identifier $"),
    Form("abcdefgh abcdefghi", "identifier abcdefgh", "identifier abcdefghi"),
    Form("naïve 日本 e\u{301}x 😀", "identifier naïve", "identifier 日本", "identifier e\u{301}x", "identifier 😀"),
    Form("abcdefghé1 x", "identifier abcdefghé1", "identifier x"),
    Form(
      "`class` `raw name` `a+b`.c",
      "identifier `class`",
      "identifier `raw name`",
      "identifier `a+b`",
      "period .",
      "identifier c"
    ),
    Form("`open\nb", "backtick `", "identifier open", "identifier b"),
    Form("let class self Self Any", "keyword let", "keyword class", "keyword self", "keyword Self", "keyword Any"),
    Form("actor async await lets", "identifier actor", "identifier async", "identifier await", "identifier lets"),
    Form("@MainActor A::b", "at @", "identifier MainActor", "identifier A", "colonColon ::", "identifier b"),
    Form(
      "a;b,c:d",
      "identifier a",
      "semicolon ;",
      "identifier b",
      "comma ,",
      "identifier c",
      "colon :",
      "identifier d"
    ),
    Form("<#T##Int#>", "identifier <#T##Int#>"),
    Form("a(<#x#>)", "identifier a", "openParen (", "identifier <#x#>", "closeParen )"),
    Form("<#open\nb", "prefix operator <", "pound #", "identifier open", "identifier b"),
    Form("“abc” d", "identifier “abc”", "identifier d"),
    Form("a ” b", "identifier a", "unknown ”", "identifier b"),
    Form("“a\nb”", "identifier “", "identifier a", "identifier b", "unknown ”"),
  ])
  func `Names are cut as Swift does`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test(arguments: [
    Form("a+b", "identifier a", "operator +", "identifier b"),
    Form("a + b", "identifier a", "operator +", "identifier b"),
    Form("-a", "prefix operator -", "identifier a"),
    Form("a++ b", "identifier a", "postfix operator ++", "identifier b"),
    Form("(-a)", "openParen (", "prefix operator -", "identifier a", "closeParen )"),
    Form("a = b", "identifier a", "equal =", "identifier b"),
    Form("a == b", "identifier a", "operator ==", "identifier b"),
    Form("() -> Int", "openParen (", "closeParen )", "arrow ->", "identifier Int"),
    Form("a & b", "identifier a", "operator &", "identifier b"),
    Form("f(&b)", "identifier f", "openParen (", "prefix ampersand &", "identifier b", "closeParen )"),
    Form("!a", "prefix operator !", "identifier a"),
    Form("a!", "identifier a", "postfix exclamation !"),
    Form("a?.b", "identifier a", "postfix question ?", "period .", "identifier b"),
    Form("a ? b : c", "identifier a", "question ?", "identifier b", "colon :", "identifier c"),
    Form("a ?? b", "identifier a", "operator ??", "identifier b"),
    Form("a??.b", "identifier a", "postfix question ?", "postfix question ?", "period .", "identifier b"),
    Form("x as? T", "identifier x", "keyword as", "postfix question ?", "identifier T"),
    Form("try! f", "keyword try", "postfix exclamation !", "identifier f"),
    Form(".red", "prefix period .", "identifier red"),
    Form(#"\.red"#, "backslash \\", "period .", "identifier red"),
    Form("a...b", "identifier a", "operator ...", "identifier b"),
    Form("a[1...]", "identifier a", "openBracket [", "integer 1", "postfix operator ...", "closeBracket ]"),
    Form("a ..< b", "identifier a", "operator ..<", "identifier b"),
    Form("a .+. b", "identifier a", "operator .+.", "identifier b"),
    Form("a+.b", "identifier a", "postfix operator +", "period .", "identifier b"),
    Form(
      "a<b>(c)",
      "identifier a",
      "operator <",
      "identifier b",
      "operator >",
      "openParen (",
      "identifier c",
      "closeParen )"
    ),
    Form("A<B<C>>", "identifier A", "operator <", "identifier B", "operator <", "identifier C", "postfix operator >>"),
    Form("~Copyable", "prefix operator ~", "identifier Copyable"),
    Form("a × √b", "identifier a", "operator ×", "prefix operator √", "identifier b"),
    Form("a /**/+b", "identifier a", "prefix operator +", "identifier b"),
    Form("a +// c\nb", "identifier a", "operator +", "identifier b"),
    Form("a +/* c */ b", "identifier a", "operator +", "identifier b"),
    Form("a <<<<<<< b", "identifier a", "operator <<<<<<<", "identifier b"),
  ])
  func `Operators know what they touch`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }

  @Test(arguments: [
    Form("0 12 1_000", "integer 0", "integer 12", "integer 1_000"),
    Form("0b1010 0o17 0xFF_ff", "integer 0b1010", "integer 0o17", "integer 0xFF_ff"),
    Form("1.5 1e10 1.5E-3 1_0.0_1 2e+7", "float 1.5", "float 1e10", "float 1.5E-3", "float 1_0.0_1", "float 2e+7"),
    Form("0x1p4 0x1.8p-2 0xAP+3", "float 0x1p4", "float 0x1.8p-2", "float 0xAP+3"),
    Form("-1", "prefix operator -", "integer 1"),
    Form("1.description", "integer 1", "period .", "identifier description"),
    Form("1...2", "integer 1", "operator ...", "integer 2"),
    Form("1..<2", "integer 1", "operator ..<", "integer 2"),
    Form("x.0.1", "identifier x", "period .", "integer 0", "period .", "integer 1"),
    Form("x.0.1.2", "identifier x", "period .", "integer 0", "period .", "integer 1", "period .", "integer 2"),
    Form("1.0.0", "float 1.0", "period .", "integer 0"),
    Form("0xff.fp", "integer 0xff", "period .", "identifier fp"),
    Form("0xff.fpValue", "integer 0xff", "period .", "identifier fpValue"),
    Form("0xff.fp1", "float 0xff.fp1"),
    Form("0xff.add", "integer 0xff", "period .", "identifier add"),
    Form("0xff.description", "integer 0xff", "period .", "identifier description"),
    Form("12abc 0x", "integer 12abc", "integer 0x"),
  ])
  func `Numbers end where Swift ends them`(form: Form) {
    #expect(Lexed(form.source).lines == form.tokens)
  }
}
