import Lexing
import Outlining

/// Methods of an actor that whoever comes second leaves at once.
extension SourceFile {
  /// `guard opening.insert(name).inserted else { return }` before an await, where `rooms[name]` is checked: whoever comes
  /// second with the name leaves, as long as it is not taken out.
  func isEnteredOnce(_ function: Function, for check: StaleCheck) -> Bool {
    guard let body = function.body, body.lowerBound < check.suspension, let key = key(behind: check.check) else {
      return false
    }
    return calls(in: body.lowerBound..<check.suspension).contains { call in
      guard call.end < check.suspension, tokens[call.end].kind == .period, outline.spells(call.end + 1, "inserted"),
        let name = calledName(of: call), outline.spells(name, "insert"),
        outline.arguments(of: call).first.map({ outline.text($0.value) == key }) ?? false,
        let set = receiver(of: call)?.last, isOwnState(set),
        let end = endOfCondition(leavingBy: call.callee.lowerBound), end <= check.suspension
      else { return false }
      return !takesOut(of: outline.name(set), in: call.end..<check.suspension)
        && (end..<check.suspension).contains { tokens[$0].word == .return || tokens[$0].word == .throw }
    }
  }

  /// `name` of `rooms[name]`
  private func key(behind member: Int) -> String? {
    let open = member + 1
    guard open < tokens.count, tokens[open].kind == .openBracket, !tokens[open].startsLine,
      case let close = Int(tokens[open].partner), close > open
    else { return nil }
    return outline.text(open + 1..<close)
  }

  /// Whether code takes something out of a set before it is left.
  private func takesOut(of set: Name, in code: Range<Int>) -> Bool {
    calls(in: code).contains { call in
      calledName(of: call).map { outline.spells($0, "remove") } ?? false && !isDeferred(call.callee.lowerBound)
        && receiver(of: call)?.last.map { outline.name($0) == set } ?? false
    }
  }
}
