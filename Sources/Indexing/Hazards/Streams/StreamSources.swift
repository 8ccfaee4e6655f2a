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
      let stream = name == last ? name : Int(tokens[last].partner) + 1
      guard !isReadInPlace(stream), !isReadByItsOwner(stream) else { return nil }
      let source: Int?
      if let local = binding(declaredAt: name), local.kind == .variable {
        source = self.source(thatOutlives: feed(local, call: call))
      } else {
        source = isEndedByItsOwner(name) ? nil : sourceOfKept(name)
      }
      return source.map { OpenStream(call: call, source: $0) }
    }
  }

  /// Whether a local, by the token that declares it, is a stream that its own function reads: `for await x in stream`,
  /// `stream.subscribe(self)`. Who reads it is there as long as the source.
  private func isReadInPlace(_ name: Int) -> Bool {
    guard name > 0, tokens[name].kind == .identifier, let local = binding(declaredAt: name) else { return false }
    return mentions(ofLocal: local).contains { token in
      guard token != name else { return false }
      let isPart = outline.spells(token + 2, "continuation") || outline.spells(token + 2, "stream")
      return tokens[token + 1].kind == .period && !isPart
        || statements(withHeaderAround: token).contains { $0.isAwaited && $0.sequence.contains(token) }
    }
  }

  /// Whether a property, by the token that assigns it, is a stream that its own type alone reads: `for await x in stream`.
  private func isReadByItsOwner(_ name: Int) -> Bool {
    guard name > 0, tokens[name].kind == .identifier, isStoredMember(name) else { return false }
    // Each that assigns it looks at them all.
    let reads = tokensByMember[memberName(name)].prefix(256).filter { token in
      token != name && tokens[token + 1].kind != .equal && memberFunction(around: token) != nil
        && (isUse(token) || isMemberOfSelf(token))
    }
    return !reads.isEmpty
      && reads.allSatisfy { read in loop(withHeaderAround: read).map { $0.sequence.contains(read) } ?? false }
  }

  /// Whether `deinit` ends a source and finishes the stream by a continuation, a property, or a method does so that it
  /// calls: the object goes on for as long as its owner wants.
  private func isEndedByItsOwner(_ continuation: Int) -> Bool {
    guard let owner = type(around: continuation)?.name else { return false }
    let known = streamMemory.finishedByDeinit[owner]
    let names = known ?? namesFinishedByDeinit(ofTypeNamed: owner)
    if known == nil { streamMemory.finishedByDeinit[owner] = names }
    return names.contains(outline.name(continuation))
  }

  /// What `finish` is sent to where a source is ended besides.
  private func namesFinishedByDeinit(ofTypeNamed owner: Name) -> Set<Name> {
    let deinits = functions(named: "deinit", ofTypesNamed: owner).filter { $0.kind == .deinitializer }
    let called = deinits.flatMap { $0.body.map { calls(in: $0) } ?? [] }.compactMap { calledName(of: $0) }
    // Nobody calls more than a few.
    let enders = deinits + called.prefix(16).flatMap { functions(named: outline.name($0), ofTypesNamed: owner) }
    var finished: Set<Name> = []
    for function in enders {
      guard let body = function.body, case let names = calls(in: body).compactMap({ calledName(of: $0) }),
        names.contains(where: { !outline.spells($0, "finish") && endsCallbacks($0) })
      else { continue }
      for name in names where outline.spells(name, "finish") && body.contains(name - 2) {
        // `continuation.finish()`, `continuation?.finish()`
        finished.insert(outline.name(tokens.beforeOptionalMarks(name - 2)))
      }
    }
    return finished
  }

  /// The mentions of a local that `makeStream` was given to, or of its `continuation`.
  private func feed(_ local: Binding, call: Call) -> StreamFeed {
    var uses: [Int] = []
    for token in mentions(ofLocal: local) where token != local.name {
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
    guard !feed.uses.isEmpty, !isWatched(feed), !hasOwnEnd(feed), !feed.uses.contains(where: tellsIfConsumed) else {
      return nil
    }
    let source = feed.uses.first { use in
      guard yields(use), !ends(feed, beside: use) else { return false }
      return closures(around: use, within: feed).contains { isCalledForEver($0, use) && !isTakenBack($0) }
    }
    if let source { return closures(around: source).first?.brace }
    if isTest { return nil }
    if let task = taskThatWorksOn(for: feed) { return task }
    let isOwn = isReadInPlace(feed.call.callee.lowerBound - 2)
    for use in feed.uses where !isOwn || keptProperty(for: use) == nil {
      if let found = keptProperty(for: use).map({ sourceOfKept($0) }) ?? registration(given: use) { return found }
    }
    return nil
  }

  /// Whether something listens for the end of a stream, or of another one that the same function makes.
  private func isWatched(_ feed: StreamFeed) -> Bool {
    let function = memberFunction(around: feed.call.callee.lowerBound)?.body ?? feed.region
    return !streamMemory.terminations.within(function).isEmpty || !streamMemory.terminations.within(feed.region).isEmpty
  }

  /// `if case .terminated = continuation.yield(x)`: the source hears from what it sends, or from who keeps the continuation.
  private func tellsIfConsumed(_ use: Int) -> Bool {
    if yields(use), use > 1 {
      return tokens[use - 1].kind == .equal && !outline.spells(use - 2, "_") || tokens[use - 1].word == .switch
    }
    guard tokens[use + 1].kind != .period,
      let call = calls(in: max(0, use - 64)..<use).last(where: { call in
        outline.arguments(of: call).contains { $0.value == use..<use + 1 }
      }), isCallOnSelf(call), let name = calledName(of: call)
    else { return false }
    return listens(outline.name(name))
  }

  /// Whether a function of a name listens for the end of a stream.
  private func listens(_ name: Name) -> Bool {
    if let known = streamMemory.functionsListening[name] { return known }
    let listens = functions(named: name).contains { function in
      function.body.map { !streamMemory.terminations.within($0).isEmpty } ?? false
    }
    streamMemory.functionsListening[name] = listens
    return listens
  }

  func closures(around token: Int, within feed: StreamFeed) -> [Closure] {
    closures(around: token).filter { $0.brace != feed.brace && feed.region.contains($0.brace) }
  }

  /// Whether the code that makes a stream finishes it, and not only where it leaves before there is a source.
  private func hasOwnEnd(_ feed: StreamFeed) -> Bool {
    feed.uses.contains { use in
      tokens[use + 1].kind == .period && outline.spells(use + 2, "finish")
        && closures(around: use, within: feed).isEmpty && !isOnWayOut(use, within: feed)
    }
  }

  /// `guard let file = open(path) else { continuation.finish(); return }`
  private func isOnWayOut(_ token: Int, within feed: StreamFeed) -> Bool {
    guard let scope = scopes(around: token).first, scope.kind == .block, feed.region.contains(scope.content.lowerBound)
    else { return false }
    let block = outline.blocks[scope.owner]
    return (block.kind == .guard || block.kind == .if) && leaves(scope.content)
  }

  /// Whether something else than the source that yields finishes the stream, or a source that may have an end of its own.
  private func ends(_ feed: StreamFeed, beside use: Int) -> Bool {
    let source = closures(around: use).first
    return streamMemory.finishes.within(feed.region).contains { token in
      guard let home = closures(around: token).first, let source,
        feed.region.contains(home.brace)
      else { return false }
      if home.brace == source.brace {
        if home.call < 0 { return isTakenBack(home) }
        return !isEndlessSource(home) && !isBehindEndlessLoop(token, around: use, in: home)
      }
      return home.call < 0 || home.call != source.call || !isEndlessSource(home)
    }
  }
}

extension SourceFile {
  /// `pipe.readabilityHandler = { handle in … handle.readabilityHandler = nil … }`: at the end of what is read.
  private func isTakenBack(_ handler: Closure) -> Bool {
    guard handler.brace > 1, tokens[handler.brace - 1].kind == .equal else { return false }
    let name = outline.name(handler.brace - 2)
    return handler.body.contains { token in
      tokens[token].kind == .identifier && outline.name(token) == name && outline.isSetToNil(token)
    }
  }

  /// Whether code of a task stands behind the loop around a token, which only cancelling ends.
  private func isBehindEndlessLoop(_ token: Int, around use: Int, in task: Closure) -> Bool {
    guard isTask(task), token > use else { return false }
    let content = outline.scopes[task.scope].content
    return scopes(around: use).prefix { $0.content != content }.contains { scope in
      guard isLoop(scope), !scope.content.contains(token) else { return false }
      let loop = outline.blocks[scope.owner]
      return isEndless(loop) || runsUntilCancelled(loop)
    }
  }
}

/// What feeds a stream: the code that has its continuation.
struct StreamFeed {
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
