import Lexing
package import Outlining

/// The closure that gets a stream's continuation: `AsyncStream { continuation in … }` (SE-0314).
package struct StreamBuilder {
  package let call: Call
  package let closure: Closure
  /// Where the closure mentions its continuation; `resumes` says nothing here.
  package let uses: [ContinuationUse]
}

/// A stream's continuation that is stored over the one of the stream before.
package struct OverwrittenContinuation {
  /// The name of the property.
  package let property: Int
  /// The function or getter that each consumer calls.
  package let function: Function
}

extension SourceFile {
  /// Without those that are unfolded by a function: they have no continuation.
  package var streamBuilders: [StreamBuilder] {
    outline.closures.compactMap { closure in
      guard closure.call >= 0, closure.label < 0 || outline.spells(closure.label, "build"),
        isStream(outline.calls[closure.call])
      else { return nil }
      let uses = uses(in: closure)
      return uses.isEmpty ? nil : StreamBuilder(call: outline.calls[closure.call], closure: closure, uses: uses)
    }
  }

  /// Whether a call makes a stream: `AsyncStream { … }`, not `AsyncStream.makeStream()`.
  func isStream(_ call: Call) -> Bool {
    if tokens[call.callee.lowerBound].kind == .period { return isReturnedStream(call) }
    return call.callee.contains(where: namesStream)
      && !(calledName(of: call).map { outline.spells($0, "makeStream") } ?? true)
  }

  /// Whether a stream's initializer calls a closure at once and hands it the continuation; what unfolds a stream is given
  /// nothing, and called for each element (SE-0314).
  func isGivenContinuation(_ argument: ClosureArgument, of call: Call) -> Bool {
    guard argument.label == nil || argument.label == "build", let closure = closures(takenBy: call).first else {
      return false
    }
    if let known = streamMemory.closuresGivenContinuation[closure.brace] { return known }
    let isGiven = !uses(in: closure).isEmpty
    streamMemory.closuresGivenContinuation[closure.brace] = isGiven
    return isGiven
  }

  /// `.init { continuation in … }`, what a function or property returns.
  private func isReturnedStream(_ call: Call) -> Bool {
    let start = call.callee.lowerBound
    guard call.callee.count == 2, outline.spells(start + 1, "init"), let function = function(around: start),
      function.body?.lowerBound == start || start > 0 && tokens[start - 1].word == .return
    else { return false }
    let result = function.variable >= 0 ? outline.variables[function.variable].type : function.result
    return result?.contains(where: namesStream) ?? false
  }

  /// `AsyncStream`, `AsyncThrowingStream`, or what the file calls them.
  private func namesStream(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    return streamMemory.names.contains(outline.name(token))
  }

  /// `Events` of `typealias Events = AsyncStream<Event>`, and the types' own names: `names` of a new file.
  func readStreamNames() -> Set<Name> {
    var names: Set<Name> = ["AsyncStream", "AsyncThrowingStream"]
    for token in 1..<max(1, tokens.count) where tokens[token - 1].word == .typealias {
      guard let equals = (token + 1..<min(token + 16, tokens.count)).first(where: { tokens[$0].kind == .equal }),
        names.contains(outline.name(equals + 1)), tokens[equals + 2].kind != .period
      else { continue }
      names.insert(outline.name(token))
    }
    return names
  }

  /// Not in tests: what stands there for a service has one consumer.
  package var overwrittenContinuations: [OverwrittenContinuation] {
    if isTest || project.modules.isInFolderOfTests(index) { return [] }
    let stored = streamBuilders.flatMap(storedUses) + storedResults
    return stored.compactMap { property, place in
      guard let function = function(around: place), mayReplace(property, runBy: function), isStoredMember(property),
        function.body != nil, case let storing = storing(function), !storing.looks(after: property, before: place),
        !finishes(property, in: function), !finishesWhatItReplaces(property), !storing.asks(before: place),
        !storing.awaitsElements, !isStopped(property, startedBy: function)
      else { return nil }
      return OverwrittenContinuation(property: property, function: function)
    }
  }

  /// Whether what a method has started that gives no stream is finished by another one, `stop()`: one caller does both.
  private func isStopped(_ property: Int, startedBy function: Function) -> Bool {
    guard function.kind == .function, function.result == nil,
      let type = typeDeclaration(around: function.keyword)
    else { return false }
    // Each stream that is stored asks for them all.
    return functions(ofTypesNamedLike: type).prefix(512).contains { other in
      other.kind == .function && other.keyword != function.keyword && endsCallbacks(other.name)
        && finishes(property, in: other)
    }
  }

  /// `self.continuation = continuation` in the closure: the properties' names, and where the closure stores.
  private func storedUses(of builder: StreamBuilder) -> [(property: Int, place: Int)] {
    // A callback that yields by itself does not need the property.
    if builder.uses.contains(where: { $0.home != builder.closure.brace && yields($0.token) }) { return [] }
    return builder.uses.map(\.token).compactMap { use in
      guard use > 1, tokens[use + 1].kind != .period else { return nil }
      guard tokens[use - 1].kind == .equal else { return property(storedByMethodGiven: use).map { ($0, use) } }
      // `var feed: …!; AsyncStream { feed = $0 }; self.feed = feed`
      if let local = binding(for: use - 2) {
        return propertyGiven(local.name, isContinuation: true).map { ($0.property, use) }
      }
      return target(before: use - 1).map { ($0, use) }
    }
  }

  /// What is stored into before an `=`: `feed` of `self.feed = …`; `topics` of `topics[topic] = …` where the caller names
  /// the topic, and a second one may name the same.
  private func target(before equal: Int) -> Int? {
    guard tokens[equal - 1].kind == .closeBracket else { return propertyGuarding(equal - 1) ?? equal - 1 }
    let open = Int(tokens[equal - 1].partner)
    return open > 0 && open + 1 < equal && isGivenByCaller(open + 1..<equal - 1) ? open - 1 : nil
  }

  /// `topic`, `topic.name`; a `UUID` or a number is mostly of one caller only.
  private func isGivenByCaller(_ key: Range<Int>) -> Bool {
    guard let first = key.first, key.allSatisfy({ [.identifier, .period].contains(tokens[$0].kind) }),
      let parameter = binding(for: first), parameter.kind == .parameter, let type = parameter.type,
      memberFunction(around: first)?.parameters?.contains(parameter.name) ?? false
    else { return false }
    let named = [outline.text(parameter.name), outline.text(type)]
    return !["UUID", "ObjectIdentifier", "Int", "UInt64"].contains(outline.shape(ofType: type).base)
      && !named.contains { name in ["ID", "Id", "Token"].contains { name.hasSuffix($0) } }
  }

  /// `sink` of `sink.withLock { $0 = continuation }` and `sink.withLock { $0.continuation = continuation }`, unless the
  /// closure asks for the old one.
  private func propertyGuarding(_ target: Int) -> Int? {
    guard let closure = closures(around: target).first, closure.call >= 0, case let call = outline.calls[closure.call],
      let name = calledName(of: call), outline.begins(name, with: "withLock"),
      let property = receiver(of: call)?.last, tokens[property].kind == .identifier
    else { return nil }
    let state = closure.body.filter { outline.spells($0, "$0") }
    let isStored = target == state.first || tokens[target - 1].kind == .period && target - 2 == state.first
    return isStored && state.count == 1 ? property : nil
  }

  /// `continuation` of `func keep(_ c: …) { continuation = c; manager.start() }`, for `keep(c)`.
  func property(storedByMethodGiven use: Int) -> Int? {
    guard use > 2, tokens[use + 1].kind == .closeParen,
      let call = calls(in: use - 6..<use).last(where: { call in
        outline.arguments(of: call).contains { $0.value == use..<use + 1 }
      }
      ),
      outline.arguments(of: call).count == 1, isCallOnSelf(call), let name = calledName(of: call)
    else { return nil }
    let methods = functions(named: outline.name(name))
    guard methods.count == 1, let body = methods[0].body, body.count < 64,
      let parameter = outline.parameters(of: methods[0]).first,
      let type = type(around: use), self.type(around: methods[0].keyword)?.name == type.name
    else { return nil }
    let property = body.first { token in
      tokens[token].kind == .identifier && tokens[token + 1].kind == .equal && meaning(of: token) == .member
        && binding(for: token + 2)?.name == parameter.name && closures(around: token).isEmpty
    }
    // Who names it once more looks at what is there.
    return property.flatMap { mentions(of: outline.name($0), in: body).count == 1 ? $0 : nil }
  }

  func yields(_ token: Int) -> Bool {
    tokens[token + 1].kind == .period && outline.spells(token + 2, "yield")
  }

  /// The properties that are given the continuation of `makeStream`, directly or by way of a local, and where.
  var storedResults: [(property: Int, place: Int)] {
    outline.calls.compactMap { call in
      guard let name = calledName(of: call), outline.spells(name, "makeStream"), call.callee.lowerBound > 1,
        tokens[call.callee.lowerBound - 1].kind == .equal
      else { return nil }
      let last = call.callee.lowerBound - 2
      guard tokens[last].kind == .closeParen, tokens[last - 1].kind == .identifier else {
        return propertyGiven(last, isContinuation: false)
      }
      return binding(for: last - 1) == nil && binding(declaredAt: last - 1) == nil
        ? (last - 1, last - 1) : propertyGiven(last - 1, isContinuation: true)
    }
  }

  /// `x = local`, or `x = local.continuation`, behind the local's declaration, or `keep(local)`.
  private func propertyGiven(_ local: Int, isContinuation: Bool) -> (property: Int, place: Int)? {
    guard let binding = binding(declaredAt: local) else { return nil }
    let stored = storedMentions(of: binding)
    let places = isContinuation ? stored.plain : stored.continuations
    if let place = places.within(binding.visible).first {
      return place > 1 ? target(before: place - 1).map { ($0, $0) } : nil
    }
    guard isContinuation else { return nil }
    let next = stored.given.orderedIndex { $0.place >= binding.visible.lowerBound }
    guard next < stored.given.count, stored.given[next].place < binding.visible.upperBound else { return nil }
    return stored.given[next]
  }

  /// Those of some mentions that a method stores, with the property.
  func givenToMethods(_ mentions: [Int]) -> [(property: Int, place: Int)] {
    mentions.compactMap { use in property(storedByMethodGiven: use).map { (property: $0, place: use) } }
  }

  /// Not where an initializer stores, nor a method that only initializers call, those that finish the old one, and those
  /// that a flag lets through once.
  private func mayReplace(_ property: Int, runBy function: Function) -> Bool {
    switch function.kind {
    case .get: return true
    case .function: break
    default: return false
    }
    guard let callers = callersOfStoring(function) else { return true }
    return !callers.allSatisfy { finishes(property, in: $0) || asks($0, beforeCalling: function) }
  }

  /// `guard !isConnected else { return }; isConnected = true; prepare()`
  private func asks(_ caller: Function, beforeCalling function: Function) -> Bool {
    guard let body = caller.body else { return false }
    let call = calls(named: outline.name(function.name), in: body).first(where: isCallOnSelf)
    return call.map { storing(caller).asks(before: $0.callee.lowerBound) } ?? false
  }

  /// The functions that call one on self, each once and without initializers; nil where nobody does, or code of no function.
  private func callersOfStoring(_ function: Function) -> [Function]? {
    let member = memberName(function.name, at: function.keyword)
    if let known = streamMemory.callersOfStoring[member] { return known }
    let type = type(around: function.keyword)?.name
    let callers = calls(named: outline.name(function.name), inTypesNamed: type).filter { isCallOnSelf($0) }.map {
      self.function(around: $0.callee.lowerBound)
    }
    let isKnown = !callers.isEmpty && !callers.contains { $0 == nil }
    var seen: Set<Int> = []
    let others = callers.compactMap { $0 }.filter { $0.kind != .initializer && seen.insert($0.keyword).inserted }
    streamMemory.callersOfStoring[member] = .some(isKnown ? others : nil)
    return isKnown ? others : nil
  }

  /// `didSet { oldValue?.finish() }`, `willSet { continuation?.finish() }`
  private func finishesWhatItReplaces(_ property: Int) -> Bool {
    streamMemory.finishedByObservers.contains(outline.name(property))
  }

  /// The properties whose observers finish something: `finishedByObservers` of a new file.
  func readNamesFinishedByObservers() -> Set<Name> {
    let names = calls(named: "finish").compactMap { call -> Name? in
      guard let observer = function(around: call.callee.lowerBound), observer.variable >= 0,
        observer.kind == .willSet || observer.kind == .didSet
      else { return nil }
      return outline.name(outline.variables[observer.variable].name)
    }
    return Set(names)
  }

  /// Of the instance, or of the type: `Self.continuation`.
  func isStoredMember(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier, let type = type(around: token) else { return false }
    guard isMemberOfOwnType(token) || meaning(of: token) == .member else { return false }
    return members(of: type, at: token).contains { $0.kind == .stored }
  }

  /// `Self.continuation`, or with the type's name.
  private func isMemberOfOwnType(_ token: Int) -> Bool {
    guard token > 1, tokens[token - 1].kind == .period else { return false }
    return outline.spells(token - 2, "Self") || type(around: token).map { $0.name == outline.name(token - 2) } ?? false
  }

  /// `feed.onTermination = { [sink] _ in … }`: whoever ends the stream calls it, or cancels the task that reads it.
  func isCalledAtTheEnd(_ closure: Closure) -> Bool {
    closure.call < 0 && closure.brace > 2 && tokens[closure.brace - 1].kind == .equal
      && outline.spells(closure.brace - 2, "onTermination")
  }

  func isUseOrMember(_ token: Int) -> Bool {
    isMemberOfSelf(token) || isUse(token) || isMemberOfOwnType(token)
  }

  /// Whether a function, or a method that it calls, finishes the old stream.
  private func finishes(_ property: Int, in function: Function) -> Bool {
    storing(function).finished.contains(outline.name(property))
  }
}
