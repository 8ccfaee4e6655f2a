import Lexing
import Outlining

/// Questions that fail before anybody could answer them.
extension SourceFile {
  /// Where nothing is done for who waits, though the call that was to bring the answer threw: the end of the `catch` in
  /// `do { try client.ask { continuation.resume(returning: $0) } } catch { print(error) }`, or of the call behind `try?`.
  func failedQuestions(_ callbacks: [Closure], of scope: ContinuationCode, in closure: Closure) -> [Int] {
    guard callbacks.count == 1, let callback = callbacks.first, callback.call >= 0, !isTask(callback),
      case let call = outline.calls[callback.call], call.tryKeyword >= closure.body.lowerBound,
      !scope.uses.contains(where: { $0.home == closure.brace })
    else { return [] }
    switch tokens[call.tryKeyword + 1].kind {
    case .question: return isDiscarded(call.tryKeyword) ? [call.end - 1] : []
    case .exclamation: return []
    default: break
    }
    guard let handler = handler(ofErrorsAt: call.tryKeyword, in: closure),
      !handler.contains(where: { token in scope.uses.contains { $0.token == token } }),
      !body(of: closure).events.contains(where: { $0.kind == .trap && handler.contains($0.token) })
    else { return [] }
    return [handler.upperBound]
  }

  private func handler(ofErrorsAt token: Int, in closure: Closure) -> Range<Int>? {
    for scope in scopes(around: token).prefix(while: { $0.content.lowerBound > closure.body.lowerBound }) {
      guard scope.kind == .block else { return nil }
      if outline.blocks[scope.owner].kind == .do { return handlerOfAll(behind: scope.content.upperBound) }
    }
    return nil
  }
}
