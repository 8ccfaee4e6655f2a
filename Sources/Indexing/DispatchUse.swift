import Lexing
package import Outlining

/// A serial queue of one's own, and the functions that put work on it.
package struct SerialQueueUse {
  package let queue: Variable
  /// One call for each function.
  package let calls: [Call]
}

extension SourceFile {
  /// `DispatchQueue.global(…).async { … }`
  package var globalAsyncCalls: [Call] {
    calls(named: "async").filter { call in
      receiver(of: call).map { isOfDispatch($0, "global") } ?? false
    }
  }

  /// `asyncAfter` of a dispatch queue with a closure: a work item can be cancelled.
  package var delayedCalls: [Call] {
    calls(named: "asyncAfter").filter { call in
      !givesWorkItem(call) && (argument("deadline", of: call) ?? argument("wallDeadline", of: call)) != nil
    }
  }

  private func givesWorkItem(_ call: Call) -> Bool {
    guard let work = argument("execute", of: call)?.value.first else { return false }
    return tokens[work].kind != .openBrace
  }

  private func isCalled(_ call: Call, _ name: StaticString) -> Bool {
    calledName(of: call).map { outline.spells($0, name) } ?? false
  }

  private func isOfDispatch(_ expression: Range<Int>, _ member: StaticString) -> Bool {
    guard expression.count > 2, outline.spells(expression.lowerBound, "DispatchQueue"),
      !project.declaresType(named: "DispatchQueue", in: index)
    else { return false }
    return outline.spells(expression.lowerBound + 2, member)
  }

  /// Whether a closure calls a parameter of the function around it: work that tells when it is done.
  package func callsBack(_ closure: Closure) -> Bool {
    guard let parameters = function(around: closure.brace)?.parameters else { return false }
    return calls(in: closure.body).contains { call in
      binding(for: call.callee.lowerBound).map { parameters.contains($0.name) } ?? false
    }
  }

  /// Queues that several functions use, and nothing else: a queue that an API is given is its own.
  package var serialQueues: [SerialQueueUse] {
    outline.variables.compactMap { variable in
      guard let value = variable.value, outline.spells(value.lowerBound, "DispatchQueue"),
        !value.contains(where: { outline.spells($0, "concurrent") || outline.spells($0, "global") }),
        value.contains(where: { outline.spells($0, "label") }), !isLocal(variable)
      else { return nil }
      return use(of: variable)
    }
  }

  private func isLocal(_ variable: Variable) -> Bool {
    outline.scopes[variable.parent].kind != .type && outline.scopes[variable.parent].kind != .file
  }

  private func use(of queue: Variable) -> SerialQueueUse? {
    let name = outline.name(queue.name)
    var calls: [Call] = []
    var functions: Set<Int> = []
    for call in outline.calls {
      if outline.arguments(of: call).contains(where: { isQueue($0.value, name) }) { return nil }
      guard isCalled(call, "async") || isCalled(call, "sync"), let receiver = receiver(of: call),
        isQueue(receiver, name),
        let function = function(around: call.callee.lowerBound), sees(queue, from: call)
      else { continue }
      let user = function.variable >= 0 ? outline.variables[function.variable].name : function.keyword
      if functions.insert(user).inserted { calls.append(call) }
    }
    return calls.count > 1 ? SerialQueueUse(queue: queue, calls: calls) : nil
  }

  /// Whether a call stands in the type that has the queue.
  private func sees(_ queue: Variable, from call: Call) -> Bool {
    outline.scopes[queue.parent].kind == .file
      || typeDeclaration(around: call.callee.lowerBound).map { outline.text($0.name) }
        == typeDeclaration(around: queue.name).map { outline.text($0.name) }
  }

  /// `queue`, `self.queue`, `Self.queue`
  private func isQueue(_ expression: Range<Int>, _ name: Name) -> Bool {
    guard let last = expression.last, tokens[last].kind == .identifier, outline.name(last) == name else { return false }
    return expression.count == 1 || expression.count <= 4 && tokens[expression.lowerBound].word == .self
      || expression.count == 3 && outline.beginsWithCapital(expression.lowerBound)
  }
}
