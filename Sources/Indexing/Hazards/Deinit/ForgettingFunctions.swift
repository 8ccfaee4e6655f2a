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
    // Every function of a project is asked: the first letter says no to most.
    switch firstByte(of: name) {
    case UInt8(ascii: "d"), UInt8(ascii: "r"), UInt8(ascii: "u"), UInt8(ascii: "`"):
      Self.beginnings.contains { begins(name, with: $0) }
    default: false
    }
  }

  /// What stands for all functions of a name with a first label; `_` is none.
  func forgettingName(_ name: Int, firstLabel: Int) -> Name {
    self.name(name).member(firstLabel < 0 ? "_" : self.name(firstLabel))
  }

  private static let beginnings: [StaticString] = ["remove", "unregister", "unsubscribe", "deregister"]

  /// What a registry calls those that it tells something.
  private static let roles: [StaticString] = [
    "delegate", "observer", "listener", "subscriber", "consumer", "renderer", "handler", "sink", "output",
  ]
}

/// What the project's functions of one name and first label, which says that they forget, do with what they are given.
struct Forgetting: OptionSet, Sendable {
  let rawValue: UInt8

  /// Some only compare it.
  static let compares = Forgetting(rawValue: 1)
  /// Some only hand it to a function of the same name.
  static let handsOn = Forgetting(rawValue: 2)
  /// Some do more, or nobody knows.
  static let doesMore = Forgetting(rawValue: 4)

  /// Some have no name for it, and do something else.
  static let ignores = Forgetting(rawValue: 8)

  /// Whether all of them only compare it, sooner or later, or find what they forget by other means.
  var onlyCompares: Bool { !isDisjoint(with: [.compares, .ignores]) && !contains(.doesMore) }
}

/// Functions that forget what they are given, as other files see them.
extension FactReader {
  /// Whether a function that is named like a deregistration only compares its first parameter while it runs.
  func onlyComparesForgotten(_ function: Function) -> Bool {
    outline.mayForget(function.name) && forgetting(by: function)?.does == .compares
  }

  /// Adds what functions that are named like a deregistration do with their first parameters.
  func addForgetting(to found: inout [Name: Forgetting]) {
    for function in outline.functions where function.kind == .function && outline.mayForget(function.name) {
      if let (name, does) = forgetting(by: function) { found[name, default: []].formUnion(does) }
    }
  }

  /// What a function does with its first parameter: it compares that while it runs, asks for what it says of itself, or
  /// takes it out of a table, which compares addresses or keys; it ignores one without a name, if it
  /// does anything. What has a name for it and no use does nothing, as a double for the one that is meant. Nil for one
  /// without a body, or with another name.
  private func forgetting(by function: Function) -> (name: Name, does: Forgetting)? {
    guard let body = function.body, let first = outline.parameters(of: function).first,
      outline.saysDeregistration(function.name, firstLabel: first.label)
    else { return nil }
    let name = outline.forgettingName(function.name, firstLabel: first.label)
    guard body.count < 256 else { return (name, .doesMore) }
    let uses = uses(of: outline.name(first.name), in: body)
    if uses.isEmpty { return (name, outline.spells(first.name, "_") && !body.isEmpty ? .ignores : []) }
    guard !function.isAsync, !body.contains(where: isLater) else { return (name, .doesMore) }
    let others = uses.filter { !outline.isCompared($0) && !isAsked($0) && !isTakenOut($0) }
    if others.isEmpty { return (name, .compares) }
    return (name, others.allSatisfy { isHandedOn($0, by: function) } ? .handsOn : .doesMore)
  }

  /// The mentions of a parameter, without labels, members and the variables of loops that are called the same.
  private func uses(of parameter: Name, in body: Range<Int>) -> [Int] {
    if parameter == "_" { return [] }
    let tokens = outline.tokens
    var end = body.lowerBound
    return body.filter { token in
      guard token >= end, tokens[token].kind == .identifier, outline.name(token) == parameter,
        tokens[token - 1].kind != .period, !isLabel(token)
      else { return false }
      guard tokens[token - 1].word == .for, let brace = (token..<body.upperBound).first(where: isBrace) else {
        return true
      }
      end = Int(tokens[brace].partner)
      return false
    }
  }

  /// `observer:` in a call; in `isKept ? observer : nil` it is none.
  private func isLabel(_ token: Int) -> Bool {
    let before = outline.tokens[token - 1].kind
    return outline.tokens[token + 1].kind == .colon && (before == .openParen || before == .comma)
  }

  private func isBrace(_ token: Int) -> Bool { outline.tokens[token].kind == .openBrace }

  /// `observers.removeObserver(observer)` in a function that is called so, too.
  private func isHandedOn(_ token: Int, by function: Function) -> Bool {
    let tokens = outline.tokens
    let isLabelled = tokens[token - 1].kind == .colon
    let paren = isLabelled ? token - 3 : token - 1
    guard paren > 2, tokens[paren].kind == .openParen, tokens[paren - 2].kind == .period,
      tokens[token + 1].kind == .closeParen || tokens[token + 1].kind == .comma,
      outline.name(paren - 1) == outline.name(function.name), let first = outline.parameters(of: function).first
    else { return false }
    return outline.forgettingName(paren - 1, firstLabel: isLabelled ? token - 2 : -1)
      == outline.forgettingName(function.name, firstLabel: first.label)
  }

  /// `observer.id`, `one.isEqual(observer)`, `one.isEqual(to: observer)`
  private func isAsked(_ token: Int) -> Bool {
    let tokens = outline.tokens
    let paren = tokens[token - 1].kind == .colon ? token - 3 : token - 1
    if paren > 1, tokens[paren].kind == .openParen, tokens[token + 1].kind == .closeParen {
      return tokens[paren - 1].kind == .identifier && outline.begins(paren - 1, with: "isEqual")
    }
    var end = token
    while tokens[end + 1].kind == .period, tokens[end + 2].kind == .identifier { end += 2 }
    switch tokens[end + 1].kind {
    case .openBrace where isBodyOfCondition(end + 1): return end > token
    case .openParen, .openBrace, .openBracket, .equal: return false
    default: return end > token
    }
  }

  /// `if observer.isActive { … }`: no closure stands behind a name in a condition.
  private func isBodyOfCondition(_ brace: Int) -> Bool {
    var token = brace - 1
    while token > 0, outline.tokens[token].kind != .openBrace, outline.tokens[token].kind != .closeBrace {
      if outline.tokens[token].word == .if || outline.tokens[token].word == .while { return true }
      guard !outline.tokens[token].startsLine else { return false }
      token -= 1
    }
    return false
  }

  /// `observers.remove(observer)`, `names.removeObject(forKey: observer)`, of an `NSHashTable` or `NSMapTable`, and
  /// `names.removeValue(forKey: observer)`, of any dictionary.
  private func isTakenOut(_ token: Int) -> Bool {
    let tokens = outline.tokens
    let paren = tokens[token - 1].kind == .colon ? token - 3 : token - 1
    guard paren > 3, tokens[paren].kind == .openParen, tokens[paren - 2].kind == .period else { return false }
    if outline.spells(paren - 1, "removeValue") { return tokens[token + 1].kind == .closeParen }
    guard outline.spells(paren - 1, "remove") || outline.spells(paren - 1, "removeObject") else { return false }
    let table = outline.name(owner(ofAnonymous: paren - 3))
    return outline.variables.contains { variable in
      guard outline.name(variable.name) == table else { return false }
      let words = Array(variable.type ?? 0..<0) + Array(variable.value ?? 0..<0)
      return words.contains { outline.spells($0, "NSHashTable") || outline.spells($0, "NSMapTable") }
    }
  }

  /// `names` for `$0` of `names.mutate { $0.remove(observer) }`; any other name for itself.
  private func owner(ofAnonymous name: Int) -> Int {
    let tokens = outline.tokens
    guard name > 4, outline.spells(name, "$0"), tokens[name - 1].kind == .openBrace,
      tokens[name - 2].kind == .identifier, tokens[name - 3].kind == .period
    else { return name }
    return name - 4
  }

  /// `queue.async`, `Task { … }`, `addOperation`
  private func isLater(_ token: Int) -> Bool {
    Self.later.contains { outline.spells(token, $0) }
  }

  private static let later: [StaticString] = ["async", "asyncAfter", "Task", "addOperation", "perform"]
}
