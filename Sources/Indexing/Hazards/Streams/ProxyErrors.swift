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
      let name = calledName(of: message), let receiver = receiver(of: message), let maker = proxyMaker(in: receiver)
    else { return [] }
    let unanswered = Resumption.Silence(token: name, cause: .noAnswer)
    let making = calls(named: outline.name(maker), in: max(0, maker - 64)..<maker + 1).last
    guard let making else { return [unanswered] }
    guard let handler = closures(takenBy: making).first else { return [] }
    guard scope.closure.body.contains(maker) else { return [unanswered] }
    let mayResume = scope.uses.contains { handler.body.contains($0.token) }
    let isTrap = body(of: handler).events.contains { $0.kind == .trap }
    return mayResume || isTrap ? [] : [.init(token: handler.body.upperBound)]
  }

  /// The name by which a connection gave the proxy that an expression stands for: it, or a local that was made of it.
  private func proxyMaker(in expression: Range<Int>, depth: Int = 0) -> Int? {
    if let maker = expression.first(where: isProxyMaker) { return maker }
    guard depth < 4, let first = expression.first, tokens[first].kind == .identifier, let local = binding(for: first)
    else { return nil }
    // `guard let proxy` is made of the local of that name before it.
    let isShorthand = local.kind == .condition && local.value == nil && local.name != first
    let value = isShorthand ? local.name..<local.name + 1 : local.value
    return value.flatMap { proxyMaker(in: $0, depth: depth + 1) }
  }

  private func isProxyMaker(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && token > 0 && tokens[token - 1].kind == .period
      && Self.proxyMakers.contains(outline.name(token))
  }

  private static let proxyMakers: Set<Name> = [
    "remoteObjectProxyWithErrorHandler", "synchronousRemoteObjectProxyWithErrorHandler", "remoteObjectProxy",
  ]
}
