import Lexing
import Outlining

/// What an act on a stale check leaves behind.
extension SourceFile {
  /// Whether a write gives a value that does not depend on the old one, to a name or a key; a flag that is raised says
  /// that work was done. An element of an array and `+=` are something else.
  func isIdempotent(_ act: Int) -> Bool {
    // A set holds what is inserted again once.
    if outline.spells(act, "insert"),
      let call = calls(in: max(0, act - 6)..<act + 1).first(where: { calledName(of: $0) == act })
    {
      return outline.arguments(of: call).count == 1
    }
    // What is gone by now is removed once, and a key has one value.
    if outline.spells(act, "removeValue") || outline.spells(act, "updateValue") { return true }
    let end = outline.endOfSubscripts(act + 1)
    guard tokens[end].kind == .equal, !isStep(end + 1) else { return false }
    if end > act + 1, shape(ofExpression: act..<act + 1).container == .array { return false }
    var index = end + 1
    while index < tokens.count, !tokens[index].startsLine {
      if tokens[index].kind == .identifier, isUse(index) || isMemberOfSelf(index) {
        // `let token = await fetch(); self.token = token`: the local only bears the name.
        let isLocal = !isMemberOfSelf(index) && binding(for: index) != nil
        let isItself = outline.name(index) == outline.name(act)
        if isLocal ? isTaken(index, from: outline.name(act)) : isItself { return false }
      }
      index += 1
    }
    return true
  }

  /// `task = nil`, `tasks[key] = nil`, `tasks.removeValue(forKey: key)`
  func isDropped(_ act: Int) -> Bool { outline.spells(act, "removeValue") || outline.isSetToNil(act) }

  /// A local with a value that was in the member, or was made of one: `guard var item = cache[key]`.
  private func isTaken(_ local: Int, from member: Name) -> Bool {
    var waiting = [local]
    // Each is looked at once: in a hostile file all may stand in the values of all.
    var seen: Set<Int> = []
    while let next = waiting.popLast(), seen.count < 64 {
      guard let local = binding(for: next), seen.insert(local.name).inserted, let value = local.value else { continue }
      let names = value.filter { tokens[$0].kind == .identifier }
      if names.contains(where: { outline.name($0) == member }) { return true }
      waiting += names.filter(isUse)
    }
    return false
  }

  /// `.running`: a machine that is taken from one state to the next.
  private func isStep(_ value: Int) -> Bool {
    tokens[value].kind == .period && tokens[value + 1].kind == .identifier
      && (tokens[value + 2].startsLine || tokens[value + 2].kind == .closeBrace || tokens[value + 2].kind == .semicolon)
      && !["none", "idle", "initial"].contains(outline.text(value + 1))
  }
}
