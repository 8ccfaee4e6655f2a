package import Lexing
import Outlining

/// A place where code reads or changes stored state, and what keeps others out there.
package struct StateAccess {
  /// In which the code stands.
  package let file: SourceFile
  package let token: Int
  package let writes: Bool
  package let `guard`: Guard
  /// Nobody is seen to do it: code that has an object may.
  package var isAssumed = false
  /// It reads a lazy property, which sets it where nobody has read it before.
  package var mayBeFirst = false

  /// Of what is reached.
  var name: Name { file.outline.name(token) }
}

/// State that two threads may reach at once: one of them here, where nothing keeps others out.
package struct UnguardedState {
  package let open: StateAccess
  /// A change that may be going on meanwhile.
  package let write: StateAccess
  /// An access that is guarded; nil when none is.
  package let held: StateAccess?

  /// Whether a lock guards the state elsewhere, rather than a queue, on which helpers often run unseen.
  package let isLocked: Bool

  /// Whether nobody is seen to change the state, but for code that assigns to something of its name.
  package var isAssumed: Bool { open.isAssumed || write.isAssumed }

  /// Of several the one with the least is told: what is seen, in a file itself, in order.
  fileprivate func rank(in file: SourceFile) -> (Int, Int, Int) {
    (isAssumed ? 1 : 0, open.file === file ? -1 : open.file.index, open.token)
  }

  /// Nil where no access is known to be open, or where only initializers change the state. State that code on a queue or
  /// event loop touches is confined to it, as far as anybody can see, but for asynchronous code off the main actor, which
  /// is surely elsewhere; what an actor's method touches only if no other method that anybody may call does.
  init?(_ found: [StateAccess]) {
    let locking = Set(found.compactMap { $0.file.functionTakingLock(for: $0) })
    let accesses = locking.isEmpty ? found : found.map { $0.file.known($0, among: locking) }
    let isConfined = accesses.contains { $0.file.isConfined($0) }
    let candidates = accesses.filter { access in
      access.guard.isOpen && (!isConfined || access.file.isAsynchronousOffMain(at: access.token))
    }
    guard let first = candidates.first,
      // `+=` reads before it writes, at the same token.
      let open = accesses.last(where: { $0.token == first.token && $0.file === first.file }),
      let write = accesses.first(where: { $0.writes && $0.guard != .alone }),
      !first.file.areOfOneRun(accesses), !accesses.allSatisfy({ $0.file.isOfSession($0) })
    else { return nil }
    self.open = open
    self.write = write
    held = accesses.first { $0.guard.isHeld }
    isLocked = accesses.contains { access in
      guard case .held(let token) = access.guard else { return false }
      return !access.file.namesQueue(token)
    }
  }
}

extension SourceFile {
  /// Whether what holds others out at a token is a queue.
  func namesQueue(_ token: Int) -> Bool {
    outline.spells(token, "sync") || outline.spells(token, "async") || isQueueLabel(token)
  }

  /// A function that takes a lock for an access, by its keyword and its file.
  fileprivate func functionTakingLock(for access: StateAccess) -> [Int]? {
    guard case .held(let token) = access.guard, !outline.spells(token, "async"),
      let function = memberFunction(around: access.token), function.body?.contains(token) ?? false
    else { return nil }
    return [index, function.keyword]
  }

  /// An access that nobody knows the guard of, since a stranger calls the function: it is open where the same function
  /// takes a lock for another access, which its caller can then not hold.
  fileprivate func known(_ access: StateAccess, among locking: Set<[Int]>) -> StateAccess {
    // What stands in a branch may be there for whoever is on the right thread already.
    guard access.guard == .unknown, let function = memberFunction(around: access.token), function.kind == .function,
      scopes(around: access.token).first?.kind == .function, locking.contains([index, function.keyword])
    else { return access }
    return StateAccess(file: self, token: access.token, writes: access.writes, guard: .open(function.keyword))
  }

  /// Whether an access shows that its code stays on a queue or event loop.
  fileprivate func isConfined(_ access: StateAccess) -> Bool {
    guard case .isolated(let token) = access.guard else { return false }
    guard let function = memberFunction(around: access.token), function.keyword == token else { return true }
    return isolationAnswer(of: function).reason != .written
  }

  /// Whether an access stands where a session calls its delegate, on a queue that runs one operation at a time.
  fileprivate func isOfSession(_ access: StateAccess) -> Bool {
    if access.guard == .alone || isOnDelegateQueue(access.token) { return true }
    guard let function = memberFunction(around: access.token), function.kind == .function,
      outline.spells(function.name, "urlSession"), let type = typeDeclaration(around: function.keyword),
      let first = outline.parameters(of: function).first?.type
    else { return false }
    return outline.shape(ofType: first).isNamed("URLSession") && namesDelegate(type)
      && closures(around: access.token).allSatisfy { fate(of: $0) == .runsInPlace }
  }

  /// `session.delegateQueue.addOperation { … }`
  private func isOnDelegateQueue(_ token: Int) -> Bool {
    closures(around: token).contains { closure in
      guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]),
        outline.spells(name, "addOperation"), let queue = receiver(of: outline.calls[closure.call])?.last
      else { return false }
      return outline.spells(queue, "delegateQueue")
    }
  }

  /// Whether all accesses stand in what an operation's queue calls once: `start` or `main`.
  fileprivate func areOfOneRun(_ accesses: [StateAccess]) -> Bool {
    guard accesses.allSatisfy({ $0.file === self }) else { return false }
    let functions = accesses.filter { $0.guard != .alone }.map { memberFunction(around: $0.token) }
    guard let run = functions.first ?? nil, run.variable < 0, isOperationsOwn(run),
      outline.spells(run.name, "start") || outline.spells(run.name, "main")
    else { return false }
    return functions.allSatisfy { $0?.keyword == run.keyword }
  }

  /// The first stored property of a class that its code reaches unguarded, and changes somewhere, this file's before
  /// others; the first that others may change where there is none.
  /// What stands in tests is left alone where nothing guards the state and nothing shows two threads, and where nobody is
  /// seen to change it: tests do that before they begin.
  package func unguardedState(of type: ProjectType, in accesses: [Name: [StateAccess]]) -> UnguardedState? {
    // What only imports a framework of tests may be a tool for other people's.
    let isOfTests = project.modules.isInFolderOfTests(index) || path.isOfTestDouble
    return accesses.values.compactMap { UnguardedState($0) }.filter { state in
      !isOfTests || !state.isAssumed && (state.held != nil || showsThreads(accesses[state.open.name] ?? []))
    }.min { $0.rank(in: self) < $1.rank(in: self) }
  }
}
