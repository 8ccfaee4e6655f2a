/// A table of this folder: headings, which are lines that end in a colon, and the entries below them.
///
/// Tables are text, so that they cost nothing until somebody asks and a person can read and extend them.
package struct FactTable {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  private let text: Bytes

  package init(_ text: StaticString) {
    self.text = Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Shows every entry with the words of its heading.
  package func forEachEntry(_ body: (_ heading: [Bytes], _ entry: Bytes) -> Void) {
    forEachEntry(below: { _ in true }, body)
  }

  /// The same without headings that say that their entries are of low confidence, and decide nothing.
  func forEachDecidingEntry(_ body: (_ heading: [Bytes], _ entry: Bytes) -> Void) {
    forEachEntry(below: { heading in !heading.contains { $0.count == 3 && $0.elementsEqual("low".utf8) } }, body)
  }

  private func forEachEntry(below isWanted: ([Bytes]) -> Bool, _ body: ([Bytes], Bytes) -> Void) {
    var heading: [Bytes] = []
    var isShown = isWanted(heading)
    var start = 0
    while start < text.count {
      let end = self.end(ofLineAt: start)
      if end > start, text[end - 1] == UInt8(ascii: ":") {
        heading.removeAll(keepingCapacity: true)
        forEachWord(in: start..<end - 1) { heading.append($0) }
        isShown = isWanted(heading)
      } else if isShown {
        forEachWord(in: start..<end) { body(heading, $0) }
      }
      start = end + 1
    }
  }

  private func end(ofLineAt start: Int) -> Int {
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func forEachWord(in line: Range<Int>, _ body: (Bytes) -> Void) {
    var start = line.lowerBound
    while start < line.upperBound {
      var end = start
      while end < line.upperBound, text[end] != UInt8(ascii: " ") { end += 1 }
      if end > start { body(Bytes(rebasing: text[start..<end])) }
      start = end + 1
    }
  }
}
