import Lexing
import Outlining

/// Functions of a file that keep others out while they call a closure.
extension SourceFile {
  /// What guards a closure that a call gives to a function of its own type: what guards the places where that calls it,
  /// as in `func locked<T>(_ body: () -> T) -> T { lock.lock(); defer { lock.unlock() }; return body() }`. Nil where that is
  /// no lock or queue.
  func guarding(closureGivenTo call: Call, writes: Bool, depth: Int) -> Guard? {
    guard depth < 4, let name = calledName(of: call), isCallOnSelf(call),
      case let functions = functions(named: outline.name(name), ofTypesNamed: type(around: name)?.name),
      let function = functions.first, functions.count == 1, let body = function.body, body.count < 256
    else { return nil }
    let closures = Set(outline.parameters(of: function).filter(takesClosure).map { outline.name($0.name) })
    let places = calls(in: body).filter { receiver(of: $0) == nil }.compactMap { calledName(of: $0) }.filter {
      closures.contains(outline.name($0))
    }
    let guards = places.map { guarding($0, writes: writes, depth: depth + 1) }
    return guards.allSatisfy(\.isHeld) ? guards.first : nil
  }

  private func takesClosure(_ parameter: Parameter) -> Bool {
    parameter.type.map { outline.shape(ofType: $0).container == .function } ?? false
  }
}
