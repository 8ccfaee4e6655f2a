import Lexing
import Outlining

/// Flags of an actor by which a method starts a task once, and which the task raises itself: it begins when others have
/// had their turn on the actor.
extension SourceFile {
  /// `guard !isDraining else { return }; Task { isDraining = true; … }`
  func staleStarts(in function: Function, _ body: Body) -> [StaleCheck] {
    guard let range = function.body else { return [] }
    let tasks = closures(in: range).filter(isUnstructuredTask)
    // Each check follows the whole body: a hostile one must not cost its length squared.
    guard !tasks.isEmpty, body.steps.count < 4096 else { return [] }
    let checks = body.events.filter { $0.kind == .check && isOwnState($0) }.prefix(64)
    return checks.compactMap { check in
      guard let code = code(decidedBy: check.token) else { return nil }
      let name = outline.name(check.token)
      let next = body.events.first { event in
        event.token > check.token && changes(event, name) != nil
      }
      guard let next, code.contains(next.token), isRaised(next),
        let task = tasks.first(where: { $0.body.contains(next.token) && !$0.body.contains(check.token) }),
        closures(around: next.token).first?.brace == task.brace,
        !body.events.contains(where: { $0.kind == .await && task.body.lowerBound..<next.token ~= $0.token })
      else { return nil }
      let start = outline.calls[task.call].callee.lowerBound
      return StaleCheck(check: check.token, suspension: start, act: next.token, form: .started)
    }
  }

  func startsTask(_ function: Function) -> Bool {
    function.body.map { closures(in: $0).contains(where: isUnstructuredTask) } ?? false
  }

  private func isRaised(_ event: Event) -> Bool {
    event.kind == .write && tokens[event.token + 1].kind == .equal && tokens[event.token + 2].word == .true
      && storedMember(event.token)?.shape.isNamed("Bool") ?? false
  }
}
