import Testing

@testable import actorlint

@Suite struct `Patterns for paths` {
  @Test(arguments: [
    ("*.swift", "a/b.swift", true), ("b.swift", "a/b.swift", true), ("/b.swift", "a/b.swift", false),
    ("a", "a/b/c.swift", true), ("a/", "x/a/c.swift", true), ("/a", "x/a/c.swift", false), ("a/b", "a/b/c.swift", true),
    ("a/b", "x/a/b/c.swift", false), ("**/b", "a/b/c.swift", true), ("a/**", "a/b/c.swift", true),
    ("a*", "ba.swift", false),
    ("./a", "a/b.swift", true), ("./a", "x/a.swift", false), ("!a", "a", false), ("a.swift/", "a.swift", false),
    ("a/*.swift", "a/b/c.swift", false), ("T?st", "Test/a.swift", true), ("[ab].swift", "x/b.swift", true),
  ])
  func `Patterns fit as in git's ignore files`(pattern: String, path: String, fits: Bool) throws {
    #expect(try self.fits(pattern, path) == fits)
  }

  private func fits(_ pattern: String, _ path: String) throws -> Bool {
    try PathPatterns([#require(IgnorePattern(below: pattern))]).fit(Array(path.utf8)[...])
  }

  @Test func `A folder's pattern of any length fits what lies below`() throws {
    for length in [5, 63, 64, 65, 200] {
      let name = String(repeating: "a", count: length - 1)
      let pattern = "/x/" + name + "?"
      #expect(try fits(pattern, "x/\(name)b"))
      #expect(try fits(pattern, "x/\(name)b/c/d.swift"))
      #expect(try !fits(pattern, "x/\(name)bb/c/d.swift"))
      #expect(try !fits(pattern, "x/\(name)"))
    }
  }

  @Test func `A pattern with many stars costs no more than another`() throws {
    let pattern = String(repeating: "*a", count: 60) + "*b"
    #expect(try !fits(pattern, String(repeating: "a", count: 100_000)))
  }
}
