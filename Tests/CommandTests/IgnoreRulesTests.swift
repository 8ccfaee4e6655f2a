import Foundation
import Testing

@testable import actorlint

/// Git itself is the oracle: what it ignores must be what the walk leaves out.
@Suite struct `Ignore files` {
  static let names = [
    "a.swift", "b.swift", "ab.swift", "a b.swift", "a .swift", "#a.swift", "!a.swift", "[a].swift", "a*.swift",
    "x/a.swift", "x/b.swift", "x/y/a.swift", "x/y/z/a.swift", "y/a.swift", "y/x/a.swift", "Generated/a.swift",
    "x/Generated/b.swift", "folder.swift/a.swift", ".hidden/a.swift", "é.swift", "A.swift", "a-1.swift", "x/a-1.swift",
    "a\\.swift", "x y/a.swift",
  ]

  static let contents: [String] = [
    "a.swift", "/a.swift", "x/a.swift", "x/", "x", "/x/", "y/", "/y", "*.swift\n!a.swift", "*.swift\n!x/\n!x/a.swift",
    "x/*\n!x/y/", "**/a.swift", "x/**", "x/**/a.swift", "**/y/**", "/**", "**", "***", "x/***/a.swift", "x**/a.swift",
    "a**/.swift", "x/**.swift", "x?**/a.swift",
    "**a.swift", "/**/a.swift", "**/**/a.swift", "x/**/**/a.swift", "?.swift", "??.swift", "[ab].swift", "[!a].swift",
    "[^a].swift", "[a-c].swift", "[[:alpha:]].swift", "[[:upper:]].swift", "[[:nonsense:]].swift", "[]a].swift",
    "[a", "a[.swift", "[\\a].swift", "\\[a\\].swift", "[[]a].swift", "[a-].swift", "[-a].swift", "[z-a].swift",
    "x[/]a.swift", "x?a.swift", "x*a.swift", "\\#a.swift", "#a.swift", "\\!a.swift", "!a.swift", "a.swift ",
    "a.swift\\ ", "a\\ b.swift", "a b.swift", "a\\ .swift  ", "a.swift\r\nb.swift\r\n", "\u{FEFF}a.swift", "a.swift\t",
    "\\", "a.swift\\", "\\a.swift", "a\\\\.swift", "a\\*.swift", "folder.swift/", "folder.swift", ".hidden", ".*",
    "\u{E9}.swift", "?\u{A9}.swift", "*/a.swift", "*/*/a.swift", "x/*/a.swift", "*y*", "/*/", "*", "/", "//", "x//",
    "!",
    "*-*.swift", "a*b*.swift", "Generated", "Gener*ed/", "[G]enerated/", "x/Generated", "x\\/a.swift", "**\\/a.swift",
    "*.swift\n!*/\n!/x/y/**", "/*\n!/x\n/x/*\n!/x/y", "a.swift\n\n\n# c\n   \n!a.swift\na.swift", "x y/", "[x]/a.swift",
    "[!x]/a.swift", "a.swift\0b", "\n", "", "x/y/z/a.swift", "y/z/a.swift", "z/a.swift", "[a-\\b].swift",
    "[[:alpha]a].swift",
  ]

  @Test func `One ignore file means what git says it means`() throws {
    let sandbox = try repository()
    for content in Self.contents {
      try sandbox.write(content, to: ".gitignore")
      try expectAgreement(sandbox, on: content)
    }
  }

  @Test func `Patterns of a configuration mean the same`() throws {
    let sandbox = try repository()
    for content in Self.contents
    where content.allSatisfy({ $0 == "\n" || !$0.isNewline }) && !content.hasPrefix("\u{FEFF}") {
      let lines = content.split(separator: "\n").filter { !$0.contains("\0") }
      let patterns = PathPatterns(lines.compactMap { IgnorePattern(below: String($0)) })
      try sandbox.write(lines.joined(separator: "\n"), to: ".gitignore")
      let left = Self.names.filter { !patterns.fit(Array($0.utf8)[...]) }
      #expect(try left == wanted(in: sandbox), "with the patterns \(lines)")
    }
  }

  @Test func `Random patterns mean what git says they mean`() throws {
    let sandbox = try repository()
    var generator = Generator(state: 42)
    let pieces = [
      "a", "b", "x", "y", "*", "**", "?", "/", "/", "[ab]", "[!x]", ".swift", "*.swift", "!", "\\", "[", "]",
    ]
    for _ in 0..<80 {
      let lines = (0..<3).map { _ in
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }.joined()
      }
      let content = lines.joined(separator: "\n")
      try sandbox.write(content, to: ".gitignore")
      try expectAgreement(sandbox, on: content)
    }
  }

  @Test func `The nearest ignore file decides, and the exclude file comes last`() throws {
    let sandbox = try repository()
    try sandbox.write("b.swift\n", to: ".git/info/exclude")
    try sandbox.write("a.swift\nz/\n!y/b.swift\n", to: ".gitignore")
    try sandbox.write("!a.swift\n/y/a.swift\n", to: "x/.gitignore")
    try sandbox.write("!b.swift\n", to: "x/Generated/.gitignore")
    try expectAgreement(sandbox)
  }

  @Test func `A linked ignore file is none`() throws {
    let sandbox = try repository()
    try sandbox.write("a.swift\n", to: "rules")
    try sandbox.link(".gitignore", to: "rules")
    #expect(try sandbox.files().all.contains("a.swift"))
  }

  @Test func `A linked worktree obeys the exclude file of its repository`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "main/a.swift")
    try sandbox.shell(
      "git init -q && git add . && git -c user.name=a -c user.email=b commit -qm c && git worktree add -q ../linked",
      in: "main"
    )
    try sandbox.write("a.swift\n", to: "main/.git/info/exclude")
    try sandbox.write(["linked/b.swift"])
    #expect(try sandbox.files(asking: ["linked"]).all == ["b.swift"])
  }

  @Test func `A repository inside the project obeys its own ignore files alone`() throws {
    let sandbox = try repository()
    try sandbox.write("a.swift\n", to: ".gitignore")
    try sandbox.shell("git init -q x && echo b.swift > x/.git/info/exclude")
    let files = try sandbox.files().all
    #expect(files.contains("x/a.swift") && !files.contains("x/b.swift") && !files.contains("a.swift"))
  }

  @Test func `A pattern full of stars costs no more than its length`() throws {
    let pattern = String(repeating: "*a", count: 60) + "*b"
    let text = Array(String(repeating: "a", count: 200_000).utf8)
    let glob = try #require(Glob(pattern.utf8))
    let start = ContinuousClock.now
    #expect(!text.withUnsafeBufferPointer { glob.matches($0) })
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(Array("xxaaab".utf8).withUnsafeBufferPointer { Glob("*a*a*b".utf8)!.matches($0) })
  }

  @Test(arguments: [62, 63, 64, 65, 127, 128, 200]) func `A pattern of any length matches`(length: Int) throws {
    let letters = String(repeating: "a", count: length)
    let glob = try #require(Glob(("**/" + letters + "?/**/b").utf8))
    func matches(_ text: String) -> Bool { Array(text.utf8).withUnsafeBufferPointer { glob.matches($0) } }
    #expect(matches(letters + "x/b"))
    #expect(matches("c/d/" + letters + "x/e/f/b"))
    #expect(!matches(letters + "/b"))
    #expect(!matches(letters + "xy/b"))
    #expect(!matches("c" + letters + "x/b"))
  }

  private func repository() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.names)
    try sandbox.shell("git init -q")
    try sandbox.write(Self.names.joined(separator: "\0") + "\0", to: ".git/names")
    return sandbox
  }

  private func expectAgreement(_ sandbox: Sandbox, on content: String = "") throws {
    let expected = try wanted(in: sandbox).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(try sandbox.files().all == expected, "with the ignore file \(content.debugDescription)")
  }

  /// The names that git does not ignore.
  private func wanted(in sandbox: Sandbox) throws -> [String] {
    let answer = try sandbox.shell("git check-ignore --no-index -z --stdin < .git/names")
    try #require(answer.status < 2, "\(answer.errors)")
    let ignored = Set(answer.text.split(separator: "\0").map(String.init))
    return Self.names.filter { !ignored.contains($0) }
  }
}

/// A random number generator with a seed (SplitMix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
