/// A piece of a pattern of git's ignore files, as its `wildmatch` reads it.
enum GlobToken {
  /// One byte of the set.
  case one(ByteSet)
  /// `*`: any bytes but slashes.
  case star
  /// `**` at the end: any bytes.
  case deepStar
  /// `**/`: any number of folders, also none.
  case anyFolders

  /// The bytes that it stands for one of.
  var set: ByteSet? {
    if case .one(let set) = self { set } else { nil }
  }

  /// A star holds its place in a pattern without moving on.
  var isStar: Bool {
    switch self {
    case .star, .deepStar: true
    case .one, .anyFolders: false
    }
  }

  /// Nil for a pattern that matches nothing.
  static func parse(_ pattern: [UInt8]) -> [GlobToken]? {
    var tokens: [GlobToken] = []
    var index = 0
    while index < pattern.count {
      let byte = pattern[index]
      switch byte {
      case UInt8(ascii: "*"):
        appendStars(in: pattern, at: &index, to: &tokens)
      case UInt8(ascii: "?"):
        tokens.append(.one(.anyButSlash))
        index += 1
      case UInt8(ascii: "["):
        guard let set = BracketExpression.read(pattern, at: &index) else { return nil }
        tokens.append(.one(set))
      case UInt8(ascii: "\\"):
        guard index + 1 < pattern.count else { return nil }
        tokens.append(.one(ByteSet(pattern[index + 1])))
        index += 2
      default:
        tokens.append(.one(ByteSet(byte)))
        index += 1
      }
    }
    return tokens
  }

  /// Two stars are more than one only where they are a whole component.
  private static func appendStars(in pattern: [UInt8], at index: inout Int, to tokens: inout [GlobToken]) {
    let slash = UInt8(ascii: "/")
    let start = index
    while index < pattern.count, pattern[index] == UInt8(ascii: "*") { index += 1 }
    let rest = pattern[index...]
    let opensComponent = start == 0 || pattern[start - 1] == slash
    guard index - start > 1, opensComponent else { return tokens.append(.star) }
    if rest.isEmpty || rest.starts(with: [UInt8(ascii: "\\"), slash]) {
      tokens.append(.deepStar)
    } else if rest.first == slash {
      index += 1
      if case .anyFolders? = tokens.last { return }
      tokens.append(.anyFolders)
    } else {
      tokens.append(.star)
    }
  }
}
