import Lexing
import Outlining

/// Children of a task group, or a task, that are cancelled when something else is done first.
struct Race {
  /// The closures that race; the one that sets the limit is none of them.
  let children: [Closure]
  /// Names that stand for closures which race, as tokens: `addTask(operation: work)`.
  var names: [Int] = []
  /// The calls that are given a method by its name, which waits so.
  var methods: [Call] = []
  /// The token of `cancelAll`, of a child's sleep, or of the function that races what it is given.
  let limit: Int
  /// The code in which somebody may resume a child's continuation by other means.
  let arena: Range<Int>
}

extension SourceFile {
  /// Task groups that cancel the rest of their children, or whose child throws when time is up.
  var groupRaces: [Race] {
    TaskGroups.functions.flatMap { calls(named: $0) }.compactMap { group in
      guard let body = closure(takenBy: group) else { return nil }
      let inside = calls(in: body.body)
      let children = inside.filter { calledName(of: $0).map(startsChild) ?? false }.compactMap { closure(takenBy: $0) }
      if children.contains(where: endsOthers) { return nil }
      let names = inside.filter { calledName(of: $0).map(startsChild) ?? false }.flatMap { outline.arguments(of: $0) }
        .compactMap {
          $0.value.count == 1 ? $0.value.lowerBound : nil
        }
      if let limit = inside.first(where: isCancelAll), !comesBehindAll(limit, inside, in: body) {
        return race(children.filter { !isDone($0, at: limit) }, names, limit, in: body)
      }
      guard let (timer, limit) = timer(among: children, of: group) else { return nil }
      return Race(
        children: children.filter { $0.brace != timer.brace },
        names: names,
        limit: limit,
        arena: body.body
      )
    }
  }

  private func startsChild(_ name: Int) -> Bool { TaskGroups.starts.contains(outline.name(name)) }

  /// Whether a child ends what the others wait for once its time is up: `try await Task.sleep(…); connection.cancel()`
  private func endsOthers(_ child: Closure) -> Bool {
    let inside = calls(in: child.body)
    guard let sleep = inside.first(where: isSleep) else { return false }
    return inside.contains { call in
      guard call.callee.lowerBound >= sleep.end, receiver(of: call) != nil, let name = calledName(of: call) else {
        return false
      }
      return !isCancelAll(call) && Self.endings.contains { outline.begins(name, with: $0) }
    }
  }

  private static let endings: [StaticString] = [
    "cancel", "close", "stop", "terminate", "disconnect", "abort", "invalidate", "shutdown", "interrupt", "forceCancel",
  ]

  private func isCancelAll(_ call: Call) -> Bool {
    calledName(of: call).map { outline.spells($0, "cancelAll") } ?? false
  }

  /// Whether a child has returned when the rest is cancelled: in `case .done: group.cancelAll()` of
  /// `switch await group.next()`, one that returns `.done`.
  private func isDone(_ child: Closure, at limit: Call) -> Bool {
    let token = limit.callee.lowerBound
    guard let scope = scopes(around: token).first, scope.kind == .block, outline.blocks[scope.owner].kind == .switch,
      outline.blocks[scope.owner].header.contains(where: { outline.spells($0, "next") }),
      let label = (scope.content.lowerBound..<token).last(where: { tokens[$0].word == .case }),
      tokens[label + 1].kind == .period, tokens[label + 3].kind == .colon
    else { return false }
    let own = outline.scopes[child.scope].content
    let returns = child.body.filter { tokens[$0].word == .return && home(of: $0) == own }
    return !returns.isEmpty
      && returns.allSatisfy { tokens[$0 + 1].kind == .period && outline.name($0 + 2) == outline.name(label + 2) }
  }

  /// Whether a group has waited for all of its children when it cancels the rest: `await group.waitForAll()`, or a loop
  /// over it that nothing leaves.
  private func comesBehindAll(_ limit: Call, _ inside: [Call], in body: Closure) -> Bool {
    let token = limit.callee.lowerBound
    let own = outline.scopes[body.scope].content
    let waits = inside.contains { call in
      guard let name = calledName(of: call), outline.spells(name, "waitForAll"), call.end <= token else { return false }
      return scopes(around: name).first?.content == own
    }
    return waits
      || blocks(in: body.body).contains { loop in
        guard loop.isAwaited, content(of: loop).upperBound < token,
          scopes(around: loop.keyword).first?.content == own, loop.sequence.count == 1,
          binding(for: loop.sequence.lowerBound).map({ body.brace..<body.body.lowerBound ~= $0.name }) ?? false
        else { return false }
        return !(loop.keyword..<content(of: loop).upperBound).contains { index in
          switch tokens[index].word {
          case .try, .throw, .return, .break: true
          default: false
          }
        }
      }
  }

  private func race(_ children: [Closure], _ names: [Int], _ limit: Call, in body: Closure) -> Race {
    let token = calledName(of: limit) ?? limit.callee.lowerBound
    return Race(children: children, names: names, limit: token, arena: body.body)
  }

  /// A task that is cancelled after a sleep: by another one, `Task { try await Task.sleep(…); work.cancel() }`, or by who
  /// then waits for it.
  var taskRaces: [Race] {
    calls(named: "cancel").compactMap { cancel in
      guard let name = calledName(of: cancel), let receiver = receiver(of: cancel), receiver.count == 1,
        let local = binding(for: receiver.lowerBound), let value = local.value,
        let task = closures(in: value).first, value.upperBound > task.body.upperBound, isUnstructuredTask(task),
        !task.body.contains(name), comesAfterSleep(name, cancelling: local)
      else { return nil }
      return Race(children: [task], limit: name, arena: 0..<0)
    }
  }

  private func comesAfterSleep(_ cancel: Int, cancelling task: Binding) -> Bool {
    if let timer = closures(around: cancel).first, isTask(timer) {
      return calls(in: timer.body.lowerBound..<cancel).contains(where: isSleep)
    }
    let home = home(of: cancel)
    guard home == self.home(of: task.name) else { return false }
    // Who waits does so soon.
    let end = min(home.upperBound, cancel + 256)
    let isAwaited = (cancel..<max(cancel, end)).contains { token in
      tokens[token].kind == .identifier && outline.name(token) == outline.name(task.name)
        && tokens[token + 1].kind == .period
        && (outline.spells(token + 2, "value") || outline.spells(token + 2, "result"))
    }
    return isAwaited
      && calls(in: max(task.name, cancel - 256)..<cancel).contains { call in
        isSleep(call) && self.home(of: call.callee.lowerBound) == home
      }
  }

  /// A child that sleeps and then throws, and the token of its sleep. Nobody asks a discarding group for results (SE-0381):
  /// there each child that throws cancels the others at once.
  private func timer(among children: [Closure], of group: Call) -> (Closure, Int)? {
    let isDiscarding = calledName(of: group).map { outline.spells($0, "withThrowingDiscardingTaskGroup") } ?? false
    for child in children {
      let content = outline.scopes[child.scope].content
      guard let end = child.body.last(where: { tokens[$0].word == .throw && home(of: $0) == content }) else { continue }
      if let sleep = calls(in: child.body.lowerBound..<end).first(where: isSleep),
        let name = calledName(of: sleep), home(of: name) == content
      {
        return (child, name)
      }
      if isDiscarding, scopes(around: end).first?.content == content { return (child, end) }
    }
    return nil
  }

  /// Calls of the module's own functions that race the closure which they are given.
  var ownRaces: [Race] {
    project.functions(having: .races).flatMap { name in
      calls(named: name).compactMap { call in
        guard let name = calledName(of: call), calls(name, haveTrait: .races, by: call) else { return nil }
        let taken = closures(takenBy: call)
        let methods = outline.arguments(of: call).contains { waitsBlindly($0.value) } ? [call] : []
        return Race(children: taken, methods: methods, limit: name, arena: 0..<0)
      }
    }
  }

  /// `self.connect`, a method that waits for a continuation which nobody resumes when it is cancelled.
  private func waitsBlindly(_ value: Range<Int>) -> Bool {
    guard let method = name(ofMethodOfSelf: value), let type = type(around: method) else { return false }
    return members(of: type, at: method).allSatisfy { $0.traits.contains(.waitsBlindly) }
  }

  /// `try await Task(timeout: 5) { … }.value`, where the module's own initializer races the closure.
  var ownTaskRaces: [Race] {
    let initializers = project.type(named: "Task", in: index)?.members(named: "init", seenFrom: index) ?? []
    guard initializers.contains(where: { $0.traits.contains(.races) }) else { return [] }
    return calls(named: "Task").compactMap { call in
      guard isOwnInitializerOfTask(call), tokens[call.end].kind == .period,
        let name = calledName(of: call), let child = closure(takenBy: call)
      else { return nil }
      return Race(children: [child], limit: name, arena: 0..<0)
    }
  }

  /// `Task(bag: bag) { … }`: not one of the library's.
  func isOwnInitializerOfTask(_ call: Call) -> Bool {
    guard let first = outline.arguments(of: call).first, first.label >= 0, let name = calledName(of: call),
      outline.spells(name, "Task")
    else { return false }
    return !Self.labelsOfTasks.contains(outline.name(first.label))
  }

  /// Of the library's own initializers.
  private static let labelsOfTasks: Set<Name> = ["name", "priority", "executorPreference", "operation"]

  func closure(takenBy call: Call) -> Closure? {
    closures(takenBy: call).first
  }
}
