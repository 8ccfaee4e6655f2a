import Lexing

/// Finds the partner of `<` where it can begin generic arguments or parameters.
///
/// Every stretch of tokens is searched once, with a stack, however many `<` it holds.
struct AngleBrackets {
  /// Tokens before this one have been searched.
  private var searched = 0
  /// The tokens of each `<…` and its `>`, in the order of the former.
  private var pairs: [(opening: Int, closing: Int)] = []

  /// The token that closes the `<` at `opening`, nil where none does.
  mutating func close(of opening: Int, in outline: Outline) -> Int? {
    guard Self.byte(0, of: opening, in: outline) == UInt8(ascii: "<") else { return nil }
    if opening >= searched { search(from: opening, in: outline) }
    return pair(of: opening)
  }

  /// The token that closes the `<` at the end of an operator function's name, as in `==<T>`.
  mutating func close(ofName name: Int, in outline: Outline) -> Int? {
    let length = Int(outline.tokens[name].length)
    guard length > 1, Self.byte(length - 1, of: name, in: outline) == UInt8(ascii: "<") else { return nil }
    if name >= searched { search(from: name + 1, behind: [name], in: outline) }
    return pair(of: name)
  }

  private func pair(of opening: Int) -> Int? {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].opening <= opening { low = middle + 1 } else { high = middle }
    }
    // A token such as `<<` may open two; the outer one, which closes last, is the token's partner.
    return low > 0 && pairs[low - 1].opening == opening ? pairs[low - 1].closing : nil
  }

  private static func byte(_ offset: Int, of token: Int, in outline: Outline) -> UInt8 {
    outline.base[Int(outline.tokens[token].start) + offset]
  }

  private mutating func search(from opening: Int, behind outer: [Int] = [], in outline: Outline) {
    let tokens = outline.tokens
    var open = outer
    let firstPair = pairs.count
    var index = opening
    search: while index < tokens.count {
      switch tokens[index].kind {
      case .identifier, .period, .comma, .arrow, .question, .exclamation, .ampersand, .at, .integer, .colon,
        .colonColon, .equal:
        index += 1
      case .openParen, .openBracket:
        index = max(index + 1, Int(tokens[index].partner) + 1)
      case .operator:
        guard scan(index, in: outline, &open) else { break search }
        index += 1
        if open.isEmpty { break search }
      default:
        break search
      }
    }
    searched = max(index, opening + 1)
    if pairs.count > firstPair + 1 { pairs[firstPair...].sort { $0 < $1 } }
  }

  /// Counts the angle brackets in an operator; false for an operator that no type holds.
  private mutating func scan(_ token: Int, in outline: Outline, _ open: inout [Int]) -> Bool {
    for offset in 0..<Int(outline.tokens[token].length) {
      switch Self.byte(offset, of: token, in: outline) {
      case UInt8(ascii: "<"): open.append(token)
      case UInt8(ascii: ">"):
        guard let opening = open.popLast() else { return false }
        pairs.append((opening, token))
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "."), UInt8(ascii: "~"),
        UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: ":"):
        break
      default: return false
      }
    }
    return true
  }
}
