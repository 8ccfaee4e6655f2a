import Lexing
import Outlining

/// What a condition says: true for the main thread, false for another, nil for nothing.
struct MainThreadCheck {
  var whenTrue: Bool?
  var whenFalse: Bool?
}

/// From which tokens of a scope on its code is known to be on the main thread, or off it; `max` for nowhere.
struct MainThreadKnowledge {
  let scope: Range<Int>
  /// Behind a statement that leaves by a check.
  var onMain = Int.max
  var offMain = Int.max
  /// Behind a call that insists, as far as the next `await`.
  var asserted = Int.max..<Int.max
}

/// What checks of the main thread say about the code inside and behind them.
extension SourceFile {
  /// Whether something in a scope proves that a token of it is reached on the main thread only, or never there.
  func checks(before token: Int, in scope: Scope, sayMain isMain: Bool) -> Bool {
    if branchSide(scope) == isMain || caseSide(of: token, in: scope) == isMain
      || ternarySide(of: token, in: scope) == isMain || conjunctionSide(of: token, in: scope) == isMain
    {
      return true
    }
    let known = knowledge(in: scope)
    guard isMain else { return known.offMain <= token }
    return known.onMain <= token || known.asserted.contains(min(token, scope.content.upperBound))
  }

  /// Whether a check on the path, in the function around a token, says that this is the main thread.
  package func isOnMainByCheck(at token: Int) -> Bool { isReached(token, onMain: true) }

  /// Whether a check on the path says that this is not the main thread.
  package func isOffMainByCheck(at token: Int) -> Bool { isReached(token, onMain: false) }

  private func isReached(_ token: Int, onMain isMain: Bool, depth: Int = 0) -> Bool {
    var inside = token
    for scope in scopes(around: token).prefix(while: { $0.kind != .type }) {
      if checks(before: inside, in: scope, sayMain: isMain) { return true }
      if scope.kind == .function, case let function = outline.functions[scope.owner], isLocal(function) {
        return depth < 4 && isCalled(function, onMain: isMain, depth: depth)
      }
      inside = scope.content.lowerBound - 1
    }
    return false
  }

  /// Whether all that names a local function outside of it is on main, or off it, by a check, or on the main queue.
  private func isCalled(_ local: Function, onMain isMain: Bool, depth: Int) -> Bool {
    guard let body = local.body, let visible = binding(declaredAt: local.name)?.visible else { return false }
    let uses = mentions(of: outline.name(local.name), in: visible).filter {
      !body.contains($0) && isUse($0) && binding(for: $0)?.name == local.name
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        isReached(use, onMain: isMain, depth: depth + 1) || isMain && isHandedToMain(use)
      }
  }

  private func isHandedToMain(_ use: Int) -> Bool {
    closures(around: use).contains { fate(of: $0) == .kept(.main) || fate(of: $0) == .runsOnMainActor }
  }

  /// The first places in a scope behind which code of it is known to be on the main thread, or off it: by statements that
  /// others leave by, and by calls that insist on it.
  private func knowledge(in scope: Scope) -> MainThreadKnowledge {
    if let known = mainThreadMemory.knowledge[scope.content.lowerBound], known.scope == scope.content { return known }
    var found = MainThreadKnowledge(scope: scope.content)
    for block in statements(in: scope) {
      let end = outline.scopes[block.scope].content.upperBound
      switch sideBehind(block) {
      case true?: found.onMain = min(found.onMain, end)
      case false?: found.offMain = min(found.offMain, end)
      case nil: break
      }
    }
    if let asserting = calls(directlyIn: scope).first(where: assertsMain) {
      let behind = asserting.callee.upperBound..<max(asserting.callee.upperBound, scope.content.upperBound)
      let home = home(of: asserting.callee.lowerBound)
      let pause = behind.first { tokens[$0].word == .await && self.home(of: $0) == home }
      found.asserted = behind.lowerBound..<(pause ?? .max)
    }
    mainThreadMemory.knowledge[scope.content.lowerBound] = found
    return found
  }

  /// What a statement says about the code behind it.
  private func sideBehind(_ block: Block) -> Bool? {
    switch block.kind {
    case .guard: check(in: block.header).whenTrue
    case .if where leaves(outline.scopes[block.scope].content): check(in: block.header).whenFalse
    default: nil
    }
  }

  /// What the condition of a branch says about the code in it.
  private func branchSide(_ scope: Scope) -> Bool? {
    guard scope.kind == .block else { return nil }
    let block = outline.blocks[scope.owner]
    switch block.kind {
    case .if: return check(in: block.header).whenTrue ?? sideBehindFailed(block)
    case .while: return check(in: block.header).whenTrue
    case .guard: return check(in: block.header).whenFalse
    case .else: return sideBehindFailed(block)
    default: return nil
    }
  }

  /// `case true:` of `switch Thread.isMainThread`
  private func caseSide(of token: Int, in scope: Scope) -> Bool? {
    guard scope.kind == .block, outline.blocks[scope.owner].kind == .switch,
      let isMain = check(in: outline.blocks[scope.owner].header).whenTrue
    else { return nil }
    // No case of such a switch is longer.
    let label = (max(scope.content.lowerBound, token - 4096)..<max(scope.content.lowerBound, token)).last {
      tokens[$0].word == .case && tokens[$0].startsLine
    }
    switch label.map({ tokens[$0 + 1].word }) {
    case .true?: return isMain
    case .false?: return !isMain
    default: return nil
    }
  }

  /// What the conditions say that failed before an `else`.
  private func sideBehindFailed(_ block: Block) -> Bool? {
    var next = block
    // Each link of a chain asks for those before it.
    for _ in 0..<32 {
      guard let failed = failedCondition(before: next) else { return nil }
      if let side = check(in: failed.header).whenFalse { return side }
      next = failed
    }
    return nil
  }

  /// `check ? here : there`
  private func ternarySide(of token: Int, in scope: Scope) -> Bool? {
    var isSecond = false
    var index = token
    let limit = max(scope.content.lowerBound, token - Self.longestCondition)
    while index > limit, !beginsStatement(index) {
      index -= 1
      switch tokens[index].kind {
      case .closeParen, .closeBracket, .closeBrace: index = min(index, Int(tokens[index].partner))
      case .openParen, .openBracket: isSecond = false
      case .openBrace, .semicolon, .comma: return nil
      case .colon: isSecond = true
      case .question where !tokens[index].flags.contains(.isPostfix):
        let check = check(in: conditionStart(index, scope.content.lowerBound)..<index)
        return isSecond ? check.whenFalse : check.whenTrue
      default: break
      }
    }
    return nil
  }

  func beginsStatement(_ token: Int) -> Bool {
    guard tokens[token].startsLine else { return false }
    switch tokens[token].kind {
    case .question, .colon, .period, .operator: return false
    default: return true
    }
  }

  /// Where the condition before a `?` begins: on its own line or the line above.
  func conditionStart(_ mark: Int, _ limit: Int) -> Int {
    var index = mark
    while index > limit, tokens[index - 1].kind != .equal, tokens[index - 1].word != .return {
      if beginsStatement(index) { break }
      index -= 1
    }
    return index
  }
}
