import Lexing
import Outlining

/// A continuation that is stored under a lock some time after the state that would have spared the wait was looked at:
/// who changes the state in between finds nobody to wake.
package struct LostWakeUp: Sendable {
  /// The first token of the call that waits.
  package let wait: Int
  /// Where the state is looked at, under the same lock.
  package let check: Int
  /// Where another method changes it, and looks for those who wait.
  package let change: Int
}

extension SourceFile {
  /// Of continuations whose closure stores them without another look.
  package var lostWakeUps: [LostWakeUp] {
    continuationScopes.compactMap { scope in
      guard let store = lockedStore(in: scope), let function = memberFunction(around: scope.closure.brace),
        let body = function.body
      else { return nil }
      let before = body.lowerBound..<scope.call.callee.lowerBound
      for change in changes(byWakersOf: store.list, besides: function) {
        let checks = mentions(of: outline.name(change), in: before).filter { check in
          isState(check) && !isWritten(check) && lock(around: check) == store.lock
        }
        guard let check = checks.last, isAsked(check, inFrontOf: before.upperBound),
          mentions(of: outline.name(change), in: scope.closure.body).isEmpty
        else { continue }
        return LostWakeUp(wait: before.upperBound, check: check, change: change)
      }
      return nil
    }
  }

  /// `waiters` of `lock.withLock { waiters.append(continuation) }`, where that is all that the closure does.
  private func lockedStore(in scope: ContinuationScope) -> (list: Int, lock: String)? {
    guard scope.uses.count == 1, let use = scope.uses.first, !use.resumes,
      !scope.closure.body.contains(where: { Self.asking.contains(tokens[$0].word) }),
      let list = storage(of: use.token), isState(list), let lock = lock(around: list, since: scope.closure.brace)
    else { return nil }
    return (list, lock)
  }

  private static let asking: Set<Word> = [.if, .guard, .switch, .while, .return]

  /// `isOpen` and `self.isOpen`, and `$0.isOpen` and `state.isOpen` where a lock lends what it guards.
  private func isState(_ token: Int) -> Bool {
    guard token > 1, tokens[token - 1].kind == .period else { return meaning(of: token) == .member }
    let base = token - 2
    return tokens[base].word == .self || outline.spells(base, "$0") || binding(for: base)?.kind == .parameter
  }

  /// The lock or queue that is held at a token, as it is written; nil for one that was taken before another token.
  private func lock(around token: Int, since start: Int = 0) -> String? {
    guard case .held(let name) = guarding(token, writes: true), name > start else { return nil }
    let call = callRange(name..<name + 1).map { outline.calls[$0] }.first { calledName(of: $0) == name }
    return call.map { call in receiver(of: call).map { outline.text($0) } ?? outline.text(name) }
  }

  /// What other methods change that have to do with a list of continuations: the first change of each name.
  private func changes(byWakersOf list: Int, besides function: Function) -> [Int] {
    let name = memberName(list)
    let all = streamMemory.changesByWakers[name] ?? changes(byMethodsThatNameLike: list)
    streamMemory.changesByWakers[name] = all
    return all.filter { memberFunction(around: $0)?.keyword != function.keyword }
  }

  /// Nobody is woken for more than a few reasons.
  private func changes(byMethodsThatNameLike list: Int) -> [Int] {
    guard let type = type(around: list) else { return [] }
    var seen: Set<FunctionsName> = []
    let changes = functionsByType[type.name].lazy.map { self.outline.functions[$0] }.flatMap { function -> [Int] in
      guard let body = function.body, !self.mentions(of: self.outline.name(list), in: body).isEmpty else { return [] }
      return body.filter { token in
        self.tokens[token].kind == .identifier && self.tokens[token + 1].kind == .equal && self.isState(token)
          && self.outline.name(token) != self.outline.name(list)
          && seen.insert(FunctionsName(function: function.keyword, name: self.outline.name(token))).inserted
      }
    }
    return Array(changes.prefix(64))
  }

  /// Whether a path leaves between a look and the call that waits, or a loop asks each time.
  private func isAsked(_ check: Int, inFrontOf wait: Int) -> Bool {
    (check..<wait).contains { tokens[$0].word == .return || tokens[$0].word == .throw }
      || scopes(around: wait).contains { scope in
        guard scope.kind == .block, case let block = outline.blocks[scope.owner] else { return false }
        return block.kind == .while && block.header.contains(check)
      }
  }
}

/// A name in a function, by the token of its keyword.
private struct FunctionsName: Hashable {
  let function: Int
  let name: Name
}
