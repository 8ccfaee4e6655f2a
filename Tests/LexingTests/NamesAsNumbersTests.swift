import Lexing
import Testing

/// Names are compared by a number made of their bytes: two that differ must not be alike.
struct NamesAsNumbersTests {
  private static let letters = Array("ABTabtxyz_$0123456789")

  @Test func `Short names are all different`() {
    var texts: [String] = [""]
    var longest = texts
    for _ in 1...4 {
      longest = longest.flatMap { text in Self.letters.map { text + String($0) } }
      texts += longest
    }
    #expect(Set(texts.map { Name($0) }).count == texts.count)
  }

  @Test func `Numbered names are all different`() {
    let texts = ["T", "item", "value_", "viewController", "aVeryLongNameThatNobodyTypes"].flatMap { stem in
      (0..<20_000).map { "\(stem)\($0)" }
    }
    #expect(Set(texts.map { Name($0) }).count == texts.count)
  }

  @Test func `Names of one letter again and again are all different`() {
    let texts = ["a", "0", "_", "ab"].flatMap { unit in (1...64).map { String(repeating: unit, count: $0) } }
    #expect(Set(texts.map { Name($0) }).count == Set(texts).count)
  }

  @Test func `A name says nothing of where it stands`() {
    let text = "xxviewControllerxxT1x"
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      #expect(Name(UnsafeBufferPointer(rebasing: bytes[2..<16])) == Name("viewController"))
      #expect(Name(UnsafeBufferPointer(rebasing: bytes[18..<20])) == Name("T1"))
    }
  }
}
