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
    let helpers = Set(outline.functions.filter(isHelper).map { outline.name($0.name) })
    var uses: [Int32: [MemberUse]] = [:]
    for function in outline.functions where function.scope >= 0 {
      guard typeOfScope.indices.contains(function.parent), functionOfScope[function.parent] < 0,
        let guarded = found[typeOfScope[function.parent]],
        let use = use(of: guarded, in: function, beside: locals, calling: helpers)
      else { continue }
      uses[guarded.type, default: []].append(use)
    }
    for (type, members) in uses.sorted(by: { $0.key < $1.key }) {
      let underLock = namesCalledUnderLock(members)
      for member in members {
        for access in member.accesses {
          let isGuarded = access.kind == .unguarded && access.isInPlace && underLock.contains(member.name)
          mark(isGuarded ? .guarded : access.kind, type, at: access.token, name: outline.name(access.token))
        }
      }
    }
  }

  /// What a member does with guarded state, and which of its own type's functions it calls.
  private struct MemberUse {
    let name: Name
    let isPrivate: Bool
    var accesses: [(kind: Mark.Kind, token: Int, isInPlace: Bool)] = []
    var calls: [(name: Name, isGuarded: Bool)] = []
  }

  /// The private functions that are called, and only where a lock is held or by each other.
  private func namesCalledUnderLock(_ members: [MemberUse]) -> Set<Name> {
    let called = Set(members.flatMap { $0.calls.map(\.name) })
    var found = Set(members.filter(\.isPrivate).map(\.name)).intersection(called)
    found.subtract(members.filter { !$0.isPrivate }.map(\.name))
    var callers: [Name: [(name: Name, isGuarded: Bool)]] = [:]
    for member in members {
      for call in member.calls { callers[call.name, default: []].append((member.name, call.isGuarded)) }
    }
    var waiting = Array(found)
    while let name = waiting.popLast() {
      guard found.contains(name),
        callers[name]?.contains(where: { !$0.isGuarded && !found.contains($0.name) }) ?? false
      else { continue }
      found.remove(name)
      waiting += members.filter { $0.name == name }.flatMap { $0.calls.map(\.name) }
    }
    return found
  }

  private func isHelper(_ function: Function) -> Bool {
    function.kind == .function && outline.isPrivate(function.prefix, in: function.parent)
  }

  private func use(
    of guarded: Guarded,
    in function: Function,
    beside locals: BindingTable,
    calling helpers: Set<Name>
  ) -> MemberUse? {
    // Observers run where the property is set, which is looked at there.
    guard let body = function.body, function.kind != .willSet, function.kind != .didSet else { return nil }
    var use = MemberUse(
      name: function.kind == .function ? outline.name(function.name) : .none,
      isPrivate: isHelper(function)
    )
    var locks = HeldLocks()
    // Nobody else has the object yet, or any more.
    if function.kind == .initializer || function.kind == .deinitializer { locks.take(in: function.scope) }
    var aliases: Set<Name> = []
    for index in body where tokens[index].kind == .identifier {
      locks.reach(index)
      if !follow(&locks, at: index, guarded.guards), let isCalled = helper(at: index, helpers, aliases) {
        // Handed to somebody, who calls it at any time.
        let isGuarded = isCalled && access(at: index, isExplicit: false, holding: locks) == .guarded
        use.calls.append((outline.name(index), isGuarded))
      }
      if namesSelf(index) { aliases.insert(outline.name(index)) }
      guard guarded.state.contains(outline.name(index)), let receiver = receiver(at: index, aliases),
        receiver == .object || locals.binding(named: outline.name(index), at: index) == nil
      else { continue }
      let kind = access(at: index, isExplicit: receiver == .object, holding: locks)
      use.accesses.append((kind, index, runningScope(around: index) == function.scope))
    }
    return use
  }

  /// Whether a token that names a private function of the object calls it; nil for other tokens.
  private func helper(at token: Int, _ helpers: Set<Name>, _ aliases: Set<Name>) -> Bool? {
    guard tokens[token].word == .none, helpers.contains(outline.name(token)) else { return nil }
    guard tokens[token + 1].kind == .openParen else { return false }
    return receiver(at: token, aliases) == nil ? nil : true
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
    let base = tokens.beforeOptionalMarks(name - 2)
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

  private enum Run {
    /// A lock or a queue of one's own runs it, and keeps others out.
    case guarded
    case inPlace
    /// When a lock around it is given back.
    case later
    case unknown
  }

  private func access(at token: Int, isExplicit: Bool, holding locks: HeldLocks) -> Mark.Kind {
    var scope = outline.scope(at: token)
    while scope > 0, !isMember(scope) {
      let next = outline.scopes[scope]
      if next.kind == .closure, case let closure = outline.closures[next.owner], token >= closure.body.lowerBound {
        switch run(of: closure) {
        case .guarded: return .guarded
        case .inPlace: break
        case let run:
          if locks.areHeld(in: scope) { return .guarded }
          // Where a closure outlives the call, a class' members need 'self', but in tasks.
          if isExplicit || capturesSelf(closure) { return run == .later ? .unguarded : .unclear }
          if isTask(closure) { return .unguarded }
        }
      }
      scope = next.parent
    }
    return locks.areHeld(in: scope) ? .guarded : .unguarded
  }

  /// The innermost closure around a token that may run later, or the member.
  func runningScope(around token: Int) -> Int {
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
}

private let closuresRunInPlace = ClosureTakers.ofSequences.union(ClosureTakers.ofCollections)
  .union(ClosureTakers.lending)
