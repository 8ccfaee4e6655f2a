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

extension Outline {
  /// `removeLocked`, `dbLock`, `unlock`; neither `resetClock` nor `runBlock`.
  func speaksOfLock(_ token: Int) -> Bool {
    guard mentions(token, "lock") else { return false }
    let name = Array(text(token).utf8)
    return name.indices.dropLast(3).contains { start in
      let isWord = name[start] == UInt8(ascii: "L") || start == 0
      return name[start..<start + 4].elementsEqual("lock".utf8) { $0 | 0x20 == $1 }
        && (isWord || name[start - 1] | 0x20 != UInt8(ascii: "c") && name[start - 1] | 0x20 != UInt8(ascii: "b"))
    }
  }

  /// `stateLock`, `ReadWriteLock`, `withReadLock`, `pthread_mutex_lock`, `rdlock`; neither a clock nor a block.
  func isNamedLikeLock(_ token: Int) -> Bool {
    guard mentions(token, "lock") || mentions(token, "mutex") else { return false }
    let text = text(token).lowercased()
    return text.hasSuffix("mutex") || text.hasSuffix("lock") && !text.hasSuffix("clock") && !text.hasSuffix("block")
  }
}
