import Lexing
package import Outlining

extension Traits {
  /// Without one of these a file has no function that races closures, or waits for a continuation.
  package static let wordsOfRaces = ["cancelAll"] + ContinuationFunctions.words
}

extension Outline {
  /// Whether a function may sleep, wait for main, or load something from a server before it returns, as far as the words
  /// around tell.
  package var mayBlockByItself: Bool {
    lazy var makesAddresses = (2..<max(2, tokens.count)).contains { spells($0 - 2, "URL") && spells($0, "string") }
    return (2..<max(2, tokens.count)).contains { token in
      guard tokens[token].kind == .identifier else { return false }
      return spells(token, "sleep") && isThreads(token) || spells(token, "sync") && spells(token - 2, "main")
        || spells(token, "contentsOf") && tokens[token - 1].kind == .openParen && beginsWithCapital(token - 2)
          && (makesAddresses || namesServer(behind: token))
    }
  }

  /// `contentsOf: settings.feedURL`
  private func namesServer(behind label: Int) -> Bool {
    let argument = label + 1..<max(label + 1, Int(tokens[label - 1].partner))
    return argument.prefix(16).contains { token in
      let text = text(token).lowercased()
      return BlockingWords.ofServers.contains(where: text.holds)
    }
  }

  /// Not the `sleep` of `Task.sleep` and `clock.sleep`.
  private func isThreads(_ sleep: Int) -> Bool {
    tokens[sleep - 1].kind != .period
      || ["Thread", "Darwin", "Glibc", "Foundation"].contains { spells(sleep - 2, $0) }
  }

  /// Whether the file names a method outside of `deinit`.
  package func namesOutsideDeinit(_ method: StaticString) -> Bool {
    !membersOutsideDeinit(atMost: 1) { spells($0, method) }.isEmpty
  }

  /// The first names behind a period that stand in no `deinit` and are of some kind.
  func membersOutsideDeinit(atMost limit: Int, where isMeant: (Int) -> Bool) -> [Int] {
    var deinitializers = functions.filter { $0.kind == .deinitializer }.compactMap(\.body)[...]
    var found: [Int] = []
    for token in 2..<max(2, tokens.count) {
      guard tokens[token].kind == .identifier, tokens[token - 1].kind == .period, isMeant(token) else { continue }
      while let body = deinitializers.first, body.upperBound <= token { deinitializers.removeFirst() }
      if deinitializers.first?.contains(token) == true { continue }
      found.append(token)
      if found.count == limit { break }
    }
    return found
  }

  /// Which of some traits the bodies of the file's functions show, by the token of their names, as far as the file itself
  /// tells.
  package func traitsOfBodies(_ asked: Traits) -> [Int: Traits] {
    let file = SourceFile(alone: self, platform: PlatformFacts(isolation: [:]))
    let blocking = asked.contains(.blocks) ? file.functionsThatBlock.mapValues { _ in Traits.blocks } : [:]
    let racing = asked.isDisjoint(with: [.races, .waitsBlindly]) ? [:] : file.raceTraits
    return racing.merging(blocking) { $0.union($1) }
  }
}

extension SourceFile {
  /// Whether a call can only mean functions of the project that all have a trait.
  func calls(_ name: Int, haveTrait trait: Traits, by call: Call) -> Bool {
    guard let facts = ownFunctions(called: name, by: call), (1..<ProjectType.mostOverloads).contains(facts.count) else {
      return false
    }
    // An instance has no static functions, nor a type others but for initializers.
    let receiver = receiver(of: call).flatMap { tokens[$0.lowerBound].word == .self ? nil : $0 }
    let isOfType = receiver.map { $0.count == 1 && outline.beginsWithCapital($0.lowerBound) }
    let meant = facts.filter { mayMean(call, $0) }
    return (meant.isEmpty ? facts : meant).allSatisfy { fact in
      fact.traits.contains(trait) && (isOfType == nil || isOfType == fact.isStatic || fact.kind == .initializer)
    }
  }
}

extension SourceFile {
  /// The functions of the file that wait for a continuation which cancelling does not end, and those that race a closure
  /// which they are given; by the tokens of their names.
  var raceTraits: [Int: Traits] {
    var found: [Int: Traits] = [:]
    for scope in continuationScopes where !endsByItself(scope) {
      let token = scope.call.callee.lowerBound
      guard let function = memberFunction(around: token), function.isAsync, function.kind == .function,
        isAwaited(at: token, in: nil)
      else { continue }
      found[function.name, default: []].insert(.waitsBlindly)
    }
    for name in callersThatWait(for: found.keys) { found[name, default: []].insert(.waitsBlindly) }
    for race in groupRaces {
      let given = race.names + race.children.flatMap { calls(in: $0.body).map(\.callee.lowerBound) }
      for token in given {
        guard let function = memberFunction(around: token), let parameters = function.parameters,
          let name = binding(for: token)?.name, parameters.contains(name)
        else { continue }
        found[function.name, default: []].insert(.races)
      }
    }
    return found
  }

  /// The asynchronous functions that await one of some functions of their own type, by the tokens of their names.
  private func callersThatWait(for waiting: Dictionary<Int, Traits>.Keys) -> [Int] {
    // Overloads are called by the same calls.
    Dictionary(grouping: waiting, by: pathOfMember).flatMap { path, overloads in
      calls(named: outline.name(overloads[0]), inTypesNamed: type(around: overloads[0])?.name).compactMap {
        call -> Int? in
        let token = call.callee.lowerBound
        guard call.isAwaited, isCallOnSelf(call), let name = calledName(of: call), pathOfMember(name) == path,
          let function = memberFunction(around: token), function.isAsync, function.kind == .function,
          overloads.contains(where: { $0 != function.name }), isAwaited(at: token, in: nil)
        else { return nil }
        return function.name
      }
    }
  }

  /// A name behind that of the type around it, as it is written there.
  private func pathOfMember(_ token: Int) -> Name {
    outline.name(ofPath: (typeDeclaration(around: token).map { Array($0.name) } ?? []) + [token])
  }
}
