import Lexing
package import Outlining

/// Who is called: names along the callee's chain.
extension SourceFile {
  /// The token of the called name; nil for a call of a closure.
  package func calledName(of call: Call) -> Int? { outline.calledName(of: call) }

  /// What the called name is a member of: the tokens before its period; nil for a bare name.
  package func receiver(of call: Call) -> Range<Int>? { outline.receiver(of: call) }

  /// Whether the callee is this dotted path; `_Concurrency.` or `Swift.` in front does not matter.
  package func calls(_ call: Call, _ path: StaticString) -> Bool {
    spells(withoutModule(call.callee), path)
  }

  /// Without `_Concurrency.` or `Swift.` in front.
  private func withoutModule(_ callee: Range<Int>) -> Range<Int> {
    let first = callee.lowerBound
    guard callee.count > 2, tokens[first + 1].kind == .period,
      outline.spells(first, "_Concurrency") || outline.spells(first, "Swift")
    else { return callee }
    return first + 2..<callee.upperBound
  }

  /// Whether tokens are a dotted path of names, marks of optionals aside.
  package func spells(_ range: Range<Int>, _ path: StaticString) -> Bool {
    outline.spells(range, path)
  }

  /// Whether a token stands in a `defer`, which runs when the code around it ends and cannot await anything.
  package func isDeferred(_ token: Int) -> Bool { outline.isDeferred(token) }

  /// The argument with a label; nil for none.
  package func argument(_ label: StaticString, of call: Call) -> Call.Argument? {
    outline.arguments(of: call).first { $0.label >= 0 && outline.spells($0.label, label) }
  }

  /// `stop()` or `self.stop()`, where `stop` is no local; `.stop()` is of some other type.
  package func isCallOnSelf(_ call: Call) -> Bool {
    guard tokens[call.callee.lowerBound].kind != .period else { return false }
    guard let receiver = receiver(of: call) else {
      return calledName(of: call).map { binding(for: $0) == nil } ?? false
    }
    return tokens[receiver.lowerBound].word == .self
      && receiver.dropFirst().allSatisfy { tokens[$0].isOptionalMark }
  }
}
