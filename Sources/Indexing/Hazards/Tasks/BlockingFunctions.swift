import Lexing
import Outlining

/// The project's own functions and getters that block.
extension SourceFile {
  /// Calls of the module's synchronous functions, and reads of its properties, that block whoever makes them.
  var ownBlockingCalls: [BlockingCall] {
    // There are very many such functions, and a file calls few of them.
    let chains = callsByName
    let called = project.functions(having: .blocks).filter { chains.first($0) != nil && !Self.takers.contains($0) }
    let calls = called.flatMap { self.calls(named: $0) }.compactMap { call -> (call: Call, name: Int)? in
      guard let name = calledName(of: call), self.calls(name, haveTrait: .blocks, by: call), !leavesSharedThreads(call)
      else { return nil }
      return (call, name)
    }
    let reads = project.gettersThatBlock(near: index).flatMap {
      tables.tokensByName[$0].compactMap(readOfBlockingGetter)
    }
    guard !calls.isEmpty || !reads.isEmpty else { return [] }
    let known = functionsThatBlock
    let here = Dictionary(known.map { (outline.name($0.key), $0.value) }, uniquingKeysWith: min)
    return calls.map {
      BlockingCall(call: $0.call, name: $0.name, reason: .callsOwn(at: here[outline.name($0.name)]))
    }
      + reads.map { BlockingCall(reading: $0, reason: .callsOwn(at: here[outline.name($0.upperBound - 1)])) }
      + callsOfHelpers(making: calls.map(\.name), besides: Set(known.keys))
  }

  /// Calls of this file's functions that only by way of such a function block: `restore()`, which does `Devices.wait()`.
  private func callsOfHelpers(making names: [Int], besides known: Set<Int>) -> [BlockingCall] {
    var found: [BlockingCall] = []
    var seen = known
    var waiting = names.map { (helper: synchronousFunction(around: $0), call: $0) }
    while let (helper, call) = waiting.popLast() {
      guard let helper, seen.insert(helper).inserted else { continue }
      let uses = Set(uses(ofFunctionNamedAt: helper))
      for use in calls(named: outline.name(helper)) {
        guard let name = calledName(of: use), uses.contains(name) || isSurely(helper, calledBy: use, name) else {
          continue
        }
        found.append(BlockingCall(call: use, name: name, reason: .callsOwn(at: call)))
        waiting.append((synchronousFunction(around: name), name))
      }
    }
    return found
  }

  /// `shell.run()`, where that is one of this file's functions and no other.
  private func isSurely(_ function: Int, calledBy call: Call, _ name: Int) -> Bool {
    guard !call.isAwaited, receiver(of: call) != nil, let facts = ownFunctions(called: name, by: call), facts.count == 1
    else { return false }
    return Int(facts[0].file) == index && facts[0].offset == tokens[function].start
  }

  /// Who takes a lock waits for what others do with it, which is soon done.
  private static let takers: Set<Name> = ["lock", "withLock", "withLockUnchecked", "synchronized"]

  /// The name or path that ends in a name, where it reads a property whose getter blocks.
  private func readOfBlockingGetter(_ name: Int) -> Range<Int>? {
    let isMember = name > 0 && tokens[name - 1].kind == .period
    guard isMember || isUse(name), let path = isMember ? chain(before: name - 1) : name..<name,
      case let read = path.lowerBound..<name + 1, path.lowerBound == 0 || tokens[path.lowerBound - 1].word != .await,
      tokens[name + 1].kind != .equal, let fact = typed(read).fact, fact.kind == .computed,
      fact.name == outline.name(name), fact.traits.contains(.blocks)
    else { return nil }
    return read
  }

  /// Synchronous functions and getters of the file whose own statements block, and those that run such a one on self: by
  /// the token of their name, or of the property's, that of the first call or read that does.
  package var functionsThatBlock: [Int: Int] {
    var found: [Int: Int] = [:]
    let own = blockingCalls.filter { [.waits, .sleeps, .loads].contains($0.reason) }.map(\.name)
    for name in own + waitsForMain {
      guard let function = synchronousFunction(around: name) else { continue }
      found[function] = min(found[function] ?? name, name)
    }
    var waiting = Array(found.keys)
    while let blocking = waiting.popLast() {
      for (function, call) in synchronousCallers(of: blocking) where found[function] == nil {
        found[function] = call
        waiting.append(function)
      }
    }
    return found
  }

  /// `sync` of `DispatchQueue.main.sync { … }`, without a look at the thread before; a rule of its own reports the call.
  private var waitsForMain: [Int] {
    calls(named: "sync").compactMap { call in
      guard let receiver = receiver(of: call), isMainDispatchQueue(receiver),
        !isOffMainByCheck(at: call.callee.lowerBound)
      else { return nil }
      return calledName(of: call)
    }
  }

  /// The functions, by their names' tokens, that run a function or getter of their own type before they return, and where.
  private func synchronousCallers(of name: Int) -> [(function: Int, call: Int)] {
    uses(ofFunctionNamedAt: name).compactMap { used in
      guard let function = synchronousFunction(around: used),
        typeDeclaration(around: used).map({ outline.text($0.name) })
          == typeDeclaration(around: name).map({ outline.text($0.name) })
      else { return nil }
      return (function, used)
    }
  }

  /// Where a function is called, or a property read, on self.
  private func uses(ofFunctionNamedAt name: Int) -> [Int] {
    let word = outline.name(name)
    let owner = type(around: name)?.name
    // One with other parameters may be another one; of many, two say so.
    let functions = Array(tables.functionsByName[word].prefix(2))
    switch (functions.count, variables(named: word, ofTypesNamed: owner).count) {
    case (1, 0):
      return calls(named: word, inTypesNamed: owner).compactMap { call in
        !call.isAwaited && isCallOnSelf(call) ? calledName(of: call) : nil
      }
    case (0, 1):
      return tokens(named: word, inTypesNamed: owner).filter { token in
        token != name && (isMemberOfSelf(token) || isUse(token) && binding(for: token) == nil)
      }
    default: return []
    }
  }

  /// The name of the member or global function, or of the property, that runs a token's code before it returns. A getter
  /// that waits under some condition mostly asks first where it runs.
  private func synchronousFunction(around token: Int) -> Int? {
    var isInBranch = false
    for scope in scopes(around: token) {
      switch scope.kind {
      case .accessors: continue
      case .block: isInBranch = isInBranch || isBranch(outline.blocks[scope.owner])
      case .closure where fate(of: outline.closures[scope.owner]) == .runsInPlace: continue
      case .function:
        let function = outline.functions[scope.owner]
        guard !function.isAsync, !isLocal(function) else { return nil }
        switch function.kind {
        case .function: return function.name
        case .get where function.variable >= 0 && !isInBranch: return outline.variables[function.variable].name
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }

  private func isBranch(_ block: Block) -> Bool {
    switch block.kind {
    case .if, .else, .guard, .switch, .catch: true
    case .while, .for, .repeat, .do, .defer: false
    }
  }
}
