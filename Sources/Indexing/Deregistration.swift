import Lexing
package import Outlining

/// A call in `deinit` that gives self to an object which is to forget it.
package struct Deregistration: Sendable {
  package let call: Call
  /// The token `self`.
  package let token: Int
}

extension SourceFile {
  /// The deregistrations that a `deinit` makes while it runs: calls whose name says so, of functions that may keep, hop
  /// with or retain what they are given.
  ///
  /// Left out are NotificationCenter, key-value observing, target and action, which compare addresses, and functions
  /// that the module declares `nonisolated`.
  package func deregistrations(in deinitializer: Function) -> [Deregistration] {
    callsRun(by: deinitializer).filter { $0.caller == nil }.compactMap { run in
      guard let token = selfArgument(of: run.call), let name = calledName(of: run.call),
        saysDeregistration(run.call, name: name), !isOfFramework(run.call), !isNonisolated(run.call, name: name)
      else { return nil }
      return Deregistration(call: run.call, token: token)
    }
  }

  private func selfArgument(of call: Call) -> Int? {
    let argument = call.arguments.first { $0.value.count == 1 && tokens[$0.value.lowerBound].word == .self }
    guard let token = argument?.value.lowerBound, hasInstance(at: token), type(around: token)?.isReference == true
    else {
      return nil
    }
    return token
  }

  /// `removeObserver`, `unregister…`, `unsubscribe…`, `remove(delegate:)`
  private func saysDeregistration(_ call: Call, name: Int) -> Bool {
    let text = outline.text(name)
    if ["removeObserver", "removeListener", "removeDelegate", "removeSubscriber"].contains(text) { return true }
    if text.hasPrefix("unregister") || text.hasPrefix("unsubscribe") || text.hasPrefix("deregister") { return true }
    guard text == "remove", let label = call.arguments.first?.label, label >= 0 else { return false }
    return ["delegate", "observer", "listener", "subscriber"].contains(outline.text(label))
  }

  /// Whether a call is one of Foundation's: by its labels, or by what its receiver is or was given.
  private func isOfFramework(_ call: Call) -> Bool {
    let labels: [StaticString] = ["forKeyPath", "name", "object"]
    if labels.contains(where: { argument($0, of: call) != nil }) { return true }
    guard let receiver = receiver(of: call) else { return false }
    let shape = shape(ofExpression: receiver)
    if shape.isKnown { return project.type(named: shape.base, in: index)?.primary == nil }
    let texts = [receiver, value(named: receiver)].compactMap(\.self).map { outline.text($0) }
    return texts.contains { $0.contains("otificationCenter") || $0.hasSuffix("center") || $0.hasSuffix("Center") }
  }

  private func isNonisolated(_ call: Call, name: Int) -> Bool {
    let facts: [MemberFact]
    if let receiver = receiver(of: call) {
      let shape = shape(ofExpression: receiver)
      guard shape.isKnown, let type = project.type(named: shape.base, in: index) else { return false }
      facts = members(of: type, named: outline.name(name))
    } else {
      facts = members(for: name)
    }
    return facts.contains { $0.isolation == .nonisolated }
  }
}
