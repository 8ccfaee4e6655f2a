package import Lexing

/// The outline of a file as an indented tree with `line:column`, what the outliner's tests and oracle compare.
///
/// An entry is indented by the braces around it. Where braces, brackets or interpolations stand in a value, a callee
/// or a header, `…` is written for what they hold; everything else is spelled as in the file, on one line.
package struct OutlineListing {
  let outline: Outline
  private let lines: LineTable
  /// What is listed, in order: the token, the list and the place in it, of which the text is made when it is written.
  private var keys: [UInt64] = []

  /// Of what begins at the same token, the first comes first.
  private enum List: UInt64 {
    case types, functions, variables, imports, closures, calls, blocks, bindings
  }

  struct Entry {
    let token: Int
    let scope: Int
    let text: String
  }

  package init(of source: SourceBuffer) {
    outline = Outline(of: source)
    lines = LineTable(of: source)
    add(.types, outline.types.lazy.map(\.keyword))
    add(.functions, outline.functions.lazy.map(\.keyword))
    add(.variables, outline.variables.lazy.map(\.name))
    add(.imports, outline.imports.lazy.map(\.keyword))
    add(.closures, outline.closures.lazy.map(\.brace))
    add(.calls, outline.calls.lazy.map(\.callee.lowerBound))
    add(.blocks, outline.blocks.lazy.map(\.keyword))
    add(.bindings, outline.bindings.lazy.map(\.name))
    keys.sort()
  }

  private mutating func add(_ list: List, _ tokens: some Sequence<Int>) {
    for (index, token) in tokens.enumerated() {
      keys.append(UInt64(token) << 33 | list.rawValue << 30 | UInt64(index))
    }
  }

  package var text: [UInt8] {
    var text: [UInt8] = []
    write { text += $0 }
    return text
  }

  /// Line by line: all of them together would take more than the outline itself.
  package func write(_ append: ([UInt8]) -> Void) {
    let depths = depths()
    var lastBinding = -1
    for key in keys {
      guard let list = List(rawValue: key >> 30 & 7), let entry = entry(list, Int(key & 0x3FFF_FFFF)) else { continue }
      // A `guard` has its names twice.
      if list == .bindings, entry.token == lastBinding { continue }
      if list == .bindings { lastBinding = entry.token }
      append(line(of: entry, depth: depths[entry.scope]))
    }
  }

  private func entry(_ list: List, _ index: Int) -> Entry? {
    switch list {
    case .types: entry(of: outline.types[index])
    case .functions: entry(of: outline.functions[index])
    case .variables: entry(of: outline.variables[index])
    case .imports: entry(of: outline.imports[index])
    case .closures: entry(of: outline.closures[index])
    case .calls: entry(of: outline.calls[index])
    case .blocks: entry(of: outline.blocks[index])
    case .bindings: entry(of: outline.bindings[index])
    }
  }

  /// How many braces stand around each scope's content; a scope comes behind the one that it stands in.
  private func depths() -> [Int] {
    var depths: [Int] = []
    for scope in outline.scopes {
      depths.append(scope.parent < 0 ? 0 : depths[scope.parent] + 1)
    }
    return depths
  }

  private func line(of entry: Entry, depth: Int) -> [UInt8] {
    let position = lines.position(of: Int(outline.tokens[entry.token].start))
    var line = Array(repeating: UInt8(ascii: " "), count: 2 * depth)
    line.append(contentsOf: "\(position.line):\(position.column)".utf8)
    for word in entry.text.utf8.split(whereSeparator: Self.isSpace) {
      line.append(UInt8(ascii: " "))
      line.append(contentsOf: word)
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ")
  }
}
