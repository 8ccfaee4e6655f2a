import Lexing
import Outlining

/// Questions to another process that fails. XPC calls the block of a message or the error handler of its proxy, one of
/// both, once; without a handler it calls nobody.
extension SourceFile {
  /// Where nothing is done for who waits, though the proxy's error handler is called in place of the callback that
  /// resumes: the end of that handler, or the message to a proxy without one that could know the continuation.
  func forgetfulProxies(_ callbacks: [Closure], of scope: ContinuationCode) -> [Resumption.Silence] {
    // A second callback may be the end of a timeout.
    guard callbacks.count == 1, callbacks[0].call >= 0, case let message = outline.calls[callbacks[0].call],
      let name = calledName(of: message), let receiver = receiver(of: message)
    else { return [] }
    let unanswered = Resumption.Silence(token: name, cause: .noAnswer)
    guard let maker = proxyMaker(in: receiver) else { return isHandedOutProxy(receiver) ? [unanswered] : [] }
    let making = calls(named: outline.name(maker), in: max(0, maker - 64)..<maker + 1).last
    guard let making else { return [unanswered] }
    guard let handler = closures(takenBy: making).first else { return [] }
    guard scope.closure.body.contains(maker) else { return [unanswered] }
    let mayResume = scope.uses.contains { handler.body.contains($0.token) }
    let isTrap = body(of: handler).events.contains { $0.kind == .trap }
    return mayResume || isTrap ? [] : [.init(token: handler.body.upperBound)]
  }

  /// Resumes by the error handler of a proxy that the continuation itself has answered with: whoever gets it sends
  /// messages, and each that fails calls the handler again.
  func lateProxyErrors(_ callbacks: [Closure], of scope: ContinuationCode) -> [Resumption.Repeated] {
    callbacks.flatMap { handler -> [Resumption.Repeated] in
      guard handler.call >= 0, let maker = calledName(of: outline.calls[handler.call]), isProxyMaker(maker) else {
        return []
      }
      let answer = scope.uses.first { use in
        use.resumes && use.home == scope.closure.brace && use.token > maker
          && calls(in: use.token..<use.token + 4).contains { call in
            call.callee.lowerBound == use.token
              && outline.arguments(of: call).contains { proxyMaker(in: $0.value) == maker }
          }
      }
      guard let answer else { return [] }
      return scope.uses.filter { $0.home == handler.brace }.map { .init(token: $0.verb, first: answer.verb) }
    }
  }

  /// The name by which a connection gave the proxy that an expression stands for: it, or a local that was made of it.
  private func proxyMaker(in expression: Range<Int>) -> Int? { origin(of: expression).first(where: isProxyMaker) }

  /// What a local was made of, and the local that this begins with, up to a proxy; an expression without one.
  private func origin(of expression: Range<Int>) -> Range<Int> {
    var origin = expression
    for _ in 0..<4 where !origin.contains(where: isProxyMaker) {
      guard let first = origin.first, tokens[first].kind == .identifier, let local = binding(for: first) else { break }
      // `guard let proxy` is made of the local of that name before it.
      let isShorthand = local.kind == .condition && local.value == nil && local.name != first
      guard let value = isShorthand ? local.name..<local.name + 1 : local.value else { break }
      origin = value
    }
    return origin
  }

  /// `guard let helper = connections.helperProxy() else { … }`: a function or property of the project's gives what a
  /// connection gave it, whose handler cannot know who waits.
  private func isHandedOutProxy(_ receiver: Range<Int>) -> Bool {
    let protocolName = shape(ofExpression: receiver).base
    guard project.type(named: protocolName, in: index)?.kind == .protocol,
      case let origin = origin(of: receiver), let call = calls(in: origin).first
    else { return false }
    if let method = method(calledBy: call) { return handsOutProxy(method) }
    return functionElsewhere(calledBy: call).map { $0.file.handsOutProxy($0.function) } ?? false
  }

  private func handsOutProxy(_ function: Function) -> Bool {
    guard let body = function.body, body.count < 256 else { return false }
    if body.contains(where: isProxyMaker) { return true }
    return body.contains { token in
      guard tokens[token].kind == .identifier, meaning(of: token) == .member else { return false }
      return variables(named: outline.name(token), ofTypesNamed: type(around: token)?.name).contains { property in
        let code = getter(of: property)?.body ?? property.value
        return code?.contains(where: isProxyMaker) ?? false
      }
    }
  }

  private func isProxyMaker(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && token > 0 && tokens[token - 1].kind == .period
      && Self.proxyMakers.contains(outline.name(token))
  }

  private static let proxyMakers: Set<Name> = [
    "remoteObjectProxyWithErrorHandler", "synchronousRemoteObjectProxyWithErrorHandler", "remoteObjectProxy",
  ]
}
