import Lexing
package import Outlining

/// Functions that call the closures they take again and again.
extension SourceFile {
  /// Whether a function may call the closure that it takes more than once.
  package func callsBackRepeatedly(_ call: Call) -> Bool {
    guard let name = calledName(of: call) else { return false }
    switch project.platform.repetitions[outline.name(name)] {
    case .always: return true
    case .with(let label): return argument(label, of: call) != nil
    case .without(let label): return argument(label, of: call) == nil
    case .asked(let label): return argument(label, of: call).map { isTrue($0.value) } ?? false
    case .values(let label) where label.map { argument($0, of: call) != nil } ?? true:
      return !isEnded(call.callee) && !isOfOneValue(call)
    case .values, nil: return calls(name, haveTrait: .collects, by: call)
    }
  }

  /// Whether one of a chain's operators lets one value through; what those are given, `map(\.last)`, does not count.
  private func isEnded(_ chain: Range<Int>) -> Bool {
    var token = chain.lowerBound
    while token < chain.upperBound {
      switch tokens[token].kind {
      case .openParen, .openBrace, .openBracket: token = max(token, Int(tokens[token].partner))
      case .identifier where Self.ending.contains(outline.name(token)): return true
      default: break
      }
      token += 1
    }
    return false
  }

  /// Publishers of one value, and operators that let one through.
  private static let ending = Publishers.ofOneValue.union([
    "first", "prefix", "output", "last", "collect", "take", "asSingle", "single", "elementAt", "element",
  ])

  private func isTrue(_ value: Range<Int>) -> Bool {
    value.count == 1 && tokens[value.lowerBound].word == .true
  }

  private func argument(_ label: Name, of call: Call) -> Call.Argument? {
    outline.arguments(of: call).first { $0.label >= 0 && outline.name($0.label) == label }
  }

  /// `room.subscribe(listener: Listener { … })`
  func makesListener(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.beginsWithCapital(name) else { return false }
    return ["Listener", "Observer", "StreamCallback", "Subscriber"].contains { outline.ends(name, with: $0) }
  }
}
