import Lexing
import Outlining

/// Tasks of an actor that a method waits for and then forgets, whichever is there by then.
extension SourceFile {
  func staleTasks(in body: Body) -> [StaleCheck] {
    // Each is looked for in the whole body: a hostile one must not cost its length squared.
    guard body.steps.count < 4096 else { return [] }
    let clearings = body.events.filter { event in
      event.kind == .write && event.meaning == .member && isOwnState(event.token)
        && outline.isSetToNil(event.token)
    }
    return clearings.prefix(64).compactMap { clearing in
      guard storedMember(clearing.token)?.shape.isNamed("Task") ?? false, isReplaced(clearing.token) else { return nil }
      let isDeferred = body.stretches[clearing.stretch].kind == .defer
      if isDeferred { return takeOver(of: clearing, in: body) }
      return wait(for: clearing, in: body) ?? turn(endedBy: clearing, in: body)
    }
  }

  /// `await task?.value; task = nil`
  private func wait(for clearing: Event, in body: Body) -> StaleCheck? {
    let name = outline.name(clearing.token)
    let before = body.events.filter { $0.token < clearing.token && $0.stretch == clearing.stretch }
    guard let wait = before.last(where: { $0.kind == .await }), let task = taskAwaited(at: wait.token),
      outline.name(task) == name,
      !before.contains(where: { $0.token > task && outline.name($0.token) == name })
    else { return nil }
    return isClosed(before: wait.token, besides: name, in: body)
      ? nil : StaleCheck(check: task, suspension: wait.token, act: clearing.token, form: .cleared)
  }

  /// `task = new; await new.value; task = nil`
  private func turn(endedBy clearing: Event, in body: Body) -> StaleCheck? {
    let name = outline.name(clearing.token)
    let own = body.events.filter { event in
      event.token < clearing.token && event.meaning == .member && outline.name(event.token) == name
    }
    guard own.count == 1, own[0].kind == .write, own[0].stretch == clearing.stretch,
      tokens[own[0].token + 1].kind == .equal, let new = binding(for: own[0].token + 2),
      let wait = body.events.first(where: { event in
        event.kind == .await && event.stretch == clearing.stretch && own[0].token..<clearing.token ~= event.token
          && taskAwaited(at: event.token).map { binding(for: $0)?.name == new.name } ?? false
      }), !isClosed(before: wait.token, besides: name, in: body)
    else { return nil }
    return StaleCheck(check: own[0].token, suspension: wait.token, act: clearing.token, form: .cleared)
  }

  /// Whether something else of the actor is set before a wait, by which others may know: `isDone = true`, `state = .busy`.
  private func isClosed(before wait: Int, besides task: Name, in body: Body) -> Bool {
    // What is assigned comes behind the value, though it stands before it.
    body.events.prefix { $0.token != wait }.contains { event in
      event.kind == .write && event.meaning == .member && outline.name(event.token) != task
    }
  }

  /// `task = new; defer { task = nil }; await new.value`: the next caller's may be there at the end.
  private func takeOver(of clearing: Event, in body: Body) -> StaleCheck? {
    let name = outline.name(clearing.token)
    let own = body.events.filter { event in
      event.token < clearing.token && event.meaning == .member && outline.name(event.token) == name
    }
    guard let first = own.first, own.count == 1, first.kind == .write, tokens[first.token + 1].kind == .equal,
      let wait = body.events.first(where: { $0.kind == .await && $0.token > clearing.token }),
      taskAwaited(at: wait.token) != nil, !isClosed(before: wait.token, besides: name, in: body)
    else { return nil }
    return StaleCheck(check: first.token, suspension: wait.token, act: clearing.token, form: .cleared)
  }

  /// `task` of `await task?.value`, `await self.task.result`
  private func taskAwaited(at keyword: Int) -> Int? {
    let task = tokens[keyword + 1].word == .self && tokens[keyword + 2].kind == .period ? keyword + 3 : keyword + 1
    guard tokens[task].kind == .identifier else { return nil }
    let period = tokens.behindOptionalMarks(task + 1)
    guard tokens[period].kind == .period,
      outline.spells(period + 1, "value") || outline.spells(period + 1, "result")
    else { return nil }
    return task
  }

  /// Whether a method of the file puts another task into a property without a look at the one that is there.
  private func isReplaced(_ property: Int) -> Bool {
    let member = memberName(property)
    if let known = taskMemory.replacedTasks[member] { return known }
    let name = outline.name(property)
    // A hostile file must not cost its length squared.
    let uses = tokens(named: name, inTypesNamed: type(around: property)?.name).prefix(256)
    let isReplaced = uses.contains { use in
      guard tokens[use + 1].kind == .equal, !outline.isSetToNil(use), let function = memberFunction(around: use),
        function.kind != .initializer, let body = body(of: function), body.steps.count < 4096
      else { return false }
      return !body.events.contains { event in
        // Before, or right behind: `task = task ?? Task { … }`.
        guard event.token < use + 6, event.kind != .write else { return false }
        return event.meaning == .member && outline.name(event.token) == name || membersAsked(by: event).contains(name)
      }
    }
    taskMemory.replacedTasks[member] = isReplaced
    return isReplaced
  }
}
