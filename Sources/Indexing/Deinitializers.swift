package import Outlining

/// What runs, starts and is handed over in `deinit`.
extension SourceFile {
  /// Those with a body.
  package var deinitializers: [Function] {
    outline.functions.filter { $0.kind == .deinitializer && $0.scope >= 0 }
  }

  /// That of the type around a token, where the file declares it: none or one, several under `#if`.
  package func deinitializer(around token: Int) -> [Function] {
    guard let type = typeDeclaration(around: token) else { return [] }
    return deinitializers.filter { $0.parent == type.scope }
  }

  /// The outermost closures in a function's body that outlive the call that takes them.
  package func closures(startedIn function: Function) -> [Closure] {
    guard let body = function.body else { return [] }
    var found: [Closure] = []
    for closure in closures(in: body) where fate(of: closure).outlivesCall == true {
      if let last = found.last, last.body.contains(closure.brace) { continue }
      found.append(closure)
    }
    return found
  }

  /// Methods of self, not called, that a function's body gives to calls which keep them: `Task(operation: stop)`.
  package func methodsHandedOver(in function: Function) -> [Range<Int>] {
    guard let body = function.body else { return [] }
    return callsRun(in: body).flatMap { call in
      outline.arguments(of: call).filter { argument in
        let label = argument.label >= 0 ? outline.name(argument.label) : nil
        return isMethodOfSelf(argument.value) && fate(ofArgument: label, to: call).outlivesCall == true
      }.map(\.value)
    }
  }

  /// Names of locals, given to calls which keep them, that hold closures: `queue.async(execute: work)`.
  package func closuresHandedOver(in function: Function) -> [(name: Range<Int>, closure: Closure)] {
    guard let body = function.body else { return [] }
    return callsRun(in: body).flatMap { call in
      outline.arguments(of: call).compactMap { argument in
        let label = argument.label >= 0 ? outline.name(argument.label) : nil
        guard let closure = closure(keptIn: argument.value), fate(ofArgument: label, to: call).outlivesCall == true
        else { return nil }
        return (argument.value, closure)
      }
    }
  }

  /// The methods of the same file that a function calls on itself while it runs.
  package func methodsRun(by function: Function) -> [(call: Call, method: Function)] {
    guard let body = function.body else { return [] }
    return callsRun(in: body).compactMap { call in method(calledBy: call).map { (call, $0) } }
  }

  /// A call that a function makes while it runs, by itself or in a method of its type.
  package struct Run {
    package let call: Call
    /// The call of that method; nil when the function makes the call by itself.
    package let caller: Call?
  }

  /// The calls that a function makes while it runs, and those of methods in the same file that it calls on itself.
  package func callsRun(by function: Function) -> [Run] {
    guard let body = function.body else { return [] }
    return callsRun(in: body).flatMap { call in
      [Run(call: call, caller: nil)] + callsRun(byMethodCalled: call)
    }
  }

  private func callsRun(byMethodCalled call: Call) -> [Run] {
    guard let body = method(calledBy: call)?.body else { return [] }
    return callsRun(in: body).map { Run(call: $0, caller: call) }
  }

  private func method(calledBy call: Call) -> Function? {
    guard let name = calledName(of: call), isCallOnSelf(call), let declaration = typeDeclaration(around: name) else {
      return nil
    }
    return functions(named: outline.name(name)).first { isMethod($0, of: declaration) }
  }

  private func isMethod(_ function: Function, of type: TypeDeclaration) -> Bool {
    guard function.kind == .function, let declaration = typeDeclaration(around: function.keyword) else { return false }
    return outline.text(declaration.name) == outline.text(type.name)
  }

  /// `stop()` or `self.stop()`, where `stop` is no local; `.stop()` is of some other type.
  package func isCallOnSelf(_ call: Call) -> Bool {
    guard tokens[call.callee.lowerBound].kind != .period else { return false }
    guard let receiver = receiver(of: call) else {
      return calledName(of: call).map { binding(for: $0) == nil } ?? false
    }
    return tokens[receiver.lowerBound].word == .self
      && receiver.dropFirst().allSatisfy { tokens[$0].kind == .question || tokens[$0].kind == .exclamation }
  }

  /// The calls in a body that run when it does: in it, or in closures that run in place.
  private func callsRun(in body: Range<Int>) -> [Call] {
    calls(in: body).filter { call in
      scopes(around: call.callee.lowerBound).prefix { $0.content.lowerBound > body.lowerBound }.allSatisfy { scope in
        scope.kind != .closure || fate(of: outline.closures[scope.owner]) == .runsInPlace
      }
    }
  }

  /// From the call that takes a closure to its brace; the brace alone without a call.
  package func start(of closure: Closure) -> Range<Int> {
    let start = closure.call >= 0 ? outline.calls[closure.call].callee.lowerBound : closure.brace
    return start..<closure.brace + 1
  }

  /// Whether the type around a token inherits from a class of a user interface framework.
  package func isView(around token: Int) -> Bool {
    guard let type = type(around: token), type.kind == .class else { return false }
    return type.ancestry.contains { project.platform.isolation[$0] == .mainActor }
  }
}
