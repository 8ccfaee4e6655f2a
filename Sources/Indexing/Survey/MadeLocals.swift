import Lexing
import Outlining

/// Objects that the code which makes them keeps to itself.
extension Surveyor {
  /// Whether what a call makes is given to a local, `let table = Table()`, of which the code behind asks for members and
  /// nothing else: it is neither returned nor stored nor given to anybody, and no closure that may run later names it.
  func staysLocal(_ creation: Call) -> Bool {
    let start = creation.callee.lowerBound
    guard start > 2, tokens[start - 1].kind == .equal, tokens[start - 3].word == .let || tokens[start - 3].word == .var,
      tokens[creation.end].startsLine || tokens[creation.end].kind == .semicolon,
      tokens[creation.end].kind != .period
    else { return false }
    let name = outline.name(start - 2)
    let home = runningScope(around: start)
    let behind = creation.end..<outline.scopes[outline.scope(at: start)].content.upperBound
    // Nobody reads a longer one; a hostile file must not cost its length squared.
    guard home > 0, behind.count < 4096,
      !behind.contains(where: { outline.spells($0, "async") && tokens[$0 + 1].word == .let })
    else { return false }
    return behind.allSatisfy { token in
      guard tokens[token].kind == .identifier, outline.name(token) == name, tokens[token - 1].kind != .period else {
        return true
      }
      // `add(table: 1)`
      if tokens[token + 1].kind == .colon { return true }
      return tokens[token + 1].kind == .period && runningScope(around: token) == home
    }
  }
}
