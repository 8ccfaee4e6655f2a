import Lexing
import Outlining

/// What the block of a repeating timer does each time.
extension SourceFile {
  /// Whether the block does anything with its timer.
  func usesParameters(_ block: Closure) -> Bool {
    let signature = block.brace + 1..<max(block.brace + 1, block.body.lowerBound)
    let bindings = bindings(declaredIn: signature).filter { $0.kind != .capture }
    return bindings.contains { parameter in
      block.body.contains { tokens[$0].kind == .identifier && outline.name($0) == outline.name(parameter.name) }
    }
  }

  /// What a block does at each turn; nil where a loop's turn could not be it.
  func turn(of block: Closure) -> (work: Range<Int>, hold: PollingTimer.Hold)? {
    guard let isWeak = isWeak(block) else { return nil }
    var (work, hold) = unwrapped(block.body, isWeak: isWeak)
    if let hop = onlyHop(in: work) {
      guard let isWeakInside = self.isWeak(hop) else { return nil }
      let isStillWeak = hold == .weak || isWeakInside
      (work, hold) = unwrapped(hop.body, isWeak: isStillWeak)
    }
    guard !work.isEmpty, !bindsSelf(work), hold == .weak || !work.contains(where: isOptionalSelf),
      !work.contains(where: { leavesTurn($0) })
    else { return nil }
    if hold == .strong, selfCapture(of: block) == nil { hold = .none }
    return (work, hold)
  }

  /// Whether a closure's list is `[weak self]`; false without one, nil for any other.
  private func isWeak(_ closure: Closure) -> Bool? {
    if closure.captures.isEmpty { return false }
    let capture = closure.captures[0]
    let isPlain = closure.captures.count == 1 && capture.strength == .weak && capture.value == nil
    return isPlain && tokens[capture.name].word == .self ? true : nil
  }

  /// Without `guard let self else { return }` in front.
  private func unwrapped(_ body: Range<Int>, isWeak: Bool) -> (work: Range<Int>, hold: PollingTimer.Hold) {
    guard isWeak else { return (body, .strong) }
    for form in ["guardletselfelse{return}", "guardletself=selfelse{return}"] as [StaticString] {
      for length in [7, 9] where length <= body.count && spells(body.lowerBound..<body.lowerBound + length, form) {
        return (body.lowerBound + length..<body.upperBound, .strong)
      }
    }
    return (body, .weak)
  }

  /// The closure of `Task { @MainActor in … }` or `MainActor.assumeIsolated { … }` that is all there is.
  private func onlyHop(in work: Range<Int>) -> Closure? {
    guard
      let call = calls(in: work).first(where: { $0.callee.lowerBound == work.lowerBound && $0.end == work.upperBound }),
      outline.arguments(of: call).isEmpty, call.paren < 0, let index = outline.trailingClosures(of: call).first
    else { return nil }
    let closure = outline.closures[index]
    if calls(call, "MainActor.assumeIsolated") { return closure.attributes.isEmpty ? closure : nil }
    let isOnMain = outline.hasAttribute("MainActor", in: closure.attributes) && closure.attributes.count == 2
    return calls(call, "Task") && isOnMain ? closure : nil
  }

  private func isOptionalSelf(_ token: Int) -> Bool {
    tokens[token].word == .self && tokens[token + 1].kind == .question
  }

  /// What would end the loop in place of a turn, wait in it, or not stand in it.
  private func leavesTurn(_ token: Int) -> Bool {
    switch tokens[token].word {
    case .return, .await, .throw, .try, .defer: true
    default: outline.spells(token, "assumeIsolated")
    }
  }
}
