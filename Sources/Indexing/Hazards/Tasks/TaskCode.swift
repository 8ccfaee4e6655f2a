import Outlining

/// What shows that code runs in a task.
package struct TaskCode: Sendable {
  /// The keyword of the function, or the brace of the closure, that a task runs.
  package let token: Int
  /// Whose thread it keeps: the main one, one of the few that all tasks share, or nobody knows.
  package let isolation: Isolation
}

extension SourceFile {
  /// The asynchronous function or the task's closure that runs the code at a token; nil where nothing shows one, and for
  /// actors and tasks that bring threads of their own (SE-0392, SE-0417).
  package func taskCode(around token: Int) -> TaskCode? {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .block, .accessors: continue
      case .closure:
        let closure = outline.closures[scope.owner]
        switch fate(of: closure) {
        case .runsInPlace where closure.call >= 0 && leavesSharedThreads(outline.calls[closure.call]): return nil
        case .runsInPlace, .runsOnMainActor: continue
        case .task, .detachedTask: return prefersExecutor(closure) ? nil : taskCode(at: closure.brace, around: token)
        case .kept, .unknown:
          if isActionOfView(closure) { return TaskCode(token: closure.brace, isolation: .mainActor) }
          return awaits(closure) || isTakenAsAsynchronous(closure) ? taskCode(at: closure.brace, around: token) : nil
        }
      case .function:
        let function = outline.functions[scope.owner]
        guard isRunByTasks(function), !choosesExecutor(function), !isTestThatNeverRuns(function) else { return nil }
        return taskCode(at: function.keyword, around: token)
      case .type, .file: return nil
      }
    }
    return nil
  }

  private func taskCode(at place: Int, around token: Int) -> TaskCode {
    TaskCode(token: place, isolation: isolationAnswer(inScope: scopeTable.scope(at: token), of: nil).isolation)
  }

  /// `_testSlowly()`: XCTest does not find it in its class, and nobody calls it.
  private func isTestThatNeverRuns(_ function: Function) -> Bool {
    guard !outline.begins(function.name, with: "test"), outline.mentions(function.name, "test"),
      type(around: function.keyword)?.isTestCase == true
    else { return false }
    let name = outline.name(function.name)
    return calls(named: name).isEmpty && !isNamedByOthers(function) && project.nobodyCalls(name, outsideOf: index)
  }

  /// A synchronous method of an actor is called by tasks only, too.
  private func isRunByTasks(_ function: Function) -> Bool {
    if function.isAsync { return true }
    let isolation = isolation(of: function)
    return function.kind != .initializer && (isolation == .actor || isolation == .global)
  }

  /// `.task { … }` and `.refreshable { … }` of SwiftUI, which inherit the main actor of the view's body.
  private func isActionOfView(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]), tokens[name - 1].kind == .period
    else { return false }
    return (outline.spells(name, "task") || outline.spells(name, "refreshable"))
      && outline.imports.contains { $0.path.contains { outline.spells($0, "SwiftUI") } }
  }

  private func prefersExecutor(_ closure: Closure) -> Bool {
    closure.call >= 0 && argument("executorPreference", of: outline.calls[closure.call]) != nil
  }

  private func choosesExecutor(_ function: Function) -> Bool {
    type(around: function.keyword).map(choosesExecutor) ?? false
  }

  private func choosesExecutor(_ type: ProjectType) -> Bool {
    type.kind == .actor && !members(of: type, named: "unownedExecutor").isEmpty
  }

  /// Whether an awaited call is of a method of an actor that brings threads of its own.
  func leavesSharedThreads(_ call: Call) -> Bool {
    guard call.isAwaited, let receiver = receiver(of: call), case let shape = shape(ofExpression: receiver),
      shape.isKnown, shape.container == .none, let actor = project.type(named: shape.base, in: index)
    else { return false }
    return choosesExecutor(actor)
  }

  /// Whether the project's function that takes a closure says that it is asynchronous.
  private func isTakenAsAsynchronous(_ closure: Closure) -> Bool {
    guard closure.call >= 0, case let call = outline.calls[closure.call], let name = calledName(of: call) else {
      return false
    }
    return calls(name, haveTrait: .takesAsynchronous, by: call)
  }

  /// Whether a closure awaits something itself, which makes it asynchronous whoever takes it.
  private func awaits(_ closure: Closure) -> Bool {
    closure.isAsync
      || closure.body.contains { token in
        tokens[token].word == .await
          && scopes(around: token).first { $0.kind == .closure || $0.kind == .function }?.content
            == outline.scopes[closure.scope].content
      }
  }
}
