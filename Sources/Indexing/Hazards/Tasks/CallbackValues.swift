import Lexing
import Outlining

/// What a callback is given, and what is made of it.
extension SourceFile {
  /// Whether an argument, or what is run on the main actor, mentions a parameter of the closure or function that starts
  /// the task, or an element of one.
  func isGivenParameter(_ call: Call, ofCallbackAround task: Closure, orElement: Bool = true) -> Bool {
    let observer = observer(around: task)
    guard let signature = signature(around: task) ?? observer.map({ _ in 0..<0 }) else { return false }
    let isRun = calls(call, "MainActor.run")
    let values =
      outline.arguments(of: call).map(\.value)
      + (isRun ? outline.trailingClosures(of: call).map { outline.closures[$0].body } : [])
    return values.contains { value in
      value.contains { token in
        guard tokens[token].kind == .identifier, !isAskedForIdentity(token) else { return false }
        if let observer, isNewValue(token, of: observer) { return true }
        guard tokens[token - 1].kind != .period else { return false }
        guard let local = binding(for: token), !isObserved(local, task) else { return false }
        return comes(local, from: signature, task, orElement: orElement)
      }
    }
  }

  /// The `didSet` or `willSet` directly around a task.
  private func observer(around task: Closure) -> Function? {
    let scope = scopes(around: task.brace).first { $0.kind != .block }
    guard let scope, scope.kind == .function, case let function = outline.functions[scope.owner],
      function.variable >= 0,
      function.kind == .didSet || function.kind == .willSet
    else { return nil }
    return function
  }

  /// `newValue` in `willSet`, the property itself in `didSet`, or a local that was given it.
  private func isNewValue(_ token: Int, of observer: Function) -> Bool {
    let property = outline.name(outline.variables[observer.variable].name)
    var waiting = [token]
    // Each local is looked at once: in a hostile file all may stand in the values of all.
    var seen: Set<Int> = []
    while let next = waiting.popLast(), seen.count < Self.mostLocals {
      if let local = binding(for: next), tokens[next - 1].kind != .period {
        guard observer.body?.contains(local.name) == true, seen.insert(local.name).inserted, let value = local.value
        else { continue }
        waiting += value.filter { tokens[$0].kind == .identifier }
      } else if isMemberOfSelf(next) || tokens[next - 1].kind != .period {
        let isNew = observer.kind == .didSet ? outline.name(next) == property : outline.spells(next, "newValue")
        if isNew { return true }
      }
    }
    return false
  }

  private static let mostLocals = 64

  /// The object that a block of key-value observation is given: its value is read when the task runs, not before.
  private func isObserved(_ binding: Binding, _ task: Closure) -> Bool {
    guard let closure = closures(around: task.brace).first, closure.call >= 0,
      let name = calledName(of: outline.calls[closure.call]), outline.spells(name, "observe"),
      let path = outline.arguments(of: outline.calls[closure.call]).first?.value.first, outline.begins(path, with: "\\")
    else { return false }
    return bindings(declaredIn: closure.brace..<closure.body.lowerBound).first { $0.kind == .parameter }?.name
      == binding.name
  }

  /// Whether a local is a parameter, or was made of one: `let data = characteristic.value`.
  private func comes(_ binding: Binding, from signature: Range<Int>, _ task: Closure, orElement: Bool) -> Bool {
    var waiting = [binding]
    var seen: Set<Int> = []
    while let local = waiting.popLast(), seen.count < Self.mostLocals {
      guard seen.insert(local.name).inserted else { continue }
      if signature.contains(local.name) {
        if local.kind == .parameter { return true }
        continue
      }
      if captures(local, from: signature, task) || isUnwrapped(local, outOf: signature, orElement) { return true }
      for token in uses(inValueOf: local, orElement) {
        if !outline.begins(token, with: "$") {
          if let next = self.binding(for: token) { waiting.append(next) }
        } else if closures(around: token).first?.brace == signature.lowerBound {
          // `$0` of the callback
          return true
        }
      }
    }
    return false
  }

  private func value(of local: Binding, _ orElement: Bool) -> Range<Int>? {
    local.value ?? (orElement ? collection(of: local) : nil) ?? subject(ofPattern: local)
  }

  /// `if let x`, `[x]`
  private func isUnwrapped(_ local: Binding, outOf signature: Range<Int>, _ orElement: Bool) -> Bool {
    guard local.kind != .localFunction, value(of: local, orElement) == nil, isUse(local.name) else { return false }
    return bindings(declaredIn: signature).contains {
      $0.kind == .parameter && outline.name($0.name) == outline.name(local.name)
    }
  }

  /// The names that a local is made of; none where something is awaited, which may be anything, at any time.
  private func uses(inValueOf local: Binding, _ orElement: Bool) -> [Int] {
    guard local.kind != .localFunction else { return [] }
    guard let value = value(of: local, orElement) else { return usesAssigned(to: local) }
    let closures = closures(in: value)
    guard !value.contains(where: { tokens[$0].word == .await }),
      closures.allSatisfy({ fate(of: $0).outlivesCall != true })
    else { return [] }
    return value.filter { token in
      tokens[token].kind == .identifier && isUse(token)
        && !closures.contains { $0.brace..<$0.body.upperBound ~= token }
    }
  }

  /// `let result: Outcome`, and `result = .failure(task.id)` on one of its paths.
  private func usesAssigned(to local: Binding) -> [Int] {
    guard local.kind == .variable, tokens[local.name + 1].kind == .colon else { return [] }
    let given = mentions(ofLocal: local).prefix(16).filter { tokens[$0 + 1].kind == .equal }
    return given.flatMap { name in
      (name + 2..<min(name + 64, tokens.count)).prefix { !tokens[$0].startsLine && tokens[$0].word != .await }
        .filter { tokens[$0].kind == .identifier && isUse($0) }
    }
  }

  /// What a local is an element of: in `for place in places`, and in `places.forEach { place in … }`.
  private func collection(of binding: Binding) -> Range<Int>? {
    switch binding.kind {
    case .element:
      return loop(withHeaderAround: binding.name).flatMap { $0.isAwaited ? nil : $0.sequence }
    case .parameter:
      guard let closure = closures(around: binding.name).first, isElementwise(closure) else { return nil }
      return receiver(of: outline.calls[closure.call])
    default: return nil
    }
  }

  /// What a pattern takes apart: `result` in `switch result` and in `if case .success(let value) = result`.
  private func subject(ofPattern binding: Binding) -> Range<Int>? {
    guard binding.kind == .pattern, !isEnd(binding.name) else { return nil }
    if let scope = scopes(around: binding.name).first, scope.kind == .block,
      outline.blocks[scope.owner].kind == .switch
    {
      return outline.blocks[scope.owner].header
    }
    return statements(withHeaderAround: binding.name).firstElement?.header
  }

  /// `.failure(let error)`, `.completed(let error)`: nothing comes behind it.
  private func isEnd(_ pattern: Int) -> Bool {
    guard var name = (max(0, pattern - 4)..<pattern).last(where: { tokens[$0].kind == .openParen }) else {
      return false
    }
    name -= 1
    guard name > 0, tokens[name - 1].kind == .period else { return false }
    return ["fail", "error", "complet", "finish", "cancel", "clos", "disconnect", "end"].contains {
      outline.text(name).hasPrefix($0)
    }
  }

  /// `[value]` in the task's capture list.
  private func captures(_ binding: Binding, from signature: Range<Int>, _ task: Closure) -> Bool {
    guard binding.kind == .capture, task.captures.contains(where: { $0.name == binding.name }) else { return false }
    return bindings(declaredIn: signature).contains {
      $0.kind == .parameter && outline.name($0.name) == outline.name(binding.name)
    }
  }

  /// The tokens that declare the parameters of the closure or function directly around a task.
  private func signature(around task: Closure) -> Range<Int>? {
    for scope in scopes(around: task.brace) {
      switch scope.kind {
      case .closure:
        let closure = outline.closures[scope.owner]
        // `places.forEach { place in … }` is a part of the callback, as is a task that starts another one.
        if isElementwise(closure) || isTask(closure) { continue }
        return closure.brace..<closure.body.lowerBound
      case .function:
        let function = outline.functions[scope.owner]
        return function.isAsync ? nil : function.parameters
      case .block: continue
      case .type, .accessors, .file: return nil
      }
    }
    return nil
  }
}
