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
    forEachEntry(below: { heading in !heading.contains { $0.spells("low") } }, body)
  }

  private func forEachEntry(below isWanted: ([Bytes]) -> Bool, _ body: ([Bytes], Bytes) -> Void) {
    var heading: [Bytes] = []
    var isShown = isWanted(heading)
    forEachLine { line in
      if let last = line.last, last.last == UInt8(ascii: ":") {
        heading = line
        heading[line.count - 1] = Bytes(rebasing: last.dropLast())
        isShown = isWanted(heading)
      } else if isShown {
        for entry in line { body(heading, entry) }
      }
    }
  }

  /// Shows the words of each line.
  private func forEachLine(_ body: ([Bytes]) -> Void) {
    guard let base = text.baseAddress else { return }
    var line: [Bytes] = []
    var end = 0
    while end <= text.count {
      let start = end
      // A zero stands behind the text of a static string.
      while base[end] > UInt8(ascii: " ") { end &+= 1 }
      if end > start { line.append(Bytes(start: base + start, count: end &- start)) }
      if base[end] != UInt8(ascii: " ") {
        body(line)
        line.removeAll(keepingCapacity: true)
      }
      end &+= 1
    }
  }
}

extension FactTable.Bytes {
  /// Words are compared for each entry: sequences would take ten times as long.
  func spells(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != word.utf8Start[index] { return false }
    return true
  }
}
