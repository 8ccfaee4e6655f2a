import Lexing
import Outlining

/// What calls and names in bodies show.
extension Surveyor {
  mutating func readCalls() {
    for call in outline.calls {
      let type = typeOfScope[call.scope]
      if let name = outline.calledName(of: call) {
        read(call, name: name, type: type)
        readCallInDeinit(call, name: name, type: type)
      }
      addUse(call, type: type)
    }
  }

  /// What a called name says of threads; that of a task does so behind `Task` alone.
  func word(of call: Call, name: Int) -> CallWord? {
    guard let word = callWords[outline.name(name)] else { return nil }
    guard word == .task || word == .detached, !outline.spells(name, "Task") else { return word }
    return outline.spells(call.callee.lowerBound, "Task") ? word : nil
  }

  private mutating func read(_ call: Call, name: Int, type: Int32) {
    guard type >= 0 else { return }
    let first = call.callee.lowerBound
    if call.callee.count == 1, outline.spells(first, "Timer") { mark(.timer, type, at: first) }
    switch word(of: call, name: name) {
    case .submit:
      guard let property = property(of: call) else { break }
      if namesMain(call.callee) {
        mark(.mainQueue, type, at: name)
      } else {
        mark(.ownQueue, type, at: name, name: property)
      }
    case .task: readTask(call, name: name, type: type)
    case .run: if outline.spells(first, "MainActor") { mark(.mainActorHop, type, at: name) }
    case .detached: mark(.background, type, at: name)
    case .wait:
      if let property = property(of: call), semaphoresAsLocks.contains(property) {
        mark(.lock, type, at: name, name: property)
      } else if call.callee.count > 1, !call.isAwaited {
        mark(.blocking, type, at: name)
      }
    case .sleep: if outline.spells(first, "Thread") { mark(.blocking, type, at: name) }
    case .assertion: if assertsMain(call, name) { mark(.mainThreadAssertion, type, at: name) }
    case .scopedLock: if takesClosure(call) { mark(.lock, type, at: name, name: property(of: call) ?? .none) }
    case nil: if let lock = lock(takenBy: call, name) { mark(.lock, type, at: name, name: lock) }
    }
    for argument in outline.arguments(of: call) where argument.label >= 0 { read(argument, of: call, type: type) }
  }

  /// `dispatchPrecondition(condition: .onQueue(.main))`, `assert(Thread.isMainThread)`, `MainActor.assertIsolated()`
  private func assertsMain(_ call: Call, _ name: Int) -> Bool {
    if outline.spells(call.callee.lowerBound, "MainActor") { return true }
    guard let condition = outline.arguments(of: call).first?.value else { return false }
    return condition.contains { outline.spells($0, "isMainThread") && !outline.spells(condition.lowerBound, "!") }
      || condition.contains { outline.spells($0, "onQueue") } && condition.contains { outline.spells($0, "main") }
  }

  private func takesClosure(_ call: Call) -> Bool {
    call.firstTrailing >= 0
      || outline.arguments(of: call).contains { tokens[$0.value.lowerBound].kind == .openBrace }
  }

  /// `lock` in `lock.lock()`, `lock.try()` and `pthread_mutex_lock(&self.lock)`; none for what has no name.
  private func lock(takenBy call: Call, _ name: Int) -> Name? {
    switch outline.lockWord(name) {
    case .locks where call.firstTrailing >= 0: return nil
    case .locks where call.callee.count > 1: return property(of: call)
    // A function of C's: names of Swift's have no underscores.
    case .locks where outline.text(name).holds("_"): return lastNameOfFirstArgument(of: call)
    case .enters: return outline.isCalledLikeLock(max(0, name - 2)) ? property(of: call) : nil
    default: return nil
    }
  }

  private func lastNameOfFirstArgument(of call: Call) -> Name {
    guard let last = outline.arguments(of: call).first?.value.last, tokens[last].kind == .identifier else {
      return .none
    }
    return outline.name(last)
  }

  private mutating func readCallInDeinit(_ call: Call, name: Int, type: Int32) {
    let function = functionOfScope[call.scope]
    guard type >= 0, function >= 0, outline.functions[Int(function)].kind == .deinitializer,
      !outline.hasModifier(.isolated, in: outline.functions[Int(function)].prefix),
      !isInClosure(call.scope), let property = property(of: call)
    else { return }
    let method = outline.name(name)
    facts.spelling[method] = outline.text(name)
    facts.deinitCalls.append(
      DeinitCall(
        property: property,
        method: method,
        passesSelf: tellsSelf(call),
        user: type + Int32(firstDeclaration),
        file: file,
        line: line(name)
      )
    )
  }

  private func isInClosure(_ scope: Int) -> Bool {
    var next = scope
    while next > 0, outline.scopes[next].kind != .function {
      if outline.scopes[next].kind == .closure { return true }
      next = outline.scopes[next].parent
    }
    return false
  }

  private mutating func readTask(_ call: Call, name: Int, type: Int32) {
    let hops = outline.trailingClosures(of: call).contains { index in
      outline.closures[index].attributes.contains { outline.spells($0, "MainActor") }
    }
    mark(hops ? .mainActorHop : .task, type, at: name)
  }

  private mutating func read(_ argument: Call.Argument, of call: Call, type: Int32) {
    let label = argument.label
    let isDelegateQueue = outline.spells(label, "delegateQueue")
    guard isDelegateQueue || outline.spells(label, "queue") || outline.spells(label, "on") else { return }
    if namesMain(argument.value) {
      mark(.mainQueue, type, at: label)
      if isDelegateQueue || tellsDelegate(call) { mark(.delegateOnMain, type, at: label) }
    } else if isDelegateQueue || (outline.spells(label, "queue") && tellsDelegate(call)) {
      let isNil = argument.value.count == 1 && tokens[argument.value.lowerBound].word == .nil
      // A session without a queue makes a serial one of its own.
      mark(isNil && !isDelegateQueue ? .delegateOnMain : .delegateOnQueue, type, at: label)
    }
  }

  /// Whether a delegate is handed over, under that name or as `self`.
  private func tellsDelegate(_ call: Call) -> Bool {
    tellsSelf(call) || outline.arguments(of: call).contains { $0.label >= 0 && outline.spells($0.label, "delegate") }
  }

  private func tellsSelf(_ call: Call) -> Bool {
    outline.arguments(of: call).contains { $0.value.count == 1 && tokens[$0.value.lowerBound].word == .self }
  }

  /// The property in `property.name(…)` or `self.property.name(…)`.
  private func property(of call: Call) -> Name? {
    guard let receiver = outline.receiver(of: call),
      let last = receiver.last(where: { !tokens[$0].isOptionalMark }),
      tokens[last].kind == .identifier, !outline.beginsWithCapital(last)
    else { return nil }
    let isOwn = last == receiver.lowerBound + 2 && isSelf(receiver.lowerBound)
    return last == receiver.lowerBound || isOwn ? outline.name(last) : nil
  }

  private func isSelf(_ token: Int) -> Bool {
    tokens[token].word == .self || tokens[token].word == .selfType
  }

  private mutating func addUse(_ call: Call, type: Int32) {
    var first = call.callee.lowerBound
    guard tokens[first].kind == .identifier else { return }
    if isSelf(first), first + 2 < call.callee.upperBound {
      first += tokens[first + 1].kind == .period ? 2 : 3
      guard first < call.callee.upperBound, tokens[first].kind == .identifier else { return }
    }
    guard outline.beginsWithCapital(first) else {
      guard type >= 0, first + 1 < call.callee.upperBound else { return }
      return add(.methodCall, outline.name(first), call, type: type, at: first)
    }
    var names = [first]
    var next = first + 1
    while next + 1 < call.callee.upperBound, tokens[next].kind == .period, outline.beginsWithCapital(next + 1) {
      names.append(next + 1)
      next += 2
    }
    let isGeneric = next < call.callee.upperBound && tokens[next].kind == .operator
    let isInit = next + 2 == call.callee.upperBound && tokens[next + 1].word == .`init`
    let isCreation = next == call.callee.upperBound || isGeneric || isInit
    add(isCreation ? .creation : .staticMember, outline.name(ofPath: names), call, type: type, at: first)
  }

  private mutating func add(_ kind: Use.Kind, _ name: Name, _ call: Call, type: Int32, at token: Int) {
    // Each link of a long chain has all before it in its callee.
    let members = call.callee.lazy.filter { [tokens] in $0 > token && tokens[$0].kind == .identifier }
    let isDirect = members.prefix(2).count == 1
    add(
      kind,
      name,
      in: call.scope,
      isAwaited: call.isAwaited,
      isDirect: isDirect,
      isLocal: kind == .creation && staysLocal(call),
      type: type,
      at: token
    )
  }

  private mutating func add(
    _ kind: Use.Kind,
    _ name: Name,
    in scope: Int,
    isAwaited: Bool,
    isDirect: Bool,
    isLocal: Bool = false,
    type: Int32,
    at token: Int
  ) {
    let place = placeOfScope[scope]
    let bits = UInt64(kind == .creation ? 1 : kind == .methodCall ? 2 : 3) << 60
    let flags = UInt64(isAwaited ? 4 : 0) | UInt64(isDirect ? 2 : 0) | UInt64(isLocal ? 1 : 0)
    let detail = UInt64(place.rawValue) << 58 | flags << 55
    guard seenUses.insert(name.rawValue ^ (bits | detail | UInt64(type &+ 1))).inserted else { return }
    facts.uses.append(
      RecordedUse(
        name: name,
        kind: kind,
        place: place,
        isAwaited: isAwaited,
        isDirect: isDirect,
        isLocal: isLocal,
        origin: type < 0 ? ~file : type + Int32(firstDeclaration),
        line: line(token)
      )
    )
  }

  /// Names of Apple's objects that say where code runs, and of shared objects whose properties are used.
  mutating func readNames() {
    guard !outline.types.isEmpty else { return }
    var scope = 0
    for index in 0..<tokens.count where tokens[index].kind == .identifier && tokens[index].word == .none {
      guard tokens[index + 1].kind == .period, tokens[index + 2].kind == .identifier, outline.beginsWithCapital(index)
      else { continue }
      if let kind = kind(of: index) {
        scope = outline.scope(at: index)
        mark(kind, typeOfScope[scope], at: index)
      } else if namesPropertyOfSharedObject(index) {
        scope = outline.scope(at: index)
        let isAwaited = index > 0 && tokens[index - 1].word == .await
        add(
          .staticMember,
          outline.name(index),
          in: scope,
          isAwaited: isAwaited,
          isDirect: false,
          type: typeOfScope[scope],
          at: index
        )
      }
    }
  }

  /// `Settings.shared.mode`, not `Settings.shared.load()`, which is a call.
  private func namesPropertyOfSharedObject(_ type: Int) -> Bool {
    sharedObjects.contains(outline.name(type + 2)) && tokens[type + 3].kind == .period
      && tokens[type + 4].kind == .identifier && tokens[type + 5].kind != .openParen
  }

  /// What `Type.member` says, by the token of the type's name.
  private func kind(of type: Int) -> Mark.Kind? {
    let member = type + 2
    let isQueue =
      outline.spells(type, "DispatchQueue") || outline.spells(type, "OperationQueue") || outline.spells(type, "RunLoop")
    if isQueue {
      if outline.spells(member, "main") { return .mainQueue }
      return outline.spells(member, "global") ? .background : nil
    }
    if outline.spells(type, "Thread") { return outline.spells(member, "isMainThread") ? .mainThreadCheck : nil }
    if outline.spells(type, "Timer") {
      return outline.spells(member, "scheduledTimer") || outline.spells(member, "publish") ? .timer : nil
    }
    if outline.spells(type, "UIApplication") || outline.spells(type, "NSApplication") {
      return outline.spells(member, "shared") ? .interfaceObject : nil
    }
    let isDevice =
      outline.spells(type, "UIScreen") || outline.spells(type, "UIDevice") || outline.spells(type, "UIPasteboard")
    return isDevice ? .interfaceObject : nil
  }
}
