import Lexing
import Outlining

/// Functions that keep others out while they call a closure.
extension SourceFile {
  /// What guards a closure that runs before a call returns and that the call holds a lock around: one on what is named
  /// like a lock or is of such a type (`stateLock.around { … }`), one that is named so itself (`withReadLock`), and one of
  /// a function of the project that takes a lock. Readers let each other in, and must not change anything.
  func guarding(closureUnderLockOf call: Call, _ name: Int, writes: Bool) -> Guard? {
    let functions = ownFunctions(called: name, by: call) ?? []
    guard functions.allSatisfy({ $0.keepsClosures != true }) else { return nil }
    let isLocking = !functions.isEmpty && functions.allSatisfy { $0.traits.contains(.locks) }
    guard isLocking || outline.begins(name, with: "with") && outline.isNamedLikeLock(name) || isOnLock(call) else {
      return nil
    }
    return writes && isNamedLikeReading(name) ? .open(name) : .held(by: name)
  }

  /// `withReadLock`, `read`; neither `threadSafely` nor `withThread`.
  private func isNamedLikeReading(_ name: Int) -> Bool {
    outline.begins(name, with: "read") || outline.text(name).holds("Read")
  }

  private func isOnLock(_ call: Call) -> Bool {
    guard let name = receiver(of: call)?.last, tokens[name].kind == .identifier else { return false }
    if outline.isNamedLikeLock(name) { return true }
    // Each closure asks.
    return variables(named: outline.name(name)).prefix(64).contains { variable in
      (variable.type ?? variable.value)?.first.map { outline.isNamedLikeLock($0) } ?? false
    }
  }

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
