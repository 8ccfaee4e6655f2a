import Lexing
import Outlining

extension FactReader {
  /// Whether a function takes a lock and has not given it back where it first calls one of the closures that it is
  /// given, or hands it on.
  func locksAroundClosures(_ function: Function) -> Bool {
    guard !function.isAsync, let body = function.body, body.count < 256, body.contains(where: callsLock) else {
      return false
    }
    let tokens = outline.tokens
    let closures = outline.parameters(of: function).filter { parameter in
      parameter.type.map { outline.shape(ofType: $0).container == .function } ?? false
    }.map { outline.name($0.name) }
    var isLocked = false
    var token = body.lowerBound
    while token < body.upperBound {
      if tokens[token].word == .defer, tokens[token + 1].kind == .openBrace {
        token = max(token, Int(tokens[token + 1].partner))
      } else if tokens[token].kind == .identifier {
        let isNamed = tokens[token - 1].kind != .period && tokens[token + 1].kind != .colon
        if isNamed, closures.contains(outline.name(token)) { return isLocked }
        if callsLock(token) { isLocked = !outline.mentions(token, "unlock") }
      }
      token += 1
    }
    return false
  }

  private func callsLock(_ token: Int) -> Bool {
    guard outline.tokens[token].kind == .identifier else { return false }
    let next = outline.tokens[token + 1].kind
    return (next == .openParen || next == .openBrace) && outline.isNamedLikeLock(token)
  }
}
