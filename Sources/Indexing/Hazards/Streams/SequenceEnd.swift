import Lexing
package import Outlining

/// Whether an asynchronous sequence ends by itself.
extension SourceFile {
  /// True only where it is known that nothing ends the sequence that a loop awaits but cancellation.
  package func isEndless(_ loop: Block) -> Bool {
    awaitedSequence(of: loop).map { isEndless($0, depth: 0) } ?? false
  }

  /// Whether the elements that a loop awaits are known to be there, or few: `Transaction.all`, a file's lines.
  func isKnownToEnd(_ loop: Block) -> Bool {
    guard let sequence = awaitedSequence(of: loop), let last = lastName(in: sequence) else { return false }
    if let known = knownEnd(of: sequence.lowerBound...last) ?? knownEnd(ofMember: last, in: sequence) {
      return known == .finite
    }
    // What a session receives has the name of its bytes.
    return outline.spells(last, "async")
      || outline.spells(last, "lines") && !sequence.contains { outline.mentions($0, "bytes") }
  }

  /// Whether a loop awaits a sequence of which nothing is known: none of the platform's, no stream, no task group.
  func isOfUnknownLength(_ loop: Block) -> Bool {
    guard let sequence = awaitedSequence(of: loop), !isKnownToEnd(loop), let last = lastName(in: sequence) else {
      return false
    }
    if knownEnd(of: sequence.lowerBound...last) ?? knownEnd(ofMember: last, in: sequence) != nil { return false }
    let shape = shape(ofExpression: sequence)
    let isStream = Self.streams.contains(shape.base) || streamMemory.names.contains(shape.base)
    // A group is given to its closure.
    let isGiven = sequence.count == 1 && binding(for: sequence.lowerBound)?.kind == .parameter
    return !isStream && shape.container == .none && !isGiven
  }

  private func isEndless(_ expression: Range<Int>, depth: Int) -> Bool {
    var expression = expression
    while let first = expression.first, tokens[first].word == .await || tokens[first].word == .try {
      expression = first + 1..<expression.upperBound
    }
    guard let last = lastName(in: expression), depth < 8 else { return false }
    if let known = knownEnd(of: expression.lowerBound...last) ?? knownEnd(ofMember: last, in: expression) {
      return known == .endless
    }
    if outline.spells(expression.lowerBound, "Observations") { return true }
    if outline.spells(expression.lowerBound, "AsyncTimerSequence") { return true }
    switch outline.name(last) {
    case "notifications", "liveUpdates", "activityEnablementUpdates", "subscriptionUpdates": return true
    case "merge" where last == expression.lowerBound, "combineLatest" where last == expression.lowerBound:
      let bases = calls(in: last..<last + 1).first { $0.callee.lowerBound == last }.map { outline.arguments(of: $0) }
      return bases.map { !$0.isEmpty && $0.allSatisfy { isEndless($0.value, depth: depth + 1) } } ?? false
    case "messages" where expression.contains(where: { outline.spells($0, "of") }): return true
    case "updates", "intents", "activityUpdates", "pushToStartTokenUpdates":
      if isOfFramework(expression.lowerBound) { return true }
    case "values" where isPublisher(expression.lowerBound..<max(expression.lowerBound, last - 1)): return true
    case "map", "filter", "compactMap", "flatMap", "dropFirst", "drop", "removeDuplicates", "debounce", "throttle",
      "buffer":
      return isEndless(expression.lowerBound..<max(expression.lowerBound, last - 1), depth: depth + 1)
    default: break
    }
    if let value = value(givenTo: expression), isMemberChain(value) { return isEndless(value, depth: depth + 1) }
    let typed = typed(expression)
    if typed.shape.isNamed("NWPathMonitor") || typed.shape.isNamed("AsyncTimerSequence") { return true }
    if typed.shape.isNamed("Notifications") { return !project.declaresType(named: "Notifications", in: index) }
    let isStream = Self.streams.contains(typed.shape.base) || streamMemory.names.contains(typed.shape.base)
    guard isStream, typed.shape.container == .none else { return false }
    if let fact = typed.fact, fact.kind == .function, !fact.isRequirement {
      // Nobody knows what a function does in a file that is too long to be opened.
      guard let file = fact.file == Int32(index) ? self : project.file(Int(fact.file)) else { return false }
      if let other = file.forwarded(by: fact) { return file.isEndless(other, depth: depth + 1) }
      // What else the file ends is no matter where all that happens to the continuation is seen.
      if file.onlyYields(fact) { return true }
    }
    return isNeverFinished(typed, at: expression.lowerBound)
  }

  /// `manager.updates()`, where that is what a function of the file gives.
  private func forwarded(by fact: MemberFact) -> Range<Int>? {
    guard let body = function(namedAt: fact.offset)?.body, let start = expression(returnedBy: body),
      tokens[start].word != .self
    else { return nil }
    let calls = calls(in: start..<body.upperBound).filter { $0.callee.lowerBound == start && $0.callee.count > 2 }
    guard let call = calls.max(by: { $0.end < $1.end }),
      tokens[call.end].startsLine || tokens[call.end].kind == .closeBrace
    else { return nil }
    return start..<call.end
  }

  /// Where the one value begins that a function gives, if that is a chain from a name on.
  private func expression(returnedBy body: Range<Int>) -> Int? {
    let returns = body.filter { tokens[$0].word == .return && home(of: $0) == body }
    guard returns.count < 2, var start = returns.first.map({ $0 + 1 }) ?? body.first else { return nil }
    while tokens[start].word == .await || tokens[start].word == .try { start += 1 }
    return tokens[start].kind == .identifier && !outline.beginsWithCapital(start) ? start : nil
  }

  /// What the platform says of a sequence that is named from its type on: `Transaction.updates`, the module in front or
  /// not.
  private func knownEnd(of path: ClosedRange<Int>) -> PlatformFacts.SequenceEnd? {
    guard path.count > 1, path.allSatisfy({ tokens[$0].kind == .identifier || tokens[$0].kind == .period }),
      isOfFramework(path.lowerBound)
    else { return nil }
    if let known = project.platform.sequences[Name(outline.text(Range(path)))] { return known }
    return path.count > 4
      ? project.platform.sequences[Name(outline.text(path.lowerBound + 2..<path.upperBound + 1))] : nil
  }

  private func isOfFramework(_ type: Int) -> Bool {
    outline.beginsWithCapital(type) && !project.declaresType(named: outline.name(type), in: index)
  }

  /// The same of `monitor.events`, where a value's type is known, or a project's own type has the sequence from a
  /// protocol of the platform.
  private func knownEnd(ofMember name: Int, in expression: Range<Int>) -> PlatformFacts.SequenceEnd? {
    guard name > expression.lowerBound + 1, tokens[name - 1].kind == .period else { return nil }
    let owner = shape(ofExpression: expression.lowerBound..<name - 1)
    guard owner.isKnown, owner.container == .none else { return nil }
    let member = outline.name(name)
    let own = project.declaredType(named: owner.base, in: index)
    if let own, !members(of: own, named: member).isEmpty { return nil }
    let owners = own?.ancestry ?? [owner.base]
    return owners.lazy.compactMap { self.project.platform.sequences[$0.member(member)] }.first { $0 != .depends }
  }

  private static let streams: Set<Name> = [
    "AsyncStream", "AsyncThrowingStream", "AsyncChannel", "AsyncThrowingChannel", "AsyncPublisher",
  ]

  /// Whether the file that makes a stream or publisher never ends one. What comes in from elsewhere may end.
  private func isNeverFinished(_ typed: Typed, at token: Int) -> Bool {
    guard !typed.isGiven else { return false }
    guard let fact = typed.fact else {
      return !project.mayEndStream(at: tokens[token].start, in: Int32(index))
    }
    if fact.isRequirement { return witnessesNeverFinish(fact) }
    return (fact.kind != .function || makesSequence(fact))
      && !project.mayEndStream(at: fact.offset, in: fact.file) && !mayBeFinishedByExtension(fact)
  }

  /// Whether a function of the file makes streams, into which it only yields.
  private func onlyYields(_ fact: MemberFact) -> Bool {
    guard let function = function(namedAt: fact.offset), let body = function.body else { return false }
    let built = streamMemory.buildersByFunction[function.keyword, default: []]
    let pairs = calls(named: "makeStream", in: body)
    return !(built.isEmpty && pairs.isEmpty) && built.allSatisfy(onlyYields) && pairs.allSatisfy(onlyYields)
  }

  /// The same of `let (stream, continuation) = AsyncStream.makeStream()`.
  private func onlyYields(_ pair: Call) -> Bool {
    let last = pair.callee.lowerBound - 2
    guard last > 1, tokens[last + 1].kind == .equal, tokens[last].kind == .closeParen,
      let continuation = binding(declaredAt: last - 1),
      case let uses = mentions(ofLocal: continuation).filter({ $0 != continuation.name })
    else { return false }
    return !uses.isEmpty && uses.allSatisfy { onlyYields(at: $0) }
  }

  /// Whether nothing becomes of a builder's continuation but that it yields, by itself or from a private property.
  private func onlyYields(_ builder: StreamBuilder) -> Bool {
    !builder.uses.isEmpty
      && builder.uses.allSatisfy { use in
        if onlyYields(at: use.token) { return true }
        guard let property = storage(of: use.token), isMemberOfSelf(property) || meaning(of: property) == .member,
          storedMember(property)?.isPrivate == true
        else { return false }
        // Each stream that is kept there looks at them all.
        let mentions = Array(tokensByMember[memberName(property)].prefix(65))
        return mentions.count < 65
          && mentions.allSatisfy { mention in
            mention == property || tokens[mention - 1].word == .var || onlyYields(at: mention)
              || outline.isSetToNil(mention)
          }
      }
  }

  /// `continuation.yield(x)`, `feed?.yield(x)`, `continuation.onTermination = …`
  private func onlyYields(at continuation: Int) -> Bool {
    let next = tokens.behindOptionalMarks(continuation + 1)
    return tokens[next].kind == .period
      && (outline.spells(next + 1, "yield") || outline.spells(next + 1, "onTermination"))
  }

  /// Whether an extension in another file sees a continuation of the type that has a stream, and finishes something.
  private func mayBeFinishedByExtension(_ stream: MemberFact) -> Bool {
    guard let owner = project.type(declaring: stream) else { return false }
    // The shape of a stream's continuation is the stream's.
    let hasContinuation = owner.ownMembers.contains { member in
      member.offset != stream.offset && !member.isPrivate
        && (member.shape.isNamed("Continuation") || Self.streams.contains(member.shape.base))
    }
    return hasContinuation
      && owner.files.contains { $0 != Int(stream.file) && project.lifetimes[$0].contains(.finishes) }
  }

  /// Whether every type outside of tests that meets a requirement makes the sequence by itself, and never ends it.
  private func witnessesNeverFinish(_ requirement: MemberFact) -> Bool {
    let witnesses = project.witnesses(of: requirement)?.filter { !project.modules.isForTests(Int($0.file)) } ?? []
    return !witnesses.isEmpty
      && witnesses.allSatisfy { witness in
        let isHeld = witness.kind != .function && Self.publishers.contains(witness.shape.base)
        return (isHeld || makesSequence(witness))
          && !project.mayEndStream(at: witness.offset, in: witness.file)
      }
  }

  /// Whether the file of a member makes such sequences: streams, or publishers that go on for ever.
  private func makesSequence(_ member: MemberFact) -> Bool {
    let isPublisher = Self.publishers.contains(member.shape.base) || member.shape.isNamed("AsyncPublisher")
    return project.lifetimes[Int(member.file)].contains(isPublisher ? .relays : .makesStreams)
  }

  /// Anything but a stream's own initializer, which `typed` understands.
  private func isMemberChain(_ value: Range<Int>) -> Bool {
    value.contains { tokens[$0].kind == .period } && !outline.beginsWithCapital(value.lowerBound)
      || lastName(in: value).map { outline.spells($0, "notifications") || outline.spells($0, "values") } ?? false
      || value.contains { outline.spells($0, "notifications") && tokens[$0 - 1].kind == .period }
  }

  /// The name of the last member or call in a chain.
  private func lastName(in expression: Range<Int>) -> Int? {
    var index = expression.upperBound - 1
    while index >= expression.lowerBound {
      switch tokens[index].kind {
      case .identifier: return index
      case .closeParen, .closeBrace, .closeBracket, .stringTail: index = min(index, Int(tokens[index].partner)) - 1
      case .question, .exclamation: index -= 1
      default: return nil
      }
    }
    return nil
  }

  /// What a local, or a property of self in this file whose type is not written, is given where it is declared.
  private func value(givenTo expression: Range<Int>) -> Range<Int>? {
    guard let name = expression.last, tokens[name].kind == .identifier else { return nil }
    if expression.count == 1, let local = binding(for: name) { return local.value }
    guard expression.count == 1 || expression.count == 3 && isMemberOfSelf(name), let fact = storedMember(name) else {
      return nil
    }
    let declared = variables(named: fact.name).first {
      fact.file == Int32(index) && tokens[$0.name].start == fact.offset
    }
    return declared.flatMap { $0.type == nil ? $0.value : nil }
  }

  /// Publishers of Combine complete only when somebody sends a completion.
  private func isPublisher(_ expression: Range<Int>, depth: Int = 0) -> Bool {
    guard let first = expression.first, let last = lastName(in: expression), depth < 8 else { return false }
    if spells(expression, "Just") || outline.spells(first, "Just") || outline.spells(first, "Future") { return false }
    if expression.count == 1, outline.text(first).hasPrefix("$") { return true }
    if outline.text(last).hasPrefix("$") || outline.spells(last, "autoconnect") { return true }
    // `numbers.publisher` has no more to give than they are.
    if outline.spells(last, "publisher") {
      let owner = expression.lowerBound..<max(expression.lowerBound, last - 1)
      return tokens[last + 1].kind == .openParen
        || tokens[first].kind != .openBracket && shape(ofExpression: owner).container == .none
    }
    if Self.operators.contains(outline.name(last)) {
      return isPublisher(expression.lowerBound..<max(expression.lowerBound, last - 1), depth: depth + 1)
    }
    if let value = value(givenTo: expression), isPublisher(value, depth: depth + 1) { return true }
    let typed = typed(expression)
    // `Published<Int>.Publisher` has a value for as long as its object lives.
    if typed.shape.isNamed("Published") { return !project.declaresType(named: "Published", in: index) }
    return Self.publishers.contains(typed.shape.base) && isNeverFinished(typed, at: first)
  }

  /// Operators that complete when what they stand on does.
  private static let operators: Set<Name> = [
    "map", "compactMap", "filter", "removeDuplicates", "debounce", "throttle", "dropFirst", "receive", "subscribe",
    "delay", "share", "print", "handleEvents", "eraseToAnyPublisher", "buffer",
  ]

  private static let publishers = Publishers.subjects.union(["AnyPublisher", "Publisher"])
}
