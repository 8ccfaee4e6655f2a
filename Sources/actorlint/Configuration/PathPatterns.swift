/// Patterns for what lies below a folder, in order and in the syntax of git's ignore files: the last that fits decides,
/// `!` takes back, and what fits a folder fits everything in it.
struct PathPatterns: Sendable {
  private let rules: IgnoreRules

  init(_ patterns: [IgnorePattern] = []) {
    rules = IgnoreRules(patterns)
  }

  var isEmpty: Bool { rules.isEmpty }

  /// Of a path from the folder; nil when no pattern fits the path itself, whatever is said of the folders above it.
  func verdict(on path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    path.withUnsafeBufferPointer { bytes in
      let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return rules.verdict(on: bytes, name: name, isFolder: isFolder)
    }
  }

  /// Whether a file is meant, by its path from the folder.
  func fit(_ path: ArraySlice<UInt8>) -> Bool {
    Self.fit(path, verdict)
  }

  /// The same where several lists have a say. As in git, what lies in a folder that is meant cannot be taken back.
  static func fit(_ path: ArraySlice<UInt8>, _ verdict: (ArraySlice<UInt8>, _ isFolder: Bool) -> Bool?) -> Bool {
    let ends = path.indices.filter { path[$0] == UInt8(ascii: "/") } + [path.endIndex]
    return ends.contains { verdict(path[..<$0], $0 < path.endIndex) == true }
  }
}

extension IgnorePattern {
  /// A pattern for what lies below the folder of whoever says so; nil for one that fits nothing there.
  init?(below text: String) {
    var pattern = Array(text.utf8)
    let start = pattern.first == UInt8(ascii: "!") ? 1 : 0
    if pattern[start...].starts(with: "./".utf8) { pattern.remove(at: start) }
    let components = pattern[start...].split(separator: UInt8(ascii: "/"))
    if components.contains(where: { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }) { return nil }
    self.init(line: pattern)
  }
}
