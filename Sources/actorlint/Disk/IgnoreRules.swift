/// What one folder's ignore files say, and what those of the folders above say where they are silent.
final class IgnoreRules: Sendable {
  private let patterns: [IgnorePattern]
  /// One for each pattern, apart from it, because most patterns are not looked at.
  private let needs: [IgnorePattern.Need]
  /// Bytes of a path that lead to the folder: the patterns see what is behind them.
  private let prefixLength: Int
  private let above: IgnoreRules?
  /// Bytes of the ignore files, those above included: what they cost in memory is many times as much.
  let size: Int

  /// Of the ignore files that hold in one folder; nobody writes as much.
  static let sizeLimit = 1 << 20

  /// The content of one ignore file; of two in a folder, the stronger has the other above it.
  init(_ content: [UInt8], prefixLength: Int, above: IgnoreRules?) {
    self.prefixLength = prefixLength
    self.above = above
    size = content.count + (above?.size ?? 0)
    patterns = Self.lines(of: content).compactMap { IgnorePattern(line: $0) }
    needs = patterns.map(\.need)
  }

  /// Patterns that stand in no file, for paths from their folder.
  init(_ patterns: [IgnorePattern]) {
    prefixLength = 0
    above = nil
    size = 0
    self.patterns = patterns
    needs = patterns.map(\.need)
  }

  var isEmpty: Bool { patterns.isEmpty }

  private static func lines(of content: [UInt8]) -> [ArraySlice<UInt8>] {
    let start = content.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return content[start...].split(separator: UInt8(ascii: "\n")).map { line in
      // Git's lines are C strings.
      let text = line.prefix { $0 != 0 }
      return text.endIndex == line.endIndex && text.last == UInt8(ascii: "\r") ? text.dropLast() : text
    }
  }

  /// The path is relative to the project; the last pattern that matches it decides, in the nearest file that has one.
  func ignore(_ path: UnsafeBufferPointer<UInt8>, name: Int, isFolder: Bool) -> Bool {
    var rules: IgnoreRules? = self
    while let current = rules {
      if let isIgnored = current.verdict(on: path, name: name, isFolder: isFolder) { return isIgnored }
      rules = current.above
    }
    return false
  }

  /// The same without the folders above; nil where no pattern matches.
  func verdict(on path: UnsafeBufferPointer<UInt8>, name: Int, isFolder: Bool) -> Bool? {
    let inner = UnsafeBufferPointer(rebasing: path[prefixLength...])
    let innerName = name - prefixLength
    let last = inner.last ?? 0
    var index = patterns.count
    while index > 0 {
      index -= 1
      guard needs[index].isMet(last: last, isFolder: isFolder) else { continue }
      if patterns[index].matches(inner, name: innerName) { return !patterns[index].isNegated }
    }
    return nil
  }
}
