import Lexing
import Outlining

/// The functions that cancel something and mention a name, as indices in the outline's `functions`.
struct CancellingFunctions {
  /// By the names of their types.
  var byType: [Name: [Int]] = [:]
  /// Those that may reach into another type.
  var reaching: [Int] = []
}

/// Which functions cancel what a name stands for.
extension SourceFile {
  func functionsCancelling(_ name: Name) -> CancellingFunctions {
    if let known = taskMemory.cancellingFunctions[name] { return known }
    var found = CancellingFunctions()
    var seen: Set<Int> = []
    for token in tables.tokensByName[name] where !isStaticMemberOfOther(token) {
      for scope in scopes(around: token) where scope.kind == .function && seen.insert(scope.owner).inserted {
        let function = outline.functions[scope.owner]
        guard let body = function.body, function.kind != .deinitializer else { continue }
        let type = type(around: function.keyword)?.name ?? .none
        guard cancels(name, in: body) else {
          found.byType[type, default: []] += functionsCancelling(whatComesOutOf: function)
          continue
        }
        found.byType[type, default: []].append(scope.owner)
        if reaches(name, in: body) { found.reaching.append(scope.owner) }
      }
    }
    taskMemory.cancellingFunctions[name] = found
    return found
  }

  /// Whether a task is kept in a property, and `deinit` cancels what is there.
  func isCancelledByDeinit(_ task: Closure) -> Bool {
    guard task.call >= 0, case let property = outline.calls[task.call].callee.lowerBound - 2, property > 0,
      tokens[property + 1].kind == .equal, meaning(of: property) == .member
    else { return false }
    return functions(named: "deinit", ofTypesNamed: type(around: property)?.name).contains { function in
      function.kind == .deinitializer && function.body.map { cancels(outline.name(property), in: $0) } ?? false
    }
  }

  /// `stop` for `func takeAll() -> [Task<Void, Never>]`, in `let running = takeAll(); running.forEach { $0.cancel() }`.
  private func functionsCancelling(whatComesOutOf function: Function) -> [Int] {
    guard let result = function.result, outline.shape(ofType: result).base == "Task" else { return [] }
    return calls(ofOwn: function).compactMap { call in
      let caller = scopes(around: call.callee.lowerBound).first { $0.kind == .function }?.owner
      guard let caller, case let function = outline.functions[caller], function.kind != .deinitializer,
        let body = function.body, isCallOnSelf(call), isGoneThrough(call), !calls(named: "cancel", in: body).isEmpty
      else { return nil }
      return caller
    }
  }

  /// `for task in takeAll()`, `takeAll().forEach`, and the same of a local that is given what comes out.
  private func isGoneThrough(_ call: Call) -> Bool {
    func isGoneThrough(_ name: Int, upTo end: Int) -> Bool {
      let period = tokens.behindOptionalMarks(end)
      return name > 0 && tokens[name - 1].word == .in
        || tokens[period].kind == .period
          && (outline.spells(period + 1, "forEach") || outline.spells(period + 1, "cancel"))
    }
    if isGoneThrough(call.callee.lowerBound, upTo: call.end) { return true }
    guard let local = local(withValueAround: call.callee.lowerBound) else { return false }
    return mentions(of: outline.name(local.name), in: local.visible).contains { isGoneThrough($0, upTo: $0 + 1) }
  }

  private func cancels(_ name: Name, in body: Range<Int>) -> Bool {
    calls(named: "cancel", in: body).contains { !isOfOtherProperty($0, than: name) }
      && mentions(of: name, in: body).contains { !isStaticMemberOfOther($0) }
  }

  /// `search?.cancel()` beside `updates`, which `updates` has nothing to do with.
  private func isOfOtherProperty(_ call: Call, than name: Name) -> Bool {
    guard let receiver = receiver(of: call), let last = receiver.last(where: { tokens[$0].kind == .identifier }),
      receiver.allSatisfy({ $0 == last || tokens[$0].word == .self || tokens[$0].kind != .identifier })
    else { return false }
    return outline.name(last) != name && binding(for: last) == nil && storedMember(last) != nil
  }

  /// `updates` of `Transaction.updates`, which is no property of self; a type of the project may keep tasks, too.
  private func isStaticMemberOfOther(_ token: Int) -> Bool {
    guard token > 1, tokens[token - 1].kind == .period, case let owner = token - 2, outline.beginsWithCapital(owner)
    else {
      return false
    }
    if outline.spells(owner, "Self") { return false }
    let type = project.declaredType(named: outline.name(owner), in: index)
    return type.map { members(of: $0, named: outline.name(token)).isEmpty } ?? true
  }

  /// `model.task`, from another type that may have a `task` of its own.
  private func reaches(_ name: Name, in body: Range<Int>) -> Bool {
    mentions(of: name, in: body).contains { token in
      tokens[token - 1].kind == .period && tokens[token - 2].word != .self
    }
  }

  /// `continuation.onTermination = { _ in self.task?.cancel() }` beside the task.
  func handlersCancel(_ name: Name, in body: Range<Int>) -> Bool {
    closures(in: body).contains { closure in
      closure.call < 0 && tokens[closure.brace - 1].kind == .equal && cancels(name, in: closure.body)
    }
  }
}
