import Lexing
import Outlining

extension Outline {
  /// Whether a function's name and its first label say that it forgets what it is given: `removeObserver`,
  /// `unregister…`, `unsubscribe…`, `remove(delegate:)`.
  func saysDeregistration(_ name: Int, firstLabel: Int?) -> Bool {
    guard mayForget(name) else { return false }
    let text = text(name)
    if ["removeObserver", "removeListener", "removeDelegate", "removeSubscriber"].contains(text) { return true }
    if text.hasPrefix("unregister") || text.hasPrefix("unsubscribe") || text.hasPrefix("deregister") { return true }
    guard text == "remove", let firstLabel, firstLabel >= 0 else { return false }
    return Self.roles.contains { mentions(firstLabel, $0) }
  }

  /// Whether a function's name begins like one of these; of all others no string is made.
  func mayForget(_ name: Int) -> Bool {
    Self.beginnings.contains { begins(name, with: $0) }
  }

  private static let beginnings: [StaticString] = ["remove", "unregister", "unsubscribe", "deregister"]

  /// What a registry calls those that it tells something.
  private static let roles: [StaticString] = [
    "delegate", "observer", "listener", "subscriber", "consumer", "renderer", "handler", "sink", "output",
  ]
}

/// Functions that forget what they are given, as other files see them.
extension FactReader {
  /// Whether a function that is named like a deregistration only compares its first parameter while it runs, asks for
  /// what that says of itself, or takes it out of a table of Foundation's, which compares addresses.
  func onlyComparesForgotten(_ function: Function) -> Bool {
    guard outline.mayForget(function.name), !function.isAsync, let body = function.body, body.count < 256,
      let first = outline.parameters(of: function).first,
      outline.saysDeregistration(function.name, firstLabel: first.label)
    else { return false }
    let name = outline.name(first.name)
    let uses = body.filter { token in
      outline.tokens[token].kind == .identifier && outline.name(token) == name
        && outline.tokens[token - 1].kind != .period && outline.tokens[token + 1].kind != .colon
    }
    return !uses.isEmpty && uses.allSatisfy { outline.isCompared($0) || isAsked($0) || isTakenOut($0) }
      && !body.contains(where: isLater)
  }

  /// `observer.id`, `one.isEqual(observer)`
  private func isAsked(_ token: Int) -> Bool {
    let tokens = outline.tokens
    if tokens[token - 1].kind == .openParen, tokens[token + 1].kind == .closeParen {
      return tokens[token - 2].kind == .identifier && outline.text(token - 2).hasPrefix("isEqual")
    }
    var end = token
    while tokens[end + 1].kind == .period, tokens[end + 2].kind == .identifier { end += 2 }
    switch tokens[end + 1].kind {
    case .openParen, .openBrace, .openBracket, .equal: return false
    default: return end > token
    }
  }

  /// `observers.remove(observer)`, `names.removeObject(forKey: observer)`, of an `NSHashTable` or `NSMapTable`.
  private func isTakenOut(_ token: Int) -> Bool {
    let tokens = outline.tokens
    let paren = tokens[token - 1].kind == .colon ? token - 3 : token - 1
    guard paren > 3, tokens[paren].kind == .openParen, tokens[paren - 2].kind == .period,
      outline.spells(paren - 1, "remove") || outline.spells(paren - 1, "removeObject")
    else { return false }
    let table = outline.name(paren - 3)
    return outline.variables.contains { variable in
      guard outline.name(variable.name) == table else { return false }
      let words = Array(variable.type ?? 0..<0) + Array(variable.value ?? 0..<0)
      return words.contains { outline.spells($0, "NSHashTable") || outline.spells($0, "NSMapTable") }
    }
  }

  /// `queue.async`, `Task { … }`, `addOperation`
  private func isLater(_ token: Int) -> Bool {
    Self.later.contains { outline.spells(token, $0) }
  }

  private static let later: [StaticString] = ["async", "asyncAfter", "Task", "addOperation", "perform"]
}
