import Lexing
import Outlining

/// Where the mutable state of a type that has a lock or a queue is used.
extension Surveyor {
  /// What members of one type are looked through for.
  private struct Guarded {
    let type: Int32
    let state: Set<Name>
    let guards: Set<Name>
  }

  mutating func readAccesses() {
    var found: [Int32: Guarded] = [:]
    for (index, marks) in marks.enumerated() {
      let guards = Set(marks.filter { $0.kind == .lock || $0.kind == .ownQueue }.map(\.name))
      guard !guards.isEmpty else { continue }
      let mutable = stored[index].filter { !$0.isLet && !$0.isStatic }.map(\.name).filter { !guards.contains($0) }
      guard !mutable.isEmpty else { continue }
      found[Int32(index)] = Guarded(type: Int32(index), state: Set(mutable), guards: guards)
    }
    guard !found.isEmpty else { return }
    let locals = BindingTable(outline)
    for function in outline.functions where function.scope >= 0 {
      guard typeOfScope.indices.contains(function.parent), functionOfScope[function.parent] < 0,
        let guarded = found[typeOfScope[function.parent]]
      else { continue }
      readAccesses(in: function, of: guarded, beside: locals)
    }
  }

  private mutating func readAccesses(in function: Function, of guarded: Guarded, beside locals: BindingTable) {
    // Observers run where the property is set, which is looked at there.
    guard let body = function.body, function.kind != .willSet, function.kind != .didSet else { return }
    // By the scope in which it was taken: the function's, or that of a closure which may run later.
    var holding: Set<Int> = []
    // Nobody else has the object yet, or any more.
    if function.kind == .initializer || function.kind == .deinitializer { holding.insert(function.scope) }
    var aliases: Set<Name> = []
    for index in body where tokens[index].kind == .identifier {
      if tokens[index].word == .none, tokens[index + 1].kind == .openParen {
        if takesLock(index, guarded.guards) {
          holding.insert(runningScope(around: index))
        } else if givesLockBack(index, guarded.guards), !outline.isDeferred(index) {
          holding.remove(runningScope(around: index))
        }
      }
      if namesSelf(index) { aliases.insert(outline.name(index)) }
      guard guarded.state.contains(outline.name(index)), let receiver = receiver(at: index, aliases),
        receiver == .object || locals.binding(named: outline.name(index), at: index) == nil
      else { continue }
      let kind = access(at: index, isExplicit: receiver == .object, holding: holding)
      mark(kind, guarded.type, at: index, name: outline.name(index))
    }
  }

  /// `owner` in `guard let owner = self`
  private func namesSelf(_ name: Int) -> Bool {
    tokens[name + 1].kind == .equal && tokens[name + 2].word == .self && tokens[name + 3].kind != .period
  }

  private enum Receiver {
    /// The property's name alone.
    case none
    /// `self`, or what stands for it.
    case object
  }

  /// Of the object's own property; nil for what only has its name.
  private func receiver(at name: Int, _ aliases: Set<Name>) -> Receiver? {
    guard name > 1, tokens[name - 1].kind == .period else { return isDeclared(name) ? nil : Receiver.none }
    var base = name - 2
    if tokens[base].kind == .question || tokens[base].kind == .exclamation { base -= 1 }
    guard base >= 0, tokens[base].kind == .identifier else { return nil }
    return tokens[base].word == .self || aliases.contains(outline.name(base)) ? .object : nil
  }

  /// At `name:` of an argument or a parameter, and where a local begins; `if let name` and `x ? name : y` read one.
  private func isDeclared(_ name: Int) -> Bool {
    let (before, behind) = (tokens[name - 1], tokens[name + 1])
    if before.word == .let || before.word == .var {
      return behind.kind != .openBrace && behind.kind != .comma && behind.word != .else
    }
    guard behind.kind == .colon else { return behind.word == .in }
    return before.kind == .openParen || before.kind == .comma || before.kind == .identifier
  }

  // MARK: Closures

  private enum Run {
    /// A lock or a queue of one's own runs it, and keeps others out.
    case guarded
    case inPlace
    /// When a lock around it is given back.
    case later
    case unknown
  }

  private func access(at token: Int, isExplicit: Bool, holding: Set<Int>) -> Mark.Kind {
    var scope = outline.scope(at: token)
    while scope > 0, !isMember(scope) {
      let next = outline.scopes[scope]
      if next.kind == .closure, case let closure = outline.closures[next.owner], token >= closure.body.lowerBound {
        switch run(of: closure) {
        case .guarded: return .guarded
        case .inPlace: break
        case let run:
          if holding.contains(scope) { return .guarded }
          // Where a closure outlives the call, a class' members need 'self', but in tasks.
          if isExplicit || capturesSelf(closure) { return run == .later ? .unguarded : .unclear }
          if isTask(closure) { return .unguarded }
        }
      }
      scope = next.parent
    }
    return holding.contains(scope) ? .guarded : .unguarded
  }

  /// The innermost closure around a token that may run later, or the member.
  private func runningScope(around token: Int) -> Int {
    var scope = outline.scope(at: token)
    while scope > 0, !isMember(scope) {
      let next = outline.scopes[scope]
      if next.kind == .closure, run(of: outline.closures[next.owner]) != .inPlace { break }
      scope = next.parent
    }
    return scope
  }

  /// Whether a scope is the body of a type's own function.
  private func isMember(_ scope: Int) -> Bool {
    outline.scopes[scope].kind == .function && functionOfScope[outline.scopes[scope].parent] < 0
  }

  private func run(of closure: Closure) -> Run {
    if closure.isCalledAtOnce { return .inPlace }
    guard closure.call >= 0, case let call = outline.calls[closure.call], let name = outline.calledName(of: call) else {
      return .unknown
    }
    switch word(of: call, name: name) {
    case .scopedLock: return .guarded
    case .task, .detached: return .later
    case .submit where call.callee.count > 2: return run(of: call, submitting: name)
    default: return !capturesSelf(closure) && closuresRunInPlace.contains(outline.name(name)) ? .inPlace : .unknown
    }
  }

  private func run(of call: Call, submitting name: Int) -> Run {
    let isOwn =
      !namesMain(call.callee) && !outline.spells(name, "addOperation")
      && !call.callee.contains { outline.spells($0, "global") }
    if isOwn { return .guarded }
    return outline.spells(name, "sync") || outline.spells(name, "asyncAndWait") ? .inPlace : .later
  }

  private func isTask(_ closure: Closure) -> Bool {
    guard closure.call >= 0, case let call = outline.calls[closure.call], let name = outline.calledName(of: call) else {
      return false
    }
    return word(of: call, name: name) == .task
  }

  private func capturesSelf(_ closure: Closure) -> Bool {
    closure.captures.contains { capture in
      guard let value = capture.value else { return tokens[capture.name].word == .self }
      return value.count == 1 && tokens[value.lowerBound].word == .self
    }
  }

  // MARK: Locks

  private func takesLock(_ name: Int, _ guards: Set<Name>) -> Bool {
    switch callWords[outline.name(name)] {
    case .lock, .systemLock: true
    case .wait: isCalled(on: guards, name)
    default: false
    }
  }

  private func givesLockBack(_ name: Int, _ guards: Set<Name>) -> Bool {
    unlockWords.contains(outline.name(name)) || outline.spells(name, "signal") && isCalled(on: guards, name)
  }

  private func isCalled(on guards: Set<Name>, _ name: Int) -> Bool {
    tokens[name - 1].kind == .period && guards.contains(outline.name(name - 2))
  }
}

private let closuresRunInPlace = ClosureTakers.ofSequences.union(ClosureTakers.ofCollections)
  .union(ClosureTakers.lending)

private let unlockWords: Set<Name> = [
  "unlock", "unlockRead", "unlockWrite", "os_unfair_lock_unlock", "pthread_mutex_unlock", "pthread_rwlock_unlock",
  "objc_sync_exit",
]
