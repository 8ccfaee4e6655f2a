import Lexing
package import Outlining

/// A closure or method on the main actor that a framework calls elsewhere, and whose type does not say so.
package struct InheritingCallback {
  /// From the call that takes it to its brace, or the method's name.
  package let place: Range<Int>
  /// Nil for a method.
  package let closure: Closure?
}

extension SourceFile {
  /// Closures, and methods by name, that are on the main actor only because of where they are formed, and that a
  /// framework calls on another thread: the parameter does not ask for `@Sendable`, so that nothing keeps them apart.
  package var inheritingCallbacks: [InheritingCallback] {
    outline.closures.compactMap { closure in
      guard !closure.isAsync, isCalledOffMain(closure), isolationAnswer(of: closure).isolation == .mainActor else {
        return nil
      }
      return InheritingCallback(place: start(ofCallback: closure), closure: closure)
    } + methodsCalledOffMain
  }

  /// The last name of a chain of calls that takes a closure stands nearer to it than the chain's start, and the label
  /// of a second closure nearer still.
  private func start(ofCallback closure: Closure) -> Range<Int> {
    guard closure.call >= 0, case let call = outline.calls[closure.call], let name = calledName(of: call) else {
      return max(closure.brace - 2, 0)..<closure.brace + 1
    }
    let isFirst = closures(takenBy: call).first.map { $0.brace == closure.brace } ?? true
    return (isFirst || closure.label < 0 ? name : closure.label)..<closure.brace + 1
  }

  private func isCalledOffMain(_ closure: Closure) -> Bool {
    guard closure.call >= 0 else {
      let equal = closure.brace - 1
      guard equal > 0, tokens[equal].kind == .equal else { return false }
      let known = callbacks(assignedBefore: equal)
      return !known.isEmpty && known.allSatisfy { traps($0) && $0.queue == .background }
    }
    let call = outline.calls[closure.call]
    guard let name = calledName(of: call), project.platform.callbacks[rowName(ofCalled: name)] != nil else {
      return false
    }
    return takesAndTraps(call, argument(of: closure)) && fate(of: closure) == .kept(.background)
  }

  /// Whether a call is surely of a framework's function that takes plain closures.
  private func takesAndTraps(_ call: Call, _ argument: ClosureArgument) -> Bool {
    guard let name = calledName(of: call) else { return false }
    let known = callbacks(named: rowName(ofCalled: name), of: call, taking: argument)
    return !known.isEmpty && known.allSatisfy { traps($0) && isMeant($0, by: call) }
      && ownFunctions(called: name, by: call)?.isEmpty ?? true
  }

  private func traps(_ callback: PlatformFacts.Callback) -> Bool {
    callback.isSendable == false && callback.mayTrap && callback.queue != .caller
  }

  /// Names that other types' functions have, too.
  private static let contested: Set<Name> = [
    "notify", "read", "write", "barrier", "register", "perform", "cancel", "requestAuthorization", "sendMessage",
    "requestData", "startUpdates", "performChanges", "startCapture", "startRecording", "delete", "fetchReminders",
  ]

  private func isMeant(_ callback: PlatformFacts.Callback, by call: Call) -> Bool {
    if callback.type == callback.function {
      return !project.declaresType(named: callback.type, in: index)
    }
    if callback.type == "Publisher" { return isPublisherChain(call.callee) }
    guard let receiver = receiver(of: call) else { return callback.type == .none }
    guard let type = frameworkType(of: receiver) else { return !Self.contested.contains(callback.function) }
    return type == callback.type || callback.type == "DispatchSource"
      || project.type(named: type, in: index) == nil
        && !Self.contested.contains(callback.function)
  }

  private var methodsCalledOffMain: [InheritingCallback] {
    let calls = outline.calls.filter { call in
      guard !call.arguments.isEmpty, let name = calledName(of: call) else { return false }
      return project.platform.callbacks[rowName(ofCalled: name)] != nil
    }
    return calls.flatMap { call in
      outline.arguments(of: call).filter { argument in
        let label = argument.label >= 0 ? outline.name(argument.label) : nil
        return namesCodeOnMainActor(argument.value)
          && takesAndTraps(call, ClosureArgument(label: label))
          && fate(ofArgument: label, to: call) == .kept(.background)
      }.map { InheritingCallback(place: $0.value, closure: nil) }
    }
  }
}
