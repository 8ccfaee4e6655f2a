import Lexing
package import Outlining

/// A call in `deinit` that gives self to an object which is to forget it, or which keeps what it is given.
package struct Deregistration {
  /// The one in `deinit`; the other may stand in a method of self that it calls.
  package let call: Call
  /// The token `self`.
  package let token: Int
  /// In which that stands.
  package let file: SourceFile
}

extension SourceFile {
  /// The deregistrations that a `deinit` makes while it runs: calls whose name says so, of functions that may keep, hop
  /// with or retain what they are given, and calls of functions in this file that do.
  ///
  /// Left out are NotificationCenter, key-value observing, target and action, which compare addresses, and functions
  /// that the module declares `nonisolated`.
  package func deregistrations(in deinitializer: Function) -> [Deregistration] {
    let here = callsRun(by: deinitializer).compactMap { run in
      selfGivenAway(by: run.call).map { Deregistration(call: run.path.first ?? run.call, token: $0, file: self) }
    }
    let elsewhere = methodsRunElsewhere(by: deinitializer).flatMap { found in
      let calls = found.file.callsRun(in: found.run.method.body ?? 0..<0)
      return calls.filter { found.file.isReached($0.callee.lowerBound, in: found.run) }.compactMap { call in
        found.file.selfGivenAway(by: call).map { Deregistration(call: found.call, token: $0, file: found.file) }
      }
    }
    return here + elsewhere
  }

  private func selfGivenAway(by call: Call) -> Int? {
    guard let token = selfArgument(of: call), let name = calledName(of: call),
      isKept(token, givenTo: call) || isGivenAway(token, by: call, name: name), !isNonisolated(call, name: name)
    else { return nil }
    return token
  }

  /// Whether a function of the project stores what a call gives it, or uses it in a closure that runs later.
  private func isKept(_ token: Int, givenTo call: Call) -> Bool {
    if bodies(taking: token, of: call).contains(where: { keeps($0.parameter, in: $0.body) }) { return true }
    guard let found = functionElsewhere(calledBy: call), let body = found.function.body,
      let parameter = parameter(of: found.function, in: found.file, givenArgumentAround: token, by: call)
    else { return false }
    return found.file.keeps(found.file.outline.name(parameter.name), in: body)
  }

  /// Whether a function of which this file has no body may keep what a call gives it, as far as its name says.
  private func isGivenAway(_ token: Int, by call: Call, name: Int) -> Bool {
    let isForgotten =
      saysDeregistration(call, name: name) && !onlyCompares(token, givenTo: call)
      && !onlyComparesElsewhere(token, givenTo: call, name: name)
      && !comparesWhoeverIsMeant(token, by: call, name: name)
    return (isForgotten || isPutInArray(call, name: name)) && !isOfFramework(call)
  }

  /// `owner?.queue.append(self)`, of an array that is known.
  private func isPutInArray(_ call: Call, name: Int) -> Bool {
    guard outline.spells(name, "append") || outline.spells(name, "insert"), let receiver = receiver(of: call),
      receiver.count > 1 || binding(for: receiver.lowerBound) == nil
    else { return false }
    return shape(ofExpression: receiver).container == .array
  }

  private func keeps(_ parameter: Name, in body: Range<Int>) -> Bool {
    let names = namesGiven(parameter, in: body)
    func isMeant(_ token: Int) -> Bool {
      guard tokens[token].kind == .identifier, names.contains(outline.name(token)) else { return false }
      // Elements of loops and parameters of closures hide others.
      let binding = binding(for: token)
      return binding?.kind != .element && !(binding?.kind == .parameter && body.contains(binding?.name ?? -1))
    }
    let isStored = body.contains { token in
      // What is made of it, `ObjectIdentifier(panel)`, need not keep it.
      guard isMeant(token), isUse(token), let place = outline.storage(ofWhole: token..<token + 1) else { return false }
      return tokens[token - 1].kind == .openParen || tokens[place - 1].kind == .period || binding(for: place) == nil
    }
    return isStored
      || closures(in: body).contains { fate(of: $0).outlivesCall == true && $0.body.contains(where: isMeant) }
  }

  /// A parameter's name, and those of the locals that are given it: `let other = observer`.
  private func namesGiven(_ parameter: Name, in body: Range<Int>) -> Set<Name> {
    bindings(declaredIn: body).reduce(into: [parameter]) { names, local in
      guard let value = local.value, value.count == 1, names.contains(outline.name(value.lowerBound)) else { return }
      names.insert(outline.name(local.name))
    }
  }

  private func selfArgument(of call: Call) -> Int? {
    let argument = outline.arguments(of: call).first { $0.value.count == 1 && standsForSelf($0.value) }
    guard let token = argument?.value.lowerBound, hasInstance(at: token), type(around: token)?.isReference == true
    else {
      return nil
    }
    return token
  }

  private func saysDeregistration(_ call: Call, name: Int) -> Bool {
    outline.saysDeregistration(name, firstLabel: outline.arguments(of: call).first?.label)
  }

  /// Whether the functions of other files that a call may mean only compare what stands first in it.
  private func onlyComparesElsewhere(_ token: Int, givenTo call: Call, name: Int) -> Bool {
    outline.arguments(of: call).first?.value.contains(token) == true && calls(name, haveTrait: .compares, by: call)
  }

  /// Whether all functions of the project that have a call's name and first label only compare what they are given, so
  /// that it need not be known which is meant. A type of another module has its own.
  private func comparesWhoeverIsMeant(_ token: Int, by call: Call, name: Int) -> Bool {
    guard let first = outline.arguments(of: call).first, first.value.contains(token),
      let found = project.facts.forgetting[outline.forgettingName(name, firstLabel: first.label)], found.onlyCompares
    else { return false }
    guard let receiver = receiver(of: call) else { return !members(for: name).isEmpty }
    let shape = shape(ofExpression: receiver)
    return !shape.isKnown || project.type(named: shape.base, in: index)?.primary != nil
  }

  /// Whether a call is one of Apple's: by its labels, or by what its receiver is called, is or was given.
  private func isOfFramework(_ call: Call) -> Bool {
    let labels: [StaticString] = ["forKeyPath", "name", "object"]
    if labels.contains(where: { argument($0, of: call) != nil }) { return true }
    guard let receiver = receiver(of: call) else { return false }
    let texts = [receiver, value(named: receiver)].compactMap(\.self).map { outline.text($0) }
    let isCenter = texts.contains {
      let text = $0.lowercased()
      return text.holds("notificationcenter") || text.hasSuffix("center")
    }
    let shape = shape(ofExpression: receiver)
    if shape.container != .none { return false }
    guard shape.isKnown else {
      return isCenter || outline.beginsWithCapital(receiver.lowerBound) && isApples(outline.name(receiver.lowerBound))
    }
    if project.type(named: shape.base, in: index)?.primary == nil { return isApples(shape.base) }
    return isCenter && project.type(named: shape.base, in: index)?.kind == .protocol
  }

  private func isApples(_ type: Name) -> Bool {
    guard !project.declaresType(named: type, in: index) else { return false }
    return project.platform.isolation[type] != nil || project.platform.isSendable[type] != nil
      || project.platform.registries[type] != nil
  }

  private func isNonisolated(_ call: Call, name: Int) -> Bool {
    let facts: [MemberFact]
    if let receiver = receiver(of: call) {
      let shape = shape(ofExpression: receiver)
      guard shape.isKnown, let type = project.type(named: shape.base, in: index) else { return false }
      facts = members(of: type, at: name)
    } else {
      facts = members(for: name)
    }
    return facts.contains { $0.isolation == .nonisolated }
  }
}
