import Lexing
import Outlining

/// Pauses of an actor that keep its callers at a distance, where those who come during a pause take the same one.
extension SourceFile {
  /// `if now - last < interval { await sleep(interval - (now - last)) }; last = now`
  func stalePauses(in function: Function, _ body: Body) -> [StaleCheck] {
    // Each pause looks at the whole body: a hostile one must not cost its length squared.
    guard body.steps.count < 4096, let range = function.body else { return [] }
    return calls(named: "sleep", in: range).prefix(16).compactMap { call in
      guard call.isAwaited, isSleep(call), home(of: call.callee.lowerBound) == range,
        let check = check(deciding: call, in: range), !isInLoop(call.callee.lowerBound, of: range),
        let act = body.events.first(where: { $0.token > call.end && notes($0, outline.name(check)) }),
        let pause = body.events.last(where: { $0.kind == .await && $0.token < call.end })
      else { return nil }
      // Who writes down its turn first makes the next caller wait for longer, and who says that it is busy lets nobody
      // come; who asks again behind the pause is not misled.
      let reserves = body.events.contains { event in
        event.token < pause.token && event.kind == .write && event.meaning == .member
          || event.token > call.end && event.token < act.token && event.kind == .check
      }
      return reserves ? nil : StaleCheck(check: check, suspension: pause.token, act: act.token, form: .paced)
    }
  }

  private func isInLoop(_ token: Int, of body: Range<Int>) -> Bool {
    scopes(around: token).prefix { $0.content.lowerBound > body.lowerBound }.contains(where: isLoop)
  }

  /// The actor's own state that the conditions around a pause ask for, directly or by way of locals.
  private func check(deciding pause: Call, in body: Range<Int>) -> Int? {
    let around = scopes(around: pause.callee.lowerBound).prefix { $0.content.lowerBound > body.lowerBound }
    guard around.allSatisfy({ $0.kind == .block }), case let blocks = around.map({ outline.blocks[$0.owner] }),
      blocks.allSatisfy({ $0.kind == .if || $0.kind == .do })
    else { return nil }
    var waiting = blocks.flatMap { $0.kind == .if ? Array($0.header) : [] }
    var seen: Set<Int> = []
    while let token = waiting.popLast() {
      guard tokens[token].kind == .identifier, seen.insert(token).inserted, seen.count < 256 else { continue }
      if let local = binding(for: token), local.name != token {
        waiting += local.value ?? 0..<0
        // `if let last`
        if local.kind == .condition, local.value == nil { waiting.append(local.name) }
      } else if isUse(token) || isMemberOfSelf(token) || binding(for: token) != nil, isOwnState(token) {
        return token
      }
    }
    return nil
  }

  /// `last = Date()`, `last[host] = .now`, `stamps.append(Date())`
  private func notes(_ event: Event, _ name: Name) -> Bool {
    if event.kind == .write, event.meaning == .member, outline.name(event.token) == name {
      let end = outline.endOfSubscripts(event.token + 1)
      return tokens[end].kind == .equal && isTime(end + 1)
    }
    guard event.kind == .call, outline.spells(event.token, "append"),
      case let call = outline.calls[event.call], let member = receiver(of: call)?.last,
      let time = outline.arguments(of: call).first
    else { return false }
    return outline.name(member) == name && isOwnState(member) && isTime(time.value.lowerBound)
  }

  /// Whether an expression begins with the time, or a local that was given it: `Date()`, `clock.now`, `now`.
  private func isTime(_ start: Int) -> Bool {
    let value = binding(for: start)?.value ?? start..<min(start + 4, tokens.count)
    return value.prefix(16).contains { token in
      ["Date", "now", "uptime"].contains { outline.spells(token, $0) }
    }
  }
}
