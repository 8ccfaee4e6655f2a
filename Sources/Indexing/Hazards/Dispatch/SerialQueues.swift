import Lexing
package import Outlining

/// A serial queue of one's own, and the functions that put work on it.
package struct SerialQueueUse {
  package let queue: Variable
  /// One call for each function.
  package let calls: [Call]
  package let kind: Kind

  package enum Kind: Sendable {
    /// All of them wait for their work.
    case lock
    /// Some do, and give what it returns to callers that cannot wait in another way.
    case answering
    /// Callers that go on at once count on their work being done in the order in which they came.
    case ordering
    /// What an actor does.
    case actor
  }
}

/// What code calls a queue by; two of them in one file have the same uses.
private struct QueueName: Hashable {
  let name: Name
  /// Nil for what all code of the file sees.
  let type: String?
}

extension SourceFile {
  /// Queues that several functions use, and nothing else: a queue that an API is given is its own.
  package var serialQueues: [SerialQueueUse] {
    let made = namesGivenQueuesInInitializers
    let queues = outline.variables.filter { variable in
      !isLocal(variable) && !isOfExecutor(variable)
        && variable.value.map({ makesSerialQueue($0, of: variable.type) }) ?? made.contains(outline.name(variable.name))
    }
    guard !queues.isEmpty else { return [] }
    let mentions = mentions(inCalls: Set(queues.map { outline.name($0.name) }))
    var uses: [QueueName: SerialQueueUse?] = [:]
    return queues.compactMap { queue in
      let name = name(of: queue)
      let use = uses[name] ?? use(of: queue, mentions[name.name] ?? [])
      uses[name] = .some(use)
      return use.map { SerialQueueUse(queue: queue, calls: $0.calls, kind: $0.kind) }
    }
  }

  private func name(of queue: Variable) -> QueueName {
    let type = isSeenByAll(queue) ? nil : typeDeclaration(around: queue.name).map { outline.text($0.name) }
    return QueueName(name: outline.name(queue.name), type: type)
  }

  /// The calls that are made on a member of some name or given one, as indices in the outline's `calls`.
  private func mentions(inCalls names: Set<Name>) -> [Name: [Int]] {
    var found: [Name: [Int]] = [:]
    for (index, call) in outline.calls.enumerated() {
      let arguments = outline.arguments[call.arguments].lazy.map(\.value.last)
      for case let last? in [receiver(of: call)?.last] + arguments where tokens[last].kind == .identifier {
        let name = outline.name(last)
        if names.contains(name), found[name]?.last != index { found[name, default: []].append(index) }
      }
    }
    return found
  }

  /// A custom executor is made of a queue.
  private func isOfExecutor(_ variable: Variable) -> Bool {
    typeDeclaration(around: variable.name)?.inheritance.contains { entry in
      entry.last.map { outline.ends($0, with: "Executor") } ?? false
    } ?? false
  }

  /// `queue = DispatchQueue(label: …)` in an initializer.
  private var namesGivenQueuesInInitializers: Set<Name> {
    var names: Set<Name> = []
    for call in calls(named: "DispatchQueue") {
      let start = call.callee.lowerBound
      guard start > 1, tokens[start - 1].kind == .equal, makesSerialQueue(start..<call.end),
        function(around: start)?.kind == .initializer, binding(declaredAt: start - 2) == nil
      else { continue }
      names.insert(outline.name(start - 2))
    }
    return names
  }

  /// `DispatchQueue(label: "…")`, `.init(label: "…")` where the type is written, and a closure that is called at once and
  /// makes one.
  private func makesSerialQueue(_ value: Range<Int>, of type: Range<Int>? = nil) -> Bool {
    guard let first = value.first else { return false }
    if tokens[first].kind == .openBrace {
      guard case let end = Int(tokens[first].partner) + 1, end < value.upperBound, tokens[end].kind == .openParen,
        let made = calls(in: first..<end).first(where: { spells($0.callee, "DispatchQueue") })
      else { return false }
      return makesSerialQueue(made.callee.lowerBound..<made.end)
    }
    let isWritten = tokens[first].kind == .period && tokens[first + 1].word == .`init`
    guard let name = isWritten ? type?.last : first, tokens[isWritten ? first + 2 : first + 1].kind == .openParen,
      outline.spells(name, "DispatchQueue") || outline.spells(name, "DispatchSerialQueue")
    else { return false }
    return value.contains { outline.spells($0, "label") } && !value.contains { outline.spells($0, "concurrent") }
  }

  private func isLocal(_ variable: Variable) -> Bool {
    outline.scopes[variable.parent].kind != .type && outline.scopes[variable.parent].kind != .file
  }

  private func use(of queue: Variable, _ mentions: [Int]) -> SerialQueueUse? {
    let name = outline.name(queue.name)
    var calls: [Call] = []
    var isLock = true
    var answers = false
    var orders = false
    var onlyPutsOff = true
    var functions: Set<Int> = []
    for call in callsSeeing(queue, mentions) {
      guard isWork(call), let receiver = receiver(of: call), isQueue(receiver, name),
        let function = function(around: call.callee.lowerBound)
      else {
        if isGiven(to: call, name) { return nil }
        continue
      }
      isLock = isLock && waits(call)
      onlyPutsOff = onlyPutsOff && putsOff(call)
      answers = answers || waits(call) && !function.isAsync && (function.result != nil || function.variable >= 0)
      orders = orders || goesOn(call) && !function.isAsync
      let user = function.variable >= 0 ? outline.variables[function.variable].name : function.keyword
      if functions.insert(user).inserted { calls.append(call) }
    }
    guard calls.count > 1, !onlyPutsOff, !isAssigned(queue, name) else { return nil }
    let kind: SerialQueueUse.Kind = isLock ? .lock : answers ? .answering : orders ? .ordering : .actor
    return SerialQueueUse(queue: queue, calls: calls, kind: kind)
  }

  /// `queue.async { … }` that nobody hears of again: no caller can be made to await it.
  private func goesOn(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.spells(name, "async") else { return false }
    return !outline.trailingClosures(of: call).contains { callsBack(outline.closures[$0]) }
  }

  private func isWork(_ call: Call) -> Bool {
    guard let name = calledName(of: call) else { return false }
    return outline.spells(name, "async") || outline.spells(name, "sync") || outline.spells(name, "asyncAfter")
      || outline.spells(name, "asyncAndWait")
  }

  /// Work that is only to run later keeps nothing apart from what others do now.
  private func putsOff(_ call: Call) -> Bool { calledName(of: call).map { outline.spells($0, "asyncAfter") } ?? false }

  private func waits(_ call: Call) -> Bool {
    calledName(of: call).map { outline.spells($0, "sync") || outline.spells($0, "asyncAndWait") } ?? false
  }

  /// Whether an API is given the queue. A precondition only asks for it.
  private func isGiven(to call: Call, _ name: Name) -> Bool {
    guard outline.arguments(of: call).contains(where: { isQueue($0.value, name) }) else { return false }
    guard let called = calledName(of: call) else { return true }
    return !outline.spells(called, "onQueue") && !outline.spells(called, "notOnQueue")
      && !outline.spells(called, "onQueueAsBarrier")
  }

  /// `manager.delegateQueue = queue`
  private func isAssigned(_ queue: Variable, _ name: Name) -> Bool {
    parts(seeing: queue).contains { part in
      mentions(of: name, in: part).contains { token in
        guard token > 3, tokens[token - 1].kind == .equal, tokens[token - 3].kind == .period, isUse(token) else {
          return false
        }
        let isOwn = outline.name(token - 2) == name && tokens[token - 4].word == .self
        return binding(for: token) == nil && tokens[token + 1].kind != .period && !isOwn && sees(queue, from: token)
      }
    }
  }

  /// Those of some calls that stand where code sees a queue.
  private func callsSeeing(_ queue: Variable, _ mentions: [Int]) -> [Call] {
    let found = parts(seeing: queue).flatMap { part in
      let calls = callRange(part)
      let start = mentions.orderedIndex(where: { $0 >= calls.lowerBound })
      return mentions[start...].prefix { $0 < calls.upperBound }
    }
    return found.map { outline.calls[$0] }.filter { sees(queue, from: $0.callee.lowerBound) }
  }

  /// The parts of the file that hold all code which sees a queue: the declarations and extensions of its type, or all. A
  /// type has few in one file, and may have many queues.
  private func parts(seeing queue: Variable) -> [Range<Int>] {
    guard !isSeenByAll(queue), let owner = typeDeclaration(around: queue.name) else { return [0..<tokens.count] }
    let declarations = tables.typesByName[outline.lastName(of: owner)].prefix(64).map { outline.types[$0] }
    var parts: [Range<Int>] = []
    for declaration in declarations where outline.text(declaration.name) == outline.text(owner.name) {
      guard declaration.scope >= 0, case let content = outline.scopes[declaration.scope].content,
        // A type within one of its own name is part of that.
        parts.last.map({ content.lowerBound >= $0.upperBound }) ?? true
      else { continue }
      parts.append(content)
    }
    return parts
  }

  /// Whether a token stands in the type that has the queue, or everybody can use it as `DispatchQueue.name`.
  private func sees(_ queue: Variable, from token: Int) -> Bool {
    isSeenByAll(queue)
      || typeDeclaration(around: token).map { outline.text($0.name) }
        == typeDeclaration(around: queue.name).map { outline.text($0.name) }
  }

  private func isSeenByAll(_ queue: Variable) -> Bool {
    outline.scopes[queue.parent].kind == .file || isNamedByDispatch(queue)
  }

  /// `extension DispatchQueue { static let parsing = DispatchQueue(label: "parsing") }`
  private func isNamedByDispatch(_ queue: Variable) -> Bool {
    outline.isStatic(queue.prefix)
      && typeDeclaration(around: queue.name).map { $0.kind == .extension && spells($0.name, "DispatchQueue") } ?? false
  }

  /// `queue`, `self.queue`, `self?.queue`, `Self.queue`
  private func isQueue(_ expression: Range<Int>, _ name: Name) -> Bool {
    guard let last = expression.last, tokens[last].kind == .identifier, outline.name(last) == name else { return false }
    return expression.count == 1 && (binding(for: last).map { $0.kind == .capture } ?? true)
      || expression.count <= 4 && tokens[expression.lowerBound].word == .self
      || expression.count == 3 && outline.beginsWithCapital(expression.lowerBound)
  }
}
