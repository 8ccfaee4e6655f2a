import Lexing

/// A pattern of `--exclude`.
///
/// It means what it does in an ignore file in the project's root; but one with `.` or `..` in it is a path from the
/// current folder, and one that names the project's root, as what a shell completes does, is a path from there.
struct ExcludedPattern: Sendable {
  private let isNegated: Bool
  /// Without the mark of negation.
  private let bytes: [UInt8]

  /// Nil for a pattern that fits nothing, whatever the project is.
  init?(_ text: String) {
    guard IgnorePattern(line: text.utf8) != nil else { return nil }
    isNegated = text.utf8.first == UInt8(ascii: "!")
    bytes = Array(text.utf8.dropFirst(isNegated ? 1 : 0))
  }

  /// What it means in a project; nil for what lies elsewhere. Both paths are absolute and without links.
  func pattern(below root: Path, from currentFolder: Path) -> IgnorePattern? {
    let folders = Self.components(of: root.bytes).map(Self.escaped)
    if isRelative {
      return pattern(for: components(from: currentFolder), below: folders)
    } else if bytes.first == Self.slash, let pattern = pattern(for: absoluteComponents, below: folders) {
      return pattern
    }
    return IgnorePattern(line: sign + bytes)
  }

  private static let slash = UInt8(ascii: "/")

  private var sign: [UInt8] { isNegated ? [UInt8(ascii: "!")] : [] }

  private var isRelative: Bool {
    bytes.first != Self.slash
      && Self.components(of: bytes).contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
  }

  private func pattern(for components: [[UInt8]], below root: [[UInt8]]) -> IgnorePattern? {
    if root.starts(with: components) { return IgnorePattern(line: sign + [UInt8(ascii: "*")]) }
    guard components.starts(with: root) else { return nil }
    let inner = components.dropFirst(root.count).flatMap { [Self.slash] + $0 }
    return IgnorePattern(line: sign + inner + (bytes.last == Self.slash ? [Self.slash] : []))
  }

  private func components(from folder: Path) -> [[UInt8]] {
    var components = Self.components(of: folder.bytes).map(Self.escaped)
    for component in Self.components(of: bytes) where !component.elementsEqual(".".utf8) {
      if component.elementsEqual("..".utf8) {
        _ = components.popLast()
      } else {
        components.append(Array(component))
      }
    }
    return components
  }

  /// Of an absolute path, whose folders up to the first with a wildcard may lead over links.
  private var absoluteComponents: [[UInt8]] {
    let literal = bytes.prefix { !Self.isSpecial($0) }
    let end = (literal.endIndex == bytes.endIndex ? literal.dropLast() : literal).lastIndex(of: Self.slash) ?? 0
    let rest = Self.components(of: bytes[end...]).map(Array.init)
    guard let folder = Path(bytes: bytes[...end]).resolved else { return Self.components(of: bytes).map(Array.init) }
    return Self.components(of: folder.bytes).map(Self.escaped) + rest
  }

  private static func components(of path: some Collection<UInt8>) -> [ArraySlice<UInt8>] {
    Array(path).split(separator: slash)
  }

  /// A name as a pattern that fits nothing else.
  private static func escaped(_ name: ArraySlice<UInt8>) -> [UInt8] {
    name.flatMap { isSpecial($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    "*?[\\".utf8.contains(byte)
  }
}
