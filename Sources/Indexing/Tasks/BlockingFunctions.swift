import Lexing
import Outlining

/// The project's own functions that block.
extension SourceFile {
  /// Calls of the module's synchronous functions that block whoever calls them.
  var ownBlockingCalls: [BlockingCall] {
    // There are very many such functions, and a file calls few of them.
    let chains = callsByName
    let called = project.functions(having: .blocks).filter { chains.first($0) != nil }
    let found = called.flatMap { name in
      calls(named: name).filter { call in calledName(of: call).map { calls($0, haveTrait: .blocks, by: call) } ?? false
      }
    }
    guard !found.isEmpty else { return [] }
    let here = Dictionary(functionsThatBlock.map { (outline.name($0.key), $0.value) }, uniquingKeysWith: min)
    return found.map { call in
      let name = calledName(of: call).map { outline.name($0) }
      return BlockingCall(call: call, reason: .callsOwn(at: name.flatMap { here[$0] }))
    }
  }

  /// Synchronous functions of the file whose own statements block, and those that call such a one on self: by the token
  /// of their name, that of the first call that does.
  package var functionsThatBlock: [Int: Int] {
    var found: [Int: Int] = [:]
    for blocking in blockingCalls where blocking.reason == .waits || blocking.reason == .sleeps {
      guard let name = calledName(of: blocking.call), let function = synchronousFunction(around: name) else { continue }
      found[function.name] = min(found[function.name] ?? name, name)
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

  /// The functions, by their names' tokens, that run a function of their own type before they return, and where.
  private func synchronousCallers(of name: Int) -> [(function: Int, call: Int)] {
    // One with other parameters may be another one.
    guard functions(named: outline.name(name)).count == 1 else { return [] }
    return calls(named: outline.name(name), inTypesNamed: type(around: name)?.name).compactMap { call in
      guard !call.isAwaited, isCallOnSelf(call), let called = calledName(of: call),
        let function = synchronousFunction(around: called),
        typeDeclaration(around: called).map({ outline.text($0.name) })
          == typeDeclaration(around: name).map({ outline.text($0.name) })
      else { return nil }
      return (function.name, called)
    }
  }

  /// The member or global function that runs a token's code before it returns.
  private func synchronousFunction(around token: Int) -> Function? {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .block, .accessors: continue
      case .closure where fate(of: outline.closures[scope.owner]) == .runsInPlace: continue
      case .function:
        let function = outline.functions[scope.owner]
        return function.kind == .function && !function.isAsync && !isLocal(function) ? function : nil
      default: return nil
      }
    }
    return nil
  }
}
