import Lexing
import Outlining

/// Values of a global actor's protocol in the hands of code that is not on the actor.
extension SourceFile {
  /// The first `await owner?.stop()` of each name in each type: the stored value is sent to the actor, and stays here.
  func awaitedExistentials(_ declared: Set<Name>) -> [CrossingExistential] {
    var seen: Set<Name> = []
    return declared.flatMap { tables.tokensByName[$0] }.sorted().filter { token in
      guard isHeldExistential(token), isSentByAwait(token), isOffItsActor(token),
        let type = type(around: token)
      else { return false }
      return seen.insert(type.name.member(outline.name(token))).inserted
    }.map { CrossingExistential(token: $0, place: .sent) }
  }

  /// A property of self, or a local that is a copy of one.
  private func isHeldExistential(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    if let local = binding(for: token), tokens[token - 1].kind != .period { return local.name < token && isCopy(local) }
    return isStoredExistential(in: chainStart(of: token)..<token + 1)
  }

  private func chainStart(of token: Int) -> Int {
    isMemberOfSelf(token) && tokens[token - 1].kind == .period ? token - 2 : token
  }

  /// Whether a member behind a value is awaited that is on the protocol's actor.
  private func isSentByAwait(_ token: Int) -> Bool {
    let (start, member) = (chainStart(of: token), memberBehind(token))
    guard member != token, start > 0 else { return false }
    let call = calls(in: start..<start + 1).first { $0.callee.upperBound == member + 1 }
    guard call?.isAwaited ?? (tokens[start - 1].word == .await), case let shape = shape(ofName: token),
      let type = project.declaredType(named: shape.base, in: index),
      let isolation = isolation(ofMemberAt: member, of: type)?.isolation
    else { return false }
    return isolation.isGlobalActor
  }

  /// Whether code at a token, which is on no global actor, gets its value from an actor, or from an object of which others
  /// may have a part: those that are `Sendable` answer for themselves.
  private func isOffItsActor(_ token: Int) -> Bool {
    guard let type = type(around: token) else { return false }
    switch isolationAnswer(inScope: scopeTable.scope(at: token), of: nil).isolation {
    case .nonisolated, .actor: break
    case .mainActor, .global, .unknown: return false
    }
    if type.kind == .actor || type.isolation == .mainActor { return true }
    // What a task takes along is self, and its protocol does not help there.
    if closures(around: token).contains(where: { fate(of: $0).outlivesCall != false }) { return false }
    // A structure that holds such a value is not `Sendable` by itself.
    return isSendable(type) == false || type.kind == .struct && isSendable(type) == nil
  }
}
