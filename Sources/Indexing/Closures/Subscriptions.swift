import Lexing
package import Outlining

/// Combine's subscriptions.
extension SourceFile {
  /// The calls of `sink` in the closure that gets a continuation.
  package func subscriptions(in scope: ContinuationScope) -> [Call] {
    calls(in: scope.closure.body).filter { call in
      guard let name = calledName(of: call) else { return false }
      return outline.spells(name, "sink") && (receiver(of: call) != nil || isInPublisher(name))
    }
  }

  /// `extension Publisher`, where a bare `sink` is the publisher's own.
  private func isInPublisher(_ token: Int) -> Bool {
    guard binding(for: token) == nil, let declaration = typeDeclaration(around: token),
      declaration.kind == .extension, let last = declaration.name.last
    else { return false }
    return outline.ends(last, with: "Publisher") || outline.ends(last, with: "Subject")
      || outline.spells(last, "Future")
  }

  /// Whether a subscription resumes a continuation when it completes, on every path, and for a value either never or
  /// cancels itself.
  package func answersOnce(_ subscription: Call) -> Bool {
    let closures = closures(in: subscription.callee.upperBound..<max(subscription.callee.upperBound, subscription.end))
      .filter { $0.call >= 0 && outline.calls[$0.call].callee == subscription.callee }
    guard closures.count == 2 else { return false }
    return resumes(closures[0].body) && !branches(closures[0].body)
      && (!resumes(closures[1].body) || closures[1].body.contains { outline.spells($0, "cancel") })
  }

  private func resumes(_ body: Range<Int>) -> Bool {
    body.contains { outline.spells($0, "resume") }
  }

  private func branches(_ body: Range<Int>) -> Bool {
    body.contains { token in
      switch tokens[token].word {
      case .if, .guard, .switch: true
      default: false
      }
    }
  }
}
