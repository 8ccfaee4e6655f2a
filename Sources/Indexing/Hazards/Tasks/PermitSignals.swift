import Lexing
import Outlining

/// The calls that signal one semaphore, in order, and what of the file's code does so in their stead.
struct PermitSignals {
  let calls: [Call]
  /// The types in which they stand.
  let types: Set<Name>
  /// Functions that signal.
  var functions: Set<Name> = []
  /// Closures with names that signal, by the token of the name.
  var closures: [Int: Binding] = [:]

  func calls(in range: Range<Int>) -> ArraySlice<Call> {
    let start = calls.orderedIndex(where: { $0.callee.lowerBound >= range.lowerBound })
    let end = calls.orderedIndex(where: { $0.callee.lowerBound >= range.upperBound })
    return calls[start..<max(start, end)]
  }
}

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

  /// The signals of each semaphore, by how it is written.
  func permitSignals(named name: Name) -> [String: PermitSignals] {
    Dictionary(grouping: calls(named: name)) { receiver(of: $0).map(spelling) ?? "self" }.mapValues { calls in
      var signals = PermitSignals(
        calls: calls.sorted { $0.callee.lowerBound < $1.callee.lowerBound },
        types: Set(calls.compactMap { type(around: $0.callee.lowerBound)?.name })
      )
      for call in calls {
        let token = call.callee.lowerBound
        if let named = closures(around: token).lazy.compactMap({ self.name(of: $0) }).first {
          signals.closures[named.name] = named
        } else if let function = memberFunction(around: token) {
          signals.functions.insert(outline.name(function.name))
        }
      }
      return signals
    }
  }

  /// Calls in a range of functions of this file that signal, or that a closure with a name does.
  func indirectCalls(for signals: PermitSignals, in home: Range<Int>) -> [Int] {
    let functions = calls(in: home).filter { call in
      calledName(of: call).map { signals.functions.contains(outline.name($0)) } ?? false && mayMean(signals, call)
    }
    let closures = signals.closures.values.filter { !home.contains($0.name) }
    return functions.map(\.callee.lowerBound) + closures.prefix(16).flatMap { users(of: $0, in: home) }
  }

  /// Whether a call may be of one of the functions that signal: not of a collection's, `entries.append(entry)`, another
  /// type's, `Decoder.decode(data)`, or a parameter's, `work()`.
  private func mayMean(_ signals: PermitSignals, _ call: Call) -> Bool {
    if isCallOnSelf(call) { return true }
    guard let receiver = receiver(of: call) else { return false }
    if receiver.count == 1, outline.beginsWithCapital(receiver.lowerBound), !outline.spells(receiver.lowerBound, "Self")
    {
      return signals.types.contains(outline.name(receiver.lowerBound))
    }
    let shape = shape(ofExpression: receiver)
    guard shape.isKnown else { return true }
    guard shape.container == .none, let type = project.type(named: shape.base, in: index) else { return false }
    // Objects may call back who signals.
    return type.kind != .struct && type.kind != .enum || signals.types.contains(type.name)
  }

  /// `done` in `let done = { … }`
  private func name(of closure: Closure) -> Binding? {
    guard closure.call < 0 else { return nil }
    let named = tables.bindingValues.owners(around: closure.brace).filter {
      outline.bindings[$0].value?.lowerBound == closure.brace
    }
    return named.min().map { outline.bindings[$0] }
  }

  /// The calls of a local in a range, and those that take it as an argument.
  private func users(of local: Binding, in range: Range<Int>) -> [Int] {
    calls(in: range).filter { call in
      ([call.callee] + outline.arguments(of: call).map(\.value)).contains { used in
        used.count == 1 && binding(for: used.lowerBound)?.name == local.name
      }
    }.map(\.callee.lowerBound)
  }
}
