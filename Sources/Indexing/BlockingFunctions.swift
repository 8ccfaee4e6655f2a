import Lexing
import Outlining

/// The project's own functions that block.
extension SourceFile {
  /// Calls of the module's synchronous functions that block whoever calls them.
  var ownBlockingCalls: [BlockingCall] {
    let own = functionsThatBlock
    return project.facts.functions(having: .blocks).flatMap { name in
      calls(named: name).compactMap { call in
        guard let name = calledName(of: call), calls(name, haveTrait: .blocks, by: call) else { return nil }
        let here = own.first { outline.name($0.key) == outline.name(name) }?.value
        return BlockingCall(call: call, reason: .callsOwn(at: here))
      }
    }
  }

  /// Synchronous functions of the file whose own statements block: by the token of their name, that of the first call
  /// that does.
  package var functionsThatBlock: [Int: Int] {
    var found: [Int: Int] = [:]
    for blocking in blockingCalls where blocking.reason == .waits || blocking.reason == .sleeps {
      guard let name = calledName(of: blocking.call), let function = synchronousFunction(around: name) else { continue }
      found[function.name] = min(found[function.name] ?? name, name)
    }
    return found
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
