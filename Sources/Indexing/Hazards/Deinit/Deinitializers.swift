import Lexing
package import Outlining

/// How a closure holds self that a method of a `deinit` starts, and that outlives it.
package struct CaptureByMethod {
  package let capture: SelfCapture
  /// In which the closure stands.
  package let file: SourceFile
  /// The call in `deinit` that leads there.
  package let call: Call
}

/// What runs, starts and is handed over in `deinit`.
extension SourceFile {
  /// Those with a body.
  package var deinitializers: [Function] {
    outline.functions.filter { $0.kind == .deinitializer && $0.scope >= 0 }
  }

  /// That of the type around a token, where the file declares it: none or one, several under `#if`.
  package func deinitializer(around token: Int) -> [Function] {
    guard let type = typeDeclaration(around: token) else { return [] }
    return functions(named: "deinit", ofTypesNamed: self.type(around: token)?.name).filter {
      $0.kind == .deinitializer && $0.scope >= 0 && $0.parent == type.scope
    }
  }

  /// The outermost closures in a function's body that outlive the call that takes them.
  package func closures(startedIn function: Function) -> [Closure] {
    guard let body = function.body else { return [] }
    var found: [Closure] = []
    for closure in closures(in: body)
    where fate(of: closure).outlivesCall == true && !isOnlyCalled(closure) || isStored(closure) {
      if let last = found.last, last.body.contains(closure.brace) { continue }
      found.append(closure)
    }
    return found
  }

  /// `service.onEnd = { … }`, `service.handlers[id] = { … }`, `service.listeners.append { … }`; not in a value that a
  /// variable of the function has, and that is gone with it: `var handlers = Handlers(); handlers.onEnd = { … }`.
  private func isStored(_ closure: Closure) -> Bool {
    guard closure.call >= 0 else {
      guard closure.brace > 3, tokens[closure.brace - 1].kind == .equal, case let name = nameAssigned(before: closure),
        name > 1, tokens[name].kind == .identifier, tokens[name - 1].kind == .period
      else { return false }
      return !isValueOfLocalVariable(name - 2)
    }
    let call = outline.calls[closure.call]
    guard let name = calledName(of: call), let receiver = receiver(of: call), receiver.count > 1 else { return false }
    return outline.spells(name, "append") && closure.label < 0
  }

  /// `handlers` of `handlers[id] = { … }`, `onEnd` of `onEnd = { … }`
  private func nameAssigned(before closure: Closure) -> Int {
    let last = closure.brace - 2
    guard tokens[last].kind == .closeBracket else { return last }
    return Int(tokens[last].partner) - 1
  }

  /// Nobody needs a variable to change an object; one that is known to hold one does not count.
  private func isValueOfLocalVariable(_ name: Int) -> Bool {
    guard let local = binding(for: name), local.kind == .variable, tokens[local.name - 1].word == .var else {
      return false
    }
    let shape = shape(ofName: name)
    return !shape.isKnown || project.declaredType(named: shape.base, in: index)?.isReference != true
  }

  /// The weak captures of self in closures that a `deinit` of Objective-C's objects forms and that are gone with it: to
  /// form one ends the process, whatever becomes of it.
  package func weakCapturesInPlace(in deinitializer: Function) -> [(capture: SelfCapture, closure: Closure)] {
    guard let body = deinitializer.body, isObjectiveC(around: deinitializer.keyword) else { return [] }
    var found: [(capture: SelfCapture, closure: Closure)] = []
    var end = body.lowerBound
    for closure in closures(in: body) where closure.brace >= end {
      let outlivesCall = fate(of: closure).outlivesCall
      if outlivesCall == true || isStored(closure) { end = closure.body.upperBound }
      guard outlivesCall == false, let capture = selfCapture(of: closure), capture.form == .listed,
        capture.strength == .weak
      else { continue }
      found.append((capture, closure))
    }
    return found
  }

  /// How closures that outlive it hold self in each of the methods that a `deinit` runs, in other files, too. To form a
  /// weak reference is wrong for Objective-C's objects; others' are nil, and what was to be done with them is not.
  package func capturesStartedByMethods(of deinitializer: Function) -> [CaptureByMethod] {
    let isObjectiveC = isObjectiveC(around: deinitializer.keyword)
    let here = methodsRun(by: deinitializer).compactMap { run -> CaptureByMethod? in
      guard let first = run.path.first, let capture = captureStarted(by: run, isObjectiveC: isObjectiveC) else {
        return nil
      }
      return CaptureByMethod(capture: capture, file: self, call: first)
    }
    let elsewhere = methodsRunElsewhere(by: deinitializer).compactMap { found -> CaptureByMethod? in
      found.file.captureStarted(by: found.run, isObjectiveC: isObjectiveC).map {
        CaptureByMethod(capture: $0, file: found.file, call: found.call)
      }
    }
    return here + elsewhere
  }

  private func captureStarted(by run: MethodRun, isObjectiveC: Bool) -> SelfCapture? {
    let started = closures(startedIn: run.method).filter { isReached($0.brace, in: run) }
    let captures = started.compactMap { closure in selfCapture(of: closure).map { (capture: $0, closure: closure) } }
    if let strong = captures.first(where: { $0.capture.strength == .strong }) { return strong.capture }
    return captures.first { $0.capture.strength == .weak && (isObjectiveC || isLostWork($0.closure)) }?.capture
  }

  /// Whether a closure that finds self gone leaves undone what a task or queue was to do: more than to set what is gone,
  /// too. A callback has nobody to tell any more.
  private func isLostWork(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]), !calls(in: closure.body).isEmpty
    else { return false }
    return isTask(closure) || outline.spells(name, "async")
  }

  /// Methods of self, not called, that a function's body gives to calls which keep them, by their own names or by those
  /// of locals: `Task(operation: stop)`.
  package func methodsHandedOver(in function: Function) -> [Range<Int>] {
    guard let body = function.body else { return [] }
    return callsRun(in: body).flatMap { call in
      outline.arguments(of: call).filter { argument in
        let label = argument.label >= 0 ? outline.name(argument.label) : nil
        let value = valueKept(in: argument.value) ?? argument.value
        return isMethodOfSelf(value) && fate(ofArgument: label, to: call).outlivesCall == true
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

  /// Whether the objects of the type around a token are Objective-C's.
  package func isObjectiveC(around token: Int) -> Bool {
    guard let type = type(around: token), type.kind == .class else { return false }
    return type.ancestry.contains { $0 == "NSObject" || project.platform.isolation[$0] == .mainActor }
  }
}
