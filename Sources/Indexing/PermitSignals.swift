import Lexing
import Outlining

/// Which calls of a function or closure give a semaphore's permit back.
extension SourceFile {
  func isInLocalFunction(_ call: Call, of home: Range<Int>) -> Bool {
    scopes(around: call.callee.lowerBound).prefix { $0.content != home }.contains { $0.kind == .function }
  }

  /// The call that takes the outermost closure around a signal, or the signal itself; for a closure that has a name, what
  /// uses that; -1 for one that has none.
  func givingCalls(for signal: Call, in home: Range<Int>) -> [Int] {
    let around = scopes(around: signal.callee.lowerBound).prefix { $0.content != home }
    guard let outermost = around.last(where: { $0.kind == .closure }) else { return [signal.callee.lowerBound] }
    let closure = outline.closures[outermost.owner]
    if closure.call >= 0 { return [outline.calls[closure.call].callee.lowerBound] }
    return name(of: closure).map { users(of: $0, in: home) } ?? [-1]
  }

  /// Calls of functions of this file that signal, or that a closure with a name does.
  func indirectCalls(for signals: [Call], in home: Range<Int>) -> [Int] {
    var functions: Set<Name> = []
    var closures: [Int: Binding] = [:]
    for signal in signals where !home.contains(signal.callee.lowerBound) {
      if let named = self.closures(around: signal.callee.lowerBound).lazy.compactMap({ self.name(of: $0) }).first {
        closures[named.name] = named
      } else if let function = memberFunction(around: signal.callee.lowerBound) {
        functions.insert(outline.name(function.name))
      }
    }
    return functions.flatMap { calls(named: $0) }.map(\.callee.lowerBound).filter(home.contains)
      + closures.values.flatMap { users(of: $0, in: home) }
  }

  /// `done` in `let done = { … }`
  private func name(of closure: Closure) -> Binding? {
    guard closure.call < 0 else { return nil }
    return outline.bindings.first { $0.value?.lowerBound == closure.brace }
  }

  /// The calls of a local in a range, and those that take it as an argument.
  private func users(of local: Binding, in range: Range<Int>) -> [Int] {
    calls(in: range).filter { call in
      ([call.callee] + call.arguments.map(\.value)).contains { used in
        used.count == 1 && binding(for: used.lowerBound)?.name == local.name
      }
    }.map(\.callee.lowerBound)
  }
}
