import Lexing
package import Outlining

/// A timer that fires again and again and holds the object that it works for until somebody stops it.
package struct RetainingTimer: Sendable {
  package enum Form: Sendable {
    /// `target: self`
    case target
    /// The same of a `CADisplayLink`, which takes no closure.
    case linkTarget
    /// A closure that holds self, or a method of self.
    case closure
  }

  /// The call that schedules it, or that gives it its closure.
  package let call: Call
  package let form: Form
  /// The token that shows it.
  package let token: Int
  let keeper: TimerKeeper
}

/// Where a timer is kept.
enum TimerKeeper {
  case nowhere
  /// The names of the variables that it is kept in.
  case local(Int)
  case property(Int)
  /// Returned or passed on, to be stopped by others.
  case passedOn

  var isLocal: Bool { if case .local = self { true } else { false } }
  var keeps: Bool { if case .nowhere = self { false } else { true } }
}

/// A local whose value goes to something that keeps it.
struct KeptValue {
  /// The mention of the local.
  let use: Int
  let keeper: TimerKeeper
}

extension SourceFile {
  /// The file's timers that hold a class's instance until they are stopped.
  package var retainingTimers: [RetainingTimer] {
    outline.calls.compactMap { call in
      guard let name = calledName(of: call) else { return nil }
      switch outline.name(name) {
      case "init" where calls(call, "CADisplayLink.init") || makesImplicitly(call, "CADisplayLink"):
        return retaining(call, start: call.callee.lowerBound)
      case "scheduledTimer", "Timer", "init": return repeats(call) ? runLoopTimer(call) : nil
      case "CADisplayLink", "displayLink": return retaining(call, start: call.callee.lowerBound)
      case "setEventHandler": return dispatchTimer(call)
      default: return nil
      }
    }
  }

  /// A `Timer` that holds self, whether it repeats or not.
  func runLoopTimer(_ call: Call) -> RetainingTimer? {
    let isTimer =
      calls(call, "Timer.scheduledTimer") || callsByAlias(call) || calls(call, "Timer") || calls(call, "Timer.init")
      || calls(call, ".scheduledTimer") || makesImplicitly(call, "Timer")
    guard isTimer, !project.declaresType(named: "Timer", in: index) else { return nil }
    return retaining(call, start: call.callee.lowerBound)
  }

  /// `Ticker.scheduledTimer(…)`, by `typealias Ticker = Timer`
  private func callsByAlias(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.spells(name, "scheduledTimer"), let type = receiver(of: call),
      type.count == 1
    else { return false }
    return project.meaning(ofAlias: outline.name(type.lowerBound)) == "Timer"
  }

  /// `timer = .init(…)`
  private func makesImplicitly(_ call: Call, _ type: Name) -> Bool {
    calls(call, ".init") && shape(expectedAt: call.callee.lowerBound).isNamed(type)
  }

  private func repeats(_ call: Call) -> Bool {
    guard let repeats = argument("repeats", of: call)?.value else { return false }
    return repeats.count == 1 && tokens[repeats.lowerBound].word == .true
  }

  /// A source holds its handler until it is cancelled, and the object the source: a ring, if it is a property.
  private func dispatchTimer(_ call: Call) -> RetainingTimer? {
    guard let receiver = receiver(of: call), shape(ofExpression: receiver).isNamed("DispatchSourceTimer"),
      case let keeper = follow(keeper(named: receiver)), case .property = keeper
    else { return nil }
    return retaining(call, keeper: keeper)
  }

  private func retaining(_ call: Call, start: Int) -> RetainingTimer? {
    retaining(call, keeper: follow(keeper(ofValueAt: start)))
  }

  private func retaining(_ call: Call, keeper: TimerKeeper) -> RetainingTimer? {
    guard hasInstance(at: call.callee.lowerBound), type(around: call.callee.lowerBound)?.isReference == true else {
      return nil
    }
    if let target = (argument("target", of: call) ?? argument("withTarget", of: call))?.value {
      guard target.count == 1, tokens[target.lowerBound].word == .self else { return nil }
      let isLink = argument("repeats", of: call) == nil
      return RetainingTimer(call: call, form: isLink ? .linkTarget : .target, token: target.lowerBound, keeper: keeper)
    }
    if let function = outline.arguments(of: call).lazy.compactMap({ self.name(ofFunctionWithSelf: $0.value) }).first {
      return RetainingTimer(call: call, form: .closure, token: function, keeper: keeper)
    }
    for closure in closures(takenBy: call) + outline.arguments(of: call).compactMap({ closure(keptIn: $0.value) }) {
      guard let capture = selfCapture(of: closure), capture.strength == .strong else { continue }
      return RetainingTimer(call: call, form: .closure, token: capture.token, keeper: keeper)
    }
    return nil
  }

  /// The name of a method of self that is not called, or of a local function with self in it.
  private func name(ofFunctionWithSelf value: Range<Int>) -> Int? {
    if let method = name(ofMethodOfSelf: value) { return method }
    guard value.count == 1, let local = binding(for: value.lowerBound), local.kind == .localFunction,
      localFunctionHoldsSelf(local)
    else { return nil }
    return value.lowerBound
  }

  /// The closure that a local was given where it is declared.
  func closure(keptIn name: Range<Int>) -> Closure? {
    guard let first = valueKept(in: name)?.first, tokens[first].kind == .openBrace else { return nil }
    return closures(in: first..<first + 1).first { !$0.isCalledAtOnce }
  }

  /// What a local was given where it is declared; nil for other expressions.
  func valueKept(in name: Range<Int>) -> Range<Int>? {
    guard name.count == 1, tokens[name.lowerBound].kind == .identifier else { return nil }
    return binding(for: name.lowerBound)?.value
  }

  /// The closures that a call takes by itself, between its parentheses and behind them.
  package func closures(takenBy call: Call) -> [Closure] {
    tables.closuresByCallee[call.callee.upperBound].map { outline.closures[$0] }.filter {
      outline.calls[$0.call].callee == call.callee && $0.brace < call.end
    }
  }

  /// A token that names the property which keeps a timer.
  package func property(keeping timer: RetainingTimer) -> Int? {
    if case .property(let name) = timer.keeper { name } else { nil }
  }

  /// The closure of a timer that would do its work with a weak self, unwrapped at each turn.
  package func weakable(_ timer: RetainingTimer) -> Closure? {
    guard timer.form == .closure,
      let closure = closures(takenBy: timer.call).first(where: { $0.body.contains(timer.token) }),
      closure.captures.allSatisfy({ tokens[$0.name].word != .self }), !closure.body.isEmpty,
      !needsSelfInClosures(closure.body, of: closure), !bindsSelf(closure.body),
      !closure.body.contains(where: returnsValue)
    else { return nil }
    return closure
  }

  private func keeper(ofValueAt start: Int) -> TimerKeeper {
    guard start > 1 else { return .nowhere }
    if tokens[start - 1].kind == .equal { return keeper(assignedBefore: start - 1) }
    if let call = calls(withArgumentAt: start).last { return keeper(passedTo: call) }
    if let property = propertyMade(at: start) { return .property(property.name) }
    let isFirst = scopes(around: start).first.map { $0.content.lowerBound == start } ?? false
    return tokens[start - 1].word == .return || isFirst && returns(at: start) ? .passedOn : .nowhere
  }

  /// A run loop never stops what it is given; a collection is where the timer is kept.
  private func keeper(passedTo call: Call) -> TimerKeeper {
    guard let name = calledName(of: call) else { return .passedOn }
    switch outline.name(name) {
    case "add": return .nowhere
    case "append", "insert": return receiver(of: call).map { keeper(named: $0) } ?? .passedOn
    default: return .passedOn
    }
  }

  /// `lazy var link = { … return link }()`: the property whose value a `return` gives.
  private func propertyMade(at value: Int) -> Variable? {
    guard tokens[value - 1].word == .return,
      let scope = scopes(around: value).first(where: { $0.kind == .closure || $0.kind == .function }),
      scope.kind == .closure, outline.closures[scope.owner].isCalledAtOnce
    else { return nil }
    return variable(withValueAt: outline.closures[scope.owner].brace)
  }

  /// A body of one expression returns it, where there is something to return.
  private func returns(at token: Int) -> Bool {
    guard let scope = scopes(around: token).first else { return false }
    switch scope.kind {
    case .closure: return true
    case .function:
      let function = outline.functions[scope.owner]
      return function.result != nil || function.kind == .get
    default: return false
    }
  }

  private func keeper(assignedBefore equal: Int) -> TimerKeeper {
    // `let timer: Timer =` names the variable before the type.
    if let declared = binding(withValueAt: equal + 1) { return .local(declared.name) }
    if let property = variable(withValueAt: equal + 1) { return .property(property.name) }
    let target = tokens[equal - 1].kind == .closeBracket ? Int(tokens[equal - 1].partner) - 1 : equal - 1
    guard target >= 0, tokens[target].kind == .identifier else { return .nowhere }
    let isOfType = target > 1 && tokens[target - 1].kind == .period && outline.spells(target - 2, "Self")
    return isOfType ? .property(target) : keeper(named: target..<target + 1)
  }

  /// The variable that an expression names: a local, or a property of self.
  private func keeper(named expression: Range<Int>) -> TimerKeeper {
    let last = tokens.beforeOptionalMarks(expression.upperBound - 1)
    guard tokens[last].kind == .identifier else { return .passedOn }
    if isMemberOfSelf(last) { return .property(last) }
    if last > 0, tokens[last - 1].kind == .period { return .passedOn }
    if let binding = binding(for: last) { return .local(binding.name) }
    return members(for: last).isEmpty ? .passedOn : .property(last)
  }

  /// What becomes of a local: it is stored in a property, passed on, or stays where it is. Locals may be given to each
  /// other in a ring.
  private func follow(_ keeper: TimerKeeper) -> TimerKeeper {
    guard case .local(let first) = keeper else { return keeper }
    if let known = timerMemory.keepersOfLocals[first] { return known }
    let found = self.keeper(ofLocal: first)
    timerMemory.keepersOfLocals[first] = found
    return found
  }

  private func keeper(ofLocal first: Int) -> TimerKeeper {
    var found = TimerKeeper.local(first)
    var waiting = [first]
    var seen: Set<Int> = [first]
    while let name = waiting.popLast(), seen.count < 16 {
      for value in values(ofLocal: name) where value.use != name && (seen.count < 16 || !value.keeper.isLocal) {
        switch value.keeper {
        case .property: return value.keeper
        case .passedOn: found = .passedOn
        case .local(let next): if seen.insert(next).inserted { waiting.append(next) }
        case .nowhere: break
        }
      }
    }
    return found
  }

  /// Where the value of a local may go.
  private func values(ofLocal name: Int) -> ArraySlice<KeptValue> {
    guard let local = binding(declaredAt: name), let scope = scopes(around: name).first?.content else { return [] }
    let values = valuesOfLocals(named: outline.name(name), declaredIn: scope)
    let start = values.orderedIndex { $0.use >= local.visible.lowerBound }
    let end = values.orderedIndex { $0.use >= local.visible.upperBound }
    return values[start..<max(start, end)]
  }

  /// Those of all locals of a name that a scope declares: each of thousands would look at the uses of all.
  private func valuesOfLocals(named name: Name, declaredIn scope: Range<Int>) -> [KeptValue] {
    if let known = timerMemory.valuesOfLocals[name]?[scope.lowerBound] { return known }
    var found: [KeptValue] = []
    for use in mentions(of: name, in: scope) where tokens[use + 1].kind != .period {
      guard let local = binding(for: use), scopes(around: local.name).first?.content == scope,
        case let keeper = self.keeper(ofValueAt: use), keeper.keeps
      else { continue }
      found.append(KeptValue(use: use, keeper: keeper))
    }
    timerMemory.valuesOfLocals[name, default: [:]][scope.lowerBound] = found
    return found
  }

  /// Two locals of one name in one scope are in two branches of `#if`.
  func isSame(_ name: Int, as other: Int) -> Bool {
    name == other
      || outline.name(name) == outline.name(other)
        && scopes(around: name).first?.content == scopes(around: other).first?.content
  }
}
