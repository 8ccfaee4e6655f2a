import Lexing
import Outlining

/// The locks that are held on the way through the body of a member.
struct HeldLocks {
  /// In which they were taken: the function's, or that of a closure which may run later.
  private var scopes: Set<Int> = []
  /// Given back in a block that leaves: behind it the lock is held as before.
  private var leaving: [(end: Int, scope: Int)] = []

  func areHeld(in scope: Int) -> Bool { scopes.contains(scope) }

  mutating func take(in scope: Int) { scopes.insert(scope) }

  /// Until the end of the block around, where that leaves; else for good.
  mutating func giveBack(in scope: Int, until end: Int?) {
    guard scopes.remove(scope) != nil, let end else { return }
    leaving.append((end, scope))
  }

  mutating func reach(_ token: Int) {
    while let last = leaving.last, last.end <= token {
      scopes.insert(last.scope)
      leaving.removeLast()
    }
  }
}

extension Surveyor {
  /// Whether a token calls what takes a lock or gives one back, and does so; `guards` names what the type has for that.
  func follow(_ locks: inout HeldLocks, at name: Int, _ guards: Set<Name>) -> Bool {
    guard tokens[name + 1].kind == .openParen, let word = outline.lockWord(name) else { return false }
    let isOnGuard = tokens[name - 1].kind == .period && guards.contains(outline.name(name - 2))
    switch word {
    case .enters where !isOnGuard, .leaves where !isOnGuard: return false
    case .locks, .enters: locks.take(in: runningScope(around: name))
    case .unlocks, .leaves:
      guard !outline.isDeferred(name) else { break }
      let scope = runningScope(around: name)
      // Each looks through the rest of its block.
      guard locks.areHeld(in: scope) else { break }
      locks.giveBack(in: scope, until: endOfLeavingBlock(around: name, in: scope))
    }
    return true
  }

  /// The end of the innermost block around a token within a scope, or of its case in a `switch`, where that ends with
  /// `return`, `throw` and their like.
  private func endOfLeavingBlock(around token: Int, in scope: Int) -> Int? {
    let block = outline.scope(at: token)
    guard block != scope, outline.scopes[block].kind == .block else { return nil }
    let isSwitch = outline.blocks[outline.scopes[block].owner].kind == .switch
    // Nobody writes more behind one of them; a hostile file must not cost its length squared.
    let behind = token + 1..<max(token + 1, min(outline.scopes[block].content.upperBound, token + 1024))
    let next = behind.first { isSwitch && begins(case: $0) && outline.scope(at: $0) == block }
    let end = next ?? behind.upperBound
    // Nothing stands behind one of them; `break` leaves a `switch` for what does behind it.
    let isLeft = (token + 1..<end).contains { leaves($0, orBreaks: !isSwitch) && outline.scope(at: $0) == block }
    return isLeft ? end : nil
  }

  private func begins(case token: Int) -> Bool {
    [.case, .default].contains(tokens[token].word) && tokens[token].startsLine
  }

  private func leaves(_ token: Int, orBreaks: Bool) -> Bool {
    [.return, .throw, .continue].contains(tokens[token].word) || orBreaks && tokens[token].word == .break
  }
}
