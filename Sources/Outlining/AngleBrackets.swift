import Lexing

/// Finds the partner of `<` where it can begin generic arguments or parameters.
///
/// What stands behind a `<` is searched once, with a stack, however many more it holds. What stands in its parentheses is
/// not part of that, and a function's result is read before its parameters: questions come in any order.
struct AngleBrackets {
  /// The token of each `<` that a search came to, that of its `>`, -1 for none, and where in that it stands. In order.
  private var pairs: [Pair] = []

  private typealias Pair = (opening: Int, closing: Int, offset: Int)

  /// The token that closes the `<` at `opening`, nil where none does.
  mutating func close(of opening: Int, in outline: Outline) -> Int? {
    guard Self.byte(0, of: opening, in: outline) == UInt8(ascii: "<") else { return nil }
    if let near = Self.nearClose(of: opening, in: outline) { return near }
    if let known = closing(of: opening) { return known >= 0 ? known : nil }
    search(from: opening, in: outline)
    return closing(of: opening).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Of `<Key, Value>`: most hold a name or two and no angle brackets, and cost no search.
  private static func nearClose(of opening: Int, in outline: Outline) -> Int? {
    let tokens = outline.tokens
    guard tokens[opening].length == 1 else { return nil }
    for index in opening + 1..<min(opening + 8, tokens.count) {
      switch tokens[index].kind {
      case .identifier, .period, .comma: continue
      case .operator where tokens[index].length == 1 && byte(0, of: index, in: outline) == UInt8(ascii: ">"):
        return index
      default: return nil
      }
    }
    return nil
  }

  /// The token that closes the `<` at the end of an operator function's name, as in `==<T>`.
  mutating func close(ofName name: Int, in outline: Outline) -> Int? {
    let length = Int(outline.tokens[name].length)
    guard length > 1, Self.byte(length - 1, of: name, in: outline) == UInt8(ascii: "<") else { return nil }
    if closing(of: name) == nil { search(from: name + 1, behind: [name], in: outline) }
    return closing(of: name).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Whether behind the `>` that closes the `<` at `opening` another follows in the same token, and closes something
  /// around it, or nothing: `a < 32 >> (b)`.
  func isFollowedByAnother(_ closing: Int, of opening: Int, in outline: Outline) -> Bool {
    guard outline.tokens[closing].length > 1, let pair = pair(of: opening) else { return false }
    return pair.offset + 1 < Int(outline.tokens[closing].length)
      && Self.byte(pair.offset + 1, of: closing, in: outline) == UInt8(ascii: ">")
  }

  /// Nil where no search has come.
  private func closing(of opening: Int) -> Int? { pair(of: opening)?.closing }

  private func pair(of opening: Int) -> Pair? {
    let next = pairs.orderedIndex { $0.opening > opening }
    // A token such as `<<` may open two; the outer one, which closes last, is the token's partner.
    return next > 0 && pairs[next - 1].opening == opening ? pairs[next - 1] : nil
  }

  private static func byte(_ offset: Int, of token: Int, in outline: Outline) -> UInt8 {
    outline.base[Int(outline.tokens[token].start) + offset]
  }

  private mutating func search(from opening: Int, behind outer: [Int] = [], in outline: Outline) {
    let tokens = outline.tokens
    var open = outer
    var found: [Pair] = []
    var index = opening
    search: while index < tokens.count {
      switch tokens[index].kind {
      case .identifier, .period, .comma, .arrow, .question, .exclamation, .ampersand, .at, .integer, .colon,
        .colonColon, .equal:
        index += 1
      case .openParen, .openBracket:
        index = max(index + 1, Int(tokens[index].partner) + 1)
      case .operator:
        guard Self.scan(index, in: outline, &open, &found) else { break search }
        index += 1
        if open.isEmpty { break search }
      default:
        break search
      }
    }
    for unclosed in open { found.append((unclosed, -1, 0)) }
    add(found)
  }

  private mutating func add(_ found: [Pair]) {
    let found = found.count > 1 ? found.sorted { $0 < $1 } : found
    guard let first = found.first, let last = found.last else { return }
    let next = pairs.orderedIndex { $0.opening > first.opening }
    pairs.insert(contentsOf: found, at: next)
    // A search that began before others ran into what they had found.
    let behind = next + found.count
    if behind < pairs.count, pairs[behind].opening <= last.opening { pairs.sort { $0 < $1 } }
  }

  /// Counts the angle brackets in an operator; false for an operator that no type holds.
  private static func scan(
    _ token: Int,
    in outline: Outline,
    _ open: inout [Int],
    _ found: inout [Pair]
  ) -> Bool {
    for offset in 0..<Int(outline.tokens[token].length) {
      switch byte(offset, of: token, in: outline) {
      case UInt8(ascii: "<"): open.append(token)
      case UInt8(ascii: ">"):
        guard let opening = open.popLast() else { return false }
        found.append((opening, token, offset))
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "."), UInt8(ascii: "~"),
        UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: ":"):
        break
      default: return false
      }
    }
    return true
  }
}
