import Lexing
import Outlining

/// Questions that fail before anybody could answer them.
extension SourceFile {
  /// Where nothing is done for who waits, though the call that was to bring the answer threw: the end of the `catch` in
  /// `do { try client.ask { continuation.resume(returning: $0) } } catch { print(error) }`, or of the call behind `try?`.
  func failedQuestions(
    _ callbacks: [Closure],
    of scope: ContinuationCode,
    in closure: Closure
  ) -> [Resumption.Silence] {
    guard callbacks.count == 1, let callback = callbacks.first, !isTask(callback),
      !scope.uses.contains(where: { $0.home == closure.brace }), !isFormedInLoop(callback, within: closure)
    else { return [] }
    guard callback.call >= 0 else { return failedStart(behind: callback, scope, closure) }
    let call = outline.calls[callback.call]
    // Before `withCheckedThrowingContinuation` throws, it has run its closure.
    if let name = calledName(of: call), takesUnsafeContinuation(name) != nil { return [] }
    if let name = nameOfOneSide(call) { return [.init(token: name, cause: .noAnswer)] }
    guard call.tryKeyword >= closure.body.lowerBound, !mayAnswerAndThrow(call) else { return [] }
    switch tokens[call.tryKeyword + 1].kind {
    case .question: return isDiscarded(call.tryKeyword) ? [.init(token: call.end - 1, cause: .noAnswer)] : []
    case .exclamation: return []
    default: break
    }
    return handler(ofErrorsAt: call.tryKeyword, in: closure).flatMap { end(ofSilent: $0, scope, closure) } ?? []
  }

  /// `whenSuccess` of NIO's `future.whenSuccess { … }`: it is not called when the future fails, as long as nothing before
  /// it makes something of errors.
  private func nameOfOneSide(_ call: Call) -> Int? {
    guard let name = calledName(of: call), outline.spells(name, "whenSuccess") || outline.spells(name, "whenFailure"),
      importsFutures,
      !call.callee.contains(where: { outline.begins($0, with: "recover") || outline.begins($0, with: "flatMapError") })
    else { return nil }
    return name
  }

  /// Where a `catch` ends that neither resumes a continuation nor ends the program.
  private func end(
    ofSilent handler: Range<Int>,
    _ scope: ContinuationCode,
    _ closure: Closure
  ) -> [Resumption.Silence]? {
    guard !scope.uses.contains(where: { handler.contains($0.token) }),
      !body(of: closure).events.contains(where: { $0.kind == .trap && handler.contains($0.token) })
    else { return nil }
    return [.init(token: handler.upperBound)]
  }

  /// `do { try process.run() } catch { … }` and `try? process.run()`, behind `process.terminationHandler = { … }`: what has
  /// not begun does not end.
  private func failedStart(
    behind callback: Closure,
    _ scope: ContinuationCode,
    _ closure: Closure
  ) -> [Resumption.Silence] {
    guard outline.spells(callback.brace - 2, "terminationHandler"), tokens[callback.brace - 1].kind == .equal,
      let process = chain(before: callback.brace - 3).map({ outline.text($0) })
    else { return [] }
    let start = calls(named: "run", in: callback.body.upperBound..<closure.body.upperBound).first { call in
      call.tryKeyword >= closure.body.lowerBound && receiver(of: call).map { outline.text($0) } == process
    }
    guard let start else { return [] }
    if tokens[start.tryKeyword + 1].kind == .question {
      return isDiscarded(start.tryKeyword) ? [.init(token: start.end - 1, cause: .noAnswer)] : []
    }
    // Who calls the handler by hand resumes by it.
    guard let caught = handler(ofErrorsAt: start.tryKeyword, in: closure),
      !caught.contains(where: { outline.spells($0, "terminationHandler") })
    else { return [] }
    return end(ofSilent: caught, scope, closure) ?? []
  }

  /// Whether a function of the file that may be called mentions the closure that it takes, and throws behind that.
  private func mayAnswerAndThrow(_ call: Call) -> Bool {
    guard let name = calledName(of: call) else { return true }
    return functions(named: outline.name(name)).prefix(16).contains { function in
      guard let body = function.body, let last = body.last(where: { tokens[$0].word == .throw }) else { return false }
      let closures = outline.parameters(of: function).filter { parameter in
        parameter.type.map { outline.shape(ofType: $0).container == .function } ?? false
      }.map { outline.name($0.name) }
      return (body.lowerBound..<last).contains { tokens[$0].kind == .identifier && closures.contains(outline.name($0)) }
    }
  }

  private func handler(ofErrorsAt token: Int, in closure: Closure) -> Range<Int>? {
    for scope in scopes(around: token).prefix(while: { $0.content.lowerBound > closure.body.lowerBound }) {
      guard scope.kind == .block else { return nil }
      if outline.blocks[scope.owner].kind == .do { return handlerOfAll(behind: scope.content.upperBound) }
    }
    return nil
  }
}
