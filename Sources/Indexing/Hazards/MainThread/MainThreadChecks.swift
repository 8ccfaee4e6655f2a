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

  // MARK: Where the code stands

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

  // MARK: What is checked

  /// `Thread.isMainThread`, `pthread_main_np()`, `DispatchQueue.getSpecific(key:)`
  private static let mainThreadChecks: Set<Name> = ["isMainThread", "isMain", "pthread_main_np", "getSpecific"]

  func check(in condition: Range<Int>) -> MainThreadCheck {
    plainCheck(in: condition) ?? checkOfLocal(in: condition) ?? checkOfMember(in: condition)
  }

  /// `needsHop`, `!self.needsHop`, `canTouchViews()`: a member of the file that asks for the thread by itself.
  private func checkOfMember(in header: Range<Int>) -> MainThreadCheck {
    let isGuard = header.last.map { tokens[$0].word == .else } ?? false
    let condition = isGuard ? header.dropLast() : header
    guard (1...5).contains(condition.count), !mainThreadMemory.checksByMember.isEmpty else { return MainThreadCheck() }
    let isNegated = outline.spells(condition.lowerBound, "!")
    let end = tokens[condition.upperBound - 1].kind == .closeParen ? condition.upperBound - 2 : condition.upperBound
    let name = end - 1
    let start = isNegated ? condition.lowerBound + 1 : condition.lowerBound
    guard name == start || name == start + 2 && isMemberOfSelf(name),
      let check = mainThreadMemory.checksByMember[outline.name(name)],
      !members(for: name).isEmpty || isMemberOfSelf(name)
    else { return MainThreadCheck() }
    return isNegated ? MainThreadCheck(whenTrue: check.whenFalse, whenFalse: check.whenTrue) : check
  }

  /// What members without parameters say by their value, by name: `checksByMember` of a new file. They return a check,
  /// or leave with `false` by one before anything else.
  func readChecksByMember() -> [Name: MainThreadCheck] {
    var found: [Name: MainThreadCheck] = [:]
    var seen: Set<Name> = []
    for function in outline.functions {
      guard let body = function.body, function.kind == .get || function.kind == .function,
        function.parameters?.isEmpty ?? true, !function.isAsync
      else { continue }
      let name = outline.name(function.variable >= 0 ? outline.variables[function.variable].name : function.name)
      // Two members of a name may be of two types.
      let isFirst = seen.insert(name).inserted
      found[name] = isFirst ? check(returnedBy: body) : nil
    }
    return found
  }

  private func check(returnedBy body: Range<Int>) -> MainThreadCheck? {
    guard let first = body.first else { return nil }
    let block = statement(beginningAt: first).flatMap { $0.kind == .guard || $0.kind == .if ? $0 : nil }
    guard let block else {
      let value = tokens[first].word == .return ? first + 1..<body.upperBound : body
      return value.count < 12 ? plainCheck(in: value) : nil
    }
    let content = content(of: block)
    guard content.count == 2, tokens[content.lowerBound].word == .return, tokens[content.lowerBound + 1].word == .false
    else { return nil }
    let check = plainCheck(in: block.header)
    return check.map { MainThreadCheck(whenTrue: block.kind == .guard ? $0.whenTrue : $0.whenFalse) }
  }

  /// Nil for a condition that asks for something else.
  func plainCheck(in condition: Range<Int>) -> MainThreadCheck? {
    guard
      let check = condition.first(where: { token in
        Self.mainThreadChecks.contains(outline.name(token)) && asksForThread(token)
          || isMainQueueAsked(token, in: condition)
      })
    else { return nil }
    return self.check(in: condition, by: check, meaning: MainThreadCheck(whenTrue: true, whenFalse: false))
  }

  /// What a condition says that asks, among other things, for the value at a token.
  func check(in condition: Range<Int>, by token: Int, meaning: MainThreadCheck) -> MainThreadCheck {
    let operand = operand(around: token, in: condition)
    // What a function makes of it is another matter.
    if operand.lowerBound - 1 > condition.lowerBound, tokens[operand.lowerBound - 1].kind == .openParen,
      isCallee(operand.lowerBound - 2)
    {
      return MainThreadCheck()
    }
    let isNegated = operand.lowerBound > condition.lowerBound && outline.spells(operand.lowerBound - 1, "!")
    let isTurned = isNegated != isTurnedByComparison(operand.upperBound, in: condition)
    let isOneOfSeveral = condition.contains { outline.spells($0, "||") }
    let hasCompany = condition.contains { outline.spells($0, "&&") || tokens[$0].kind == .comma }
    return MainThreadCheck(
      whenTrue: isOneOfSeveral ? nil : isTurned ? meaning.whenFalse : meaning.whenTrue,
      whenFalse: hasCompany ? nil : isTurned ? meaning.whenTrue : meaning.whenFalse
    )
  }

  /// `Thread.isMainThread` with the parentheses around it that hold nothing else.
  private func operand(around token: Int, in condition: Range<Int>) -> Range<Int> {
    let start = token >= 2 && tokens[token - 1].kind == .period ? chainStart(token) : token
    let isCalled = tokens[token + 1].kind == .openParen
    var operand = start..<max(token + 1, isCalled ? Int(tokens[token + 1].partner) + 1 : token + 1)
    while operand.lowerBound > condition.lowerBound, operand.upperBound < condition.upperBound,
      tokens[operand.lowerBound - 1].kind == .openParen, !isCallee(operand.lowerBound - 2),
      Int(tokens[operand.lowerBound - 1].partner) == operand.upperBound
    {
      operand = operand.lowerBound - 1..<operand.upperBound + 1
    }
    return operand
  }

  private func isCallee(_ token: Int) -> Bool {
    token >= 0 && tokens[token].kind == .identifier && !tokens[token].word.isReserved
  }

  /// `== false`, `!= true`, `== 0`, `== nil`
  private func isTurnedByComparison(_ mark: Int, in condition: Range<Int>) -> Bool {
    let value = mark + 1
    guard value < condition.upperBound else { return false }
    let isNo = tokens[value].word == .false || outline.spells(value, "nil") || outline.spells(value, "0")
    if outline.spells(mark, "==") { return isNo }
    return outline.spells(mark, "!=") && !isNo
  }

  /// Whether the name of a check means the thread: `isMain` of `Thread.isMain`, not of `branch.isMain`; `getSpecific` of
  /// a key that the main queue has, or that is called so.
  private func asksForThread(_ token: Int) -> Bool {
    if outline.spells(token, "isMain") {
      return token > 1 && tokens[token - 1].kind == .period
        && ["Thread", "DispatchQueue", "OperationQueue", "RunLoop", "current"].contains {
          outline.spells(token - 2, $0)
        }
    }
    guard outline.spells(token, "getSpecific") else { return true }
    let call = calls(named: "getSpecific").first { calledName(of: $0) == token }
    guard let key = call.flatMap({ argument("key", of: $0) })?.value.last else { return false }
    return outline.mentions(key, "main")
      || calls(named: "setSpecific").contains { setting in
        argument("key", of: setting)?.value.last.map { outline.name($0) == outline.name(key) } ?? false
          && receiver(of: setting)?.last.map { outline.spells($0, "main") } ?? false
      }
  }

  /// `current` of `OperationQueue.current == .main`
  private func isMainQueueAsked(_ token: Int, in condition: Range<Int>) -> Bool {
    guard outline.spells(token, "current"), token - 2 >= condition.lowerBound,
      outline.spells(token - 2, "OperationQueue"), outline.spells(token + 1, "==")
    else { return false }
    let main = outline.spells(token + 2, "OperationQueue") ? token + 4 : token + 3
    return main < condition.upperBound && outline.spells(main, "main") && tokens[main - 1].kind == .period
  }

  private func chainStart(_ token: Int) -> Int {
    var index = token
    while index >= 2, tokens[index - 1].kind == .period, tokens[index - 2].kind == .identifier {
      index -= 2
    }
    return index
  }
}
