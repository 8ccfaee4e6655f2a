package import Lexing
import Outlining

/// State that one lock guards here and another there: neither keeps out who holds the other.
package struct CrossedLocks {
  package struct Side {
    package let access: StateAccess
    /// The name of the lock where it is taken.
    package let lock: Int
  }

  package let change: Side
  package let other: Side
}

extension SourceFile {
  /// The first state of a type whose accesses are all guarded, by two locks of its own.
  package func crossedLocks(in accesses: [Name: [StateAccess]]) -> CrossedLocks? {
    accesses.values.compactMap(crossedLocks).min { $0.change.access.token < $1.change.access.token }
  }

  private func crossedLocks(among accesses: [StateAccess]) -> CrossedLocks? {
    let shared = accesses.filter { $0.guard != .alone }
    let locks = shared.compactMap(ownLock)
    let names = Set(locks.map { outline.name($0) })
    guard locks.count == shared.count, names.count > 1 else { return nil }
    var known: [Int: Bool] = [:]
    let single = zip(shared, locks).map(CrossedLocks.Side.init).filter { side in
      guard let function = memberFunction(around: side.access.token) else { return false }
      if let isSingle = known[function.keyword] { return isSingle }
      let isSingle = holdsNothing(but: outline.name(side.lock), of: names, function)
      known[function.keyword] = isSingle
      return isSingle
    }
    guard let change = single.first(where: \.access.writes),
      let other = single.first(where: { outline.name($0.lock) != outline.name(change.lock) })
    else { return nil }
    return CrossedLocks(change: change, other: other)
  }

  /// Whether a function names none of some locks but one, and nobody in the file calls it under a lock.
  private func holdsNothing(but lock: Name, of locks: Set<Name>, _ function: Function) -> Bool {
    let namesOther = function.body?.contains { token in
      // `lock` of `other.lock()` is no property.
      tokens[token].kind == .identifier && outline.name(token) != lock && locks.contains(outline.name(token))
        && tokens[token + 1].kind != .openParen
    }
    guard namesOther == false, function.variable < 0 else { return false }
    return calls(ofOwn: function).compactMap { calledName(of: $0) }.allSatisfy { call in
      function.body?.contains(call) == true || guarding(call, writes: true).isOpen
    }
  }

  /// The lock of the object's own that an access is under, as its name's token; nil where the function around the access
  /// does not take it, or where another name may mean the same lock.
  private func ownLock(of access: StateAccess) -> Int? {
    guard access.file === self, case .held(let token) = access.guard,
      memberFunction(around: access.token)?.body?.contains(token) == true,
      let call = calls(in: max(0, token - 8)..<token + 1).first(where: { calledName(of: $0) == token }),
      let expression = receiver(of: call) ?? outline.arguments(of: call).first?.value, let name = expression.last,
      expression.dropLast().allSatisfy({ tokens[$0].word == .self || tokens[$0].kind != .identifier }),
      let fact = storedMember(name), Self.locks.contains(fact.shape.base)
    else { return nil }
    let declared = variables(named: fact.name, ofTypesNamed: type(around: name)?.name)
    guard declared.count == 1, let lock = declared.first, lock.introducer == .let || outline.begins(name, with: "os_"),
      let value = lock.value, tokens[value.upperBound - 1].kind == .closeParen
    else { return nil }
    // Queues with one target are one.
    return value.contains { outline.spells($0, "target") || outline.spells($0, "main") } ? nil : name
  }

  /// Types of which each object is a lock of its own.
  private static let locks: Set<Name> = [
    "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "NIOLock", "DispatchQueue",
  ]
}
