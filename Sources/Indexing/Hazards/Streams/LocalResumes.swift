import Lexing
import Outlining

/// Local functions, and closures that a name is given, which resume a continuation whenever they are called.
extension SourceFile {
  /// The code with the calls of such locals, and of methods that resume what they are given, in place of what they do; as
  /// it is where a local resumes now and then, or is handed on.
  func withLocalsFollowed(_ code: ContinuationCode) -> ContinuationCode {
    guard code.uses.count <= 64 else { return code }
    var uses: [ContinuationUse] = []
    var followed: [Int: [ContinuationUse]] = [:]
    for use in code.uses {
      guard let local = localResuming(use, in: code) else {
        uses.append(resumeByMethod(use) ?? use)
        continue
      }
      guard followed[local.name] == nil else { continue }
      guard let calls = calls(ofResuming: local, in: code) else { return code }
      followed[local.name] = calls
    }
    uses += followed.values.flatMap(\.self)
    return ContinuationCode(closure: code.closure, uses: uses.sorted { $0.token < $1.token }, maker: code.maker)
  }

  private struct LocalCode {
    /// The token of the name.
    let name: Int
    let content: Range<Int>
    let body: Body
  }

  /// The local that has a use in its own statements.
  private func localResuming(_ use: ContinuationUse, in code: ContinuationCode) -> LocalCode? {
    for scope in scopes(around: use.token).prefix(while: { $0.content.lowerBound > code.closure.body.lowerBound }) {
      switch scope.kind {
      case .function:
        let function = outline.functions[scope.owner]
        guard function.kind == .function, let content = function.body, let body = body(of: function) else { return nil }
        return LocalCode(name: function.name, content: content, body: body)
      case .closure:
        let closure = outline.closures[scope.owner]
        let local = bindings(declaredIn: code.closure.body).first {
          $0.kind == .variable && $0.value?.lowerBound == closure.brace
            && $0.value?.upperBound == closure.body.upperBound + 1
        }
        return local.map { LocalCode(name: $0.name, content: closure.body, body: body(of: closure)) }
      default: continue
      }
    }
    return nil
  }

  /// The calls of a local that resumes once on each path; nil where it does not, or where it is more than called.
  private func calls(ofResuming local: LocalCode, in code: ContinuationCode) -> [ContinuationUse]? {
    guard resumesOnce(local, in: code) else { return nil }
    var found: [ContinuationUse] = []
    for token in code.closure.body
    where tokens[token].kind == .identifier && outline.name(token) == outline.name(local.name) {
      guard token != local.name, isUse(token), binding(for: token)?.name == local.name else { continue }
      let isCall = tokens[token + 1].kind == .openParen || tokens[token + 1].kind == .openBrace
      let around = scopes(around: token).prefix { $0.content.lowerBound > code.closure.body.lowerBound }
      guard isCall, !around.contains(where: { $0.kind == .function }), let home = closures(around: token).first?.brace
      else { return nil }
      found.append(ContinuationUse(token: token, resumes: true, home: max(home, code.closure.brace), isByLocal: true))
    }
    return found
  }

  private func resumesOnce(_ local: LocalCode, in code: ContinuationCode) -> Bool {
    let (waiting, resumed) = (States(rawValue: 1), States(rawValue: 2))
    let tokens = Set(code.uses.lazy.map(\.token).filter { local.content.contains($0) })
    var isPlain = true
    var seen: Set<Int> = []
    let ends = local.body.states(from: waiting) { event, states in
      switch event.kind {
      case .try, .throw: isPlain = false
      case .resume where tokens.contains(outline.calls[event.call].callee.lowerBound):
        seen.insert(outline.calls[event.call].callee.lowerBound)
        if states.contains(resumed) { isPlain = false }
        return resumed
      default: break
      }
      return states
    }
    return isPlain && seen == tokens && ends == resumed
  }

  /// Whether a callback calls a local function that takes callbacks away: `func cleanUp() { center.removeObserver(token) }`.
  func isTakenAwayByLocal(_ callback: Closure) -> Bool {
    callback.body.contains { token in
      guard tokens[token].kind == .identifier, tokens[token + 1].kind == .openParen, isUse(token),
        let local = binding(for: token), let body = code(ofLocal: local)
      else { return false }
      return body.contains { inner in
        tokens[inner].kind == .identifier && tokens[inner + 1].kind == .openParen && endsCallbacks(inner)
      }
    }
  }

  /// The body of a local function, or the closure that a constant is given.
  func code(ofLocal local: Binding) -> Range<Int>? {
    if local.kind == .localFunction { return function(namedBy: local.name)?.body }
    guard let value = local.value, let first = value.first, tokens[first].kind == .openBrace else { return nil }
    return value
  }
}
