/// How an operator touches what stands around it.
extension SourceBytes {
  /// Whether what begins at `offset` touches an expression before it.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch self[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(offset > 1 && self[offset - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(offset > 1 && self[offset - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether what ends before `offset` touches an expression behind it.
  func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    guard offset < end else { return false }
    switch self[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return self[offset + 1] != UInt8(ascii: "/") && self[offset + 1] != UInt8(ascii: "*")
    case 0xC2:
      return self[offset + 1] != 0xA0
    default:
      return true
    }
  }

  /// A `//` or `/*` behind the first character of an operator begins a comment.
  func lengthBeforeComment(at position: Int, _ length: Int) -> Int {
    guard length > 2 else { return length }
    for index in 1..<length where self[position + index] == UInt8(ascii: "/") {
      let next = self[position + index + 1]
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return index }
    }
    return length
  }

  func operatorKind(at position: Int, length: Int, isPrefix: Bool) -> TokenKind {
    let first = self[position]
    switch length {
    case 1:
      switch first {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return .question
      case UInt8(ascii: "&") where isPrefix: return .ampersand
      default: return .operator
      }
    case 2 where first == UInt8(ascii: "-") && self[position + 1] == UInt8(ascii: ">"):
      return .arrow
    default:
      // `*/` outside of a comment is an error of its own.
      for index in 1..<length where self[position + index] == UInt8(ascii: "/") {
        if self[position + index - 1] == UInt8(ascii: "*") { return .unknown }
      }
      return .operator
    }
  }
}
