import Lexing
import Outlining

/// What a condition asks, and what its answers say of the thread.
extension SourceFile {
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
    let isArgument =
      operand.lowerBound - 1 > condition.lowerBound && tokens[operand.lowerBound - 1].kind == .openParen
      && isCallee(operand.lowerBound - 2)
    guard !isArgument, let isCompared = isTurned(byComparisonAt: operand.upperBound, of: token, in: condition) else {
      return MainThreadCheck()
    }
    let isNegated = operand.lowerBound > condition.lowerBound && outline.spells(operand.lowerBound - 1, "!")
    let isTurned = isNegated != isCompared
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

  /// `== false`, `!= true`, `== 0`, `== nil`; nil for `== flag`, which says nothing.
  private func isTurned(byComparisonAt mark: Int, of check: Int, in condition: Range<Int>) -> Bool? {
    let value = mark + 1
    guard value < condition.upperBound, outline.spells(mark, "==") || outline.spells(mark, "!=") else { return false }
    let isEqual = outline.spells(mark, "==")
    if tokens[value].word == .false || tokens[value].word == .nil || outline.spells(value, "0") { return isEqual }
    if tokens[value].word == .true || outline.spells(value, "1") { return !isEqual }
    // `DispatchQueue.getSpecific(key: key) == mark`, `OperationQueue.current == .main`
    let isOfQueue = outline.spells(check, "getSpecific") || outline.spells(check, "current")
    return isOfQueue ? !isEqual : nil
  }

  private static let ownersOfThreads: Set<Name> = ["Thread", "DispatchQueue", "OperationQueue", "RunLoop", "current"]

  /// Whether the name of a check means the thread: `isMain` of `Thread.isMain`, or bare in an extension of `Thread`, not of
  /// `branch.isMain`; `getSpecific` of a key that the main queue has, or that is called so.
  private func asksForThread(_ token: Int) -> Bool {
    if outline.spells(token, "isMain") {
      let isOfOther = token > 1 && tokens[token - 1].kind == .period
      let owner = isOfOther ? token - 2 : typeDeclaration(around: token)?.name.last
      return owner.map { Self.ownersOfThreads.contains(outline.name($0)) } ?? false
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
