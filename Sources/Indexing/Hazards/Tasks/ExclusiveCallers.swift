import Lexing
import Outlining

/// Code that runs by itself, by who calls it.
extension SourceFile {
  /// Whether a function runs nowhere but where one lock or one queue lets code in by turns, as far as the file's own
  /// callers of it tell, where no others can be: `lock.withLock { await close() }`, `updates.async { await send() }`.
  func isCalledByTurns(_ function: Function) -> Bool {
    var waiting = [function]
    var seen: Set<Int> = []
    var gates: Set<String> = []
    var isProven = false
    while let function = waiting.popLast() {
      guard seen.insert(function.keyword).inserted else { continue }
      if takesProofOfLock(function) {
        isProven = true
        continue
      }
      guard seen.count < 8, let callers = callers(ofHidden: function) else { return false }
      for caller in callers {
        if let gate = gate(around: caller) {
          gates.insert(gate)
        } else if closures(around: caller).isEmpty, let next = memberFunction(around: caller) {
          waiting.append(next)
        } else {
          return false
        }
      }
    }
    return gates.count == 1 || gates.isEmpty && isProven
  }

  /// `context: AsyncLock.Context`, which nobody has but in the lock.
  private func takesProofOfLock(_ function: Function) -> Bool {
    function.parameters?.contains { token in
      tokens[token].kind == .identifier && outline.ends(token, with: "Lock") && tokens[token + 1].kind == .period
        && outline.spells(token + 2, "Context")
    } ?? false
  }

  /// What lets the innermost closure around a call in. A queue of closures that are asynchronous is none of Dispatch's,
  /// which would begin the next one when the first waits.
  private func gate(around token: Int) -> String? {
    guard let closure = closures(around: token).first, closure.call >= 0,
      case let call = outline.calls[closure.call], let receiver = receiver(of: call), let method = calledName(of: call),
      let name = receiver.last, tokens[name].kind == .identifier
    else { return nil }
    let last = outline.text(name).lowercased()
    let isLock =
      ["lock", "mutex", "semaphore"].contains { last.hasSuffix($0) } && outline.text(method).hasPrefix("with")
    let isQueue = last.hasSuffix("queue") && !outline.spells(method, "concurrent")
    guard isLock || isQueue, closure.body.contains(where: { tokens[$0].word == .await }) else { return nil }
    return spelling(of: receiver)
  }
}
