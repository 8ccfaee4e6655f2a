import Lexing
import Outlining

/// Callbacks that come again and again, and start a task each time.
extension SourceFile {
  /// Whether what starts a task runs again and again: a handler, an observer's block, a delegate's method; or, if
  /// `orHandedOn`, a private method that one of these hands what it was given.
  func isRepeated(_ task: Closure, isSent: Bool, orHandedOn: Bool = true) -> Bool {
    isRepeated(at: task.brace, isSent: isSent, depth: orHandedOn ? 0 : 1)
  }

  private func isRepeated(at token: Int, isSent: Bool, depth: Int) -> Bool {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .block: continue
      case .closure:
        let closure = outline.closures[scope.owner]
        // A task may start another one.
        if isElementwise(closure) || isTask(closure) { continue }
        guard closure.call >= 0 else {
          return isListener(closure) || isLocalHandler(closure) || isReturnedHandler(closure)
            || closure.brace > 2 && tokens[closure.brace - 1].kind == .equal
              && (isSent || tokens[closure.brace - 3].kind == .period || meaning(of: closure.brace - 2) == .member)
              && isCalledAgain(handler: closure.brace - 2)
        }
        if tellsOfEnd(closure) { return false }
        let call = outline.calls[closure.call]
        // A background task's handler is given a task of its own.
        if argument("forTaskWithIdentifier", of: call) != nil { return false }
        return callsBackRepeatedly(call) || makesListener(call) || tellsOfParts(closure) || tellsOfEvents(closure)
          || hasCallbackForEnd(beside: closure)
      case .function:
        let function = outline.functions[scope.owner]
        if function.kind == .didSet || function.kind == .willSet { return true }
        return function.kind == .function && !function.isAsync
          && (isSent || isDelegateCallback(function) || observes(function) || readsChannel(function)
            || depth == 0 && isCalledByRepeated(function))
      case .type, .accessors, .file: return false
      }
    }
    return false
  }

  /// A private method that a callback which comes again hands what it was given: `socket.onFrame = { relay($0) }`.
  private func isCalledByRepeated(_ function: Function) -> Bool {
    guard isSeenHereOnly(function), !outline.parameters(of: function).isEmpty, !comesOnce(function) else {
      return false
    }
    if let known = methodsOfRepeatedCallbacks[function.keyword] { return known }
    let isHandedOn = calls(ofOwn: function).prefix(8).contains { call in
      let start = call.callee.lowerBound
      return outline.arguments(of: call).contains { isMadeThere($0.value) }
        && isRepeated(at: start, isSent: false, depth: 1)
    }
    methodsOfRepeatedCallbacks[function.keyword] = isHandedOn
    return isHandedOn
  }

  /// Whether an argument names what the closure or function around it is given, or a local of it.
  private func isMadeThere(_ value: Range<Int>) -> Bool {
    guard let callback = scopes(around: value.lowerBound).first(where: { $0.kind == .closure || $0.kind == .function })
    else { return false }
    let start =
      callback.kind == .closure ? outline.closures[callback.owner].brace : outline.functions[callback.owner].keyword
    return value.contains { token in
      tokens[token].kind == .identifier
        && (outline.begins(token, with: "$") || binding(for: token).map { $0.name > start } ?? false)
    }
  }

  /// `observers[id] = { … }`, of a property: it hears of each change until it is taken out.
  func isListener(_ closure: Closure) -> Bool {
    guard closure.brace > 3, tokens[closure.brace - 1].kind == .equal, tokens[closure.brace - 2].kind == .closeBracket,
      case let list = Int(tokens[closure.brace - 2].partner) - 1, list > 0, tokens[list].kind == .identifier,
      meaning(of: list) == .member || isMemberOfSelf(list)
    else { return false }
    let text = outline.text(list).lowercased()
    return CallbackWords.listeners.contains { text.hasSuffix($0) }
      && !CallbackWords.ends.contains { text.holds($0) }
      && !CallbackWords.beginningsOfEnds.contains { text.hasPrefix($0) }
  }

  /// `let report = { … }`, and `connection.stateUpdateHandler = report`
  private func isLocalHandler(_ closure: Closure) -> Bool {
    guard let local = binding(withValueAt: closure.brace), local.kind == .variable else { return false }
    // Each local looks for itself: a hostile file must not cost its length squared.
    return mentions(of: outline.name(local.name), in: local.visible).prefix(64).contains { token in
      binding(for: token)?.name == local.name && tokens[token - 1].kind == .equal && tokens[token - 3].kind == .period
        && isCalledAgain(handler: token - 2)
    }
  }

  /// `func handler() -> (String) -> Void { { line in … } }`, to be registered by who asks for it.
  private func isReturnedHandler(_ closure: Closure) -> Bool {
    guard closure.brace > 0, !outline.parameters(of: closure).isEmpty || closure.body.contains(where: isAnonymous),
      let maker = function(around: closure.brace), let body = maker.body,
      let result = maker.result, outline.shape(ofType: result).container == .function,
      tokens[closure.brace - 1].word == .return || closure.brace == body.lowerBound
    else { return false }
    let text = outline.text(maker.name).lowercased()
    return isCalledAgain(handler: maker.name) && !CallbackWords.answers.contains { text.holds($0) }
  }

  private func isAnonymous(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && outline.begins(token, with: "$")
  }

  /// Whether a property's name leaves it open that its handler comes more than once: `onCompletion`, `terminationHandler`
  /// and `didFinish` tell of an end.
  private func isCalledAgain(handler: Int) -> Bool {
    let text = outline.text(handler).lowercased()
    // Connections know nothing of each other.
    return !text.hasPrefix("newconnection") && !CallbackWords.ends.contains { text.holds($0) }
  }

  /// `subscribe(onNext: { … }, onError: { … })`: it comes once, as the last.
  private func tellsOfEnd(_ closure: Closure) -> Bool {
    guard closure.label >= 0, let name = calledName(of: outline.calls[closure.call]), outline.spells(name, "subscribe")
    else { return false }
    return CallbackWords.lastOfSubscriptions.contains(outline.name(closure.label))
  }

  /// What reports progress, and a receiver that asks for the next part.
  private func tellsOfParts(_ closure: Closure) -> Bool {
    if closure.label >= 0, outline.text(closure.label).lowercased().hasSuffix("progress") { return true }
    // What is awaited has a result beside what it tells on the way.
    if outline.calls[closure.call].isAwaited, let first = outline.parameters(of: closure).first,
      outline.text(first.name).lowercased().hasSuffix("progress")
    {
      return true
    }
    guard let name = calledName(of: outline.calls[closure.call]) else { return false }
    guard outline.spells(name, "receive") || outline.spells(name, "receiveMessage"),
      let function = function(around: closure.brace), function.kind == .function
    else { return false }
    return calls(in: closure.body).contains { call in
      calledName(of: call).map { outline.name($0) == outline.name(function.name) } ?? false
    }
  }

  /// `open { response in … } onComplete: { status in … }`: the other one comes when there is no more.
  private func hasCallbackForEnd(beside closure: Closure) -> Bool {
    closures(takenBy: outline.calls[closure.call]).contains { other in
      other.brace > closure.brace && other.label >= 0
        && CallbackWords.callbacksOfEnds.contains(outline.name(other.label))
    }
  }

  /// `addListener { … }`, `socket.onText { … }`, `connect(onEvent: { … })`
  private func tellsOfEvents(_ closure: Closure) -> Bool {
    if let name = calledName(of: outline.calls[closure.call]) {
      if tellsOfChanges(name) || isEvent(name) || registersInC(name) || registersHandler(closure, name) { return true }
    }
    return closure.label >= 0 && (tellsOfChanges(closure.label) || isEvent(closure.label))
  }

  /// `network_set_status_callback`
  private func registersInC(_ name: Int) -> Bool {
    let words = outline.text(name).split(separator: "_")
    guard words.count > 2, let last = words.last, last == "callback" || last == "cb" || last == "handler" else {
      return false
    }
    return words.contains { $0 == "set" || $0 == "register" || $0 == "add" }
      && !words.contains { word in CallbackWords.ends.contains { word.hasPrefix($0) } }
  }

  /// `transport.onBeat { beat in … }`, of a function of the project that keeps the handler.
  private func registersHandler(_ closure: Closure, _ name: Int) -> Bool {
    let text = outline.text(name)
    guard text.hasPrefix("on"), text.dropFirst(2).first?.isUppercase ?? false, isTold(closure),
      !(CallbackWords.once + CallbackWords.ofUsers).contains(where: { text.dropFirst(2).hasPrefix($0) }),
      let facts = ownFunctions(called: name, by: outline.calls[closure.call]), !facts.isEmpty
    else { return false }
    return facts.allSatisfy { $0.keepsClosures == true }
  }

  /// Whether a handler is given something, and nothing to answer with: who waits for an answer sends no more before.
  private func isTold(_ handler: Closure) -> Bool {
    let parameters = outline.parameters(of: handler)
    return !parameters.isEmpty
      && !handler.body.contains { token in
        tokens[token].kind == .identifier && tokens[token + 1].kind == .openParen
          && parameters.contains { outline.name($0.name) == outline.name(token) }
      }
  }

  private func isEvent(_ name: Int) -> Bool {
    let text = outline.text(name)
    return text.hasPrefix("on") && CallbackWords.events.contains { text.dropFirst(2).hasPrefix($0) }
  }

  /// `@objc func changed(_ note: Notification)`, `observeValue(forKeyPath:…)`
  private func observes(_ function: Function) -> Bool {
    outline.spells(function.name, "observeValue") || takesNotification(function)
  }

  /// `@objc func changed(_ note: Notification)`
  func takesNotification(_ function: Function) -> Bool {
    guard outline.hasAttribute("objc", in: function.prefix),
      let type = outline.parameters(of: function).first?.type
    else { return false }
    let shape = outline.shape(ofType: type)
    return shape.isNamed("Notification") || shape.isNamed("NSNotification")
  }

  /// A method with the sender in front, or that says that it receives something, in a declaration that conforms to a
  /// delegate's or observer's protocol; not one that tells of the end, or that wants an answer.
  private func isDelegateCallback(_ function: Function) -> Bool {
    let parameters = outline.parameters(of: function)
    guard let first = parameters.first, first.type != nil, case let label = outline.text(first.label),
      label == "_" || label.hasPrefix("didReceive") || outline.text(function.name).hasPrefix("didReceive"),
      let declaration = typeDeclaration(around: function.keyword), !comesOnce(function),
      parameters.count > 1 || tellsOfChange(outline.text(function.name)) || tellsOfChange(label), !isController(first)
    else { return false }
    return namesDelegate(declaration)
  }

  /// Whether a declaration's clause names a delegate's or observer's protocol.
  func namesDelegate(_ declaration: TypeDeclaration) -> Bool {
    declaration.inheritance.contains { entry in
      entry.last.map { outline.ends($0, with: "Delegate") || outline.ends($0, with: "Observer") } ?? false
    }
  }

  /// NIO's `channelRead(context:data:)`, for each part that comes in.
  private func readsChannel(_ function: Function) -> Bool {
    outline.spells(function.name, "channelRead")
      && outline.parameters(of: function).first.map { outline.spells($0.label, "context") } ?? false
  }

  /// `didRead`, `centralManagerDidUpdateState`
  private func tellsOfChange(_ name: String) -> Bool {
    name.hasPrefix("did") || name.holds("DidUpdate") || name.holds("DidChange") || name.holds("DidReceive")
  }

  /// What a user does on a screen does not come in bursts.
  private func isController(_ sender: Parameter) -> Bool {
    sender.type.map { outline.text($0).holds("ViewController") } ?? false
  }

  /// Whether a delegate's method tells of the end, or wants an answer.
  func comesOnce(_ function: Function) -> Bool {
    outline.parameters(of: function).contains { parameter in
      let label = outline.text(parameter.label)
      if project.platform.answersToRequests[outline.name(parameter.label)] != nil { return true }
      if outline.spells(parameter.label, "didUpdateLocations"), asksForOneLocation { return true }
      return CallbackWords.labelsOfEnds.contains { label.hasPrefix($0) }
        || parameter.type.map { outline.shape(ofType: $0).container == .function } ?? false
        || outline.text(parameter.name).lowercased().hasSuffix("completionhandler")
    }
  }

  /// `requestLocation()` is answered once, unless it is asked for in turn; the other functions go on.
  private var asksForOneLocation: Bool {
    let requests = calls(named: "requestLocation").prefix(16)
    let isInTurn = requests.contains { request in
      closures(around: request.callee.lowerBound).contains {
        $0.call >= 0 && callsBackRepeatedly(outline.calls[$0.call])
      }
    }
    return !requests.isEmpty && !isInTurn && calls(named: "startUpdatingLocation").isEmpty
      && calls(named: "startMonitoringSignificantLocationChanges").isEmpty
  }

  /// `places.forEach { … }`; the closure that makes a stream runs in place as well.
  func isElementwise(_ closure: Closure) -> Bool {
    closure.call >= 0 && fate(of: closure) == .runsInPlace && receiver(of: outline.calls[closure.call]) != nil
      && !isStream(outline.calls[closure.call])
  }
}
