import Lexing
package import Outlining

/// A stream whose source nothing stops when its consumer has gone.
package struct OpenStream {
  /// The call that makes the stream.
  package let call: Call
  /// Where the source is started, or where its values come in.
  package let source: Int
}

extension SourceFile {
  package var openStreams: [OpenStream] {
    let built = streamBuilders.compactMap { builder in
      source(thatOutlives: StreamFeed(builder)).map { OpenStream(call: builder.call, source: $0) }
    }
    return built + openPairs
  }

  /// Streams of `makeStream`.
  private var openPairs: [OpenStream] {
    calls(named: "makeStream").compactMap { call in
      let last = call.callee.lowerBound - 2
      guard !isTest, last > 1, tokens[last + 1].kind == .equal else { return nil }
      let name = tokens[last].kind == .closeParen && tokens[last - 1].kind == .identifier ? last - 1 : last
      let source: Int?
      if let local = binding(declaredAt: name), local.kind == .variable {
        // Who reads the stream itself is there as long as the source.
        if outline.blocks.contains(where: { $0.isAwaited && local.visible.contains($0.keyword) }) { return nil }
        source = self.source(thatOutlives: feed(local, call: call))
      } else {
        source = sourceOfKept(name)
      }
      return source.map { OpenStream(call: call, source: $0) }
    }
  }

  /// The mentions of a local that `makeStream` was given to, or of its `continuation`.
  private func feed(_ local: Binding, call: Call) -> StreamFeed {
    let name = outline.name(local.name)
    var uses: [Int] = []
    for token in local.visible where tokens[token].kind == .identifier && outline.name(token) == name {
      guard binding(for: token)?.name == local.name, token != local.name else { continue }
      let isPair = tokens[token + 1].kind == .period && outline.spells(token + 2, "continuation")
      if isPair || !isReadOnly(token) { uses.append(isPair ? token + 2 : token) }
    }
    return StreamFeed(call: call, region: local.visible, brace: -1, uses: uses)
  }

  /// `pair.stream`
  private func isReadOnly(_ token: Int) -> Bool {
    tokens[token + 1].kind == .period && outline.spells(token + 2, "stream")
  }

  private func source(thatOutlives feed: StreamFeed) -> Int? {
    guard !feed.uses.isEmpty, !isWatched(feed), !hasOwnEnd(feed) else { return nil }
    let source = feed.uses.first { use in
      guard yields(use), !ends(feed, beside: use) else { return false }
      return closures(around: use, within: feed).contains { isCalledForEver($0, use) }
    }
    if let source { return closures(around: source).first?.brace }
    if isTest { return nil }
    for use in feed.uses {
      if let found = keptProperty(for: use).map({ sourceOfKept($0) }) ?? registration(given: use) { return found }
    }
    return nil
  }

  /// Whether something listens for the end of a stream, or of another one that the same function makes.
  private func isWatched(_ feed: StreamFeed) -> Bool {
    let function = memberFunction(around: feed.call.callee.lowerBound)?.body ?? feed.region
    return function.contains { outline.spells($0, "onTermination") }
      || feed.region.contains { outline.spells($0, "onTermination") }
  }

  private func closures(around token: Int, within feed: StreamFeed) -> [Closure] {
    closures(around: token).filter { $0.brace != feed.brace && feed.region.contains($0.brace) }
  }

  /// Whether the code that makes a stream finishes it.
  private func hasOwnEnd(_ feed: StreamFeed) -> Bool {
    feed.uses.contains { use in
      tokens[use + 1].kind == .period && outline.spells(use + 2, "finish")
        && closures(around: use, within: feed).isEmpty
    }
  }

  /// Whether something else than the source that yields finishes the stream, or a source that may have an end of its own.
  private func ends(_ feed: StreamFeed, beside use: Int) -> Bool {
    let source = closures(around: use).first
    return feed.region.contains { token in
      guard outline.spells(token, "finish"), let home = closures(around: token).first, let source,
        feed.region.contains(home.brace)
      else { return false }
      if home.brace == source.brace { return home.call >= 0 && !isEndlessSource(home) }
      return home.call < 0 || home.call != source.call || !isEndlessSource(home)
    }
  }

  /// The closure of an observer, or of a publisher that does not complete by itself.
  private func isEndlessSource(_ closure: Closure) -> Bool {
    let call = outline.calls[closure.call]
    guard let name = calledName(of: call) else { return false }
    if tellsOfChanges(name) { return true }
    guard callsBackRepeatedly(call) else { return false }
    return !outline.spells(name, "sink") || call.callee.contains(where: isEndlessPublisher)
  }

  /// The block of an observer, a handler that is assigned, a task that never ends.
  private func isCalledForEver(_ closure: Closure, _ use: Int) -> Bool {
    guard closure.call >= 0 else {
      guard closure.brace > 2, tokens[closure.brace - 1].kind == .equal else { return false }
      return tokens[closure.brace - 3].kind == .period || meaning(of: closure.brace - 2) == .member
    }
    if isTask(closure) {
      return outline.blocks.contains { block in
        closure.body.contains(block.keyword)
          && (block.isAwaited && isEndless(block) || content(of: block).contains(use) && runsUntilCancelled(block))
      }
    }
    let call = outline.calls[closure.call]
    // What awaits is done when the call returns.
    let awaits = closure.body.contains {
      tokens[$0].word == .await && closures(around: $0).first?.brace == closure.brace
    }
    return callsBackRepeatedly(call)
      || !awaits && (calledName(of: call).map { tellsOfChanges($0) || starts($0) } ?? false)
  }

  /// `observe`, `subscribe`, `addSnapshotListener`, `onStoreChanged`
  func tellsOfChanges(_ name: Int) -> Bool {
    let text = outline.text(name)
    if Self.registering.contains(where: { text.hasPrefix($0) }) { return true }
    if text.hasSuffix("Listener") || text.hasSuffix("Observer") || text.hasSuffix("EventHandler") { return true }
    return text.hasPrefix("on") && (text.contains("Chang") || text.contains("Update") || text.contains("Event"))
  }

  private static let registering = ["observe", "subscribe", "listen", "watch", "monitor", "register"]

  /// `startUpdates(to: queue) { … }`, `installTap`
  private func starts(_ name: Int) -> Bool {
    let text = outline.text(name)
    return text == "installTap" || text.hasPrefix("start") && text.count > 5
  }

  /// The call that a continuation is given to by a function whose name says that it registers somebody.
  private func registration(given use: Int) -> Int? {
    guard tokens[use + 1].kind != .period,
      let call = calls(in: max(0, use - 64)..<use).last(where: { call in
        call.arguments.contains { $0.value == use..<use + 1 }
      }), let name = calledName(of: call)
    else { return nil }
    return Self.registering.contains { outline.text(name).hasPrefix($0) } || tellsOfChanges(name) ? name : nil
  }

  // MARK: Continuations that are kept

  /// `continuation` of `self.continuation = c`, `self.streams[id] = c` and `streams.append(c)`.
  private func keptProperty(for use: Int) -> Int? {
    guard use > 2, tokens[use + 1].kind != .period else { return nil }
    var target = use - 2
    switch tokens[use - 1].kind {
    case .equal: if tokens[target].kind == .closeBracket { target = Int(tokens[target].partner) - 1 }
    case .openParen where outline.spells(use - 2, "append") || outline.spells(use - 2, "insert"): target = use - 4
    default: return nil
    }
    return target > 0 && isStoredMember(target) ? target : nil
  }

  /// Where a delegate's method or a handler sends values to a continuation that a property keeps, when nothing in the
  /// file ends it from there or asks for the end of its stream.
  private func sourceOfKept(_ property: Int) -> Int? {
    guard let type = type(around: property), !isTest else { return nil }
    let name = outline.name(property)
    let sends = calls(named: "yield").filter { isSent($0, to: name, of: type) }
    guard let source = sends.first(where: comesFromOutside), !isListenedTo(name),
      !calls(named: "finish").contains(where: { isSent($0, to: name, of: type) && comesFromOutside($0) })
    else { return nil }
    return calledName(of: source)
  }

  /// `continuation?.onTermination = { … }`
  private func isListenedTo(_ property: Name) -> Bool {
    (0..<tokens.count).contains { token in
      guard outline.spells(token, "onTermination") else { return false }
      return (max(0, token - 8)..<token).contains { tokens[$0].kind == .identifier && outline.name($0) == property }
    }
  }

  /// `continuation?.yield(x)`, `self.streams[id]?.yield(x)`, `pair.continuation.yield(x)`
  private func isSent(_ call: Call, to property: Name, of type: ProjectType) -> Bool {
    guard let receiver = receiver(of: call), let first = receiver.first, self.type(around: first)?.name == type.name
    else { return false }
    return receiver.contains {
      tokens[$0].kind == .identifier && outline.name($0) == property && binding(for: $0) == nil && isUseOrMember($0)
    }
  }

  /// In a method of a delegate, an observer's block or a handler.
  private func comesFromOutside(_ call: Call) -> Bool {
    let token = call.callee.lowerBound
    if closures(around: token).contains(where: { isCalledForEver($0, token) }) { return true }
    guard let function = memberFunction(around: token), function.kind == .function,
      let first = outline.parameters(of: function).first, outline.spells(first.label, "_"),
      let declaration = typeDeclaration(around: token)
    else { return outlinesObserver(token) }
    let isCallback = outline.parameters(of: function).count > 1 || outline.text(function.name).contains("Did")
    return outlinesObserver(token)
      || isCallback
        && declaration.inheritance.contains { entry in
          entry.last.map { outline.ends($0, with: "Delegate") || outline.ends($0, with: "Observer") } ?? false
        }
  }

  /// `@objc func changed(_ note: Notification)`
  private func outlinesObserver(_ token: Int) -> Bool {
    memberFunction(around: token).map { outline.hasAttribute("objc", in: $0.prefix) } ?? false
  }
}

/// What feeds a stream: the code that has its continuation.
private struct StreamFeed {
  let call: Call
  let region: Range<Int>
  /// Of the closure that gets the continuation; -1 where a local has it.
  let brace: Int
  /// The mentions of the continuation.
  let uses: [Int]

  init(call: Call, region: Range<Int>, brace: Int, uses: [Int]) {
    self.call = call
    self.region = region
    self.brace = brace
    self.uses = uses
  }

  init(_ builder: StreamBuilder) {
    self.init(
      call: builder.call,
      region: builder.closure.body,
      brace: builder.closure.brace,
      uses: builder.uses.map(\.token)
    )
  }
}
