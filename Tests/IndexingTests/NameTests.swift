import Indexing
import Testing

/// Which local a name means: `/*=1*/` marks a declaration, `/*1*/` its uses, `/*0*/` a name that means no local.
struct NameTests {
  @Test(arguments: [
    "let /*=1*/x = 1; f(/*1*/x)",
    "f(/*0*/x); let /*=1*/x = 1; f(/*1*/x)",
    "let /*=1*/x = /*0*/x; f(/*1*/x)",
    "let /*=1*/x = 1; do { let /*=2*/x = /*1*/x; f(/*2*/x) }; f(/*1*/x)",
    "var /*=1*/x: Int, /*=2*/y = /*1*/x; f(/*1*/x, /*2*/y)",
    "let (/*=1*/x, /*=2*/y) = z; f(/*1*/x, /*2*/y)",
    "let /*=1*/x = f { /*0*/x }; /*1*/x()",
    "let /*=1*/x = 1; f(x: /*1*/x, y: a.x)",
    "let a = f { if let /*=1*/x = y {} }; f(/*0*/x)",
    "let a = f { [/*=1*/x] in }; f(/*0*/x)",
  ])
  func `A variable is visible behind its declaration`(body: String) {
    expectNames(in: body)
  }

  @Test(arguments: [
    "if let /*=1*/x = /*0*/x { f(/*1*/x) } else { f(/*0*/x) }; f(/*0*/x)",
    "guard let /*=1*/x = /*0*/x else { return f(/*0*/x) }; f(/*1*/x)",
    "if let /*=1*/x = y(), let /*=2*/z = /*1*/x, /*2*/z > 1 { f(/*1*/x) }; f(/*0*/x)",
    "while let /*=1*/x = next() { f(/*1*/x) }; f(/*0*/x)",
    "do { guard let /*=1*/x else { return }; f(/*1*/x) }; f(/*0*/x)",
    "guard let /*=1*/x, /*1*/x > 0 else { return }; f { /*1*/x }",
    "if let /*=1*/x { if let /*=2*/x = /*1*/x { f(/*2*/x) }; f(/*1*/x) }",
    "let /*=1*/x = 1; if let /*=2*/x = g(/*1*/x) { f(/*2*/x) } else { f(/*1*/x) }",
  ])
  func `A condition's name is visible where the condition holds`(body: String) {
    expectNames(in: body)
  }

  @Test(arguments: [
    "for /*=1*/x in /*0*/x { f(/*1*/x) }; f(/*0*/x)",
    "for /*=1*/x in y where /*1*/x > 1 { f(/*1*/x) }",
    "for (/*=1*/x, /*=2*/y) in z { f(/*1*/x, /*2*/y) }; f(/*0*/y)",
    "for case let /*=1*/x? in z { f(/*1*/x) }; f(/*0*/x)",
    "for case .a(let /*=1*/x) in z { f(/*1*/x) }",
    "for /*=1*/x in y { for /*=2*/x in /*1*/x { f(/*2*/x) }; f(/*1*/x) }",
  ])
  func `A loop's name is visible in its body`(body: String) {
    expectNames(in: body)
  }

  @Test(arguments: [
    "switch a { case .b(let /*=1*/x): f(/*1*/x); case .c: f(/*0*/x) }; f(/*0*/x)",
    "switch a { case let .b(/*=1*/x, /*=2*/y) where /*1*/x > 1: f(/*2*/y); default: f(/*0*/y) }",
    "switch a { case let /*=1*/x as B: f(/*1*/x); case .c(_, let /*=2*/x): f(/*2*/x) }",
    "if case .a(let /*=1*/x) = b { f(/*1*/x) }; f(/*0*/x)",
    "guard case .a(let /*=1*/x)? = b else { return }; f(/*1*/x)",
    "if case let .a(/*=1*/x) = b, /*1*/x > 0 { f(/*1*/x) }",
    "do { } catch let /*=1*/x as E { f(/*1*/x) } catch { f(/*0*/x) }",
    "do { } catch E.a(let /*=1*/x) where /*1*/x > 1 { f(/*1*/x) }; f(/*0*/x)",
    "switch a { case (let /*=1*/x, .b(let /*=2*/y)): f(/*1*/x, /*2*/y); default: break }",
  ])
  func `A pattern's name is visible in its case`(body: String) {
    expectNames(in: body)
  }

  @Test(arguments: [
    "f { /*=1*/x in g(/*1*/x) }; f(/*0*/x)",
    "f { (/*=1*/x: Int, _ /*=2*/y: Int) -> Int in /*1*/x + /*2*/y }",
    "f { [/*=1*/x] in /*1*/x }",
    "let /*=1*/x = 1; f { [/*=2*/x = /*1*/x + 1] in /*2*/x }; f(/*1*/x)",
    "f { [weak /*=1*/x] in f { [/*=2*/x] in /*2*/x }; g(/*1*/x) }",
    "let /*=1*/x = 1; f { /*=2*/x in /*2*/x }; f { /*1*/x }",
    "f { /*=1*/x, _ in g { /*=2*/x in /*2*/x }; g(/*1*/x) } y: { /*0*/x }",
  ])
  func `A closure's captures and parameters are visible in it`(body: String) {
    expectNames(in: body)
  }

  @Test(arguments: [
    "func /*=1*/x(/*=2*/y: Int) { /*1*/x(/*2*/y) }; /*1*/x(/*0*/y)",
    "/*1*/x(); func /*=1*/x() {}",
    "func a(b /*=1*/x: Int, _ /*=2*/y: Int) { f(/*1*/x, /*2*/y, /*0*/b) }",
    "let /*=1*/x = 1; func a(/*=2*/x: Int) { f(/*2*/x) }; f(/*1*/x)",
    "do { func /*=1*/x() {}; /*1*/x() }; /*0*/x()",
  ])
  func `A nested function and its parameters are visible where Swift shows them`(body: String) {
    expectNames(in: body)
  }

  @Test(arguments: [
    "f(\"\\(/*0*/x)\"); let /*=1*/x = 1; f(\"\\(/*1*/x) \\(g { /*=2*/x in /*2*/x })\")",
    "let /*=1*/x = a ? { /*=2*/x in /*2*/x } : nil; f(/*1*/x)",
    "let /*=1*/x = if let /*=2*/x = y { /*2*/x } else { /*0*/x }; f(/*1*/x)",
    "let /*=1*/x = if a { 1 } else if let /*=2*/y = b { /*2*/y } else { /*0*/x }, /*=3*/z = /*1*/x; f(/*3*/z, /*0*/y)",
    "let /*=1*/x = switch y { case let /*=2*/x: /*2*/x }; f(/*1*/x)",
  ])
  func `Expressions hold names of their own`(body: String) {
    expectNames(in: body)
  }

  private func expectNames(in body: String) {
    let file = MemoryProject("func outer() {\n\(body)\n}").first
    var declarations: [String: Int] = ["0": -1]
    for (text, token) in file.marks where text.hasPrefix("=") {
      declarations[String(text.dropFirst())] = token
    }
    for (text, token) in file.marks where !text.hasPrefix("=") {
      let found = file.binding(for: token)?.name ?? -1
      #expect(found == declarations[text], "/*\(text)*/ at byte \(file.tokens[token].start)")
    }
  }
}
