import Lexing
import Outlining

/// Streams whose continuation a property keeps.
extension SourceFile {
  func keptProperty(for use: Int) -> Int? {
    (storage(of: use) ?? property(storedByMethodGiven: use)).flatMap { isStoredMember($0) ? $0 : nil }
  }

  /// Where a delegate's method or a handler sends values to a continuation that a property keeps, when nothing in the
  /// file ends it from there or asks for the end of its stream.
  func sourceOfKept(_ property: Int) -> Int? {
    guard let type = type(around: property), !isTest else { return nil }
    let name = outline.name(property)
    guard !streamMemory.listened.contains(name) else { return nil }
    // All properties of one name would go through the same calls.
    if let known = streamMemory.sourcesOfKept[type.name.member(name)] { return known }
    let source = source(sendingTo: name, of: type)
    streamMemory.sourcesOfKept[type.name.member(name)] = .some(source)
    return source
  }

  private func source(sendingTo name: Name, of type: ProjectType) -> Int? {
    let all = (streamMemory.sendsByName[type.name.member(name)] ?? []).filter { isSent($0, to: name, of: type) }
    let isEnded = all.contains { call in
      calledName(of: call).map { outline.spells($0, "finish") } ?? false
        && (comesFromOutside(call) || isRunFromOutside(call))
    }
    return isEnded ? nil : all.first(where: comesFromOutside).flatMap { calledName(of: $0) }
  }

  /// `private func finish() { continuation?.finish() }`, which a delegate's method calls.
  private func isRunFromOutside(_ call: Call) -> Bool {
    guard let method = memberFunction(around: call.callee.lowerBound), method.kind == .function else { return false }
    let name = outline.name(method.name)
    if let known = streamMemory.methodsRunFromOutside[name] { return known }
    let isRun = calls(named: name).contains { isCallOnSelf($0) && comesFromOutside($0) }
    streamMemory.methodsRunFromOutside[name] = isRun
    return isRun
  }

  /// The calls of `yield` and `finish` by the names in what they are sent to, as members of the types around them:
  /// `sendsByName` of a new file.
  func readSendsByName() -> [Name: [Call]] {
    var found: [Name: [Call]] = [:]
    for call in calls(named: "yield") + calls(named: "finish") {
      let names = (receiver(of: call) ?? 0..<0).filter { tokens[$0].kind == .identifier }.map { memberName($0) }
      for name in Set(names) { found[name, default: []].append(call) }
    }
    return found
  }

  /// `continuation` of `continuation?.onTermination = { … }`, and the property that a local of that name is stored in:
  /// `listened` of a new file.
  func readListenedStreams() -> Set<Name> {
    var found: Set<Name> = []
    for token in streamMemory.terminations {
      // `streams[id]?`, `pair.continuation`
      var end = token - 1
      while end > 0, tokens[end].kind == .period, let name = outline.place(before: end) {
        end = name - 1
        if let local = binding(for: name) {
          found.formUnion(mentions(ofLocal: local).prefix(64).compactMap(keptProperty).map(outline.name))
          // `if let continuation = self.continuation`, `if let continuation`
          if local.kind != .parameter { found.insert(outline.name(local.value?.last ?? local.name)) }
        } else {
          found.insert(outline.name(name))
        }
      }
    }
    return found
  }

  /// `continuation?.yield(x)`, `self.streams[id]?.yield(x)`, `pair.continuation.yield(x)`
  private func isSent(_ call: Call, to property: Name, of type: ProjectType) -> Bool {
    guard let receiver = receiver(of: call), let first = receiver.first, self.type(around: first)?.name == type.name
    else { return false }
    return receiver.contains {
      tokens[$0].kind == .identifier && outline.name($0) == property && binding(for: $0) == nil && isUseOrMember($0)
    }
  }

  /// In a method of a delegate, an observer's block or a handler.
  func comesFromOutside(_ call: Call) -> Bool {
    let token = call.callee.lowerBound
    if closures(around: token).contains(where: { isCalledForEver($0, token) }) { return true }
    guard let function = memberFunction(around: token), function.kind == .function,
      let first = outline.parameters(of: function).first, outline.spells(first.label, "_"),
      let declaration = typeDeclaration(around: token)
    else { return isInObjectiveCMethod(token) }
    let isCallback = outline.parameters(of: function).count > 1 || outline.text(function.name).holds("Did")
    return isInObjectiveCMethod(token) || isCallback && namesDelegate(declaration)
  }

  /// Whether a token stands in a method that Objective-C may call, as it calls an observer's selector.
  private func isInObjectiveCMethod(_ token: Int) -> Bool {
    memberFunction(around: token).map { outline.hasAttribute("objc", in: $0.prefix) } ?? false
  }
}
