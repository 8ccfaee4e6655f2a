import Lexing
import Outlining

/// The calls that signal one semaphore in a file, and what else signals when it is called.
struct PermitSignals {
  /// In order.
  let calls: [Call]
  /// The functions around them, by name, and the closures that have a name, by its token: where the signals stand.
  private var functions: [Name: [Int]] = [:]
  private var closures: [Int: [Int]] = [:]

  init(_ calls: [Call], in file: SourceFile) {
    self.calls = calls
    for signal in calls {
      let place = signal.callee.lowerBound
      if let named = file.closures(around: place).lazy.compactMap({ file.name(of: $0) }).first {
        closures[named, default: []].append(place)
      } else if let function = file.memberFunction(around: place) {
        functions[file.outline.name(function.name), default: []].append(place)
      }
    }
  }

  /// The signals in a range.
  func inside(_ range: Range<Int>) -> ArraySlice<Call> {
    let start = calls.orderedIndex(where: { $0.callee.lowerBound >= range.lowerBound })
    let end = calls.orderedIndex(where: { $0.callee.lowerBound >= range.upperBound })
    return calls[start..<max(start, end)]
  }

  /// Calls in a function or closure of others that signal outside of it: functions of the file, and closures by name.
  func indirectCalls(in home: Range<Int>, of file: SourceFile) -> [Int] {
    guard !functions.isEmpty || !closures.isEmpty else { return [] }
    return file.calls(in: home).filter { call in
      let name = file.calledName(of: call).map { file.outline.name($0) }
      return name.map { stand(functions[$0], outside: home) } ?? false
        || file.locals(usedBy: call).contains { stand(closures[$0], outside: home) }
    }.map(\.callee.lowerBound)
  }

  private func stand(_ places: [Int]?, outside home: Range<Int>) -> Bool {
    guard let first = places?.first, let last = places?.last else { return false }
    return !home.contains(first) || !home.contains(last)
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
    guard let name = name(of: closure) else { return [-1] }
    return calls(in: home).filter { locals(usedBy: $0).contains(name) }.map(\.callee.lowerBound)
  }

  /// `done` in `let done = { … }`
  fileprivate func name(of closure: Closure) -> Int? {
    closure.call < 0 ? binding(withValueAt: closure.brace)?.name : nil
  }

  /// The locals that a call calls or takes as arguments, by the tokens that declare them.
  fileprivate func locals(usedBy call: Call) -> [Int] {
    ([call.callee] + call.arguments.map(\.value)).compactMap { used in
      used.count == 1 ? binding(for: used.lowerBound)?.name : nil
    }
  }
}
