import Lexing
package import Outlining

/// A task of its own for each call of a callback, to deliver what the callback was given.
package struct TaskHop {
  package let task: Closure
  /// The call that delivers it.
  package let delivery: Call
}

extension SourceFile {
  /// Those whose tasks may overtake each other: the ones that start on an actor keep their order (SE-0431).
  package var unorderedHops: [TaskHop] {
    taskOperations.compactMap { task in
      guard handle(of: task) != .kept, !startsOnActor(task), !unregisters(task), let delivery = firstAwaited(in: task)
      else { return nil }
      let isSent = isSentToStream(delivery)
      guard isSent || isGivenParameter(delivery, ofCallbackAround: task) else { return nil }
      return isRepeated(task, isSent: isSent) ? TaskHop(task: task, delivery: delivery) : nil
    }
  }

  private func startsOnActor(_ task: Closure) -> Bool {
    switch isolationAnswer(of: task).isolation {
    case .nonisolated: false
    // Where it is not known what takes the callback, it has at most the isolation of what forms it.
    case .unknown: function(around: task.brace).map { isolation(of: $0) != .nonisolated } ?? true
    case .mainActor, .actor, .global: true
    }
  }

  /// `source.remove(delegate: self)`: it is the last callback.
  private func unregisters(_ task: Closure) -> Bool {
    calls(in: task.body).contains { call in
      guard let name = calledName(of: call), outline.text(name).hasPrefix("remove") else { return false }
      return call.arguments.contains { $0.value.count == 1 && tokens[$0.value.lowerBound].word == .self }
    }
  }

  /// The first call that a task awaits, outside of loops and other closures.
  private func firstAwaited(in task: Closure) -> Call? {
    let scope = outline.scopes[task.scope].content
    return calls(in: task.body).filter(\.isAwaited).min { $0.callee.lowerBound < $1.callee.lowerBound }.flatMap {
      call in
      let around = scopes(around: call.callee.lowerBound).prefix { $0.content != scope }
      return around.contains { $0.kind == .closure || isLoop($0) } ? nil : call
    }
  }

  /// `continuation.yield(x)`, `continuation.finish()`
  private func isSentToStream(_ call: Call) -> Bool {
    guard let name = calledName(of: call), let receiver = receiver(of: call), let last = receiver.last else {
      return false
    }
    guard outline.spells(name, "yield") || outline.spells(name, "finish") else { return false }
    return receiver.contains {
      tokens[$0].kind == .identifier && outline.text($0).lowercased().hasSuffix("continuation")
    }
      && tokens[last].kind != .closeParen
  }

  /// Whether an argument mentions a parameter of the closure or function that starts the task.
  private func isGivenParameter(_ call: Call, ofCallbackAround task: Closure) -> Bool {
    guard let signature = signature(around: task) else { return false }
    return call.arguments.contains { argument in
      argument.value.contains { token in
        guard tokens[token].kind == .identifier, tokens[token - 1].kind != .period else { return false }
        if let binding = binding(for: token) {
          return binding.kind == .parameter && signature.contains(binding.name)
            || captures(binding, from: signature, task)
        }
        return false
      }
    }
  }

  /// `[value]` in the task's capture list.
  private func captures(_ binding: Binding, from signature: Range<Int>, _ task: Closure) -> Bool {
    guard binding.kind == .capture, task.captures.contains(where: { $0.name == binding.name }) else { return false }
    return bindings(declaredIn: signature).contains {
      $0.kind == .parameter && outline.name($0.name) == outline.name(binding.name)
    }
  }

  /// The tokens that declare the parameters of the closure or function directly around a task.
  private func signature(around task: Closure) -> Range<Int>? {
    for scope in scopes(around: task.brace) {
      switch scope.kind {
      case .closure:
        let closure = outline.closures[scope.owner]
        return isTask(closure) ? nil : closure.brace..<closure.body.lowerBound
      case .function:
        let function = outline.functions[scope.owner]
        return function.isAsync ? nil : function.parameters
      case .block: continue
      case .type, .accessors, .file: return nil
      }
    }
    return nil
  }

  /// Whether what starts a task runs again and again: a handler, an observer's block, a delegate's method.
  private func isRepeated(_ task: Closure, isSent: Bool) -> Bool {
    for scope in scopes(around: task.brace) {
      switch scope.kind {
      case .block: continue
      case .closure:
        let closure = outline.closures[scope.owner]
        guard closure.call >= 0 else {
          return closure.brace > 2 && tokens[closure.brace - 1].kind == .equal
            && (isSent || tokens[closure.brace - 3].kind == .period)
        }
        return callsBackRepeatedly(outline.calls[closure.call])
      case .function:
        let function = outline.functions[scope.owner]
        return function.kind == .function && !function.isAsync && (isSent || isDelegateCallback(function))
      case .type, .accessors, .file: return false
      }
    }
    return false
  }

  /// A method with the sender in front, in a declaration that conforms to a delegate's or observer's protocol.
  private func isDelegateCallback(_ function: Function) -> Bool {
    guard let first = outline.parameters(of: function).first, outline.spells(first.label, "_"), first.type != nil,
      outline.parameters(of: function).count > 1, let declaration = typeDeclaration(around: function.keyword)
    else { return false }
    return declaration.inheritance.contains { entry in
      entry.last.map { outline.ends($0, with: "Delegate") || outline.ends($0, with: "Observer") } ?? false
    }
  }
}
