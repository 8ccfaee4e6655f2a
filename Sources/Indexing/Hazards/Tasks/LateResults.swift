import Lexing
import Outlining

/// Results that a task on the main actor writes when they come, although those of a later callback may be there.
extension SourceFile {
  /// `Task { results = await search(text) }` for each text that is typed.
  func lateResult(of task: Closure) -> TaskHop? {
    guard isolationAnswer(of: task).isolation == .mainActor else { return nil }
    let body = body(of: task)
    for call in calls(in: task) where call.isAwaited && !calls(call, "MainActor.run") {
      guard isGivenParameter(call, ofCallbackAround: task) || isGivenChange(call, to: task),
        let write = lateWrite(of: call, in: body) ?? lateWrite(byMethodCalled: call)
      else { continue }
      return isRepeated(task, isSent: false) ? TaskHop(task: task, delivery: call, write: write) : nil
    }
    return nil
  }

  private func lateWrite(of call: Call, in body: Body) -> Int? {
    write(ofResult: call, in: body).flatMap { asksAgain(between: call, and: $0, in: body) ? nil : $0 }
  }

  /// `results = await search(text)` in the method of self that a task awaits, with what this is given.
  private func lateWrite(byMethodCalled call: Call) -> Int? {
    guard let method = method(calledBy: call), method.isAsync, let range = method.body, let body = body(of: method)
    else { return nil }
    // One that looks at what it sets may turn others away while it waits.
    let checks = body.events.filter { $0.kind == .check && $0.meaning == .member }
    let asked = Set(checks.map { outline.name($0.token) })
    if body.events.contains(where: { $0.kind == .write && asked.contains(outline.name($0.token)) }) { return nil }
    let given = namesGiven(to: method, in: range)
    let calls = calls(in: range).filter { inner in
      inner.isAwaited && outline.arguments(of: inner).contains { $0.value.contains { names(one: given, at: $0) } }
    }
    return calls.lazy.compactMap { self.lateWrite(of: $0, in: body) }.firstElement
  }

  /// The parameters of a method, and the locals that are made of them, by the tokens that declare them.
  private func namesGiven(to method: Function, in body: Range<Int>) -> Set<Int> {
    var given = Set(outline.parameters(of: method).map(\.name))
    for local in bindings(declaredIn: body) {
      if local.value?.contains(where: { names(one: given, at: $0) }) ?? false { given.insert(local.name) }
    }
    return given
  }

  private func names(one declared: Set<Int>, at token: Int) -> Bool {
    tokens[token].kind == .identifier && binding(for: token).map { declared.contains($0.name) } ?? false
  }

  /// `onChange(of: text) { Task { await search(text) } }`
  private func isGivenChange(_ call: Call, to task: Closure) -> Bool {
    guard let closure = closures(around: task.brace).first, closure.call >= 0,
      case let change = outline.calls[closure.call], let name = calledName(of: change),
      outline.spells(name, "onChange"), let value = argument("of", of: change)?.value
    else { return false }
    return outline.arguments(of: call).contains { outline.text($0.value) == outline.text(value) }
  }

  /// The member that is given what a call returns, at once or by way of a local.
  private func write(ofResult call: Call, in body: Body) -> Int? {
    let local = bindings(declaredIn: content(of: body)).first {
      ($0.kind == .variable || $0.kind == .condition) && $0.value?.contains(call.callee.lowerBound) == true
    }
    return body.events.first { event in
      guard event.kind == .write, isMember(event), let equal = equal(behind: event.token) else { return false }
      let value = statement(behind: equal)
      return value.contains(call.callee.lowerBound)
        || value.contains { tokens[$0].kind == .identifier && local != nil && binding(for: $0)?.name == local?.name }
    }?.token
  }

  /// A member of self, or what the task's capture list took of one.
  private func isMember(_ event: Event) -> Bool {
    if event.meaning == .member { return true }
    guard event.meaning == .capture, let value = binding(for: event.token)?.value, let last = value.last else {
      return false
    }
    return value.count == 1 && meaning(of: last) == .member || value.count == 3 && isMemberOfSelf(last)
  }

  /// The sign of equality in `model.frame = frame`, from `model` on.
  private func equal(behind name: Int) -> Int? {
    var next = name + 1
    while next + 1 < tokens.count {
      switch tokens[next].kind {
      case .question, .exclamation: next += 1
      case .period: next += 2
      default: return tokens[next].kind == .equal ? next : nil
      }
    }
    return nil
  }

  private func content(of body: Body) -> Range<Int> {
    guard let first = body.stretches.first?.token, let scope = scopes(around: first).first else { return 0..<0 }
    return scope.content
  }

  private func statement(behind equal: Int) -> Range<Int> {
    var end = equal + 1
    while end < tokens.count, !tokens[end].startsLine, tokens[end].kind != .closeBrace, tokens[end].kind != .semicolon {
      end += 1
    }
    return equal + 1..<end
  }

  /// Whether something is looked at behind the await, before the result is written: what was asked for may have changed.
  private func asksAgain(between call: Call, and write: Int, in body: Body) -> Bool {
    guard call.end <= write else { return false }
    return asksForCancellation(call.end..<write)
      || body.events.contains { event in
        event.kind == .check && (call.end..<write).contains(event.token)
          && (event.meaning == .member || event.meaning == .parameter || event.meaning == .capture)
          && tokens[event.token].word != .self
      }
  }
}
