/// One line of an ignore file, in the cheapest form that means the same.
struct IgnorePattern: Sendable {
  /// `!pattern`: what matches is wanted after all.
  let isNegated: Bool
  /// What an entry must have to be compared at all.
  let need: Need
  private let form: Form

  /// Turns most entries away before anything is compared.
  struct Need: Sendable {
    let folder: Bool
    /// The last byte of whatever matches; nil when that varies.
    let last: UInt8?

    func isMet(last: UInt8, isFolder: Bool) -> Bool {
      (isFolder || !folder) && (self.last ?? last) == last
    }
  }

  private enum Form: Sendable {
    /// The entry's name.
    case name([UInt8])
    /// The end of the entry's name.
    case suffix([UInt8])
    /// The entry's path from the ignore file's folder.
    case path([UInt8])
    case nameGlob(Glob)
    /// The same, taken apart before its first wildcard: git does so, and then reads `x**/y` as `x` and `**/y`.
    case pathGlob(literal: [UInt8], Glob)
  }

  /// Nil for an empty line, a comment, and a pattern that can never match.
  init?(line: some Sequence<UInt8>) {
    var pattern = Self.withoutTrailingSpaces(Array(line))[...]
    guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    let needsFolder = pattern.last == UInt8(ascii: "/")
    if needsFolder { pattern.removeLast() }
    let isPath = pattern.contains(UInt8(ascii: "/"))
    if pattern.first == UInt8(ascii: "/") { pattern.removeFirst() }
    guard !pattern.isEmpty, let form = Self.form(of: Array(pattern), isPath: isPath) else { return nil }
    self.form = form
    need = Need(folder: needsFolder, last: Self.last(of: pattern))
  }

  private static func form(of pattern: [UInt8], isPath: Bool) -> Form? {
    if isLiteral(pattern[...]) { return isPath ? .path(pattern) : .name(pattern) }
    if !isPath, pattern.first == UInt8(ascii: "*"), isLiteral(pattern.dropFirst()) {
      return .suffix(Array(pattern.dropFirst()))
    }
    if !isPath { return Glob(pattern).map(Form.nameGlob) }
    let literal = pattern.prefix { isLiteral([$0]) }
    return Glob(pattern[literal.endIndex...]).map { .pathGlob(literal: Array(literal), $0) }
  }

  private static func isLiteral(_ pattern: ArraySlice<UInt8>) -> Bool {
    !pattern.contains { $0 == 0x2A || $0 == 0x3F || $0 == 0x5B || $0 == 0x5C }
  }

  private static func last(of pattern: ArraySlice<UInt8>) -> UInt8? {
    guard let last = pattern.last, isLiteral([last]), last != UInt8(ascii: "]") else { return nil }
    return last
  }

  /// A backslash keeps the space behind it.
  private static func withoutTrailingSpaces(_ line: [UInt8]) -> [UInt8] {
    var end = 0
    var index = 0
    while index < line.count {
      if line[index] == UInt8(ascii: "\\") {
        if index + 1 == line.count { return line }
        index += 1
        end = index + 1
      } else if line[index] != UInt8(ascii: " ") {
        end = index + 1
      }
      index += 1
    }
    return Array(line[..<end])
  }

  /// `path` starts behind the ignore file's folder, its last component at `name`; the need is met.
  func matches(_ path: UnsafeBufferPointer<UInt8>, name: Int) -> Bool {
    let nameBytes = UnsafeBufferPointer(rebasing: path[name...])
    return switch form {
    case .name(let literal): nameBytes.ends(with: literal, exactly: true)
    case .suffix(let literal): nameBytes.ends(with: literal, exactly: false)
    case .path(let literal): path.ends(with: literal, exactly: true)
    case .nameGlob(let glob): glob.matches(nameBytes)
    case .pathGlob(let literal, let glob):
      path.starts(with: literal) && glob.matches(UnsafeBufferPointer(rebasing: path[literal.count...]))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func ends(with bytes: [UInt8], exactly: Bool) -> Bool {
    guard exactly ? count == bytes.count : count >= bytes.count else { return false }
    let start = count - bytes.count
    for index in bytes.indices where self[start + index] != bytes[index] { return false }
    return true
  }
}
