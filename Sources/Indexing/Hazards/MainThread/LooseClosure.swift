import Lexing
package import Outlining

extension SourceFile {
  /// Whether a closure on the main actor does nothing there but hop to it, with nothing of its surroundings but self: it
  /// can be `@Sendable`, and then runs wherever it is called.
  package func onlyHopsToMain(_ closure: Closure) -> Bool {
    guard closure.captures.allSatisfy({ tokens[$0.name].word == .self && $0.value == nil }) else { return false }
    let hops = outermostHops(in: closure.body)
    var usesSelf = !closure.captures.isEmpty
    for token in closure.body where tokens[token].kind == .identifier {
      if tokens[token].word == .self { usesSelf = true }
      guard isHarmless(token, in: hops) else { return false }
    }
    return !usesSelf || type(around: closure.brace)?.isolationAnswer.isolation == .mainActor
  }

  /// In order.
  private func outermostHops(in body: Range<Int>) -> [Closure] {
    var hops: [Closure] = []
    for closure in closures(in: body) where closure.brace >= hops.last?.body.upperBound ?? 0 && hopsToMainActor(closure)
    {
      hops.append(closure)
    }
    return hops
  }

  /// `Task { @MainActor in … }`, `DispatchQueue.main.async { … }`
  private func hopsToMainActor(_ closure: Closure) -> Bool {
    guard closure.call >= 0, outline.calls[closure.call].paren < 0 else { return false }
    switch fate(of: closure) {
    case .task, .detachedTask: return outline.hasAttribute("MainActor", in: closure.attributes)
    case .kept(.main): return spells(outline.calls[closure.call].callee, "DispatchQueue.main.async")
    default: return false
    }
  }

  private func isHarmless(_ token: Int, in hops: [Closure]) -> Bool {
    let next = hops.orderedIndex(where: { outline.calls[$0.call].callee.lowerBound > token }) - 1
    guard next >= 0, token < hops[next].body.upperBound else { return false }
    let hop = hops[next]
    guard token > hop.brace, tokens[token].word != .self, isUse(token), let binding = binding(for: token) else {
      return true
    }
    return hop.brace < binding.name && binding.kind != .capture
  }
}
