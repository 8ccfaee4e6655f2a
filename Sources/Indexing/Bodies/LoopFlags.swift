import Lexing
import Outlining

extension SourceFile {
  /// Whether a loop asks a private property that nothing changes to what would end it, but `deinit`, which does not come
  /// while the loop holds its object: `while isRunning`, `while !isStopped`, `while task != nil`.
  func asksInVain(_ condition: Range<Int>) -> Bool {
    var flag = condition
    let isNegated = flag.first.map { outline.spells($0, "!") } ?? false
    if isNegated { flag = flag.dropFirst() }
    if flag.count > 2, tokens[flag.lowerBound].word == .self, tokens[flag.lowerBound + 1].kind == .period {
      flag = flag.dropFirst(2)
    }
    guard let name = flag.first, tokens[name].kind == .identifier else { return false }
    let isOptional = flag.count == 3 && outline.spells(name + 1, "!=") && tokens[name + 2].word == .nil && !isNegated
    guard flag.count == 1 || isOptional, meaning(of: name) == .member, let fact = storedMember(name), fact.isPrivate
    else {
      return false
    }
    let changes = tables.tokensByName[outline.name(name)].prefix(65).filter(isWritten)
    func goesOn(behind change: Int) -> Bool {
      let value = change + 2
      guard tokens[change + 1].kind == .equal, isOptional || tokens[value + 1].startsLine || isEnd(value + 1) else {
        return false
      }
      return isOptional ? tokens[value].word != .nil : tokens[value].word == (isNegated ? .false : .true)
    }
    return changes.count < 65 && changes.contains(where: goesOn)
      && changes.allSatisfy { change in
        tokens[change - 1].word == .var || memberFunction(around: change)?.kind == .deinitializer
          || goesOn(behind: change)
      }
  }

  private func isEnd(_ token: Int) -> Bool {
    tokens[token].kind == .closeBrace || tokens[token].kind == .semicolon
  }
}
