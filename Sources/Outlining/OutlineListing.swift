package import Lexing

/// The outline of a file as an indented tree with `line:column`, what the outliner's tests and oracle compare.
///
/// An entry is indented by the braces around it. Where braces, brackets or interpolations stand in a value, a callee
/// or a header, `…` is written for what they hold; everything else is spelled as in the file, on one line.
package struct OutlineListing {
  package private(set) var text: [UInt8] = []

  let outline: Outline
  private let lines: LineTable
  private var entries: [(token: Int, scope: Int, text: String)] = []

  package init(of source: SourceBuffer) {
    outline = Outline(of: source)
    lines = LineTable(of: source)
    listDeclarations()
    listCode()
    listBindings()
    // The order of what begins at the same token is that of finding it.
    let order = entries.indices.sorted { (entries[$0].token, $0) < (entries[$1].token, $1) }
    let depths = depths()
    for entry in order {
      write(entries[entry], depth: depths[entries[entry].scope])
    }
  }

  mutating func add(_ token: Int, in scope: Int, _ text: String) {
    entries.append((token, scope, text))
  }

  /// How many braces stand around each scope's content; a scope comes behind the one that it stands in.
  private func depths() -> [Int] {
    var depths: [Int] = []
    for scope in outline.scopes {
      depths.append(scope.parent < 0 ? 0 : depths[scope.parent] + 1)
    }
    return depths
  }

  private mutating func write(_ entry: (token: Int, scope: Int, text: String), depth: Int) {
    let position = lines.position(of: Int(outline.tokens[entry.token].start))
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    text.append(contentsOf: "\(position.line):\(position.column)".utf8)
    for word in entry.text.utf8.split(whereSeparator: Self.isSpace) {
      text.append(UInt8(ascii: " "))
      text.append(contentsOf: word)
    }
    text.append(UInt8(ascii: "\n"))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ")
  }
}
