package import Lexing
package import Outlining

/// A member that a method of its type invalidates while it runs, as other files see it.
package struct Invalidation: Sendable {
  /// Of the method's name.
  package let place: FactPlace
  package let member: Name
}

extension Outline {
  /// The members of self that the file's methods invalidate, as far as the file itself tells.
  package func invalidations(file index: Int) -> [Invalidation] {
    let file = SourceFile(alone: self, platform: PlatformFacts(isolation: [:]))
    return file.calls(named: "invalidate").compactMap { call in
      guard let function = file.memberFunction(around: call.callee.lowerBound), function.kind == .function,
        let body = function.body, arguments(of: call).isEmpty, file.isRun(call, in: body),
        !file.isOnMainByCheck(at: call.callee.lowerBound), let member = file.memberOfSelf(calledBy: call)
      else { return nil }
      let place = FactPlace(file: Int32(index), offset: tokens[function.name].start)
      return Invalidation(place: place, member: name(member))
    }
  }
}

extension SourceFile {
  /// The member that a call is made on: `timer?.invalidate()`, `self.timer.invalidate()`, of an unwrapped one, too.
  fileprivate func memberOfSelf(calledBy call: Call) -> Int? {
    guard let receiver = receiver(of: call) else { return nil }
    guard receiver.count == 1, let binding = binding(for: receiver.lowerBound) else { return memberOfSelf(receiver) }
    guard binding.kind == .condition else { return nil }
    return binding.value.map { memberOfSelf($0) } ?? binding.name
  }

  private func memberOfSelf(_ expression: Range<Int>) -> Int? {
    let names = expression.filter { tokens[$0].kind == .identifier }
    guard let last = names.last, isMemberOfSelf(last) || names.count == 1 && binding(for: last) == nil else {
      return nil
    }
    return last
  }

  /// Whether other files call a method which invalidates the timer that a call in `deinit` does: whoever has the object
  /// stops it before he lets it go.
  package func isStoppedByOwners(_ call: Call) -> Bool {
    guard let timer = memberOfSelf(calledBy: call).map({ outline.name($0) }),
      let type = type(around: call.callee.lowerBound)
    else { return false }
    let known = deinitMemory.timersStoppedByOwners[type.name]
    let stopped = known ?? timersStoppedByOwners(of: type)
    if known == nil { deinitMemory.timersStoppedByOwners[type.name] = stopped }
    return stopped.contains(timer)
  }

  private func timersStoppedByOwners(of type: ProjectType) -> Set<Name> {
    // Of the type alone: each of a file's types is asked, and must not cost the whole file.
    let functions = bodies(ofTypesNamed: type.name).flatMap { self.functions(in: $0) }
    return functions.reduce(into: []) { stopped, function in
      guard function.kind == .function, !isSeenHereOnly(function) else { return }
      let timers = callsRun(by: function).compactMap { run in
        invalidatesTimer(run.call) ? memberOfSelf(calledBy: run.call) : nil
      }
      if !timers.isEmpty, isCalledByProgram(function) { stopped.formUnion(timers.map { outline.name($0) }) }
    }
  }

  /// Whether another file of the project, but for its tests, is seen to call a function.
  private func isCalledByProgram(_ function: Function) -> Bool {
    filesCalling(function).contains { file in
      !project.modules.isForTests(file.index)
        && file.calls(of: function, in: self).contains { file.surelyMeans($0, function, of: self) }
    }
  }

  /// The calls that a function makes while it runs, of methods in other files that invalidate timers of self.
  package func callsInvalidatingElsewhere(by function: Function) -> [Run] {
    callsRun(by: function).filter { run in
      guard let name = calledName(of: run.call), isCallOnSelf(run.call), method(calledBy: run.call) == nil,
        let type = type(around: name)
      else { return false }
      let facts = members(of: type, at: name).filter { $0.kind == .function }
      return !facts.isEmpty && facts.allSatisfy { $0.file != Int32(index) && invalidatesTimers($0, of: type) }
    }
  }

  private func invalidatesTimers(_ method: MemberFact, of type: ProjectType) -> Bool {
    let place = FactPlace(file: method.file, offset: method.offset)
    return (project.invalidations[place] ?? []).contains { member in
      let shape = type.members(named: member, seenFrom: Int(method.file)).first { $0.kind == .stored }?.shape
      return shape.map { $0.isKnown && $0.base == "Timer" && $0.container != .function } ?? false
    }
  }
}
