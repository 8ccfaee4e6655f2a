import Lexing
import Outlining

/// Where code takes a value out of the property that has it.
extension Outline {
  /// Whether a property loses what it has, or a part of it, where it is named: `waiter = nil`, `waiters[id] = nil`,
  /// `waiters = []`, `swap(&waiters, &mine)`, `waiters.popFirst()`, `waiter.take()`.
  func isTakenOut(_ property: Int) -> Bool {
    let isOfSelf = tokens[property - 1].kind == .period && tokens[property - 2].word == .self
    if tokens[isOfSelf ? property - 3 : property - 1].kind == .ampersand { return true }
    let end = tokens.behindOptionalMarks(endOfSubscripts(property + 1))
    switch tokens[end].kind {
    case .equal: return !isIntroduced(property) && (end == property + 1 || tokens[end + 1].word == .nil)
    case .period: return takesOut(end + 1)
    default: return false
    }
  }

  /// `popFirst`, `removeAll`, `take`, by the method's name.
  func takesOut(_ method: Int) -> Bool { text(method).begins(withWordOf: Self.taking) }

  private static let taking = ["dequeue", "drain", "pop", "remove", "take"]

  /// `waiter = nil`, `waiters[id] = nil`
  func isSetToNil(_ property: Int) -> Bool {
    let end = endOfSubscripts(property + 1)
    return tokens[end].kind == .equal && tokens[end + 1].word == .nil
  }

  private func isIntroduced(_ name: Int) -> Bool { tokens[name - 1].word == .let || tokens[name - 1].word == .var }

  func endOfSubscripts(_ start: Int) -> Int {
    var end = start
    while tokens[end].kind == .openBracket, !tokens[end].startsLine {
      end = max(end, Int(tokens[end].partner)) + 1
    }
    return min(end, tokens.count)
  }
}
