import Lexing
import Outlining

/// The queue on which a delegate's methods are called, as far as its own file says.
struct DelegateQueue {
  let queue: PlatformFacts.Queue
  /// The queue's label where self becomes the delegate; nil where none is named, or where that is in another file.
  var label: Int?
  /// What it was given there.
  var value: Range<Int>?
  /// Whether self, or another object of the type, is seen to become the delegate.
  var isSeen = false
  /// Whether self does, and so knows the queue.
  var isOwn = false
}

extension SourceFile {
  /// Whether a delegate is called on the thread that starts what it is the delegate of, and the type around a token
  /// becomes it in code on the main thread alone.
  func isStartedOnMain(_ delegate: Name, around token: Int) -> Bool {
    guard project.platform.calledWhereStarted[delegate] != nil, let name = type(around: token)?.name else {
      return false
    }
    let given = tokens(named: "delegate", inTypesNamed: name).filter { token in
      tokens[token - 1].kind == .period && tokens[token + 1].kind == .equal && tokens[token + 2].word == .self
    }
    return !given.isEmpty && given.allSatisfy { mainThread(at: $0) == .onMain }
  }

  /// What calls a delegate's method, with the type that has it.
  private func sender(of method: Function) -> (sender: PlatformFacts.DelegateSender, type: ProjectType)? {
    guard method.kind == .function, !outline.isStatic(method.prefix), let type = type(around: method.keyword) else {
      return nil
    }
    let sender = type.ancestry.lazy.compactMap { self.project.platform.delegateSenders[$0] }
      .first { outline.text(method.name).hasPrefix($0.method) }
    return sender.map { ($0, type) }
  }

  /// Nil for what is no method of a delegate that is called on a queue which one chooses.
  func delegateQueue(of method: Function) -> DelegateQueue? {
    sender(of: method).map { sender, type in
      let question = sender.function.member(type.name)
      if let known = callbackMemory.queuesOfDelegates[question] { return known ?? DelegateQueue(queue: .unknown) }
      let given = queue(givenBy: type, to: sender) ?? queue(givenByOtherFilesOf: type, to: sender)
      callbackMemory.queuesOfDelegates[question] = .some(given)
      return given ?? DelegateQueue(queue: .unknown)
    }
  }

  /// `output.setSampleBufferDelegate(self, queue: queue)`, `CBCentralManager(delegate: self, queue: nil)`, and the same
  /// with another object of the type. Where there are several, what is off main counts.
  private func queue(givenBy type: ProjectType, to sender: PlatformFacts.DelegateSender) -> DelegateQueue? {
    let all = calls(named: sender.function)
    // A file with more of them was written by a machine, and each type looks at all.
    let near = all.count <= 64 ? all : calls(named: sender.function, inTypesNamed: type.name)
    let given = near.compactMap { call -> DelegateQueue? in
      let arguments = outline.arguments(of: call)
      let isOwn = arguments.contains { isSelf($0.value, of: type) }
      guard isOwn || arguments.contains(where: { isObject($0.value, of: type) }) else { return nil }
      guard let argument = arguments.first(where: { $0.label >= 0 && isQueueLabel($0.label) }),
        argument.value.count != 1 || tokens[argument.value.lowerBound].word != .nil
      else { return DelegateQueue(queue: sender.byDefault, isSeen: true, isOwn: isOwn) }
      let queue = queue(named: argument.value)
      return DelegateQueue(queue: queue, label: argument.label, value: argument.value, isSeen: true, isOwn: isOwn)
    }
    return given.first { $0.queue != .main } ?? given.first
  }

  /// The same where an extension has the methods, and the type's declaration the sender.
  private func queue(givenByOtherFilesOf type: ProjectType, to sender: PlatformFacts.DelegateSender) -> DelegateQueue? {
    let files = type.files.filter { $0 != index }
    guard files.count < 8 else { return nil }
    let given = files.lazy.compactMap { self.project.file($0)?.queue(givenBy: type, to: sender) }.first
    // What it was given stands in that file.
    return given.map { DelegateQueue(queue: $0.queue, isSeen: true, isOwn: $0.isOwn) }
  }

  private func isSelf(_ expression: Range<Int>, of type: ProjectType) -> Bool {
    expression.count == 1 && tokens[expression.lowerBound].word == .self
      && self.type(around: expression.lowerBound) === type
  }

  private func isObject(_ expression: Range<Int>, of type: ProjectType) -> Bool {
    let shape = shape(ofExpression: expression)
    return shape.container == .none && shape.isNamed(type.name)
      && project.declaredType(named: shape.base, in: index) === type
  }

  func isQueueLabel(_ token: Int) -> Bool {
    outline.spells(token, "queue") || outline.spells(token, "delegateQueue")
  }

  /// Whether a delegate's method runs on the main thread, as far as can be seen. Sessions and cameras call back on queues
  /// of their own, as nearly everybody wants them to.
  func verdict(onDelegate method: Function) -> MainThreadVerdict? {
    guard let delegate = delegateQueue(of: method) else { return nil }
    let isBehindScenes = sender(of: method)?.sender.byDefault == .background
    switch delegate.queue {
    case .main: return .onMain
    case .background: return .mayBeOff("a delegate called on a background queue", at: delegate.label ?? method.name)
    default: break
    }
    return isBehindScenes && !delegate.isSeen
      ? .mayBeOff("a delegate called on a background queue", at: method.name) : nil
  }
}
