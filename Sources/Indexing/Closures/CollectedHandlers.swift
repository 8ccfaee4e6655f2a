import Lexing
import Outlining

/// Functions that register handlers beside others.
extension FactReader {
  /// Whether a function puts a closure that it takes into a collection of which all are called, and that nobody empties:
  /// `handlers.append(handler)`, `state.withLock { $0[id] = handler }`.
  func collectsHandlers(_ function: Function) -> Bool {
    // Each looks through the whole file: nobody writes one with more functions.
    guard let body = function.body, body.count < 256, outline.functions.count < 512, registers(function),
      isTypeScope(function.parent)
    else { return false }
    let handlers = outline.parameters(of: function).filter { parameter in
      parameter.type.map(outline.isFunction) ?? false && !outline.text(parameter.name).lowercased().holds("complet")
    }.map { outline.name($0.name) }
    let collection = body.lazy.compactMap { token in
      outline.tokens[token].kind == .identifier && handlers.contains(outline.name(token))
        ? self.collection(given: token, in: body) : nil
    }.first
    guard let collection, isStored(collection, beside: function) else { return false }
    let mentions = mentions(of: outline.name(collection), in: function.parent)
    return mentions.contains(where: callsAll) && !mentions.contains(where: empties)
  }

  /// Whether a protocol asks for a function that tells a handler of values until another one stops it: `func start(_
  /// handler: @escaping (Reading) -> Void)` beside `func stop()`.
  func tellsUntilStopped(_ function: Function) -> Bool {
    guard function.body == nil, function.kind == .function, !function.isAsync, function.result == nil,
      outline.functions.count < 512, isTypeScope(function.parent), type(ofScope: function.parent).kind == .protocol,
      outline.spells(function.name, "start") || registers(function),
      case let handlers = outline.parameters(of: function).compactMap(\.type).filter(outline.isFunction),
      handlers.count == 1, let handler = handlers.first, takesValues(handler),
      outline.parameters(of: function).allSatisfy({ isNamedLikeHandler($0) || $0.type != handler })
    else { return false }
    return outline.functions.contains { other in
      other.parent == function.parent && other.kind == .function
        && Self.stops.contains { outline.text(other.name).hasPrefix($0) }
    }
  }

  private static let stops = ["stop", "unsubscribe", "unregister"]

  private func isNamedLikeHandler(_ parameter: Parameter) -> Bool {
    let text = outline.text(parameter.name).lowercased()
    return text.hasSuffix("handler") && !text.holds("complet") || text.hasSuffix("listener") || text == "callback"
      || SourceFile.setsHandler(outline.text(parameter.name))
  }

  private static let ends: [StaticString] = ["Error", "Result", "Bool"]

  /// `@escaping (Reading) -> Void`; an error or a result ends what has begun.
  private func takesValues(_ handler: Range<Int>) -> Bool {
    guard let open = handler.first(where: { outline.tokens[$0].kind == .openParen }),
      outline.tokens[open + 1].kind != .closeParen
    else { return false }
    return !handler.contains { token in Self.ends.contains { outline.spells(token, $0) } }
  }

  /// `handlers` of `handlers.append(handler)` and `handlers[id] = handler`; what is behind a lock, by the lock.
  private func collection(given handler: Int, in body: Range<Int>) -> Int? {
    let tokens = outline.tokens
    let name = outline.storage(of: handler)
    guard let name, outline.spells(name, "$0") else { return name }
    let lock = (body.lowerBound..<name).last { outline.spells($0, "withLock") && tokens[$0 - 1].kind == .period }
    return lock.map { $0 - 2 }.flatMap { tokens[$0].kind == .identifier ? $0 : nil }
  }

  /// `addHandler`, `observe`, `onMessage`; a promise's `then` and `onCompletion` are called once.
  private func registers(_ function: Function) -> Bool {
    let name = outline.text(function.name)
    let verbs = CallbackWords.observing + ["add", "register"]
    return verbs.contains(where: name.hasPrefix) || SourceFile.setsHandler(name)
  }

  /// A property of the type that has the function.
  private func isStored(_ name: Int, beside function: Function) -> Bool {
    let type = outline.lastName(of: type(ofScope: function.parent))
    return outline.variables.contains { variable in
      outline.name(variable.name) == outline.name(name) && isTypeScope(variable.parent)
        && outline.lastName(of: self.type(ofScope: variable.parent)) == type
    }
  }

  /// Mentions of a name in the declarations of a scope's type.
  private func mentions(of name: Name, in scope: Int) -> [Int] {
    let type = outline.lastName(of: type(ofScope: scope))
    let contents = outline.types.filter { $0.scope >= 0 && outline.lastName(of: $0) == type }
      .map { outline.scopes[$0.scope].content }
    return contents.flatMap { content in
      content.filter { outline.tokens[$0].kind == .identifier && outline.name($0) == name }
    }
  }

  /// `for handler in handlers`, `handlers.values.forEach { … }`, `handlers.withLock { Array($0.values) }`
  private func callsAll(_ collection: Int) -> Bool {
    let tokens = outline.tokens
    if tokens[collection - 1].word == .in { return true }
    if let copy = copy(of: collection) {
      return (collection..<max(collection, min(collection + 64, tokens.count - 2))).contains { token in
        tokens[token].kind == .identifier && outline.name(token) == copy
          && (tokens[token - 1].word == .in || outline.spells(token + 2, "forEach"))
      }
    }
    if let content = contentOfLock(collection) {
      return content.contains { outline.spells($0, "values") || outline.spells($0, "forEach") }
    }
    return tokens[collection + 1].kind == .period
      && (outline.spells(collection + 2, "values") || outline.spells(collection + 2, "forEach"))
  }

  /// `all` of `let all = handlers` and `let all = lock.withLock { handlers }`, which is called outside of the lock.
  private func copy(of collection: Int) -> Name? {
    let tokens = outline.tokens
    var equal = collection - 1
    if tokens[equal].kind == .openBrace, tokens[collection + 1].kind == .closeBrace,
      outline.spells(equal - 1, "withLock")
    {
      equal -= 4
    }
    guard equal > 1, tokens[equal].kind == .equal, tokens[equal - 2].word == .let else { return nil }
    return outline.name(equal - 1)
  }

  /// `handlers.removeAll()`, `handlers = []`, `let waiting = handlers.popLast()`: each is called once.
  private func empties(_ collection: Int) -> Bool {
    if let content = contentOfLock(collection) { return content.contains(where: takesToCall) }
    return takesToCall(collection)
  }

  /// Whether something is taken out to be called. Whoever unsubscribes throws it away: `handlers[id] = nil`, `handlers.removeValue(forKey: id)`.
  private func takesToCall(_ name: Int) -> Bool {
    let tokens = outline.tokens
    guard tokens[name].kind == .identifier, outline.isTakenOut(name), tokens[name + 1].kind != .openBracket else {
      return false
    }
    guard outline.spells(name + 2, "removeValue") else { return true }
    let end = Int(tokens[name + 3].partner) + 1
    return end > name && (tokens[end].kind == .question || tokens[end].kind == .openParen)
  }

  /// What stands in `handlers.withLock { … }`.
  private func contentOfLock(_ lock: Int) -> Range<Int>? {
    let tokens = outline.tokens
    guard tokens[lock + 1].kind == .period, outline.spells(lock + 2, "withLock"), tokens[lock + 3].kind == .openBrace
    else { return nil }
    return lock + 4..<max(lock + 4, Int(tokens[lock + 3].partner))
  }
}

/// What a function is called that registers a handler, or sets one.
extension SourceFile {
  /// `observe`, `subscribe`, `addSnapshotListener`, `onStoreChanged`
  func tellsOfChanges(_ name: Int) -> Bool {
    let text = outline.text(name)
    if registers(text) { return true }
    if text.hasSuffix("Listener") || text.hasSuffix("Observer") || text.hasSuffix("EventHandler") { return true }
    return text.hasPrefix("on") && (text.holds("Chang") || text.holds("Update") || text.holds("Event"))
  }

  private func registers(_ text: String) -> Bool {
    text.hasPrefix("register") || CallbackWords.observing.contains { text.hasPrefix($0) }
  }

  /// `onText`, by name; what is done at the end, or elsewhere, is done once: `onCompletion`, `onMainThread`.
  static func setsHandler(_ name: String) -> Bool {
    guard name.hasPrefix("on"), let first = name.dropFirst(2).first, first.isUppercase else { return false }
    return !CallbackWords.once.contains { name.dropFirst(2).hasPrefix($0) }
  }
}
