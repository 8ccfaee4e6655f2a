import Lexing
import Outlining

/// How one function or closure uses one semaphore.
struct PermitUse {
  /// The content of the function's or closure's scope.
  let home: Range<Int>
  /// In order, as are `signals`.
  let waits: [Call]
  /// A wait outside that counts on this closure to signal; nil for what waits by itself.
  var waitOutside: Call?
  /// The called names of `signal`, those in closures included.
  let signals: [Int]
  /// Local names that hold what a wait returned.
  var results: Set<Name> = []
  /// The function declares the semaphore, and nobody waits for it any more when it ends.
  var endsWithHome = false
  /// Callees of calls that signal by themselves, through a closure that they take, or as a function of the file.
  let givingBack: Set<Int>

  func givesBack(_ call: Call) -> Bool {
    givingBack.contains(call.callee.lowerBound)
  }

  /// Whether something behind a token gives the permit back.
  func givesBack(behind token: Int) -> Bool {
    givingBack.contains { $0 > token }
  }

  func givesBack(in range: Range<Int>) -> Bool {
    givingBack.contains { range.contains($0) }
  }

  /// Whether the semaphore is a stored property of self.
  func isOfSelf(in file: SourceFile) -> Bool {
    guard let wait = waitOutside ?? waits.first, let receiver = file.receiver(of: wait), let name = receiver.last else {
      return false
    }
    let isBare = receiver.count == 1 && file.binding(for: name) == nil
    return (isBare || receiver.count == 3 && file.isMemberOfSelf(name)) && file.storedMember(name) != nil
  }

  /// Whether a condition asks for what a wait came to.
  func asksForResult(in header: Range<Int>, of file: SourceFile) -> Bool {
    waits.contains { header.contains($0.callee.lowerBound) } || file.names(results, standIn: header)
  }
}

extension SourceFile {
  /// Each function or closure that waits for a semaphore and signals it, and the closures that signal for one that waits.
  var permitUses: [PermitUse] {
    Permits.pairs.flatMap { wait, signal -> [PermitUse] in
      let all = permitSignals(named: signal)
      guard !all.isEmpty else { return [] }
      return waits(named: wait).flatMap { waits -> [PermitUse] in
        guard let first = waits.first, waits.count <= 64, let signals = all[semaphore(of: first)] else { return [] }
        // Whoever waits for what has no permit to begin with takes none: somebody else tells him to go on.
        let isTold = receiver(of: first).flatMap { permits(of: $0) } == 0
        let own = isTold ? nil : use(of: waits, signalledBy: signals)
        return [own].compactMap(\.self) + usesOutside(of: waits, signalledBy: signals)
      }
    }
  }

  /// Waits for the same semaphore in the same function or closure.
  private func waits(named wait: Name) -> [[Call]] {
    struct Use: Hashable {
      let home: Int
      let semaphore: String
    }
    var groups: [Use: [Call]] = [:]
    for call in calls(named: wait) {
      guard receiver(of: call).map({ isSemaphore($0, by: wait, call) }) ?? isOwnSemaphore(call) else { continue }
      let use = Use(home: home(of: call.callee.lowerBound).lowerBound, semaphore: semaphore(of: call))
      groups[use, default: []].append(call)
    }
    return Array(groups.values)
  }

  private func semaphore(of wait: Call) -> String {
    receiver(of: wait).map(spelling) ?? "self"
  }

  /// Conditions have functions of the same names. Locks that nobody awaits are taken where nothing is suspended.
  private func isSemaphore(_ receiver: Range<Int>, by wait: Name, _ call: Call) -> Bool {
    switch wait {
    case "lock": call.isAwaited
    case "acquire": receiver.contains(where: namesSemaphore) || isAwaitedPermit(call, of: receiver)
    default: !receiver.contains { outline.mentions($0, "cond") }
    }
  }

  /// `await slots.acquire()` of a type of the project that takes back what it gives, and gives nothing to hold.
  private func isAwaitedPermit(_ call: Call, of receiver: Range<Int>) -> Bool {
    guard call.isAwaited, outline.arguments(of: call).isEmpty, result(of: call) == nil else { return false }
    let shape = shape(ofExpression: receiver)
    guard shape.isKnown, shape.container == .none, let type = project.declaredType(named: shape.base, in: index) else {
      return false
    }
    return type.members(named: "acquire", seenFrom: index).contains { $0.kind == .function && !$0.shape.isKnown }
      && !type.members(named: "release", seenFrom: index).isEmpty
  }

  private func namesSemaphore(_ token: Int) -> Bool {
    outline.mentions(token, "semaphore") || outline.mentions(token, "permit") || outline.mentions(token, "limiter")
      || outline.mentions(token, "throttle") || outline.mentions(token, "mutex")
  }

  /// `await wait()` in the semaphore's own type, `wait()` in an extension of Dispatch's.
  private func isOwnSemaphore(_ wait: Call) -> Bool {
    guard isCallOnSelf(wait), let declaration = typeDeclaration(around: wait.callee.lowerBound),
      let name = declaration.name.last
    else { return false }
    if outline.spells(name, "DispatchSemaphore") { return true }
    return wait.isAwaited && (namesSemaphore(name) || outline.mentions(name, "lock"))
  }

  private func use(of waits: [Call], signalledBy own: PermitSignals) -> PermitUse? {
    let first = waits[0]
    let home = home(of: first.callee.lowerBound)
    let inside = own.calls(in: max(home.lowerBound, first.end)..<max(first.end, home.upperBound))
    let results = Set(waits.compactMap { result(of: $0) })
    let indirect = indirectCalls(for: own, in: home)
    let giving = inside.isEmpty ? helpers(among: indirect, behind: first) : Array(inside)
    guard !giving.isEmpty, !giving.contains(where: { isInLocalFunction($0, of: home) }),
      !conditionsHidePaths(waits, results, in: home)
    else { return nil }
    let direct = inside.flatMap { givingCalls(for: $0, in: home) }
    if direct.contains(-1) || isHandedOver(giving, areHelpers: inside.isEmpty, own) { return nil }
    let givingBack = Set(direct + indirect)
    return PermitUse(
      home: home,
      waits: waits,
      signals: giving.compactMap { calledName(of: $0) },
      results: results,
      endsWithHome: isLocal(waits[0], to: home),
      givingBack: givingBack
    )
  }

  /// The calls on self of methods that signal, straight in the code that waits: `checkIn(connection)`.
  private func helpers(among calls: [Int], behind wait: Call) -> [Call] {
    let home = home(of: wait.callee.lowerBound)
    let behind = self.calls(in: wait.end..<max(wait.end, home.upperBound))
    return behind.filter { call in
      calls.contains(call.callee.lowerBound) && isCallOnSelf(call) && self.home(of: call.callee.lowerBound) == home
    }
  }

  /// Whether a function signals only when it fails, and others do else, or when it answers that it has no permit: whoever
  /// got the permit gives it back.
  private func isHandedOver(_ inside: [Call], areHelpers: Bool, _ own: PermitSignals) -> Bool {
    let areForErrors = inside.allSatisfy { signal in
      scopes(around: signal.callee.lowerBound).contains {
        $0.kind == .block && outline.blocks[$0.owner].kind == .catch
      }
    }
    // Helpers are there for others.
    if areForErrors { return areHelpers || own.calls.count > inside.count }
    return inside.allSatisfy(standsWhereAnswerIsNo)
  }

  /// `if !isTaken { slots.signal() }`, then `return isTaken`: who hears that it was taken gives the permit back.
  private func standsWhereAnswerIsNo(_ signal: Call) -> Bool {
    guard let function = memberFunction(around: signal.callee.lowerBound), let body = function.body,
      let answer = body.last(where: { tokens[$0].word == .return }),
      tokens[answer + 1].kind == .identifier, tokens[answer + 2].kind == .closeBrace, binding(for: answer + 1) != nil
    else { return false }
    let name = outline.name(answer + 1)
    return scopes(around: signal.callee.lowerBound).contains { scope in
      guard scope.kind == .block, case let block = outline.blocks[scope.owner], block.kind == .if else { return false }
      return names([name], standIn: block.header)
    }
  }

  /// Whether nobody but a function has the semaphore that it waits for: it makes one, which is not `let slots = gate(for:
  /// priority)`. The tasks that a test lets wait for its own end with it.
  private func isLocal(_ wait: Call, to home: Range<Int>) -> Bool {
    guard let receiver = receiver(of: wait), receiver.count == 1, let name = calledName(of: wait),
      let local = binding(for: receiver.lowerBound), local.kind != .capture, home.contains(local.name),
      local.value.map(makesObject) ?? true
    else { return false }
    return isForTests
      || !calls(named: outline.name(name), in: local.visible).contains { other in
        self.home(of: other.callee.lowerBound) != home
          && self.receiver(of: other).flatMap { binding(for: $0.lowerBound) }?.name == local.name
      }
  }

  /// `Semaphore(value: 1)`, `.init(value: 1)`
  private func makesObject(_ value: Range<Int>) -> Bool {
    guard let first = value.first else { return false }
    return outline.beginsWithCapital(first) && tokens[first + 1].kind == .openParen
      || calls(in: value).contains { call in
        calledName(of: call).map { tokens[$0].word == .`init` || outline.beginsWithCapital($0) } ?? false
      }
  }

  /// `let result = semaphore.wait(timeout: …)`
  private func result(of wait: Call) -> Name? {
    let start = startOfExpression(of: wait)
    guard start > 1, tokens[start - 1].kind == .equal else { return nil }
    return binding(declaredAt: start - 2).map { outline.name($0.name) }
  }

  func names(_ names: Set<Name>, standIn range: Range<Int>) -> Bool {
    !names.isEmpty && range.contains { tokens[$0].kind == .identifier && names.contains(outline.name($0)) }
  }

  /// Whether code goes on behind an `if` that asks what a wait came to: then nobody knows who holds the permit. One that
  /// was taken before all that is left to do is held there, and nowhere else.
  private func conditionsHidePaths(_ waits: [Call], _ results: Set<Name>, in home: Range<Int>) -> Bool {
    scopeIndices(in: home).contains { index in
      let scope = outline.scopes[index]
      guard scope.kind == .block else { return false }
      let block = outline.blocks[scope.owner]
      switch block.kind {
      case .if where leaves(scope.content): return false
      case .if, .while, .switch, .repeat:
        guard
          waits.contains(where: { block.header.contains($0.callee.lowerBound) })
            || names(results, standIn: block.header)
        else { return false }
        let isLast = scope.content.upperBound + 1 == home.upperBound
        return !(block.kind == .if && isLast && isTaken(asIn: block.header))
      default: return false
      }
    }
  }

  /// `slots.wait(timeout: .now() + 1) == .success`
  func isTaken(asIn condition: Range<Int>) -> Bool {
    guard condition.count > 3, case let last = condition.upperBound - 1, outline.spells(last, "success") else {
      return false
    }
    return tokens[last - 1].kind == .period && outline.spells(last - 2, "==")
      && !condition.contains { outline.spells($0, "||") || tokens[$0].kind == .comma }
  }

  /// The closures which run once, and on whose signal a wait in the code around them counts.
  private func usesOutside(of waits: [Call], signalledBy own: PermitSignals) -> [PermitUse] {
    let home = home(of: waits[0].callee.lowerBound)
    let signals = Dictionary(grouping: own.calls(in: home)) {
      self.home(of: $0.callee.lowerBound).lowerBound
    }
    return signals.values.compactMap { signals in
      let inner = self.home(of: signals[0].callee.lowerBound)
      guard inner != home, let closure = closures(around: signals[0].callee.lowerBound).first,
        outline.scopes[closure.scope].content == inner, runsOnce(closure), !takesPermit(closure, like: waits[0])
      else { return nil }
      return PermitUse(
        home: inner,
        waits: [],
        waitOutside: waits[0],
        signals: signals.compactMap { calledName(of: $0) },
        givingBack: Set(
          own.calls(in: inner).flatMap { givingCalls(for: $0, in: inner) } + indirectCalls(for: own, in: inner)
        )
      )
    }
  }

  /// Whether a closure waits for the same semaphore: what it signals gives back its own permit.
  private func takesPermit(_ closure: Closure, like wait: Call) -> Bool {
    guard let name = calledName(of: wait) else { return false }
    return calls(named: outline.name(name), in: outline.scopes[closure.scope].content).contains {
      semaphore(of: $0) == semaphore(of: wait)
    }
  }

  /// The operation of a task, work on a queue, and the answer to a request.
  private func runsOnce(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]) else { return false }
    switch outline.name(name) {
    case "async", "asyncAfter": if case .kept = fate(of: closure) { return true } else { return false }
    case "dataTask", "downloadTask", "uploadTask", "requestAccess", "requestAuthorization": return true
    default: return isTask(closure)
    }
  }
}
