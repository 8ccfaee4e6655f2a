import Lexing
import Outlining

/// What a closure's isolation follows from: the parameter that takes it, or how the compiler knows its callee.
enum ClosureSource {
  case parameter(ParameterIsolation)
  /// Literally `DispatchQueue.main.async`.
  case mainQueue
  /// The operation of a task that inherits nothing.
  case newTask
}

extension SourceFile {
  /// What decides on a closure that a call takes; nil when nobody knows.
  func source(of argument: ClosureArgument, takenBy call: Call) -> ClosureSource? {
    if let task = taskSource(of: call) { return task }
    guard let name = calledName(of: call) else { return nil }
    if let own = ownSource(of: call, name: name) { return own }
    return platformSource(of: call, name: rowName(ofCalled: name), argument: argument)
  }

  private func taskSource(of call: Call) -> ClosureSource? {
    switch taskFate(of: call) {
    case .runsOnMainActor?: .parameter(.mainActor)
    case .task?: .parameter(.likeTask)
    case .detachedTask?: .newTask
    default: nil
    }
  }

  /// What the project's own functions say; nil in the outer sense when the name is none of theirs.
  private func ownSource(of call: Call, name: Int) -> ClosureSource?? {
    guard let facts = ownFunctions(called: name, by: call) else { return nil }
    let answers = Set(facts.map(\.closureIsolation))
    guard answers.count == 1, let answer = answers.first else { return facts.isEmpty ? nil : .some(nil) }
    return .some(answer.map { .parameter($0) })
  }

  private func platformSource(of call: Call, name: Name, argument: ClosureArgument) -> ClosureSource? {
    switch name {
    case _ where TaskGroups.starts.contains(name): return .newTask
    case "async", "asyncAfter":
      guard let receiver = receiver(of: call) else { return nil }
      return spells(receiver, "DispatchQueue.main") ? .mainQueue : .parameter(.nothing)
    case "AsyncStream", "AsyncThrowingStream":
      return isGivenContinuation(argument, of: call) ? .parameter(.surroundings) : nil
    case "onCancel": return .parameter(.nothing)
    // SwiftUI's is '@Sendable' and inherits the actor of the view's body.
    case "task" where !callbacks(named: name, of: call, taking: argument).isEmpty: return .parameter(.likeTask)
    default: break
    }
    if argument.label == "onCancel" { return .parameter(.nothing) }
    if Self.contestedNames.contains(name) { return contestedSource(of: call) }
    if isNonescaping(call, name: name, label: argument.label) { return .parameter(.surroundings) }
    return callbackSource(of: call, name: name, argument: argument)
  }

  /// Functions that collections and locks call in place, and asynchronous sequences and unfair locks want `@Sendable`.
  private static let contestedNames = ClosureTakers.ofSequences.union(["withLock", "withLockIfAvailable"])

  private func contestedSource(of call: Call) -> ClosureSource? {
    guard let receiver = receiver(of: call) else { return nil }
    if tokens[receiver.lowerBound].kind == .openBracket,
      receiver.upperBound - 1 == Int(tokens[receiver.lowerBound].partner)
    {
      return .parameter(.surroundings)
    }
    let shape = shape(ofExpression: receiver)
    if shape.container == .array || shape.container == .dictionary { return .parameter(.surroundings) }
    switch shape.base {
    case "NSLock", "NSRecursiveLock", "Mutex", "String", "Range", "Result", "Optional": return .parameter(.surroundings)
    case "OSAllocatedUnfairLock": return .parameter(.nothing)
    default: return isPublisherChain(call.callee) ? .parameter(.surroundings) : nil
    }
  }

  private func callbackSource(of call: Call, name: Name, argument: ClosureArgument) -> ClosureSource? {
    let answers = Set(callbacks(named: name, of: call, taking: argument).map { isSendable($0) })
    guard answers.count == 1, let answer = answers.first, let isSendable = answer else { return nil }
    return .parameter(isSendable ? .nothing : .surroundings)
  }

  /// Completion handlers of Objective-C methods are `@Sendable` from Swift 6 mode on (SE-0463).
  private func isSendable(_ callback: PlatformFacts.Callback) -> Bool? {
    guard callback.isSendable == true, callback.isSendableInSwift6Only else { return callback.isSendable }
    return project.modules.settings(of: index).languageMode.value.map { $0 >= .six }
  }
}
