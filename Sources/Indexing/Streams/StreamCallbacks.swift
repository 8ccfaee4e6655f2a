import Lexing
import Outlining

/// What calls a closure that feeds a stream.
extension SourceFile {
  /// The closure of an observer, or of a publisher that does not complete by itself.
  func isEndlessSource(_ closure: Closure) -> Bool {
    let call = outline.calls[closure.call]
    guard let name = calledName(of: call) else { return false }
    if tellsOfChanges(name) { return true }
    guard callsBackRepeatedly(call) else { return false }
    return !outline.spells(name, "sink") || call.callee.contains(where: isEndlessPublisher)
      || receiver(of: call).map { isSubject($0) } ?? false
  }

  /// A subject that a property holds; it completes for all who have subscribed, when its owner wants.
  private func isSubject(_ expression: Range<Int>) -> Bool {
    let shape = shape(ofExpression: expression)
    return shape.isNamed("PassthroughSubject") || shape.isNamed("CurrentValueSubject")
  }

  /// The block of an observer, a handler that is assigned, a task that never ends.
  func isCalledForEver(_ closure: Closure, _ use: Int) -> Bool {
    guard closure.call >= 0 else {
      guard closure.brace > 2, tokens[closure.brace - 1].kind == .equal else { return false }
      if tokens[closure.brace - 2].kind == .closeBracket {
        return isStoredMember(Int(tokens[closure.brace - 2].partner) - 1)
      }
      return tokens[closure.brace - 3].kind == .period || meaning(of: closure.brace - 2) == .member
    }
    if isTask(closure) {
      return blocks(in: closure.body).contains { block in
        isEndless(block) || content(of: block).contains(use) && runsUntilCancelled(block)
      }
    }
    let call = outline.calls[closure.call]
    // A control's.
    if calls(call, "UIAction") || isPutWithHandlers(call) { return true }
    // What awaits is done when the call returns.
    let awaits = closure.body.contains {
      tokens[$0].word == .await && closures(around: $0).first?.brace == closure.brace
    }
    return callsBackRepeatedly(call)
      || !awaits && (calledName(of: call).map { tellsOfChanges($0) || starts($0) } ?? false)
  }

  /// `listeners.append { … }`, of an array that a property holds.
  private func isPutWithHandlers(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.spells(name, "append"), let array = receiver(of: call)?.last else {
      return false
    }
    return isStoredMember(array)
  }

  /// `observe`, `subscribe`, `addSnapshotListener`, `onStoreChanged`
  func tellsOfChanges(_ name: Int) -> Bool {
    let text = outline.text(name)
    if Self.registering.contains(where: { text.hasPrefix($0) }) { return true }
    if text.hasSuffix("Listener") || text.hasSuffix("Observer") || text.hasSuffix("EventHandler") { return true }
    return text.hasPrefix("on") && (text.holds("Chang") || text.holds("Update") || text.holds("Event"))
  }

  private static let registering = ["observe", "subscribe", "listen", "watch", "monitor", "register"]

  /// `startUpdates(to: queue) { … }`, `installTap`
  private func starts(_ name: Int) -> Bool {
    let text = outline.text(name)
    return text == "installTap" || text.hasPrefix("start") && text.count > 5
  }

  /// The call that a continuation is given to by a function whose name says that it registers somebody.
  func registration(given use: Int) -> Int? {
    guard tokens[use + 1].kind != .period,
      let call = calls(in: max(0, use - 64)..<use).last(where: { call in
        outline.arguments(of: call).contains { $0.value == use..<use + 1 }
      }), let name = calledName(of: call)
    else { return nil }
    return Self.registering.contains { outline.text(name).hasPrefix($0) } || tellsOfChanges(name) ? name : nil
  }
}
