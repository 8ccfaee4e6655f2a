import Indexing
import Lexing
import Outlining
import Testing

@Suite struct OtherSystemsTests {
  private static let text = """
    #if os(macOS)
      let a = 1
    #elseif os(iOS) || os(tvOS)
      let b = 1
      #if !os(iOS)
        let c = 1
      #endif
    #elseif canImport(AppKit)
      let d = 1
    #else
      let e = 1
    #endif
    #if os(Linux) && DEBUG
      let f = 1
    #elseif DEBUG || os(watchOS)
      let g = 1
    #else
      let h = 1
    #endif
    #if os(OSX) || DEBUG && os(iOS)
      let i = 1
    #endif
    """

  /// The variables that none of some systems has.
  private func missing(_ platforms: Platform..., in text: String = text) -> [String] {
    let outline = Outline(of: SourceBuffer(Array(text.utf8)))
    let branches = outline.branches(ofOthersThan: Set(platforms))
    return outline.variables.map(\.name).filter { name in branches.contains { $0.contains(name) } }.map(outline.text)
  }

  @Test func `Branches for other systems are never compiled`() {
    #expect(missing(.iOS) == ["a", "c", "d", "e", "f"])
    #expect(missing(.macOS) == ["b", "c", "d", "e", "f"])
    #expect(missing(.watchOS) == ["a", "b", "c", "f", "h"])
    #expect(missing(.macOS, .iOS) == ["d", "e", "f"])
  }

  @Test func `A condition of any length takes no stack`() {
    let text = "#if " + String(repeating: "! ", count: 200_000) + "os(iOS)\nlet a = 1\n#endif\n"
    #expect(missing(.iOS, in: text) == [])
  }

  @Test func `Directives without an end hide nothing but themselves`() {
    #expect(missing(.iOS, in: "#if os(macOS)\nlet a = 1") == ["a"])
    #expect(missing(.iOS, in: "#elseif os(macOS)\nlet a = 1\n#endif\n#if\nlet b = 1\n#else\n#if os(") == [])
  }
}
