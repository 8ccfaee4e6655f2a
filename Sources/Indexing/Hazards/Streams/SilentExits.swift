import Lexing
import Outlining

/// A path on which nothing resumes who waits: of a delegate's method that brings the one answer, or of the closure that is
/// given a continuation and keeps it elsewhere.
package struct SilentExit: Sendable {
  /// The `return`.
  package let token: Int
  /// Where the continuation is kept.
  package let wait: Int
}

extension States {
  fileprivate static let waiting = States(rawValue: 1)
  /// Resumed, or handed to somebody who will.
  fileprivate static let served = States(rawValue: 2)
}

extension SourceFile {
  package var silentExits: [SilentExit] { exitsOfAnswers + exitsBeforeHandingOn }

  /// Where a closure that hands its continuation on returns before it has done so, or has resumed it: `guard isOpen else {
  /// return }; pending = continuation`.
  private var exitsBeforeHandingOn: [SilentExit] {
    continuationScopes.filter { !$0.uses.allSatisfy(\.resumes) }.flatMap { scope in
      exitsBeforeHandingOn(scope).map { SilentExit(token: $0, wait: scope.call.callee.lowerBound) }
    }
  }

  private func exitsBeforeHandingOn(_ scope: ContinuationScope) -> [Int] {
    let uses = Set(scope.uses.map(\.token))
    let code = ContinuationCode(closure: scope.closure, uses: scope.uses)
    // Who calls a local function, and when, is not followed. A closure with very many uses was written by a machine.
    guard uses.count <= 64, !uses.contains(where: { isInLocalFunction($0, within: scope.closure) }) else { return [] }
    let home = closureInPlace(holding: scope.uses, of: scope)
    let body = body(of: home)
    var exits: [Int] = []
    let end = body.states(from: .waiting) { event, states in
      switch event.kind {
      case .return:
        let isLost = states.contains(.waiting) && !isLeftWithoutSelf(event, in: body, of: code)
        if isLost, !exits.contains(event.token) { exits.append(event.token) }
        return states
      case .resume, .call: return uses.contains(outline.calls[event.call].callee.lowerBound) ? .served : states
      default: return uses.contains(event.token) ? .served : states
      }
    } forming: { stretch, states in
      let closure = outline.closures[stretch.owner]
      return uses.contains { (closure.brace..<closure.body.upperBound).contains($0) } ? .served : states
    }
    if exits.isEmpty, end.contains(.waiting), uses.allSatisfy(isInPlainIf) { return [home.body.upperBound] }
    return exits
  }

  /// The closure in that of the continuation which runs in place and has to itself what becomes of it:
  /// `state.withLock { $0.waiter = continuation }`.
  private func closureInPlace(holding uses: [ContinuationUse], of scope: ContinuationScope) -> Closure {
    guard let first = uses.first else { return scope.closure }
    let inner = closures(around: first.token).prefix { $0.brace != scope.closure.brace }
    let isReached = inner.allSatisfy { fate(of: $0) == .runsInPlace && !isTurnOfSequence($0) }
    return isReached
      ? inner.first { closure in uses.allSatisfy { closure.body.contains($0.token) } } ?? scope.closure : scope.closure
  }

  /// `forEach`, whose closure returns to go on with the next element.
  private func isTurnOfSequence(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]) else { return false }
    return [ClosureTakers.ofSequences, ClosureTakers.ofCollections].contains { $0.contains(outline.name(name)) }
  }

  /// `if pending == nil { pending = continuation }`, with no `else`, and nothing that is unwrapped.
  private func isInPlainIf(_ token: Int) -> Bool {
    guard let scope = scopes(around: token).first, scope.kind == .block, case let block = outline.blocks[scope.owner],
      block.kind == .if, tokens[scope.content.upperBound + 1].word != .else
    else { return false }
    return block.header.contains { tokens[$0].kind == .operator }
      && !block.header.contains { token in
        tokens[token].word == .let || tokens[token].word == .var || tokens[token].word == .case
          || tokens[token].kind == .pound
      }
  }

  func isInLocalFunction(_ token: Int, within closure: Closure) -> Bool {
    let content = outline.scopes[closure.scope].content
    return scopes(around: token).prefix { $0.content != content }.contains { $0.kind == .function }
  }

  /// `guard let credential = … else { return }` in front of the resume of a continuation that a property keeps, where
  /// the method is not called again.
  private var exitsOfAnswers: [SilentExit] {
    streamMemory.keptResumes.flatMap { resume -> [SilentExit] in
      guard let function = resume.function, let body = function.body, bringsAnswer(function),
        calls(named: "resume", in: body).count == 1, let wait = place(thatKeeps: resume.property),
        !blocks(in: body).contains(where: { $0.kind == .defer })
      else { return [] }
      return blocks(in: body.lowerBound..<resume.token).compactMap { block in
        exit(of: block, in: body, before: resume.token).map { SilentExit(token: $0, wait: wait) }
      }
    }
  }

  /// Methods that a controller calls once, when its user has chosen.
  private func bringsAnswer(_ function: Function) -> Bool {
    outline.parameters(of: function).dropFirst().first.map { Self.answers.contains(outline.name($0.label)) } ?? false
  }

  private static let answers: Set<Name> = [
    "didCompleteWithAuthorization", "didFinishPicking", "didPickDocumentsAt", "didFinishPickingMediaWithInfo",
  ]

  /// Where the property is given a continuation.
  private func place(thatKeeps property: Int) -> Int? {
    tokens(named: outline.name(property), inTypesNamed: type(around: property)?.name).first { token in
      tokens[token + 1].kind == .equal && !outline.isSetToNil(token)
    }
  }

  /// The `return` of a `guard` among a method's own statements that asks nothing but the answer, and does nothing for
  /// who waits.
  private func exit(of block: Block, in body: Range<Int>, before resume: Int) -> Int? {
    let content = content(of: block)
    guard block.kind == .guard, content.upperBound <= resume, scopes(around: block.keyword).first?.content == body,
      !block.header.contains(where: usesSelf), !content.contains(where: usesSelf)
    else { return nil }
    return content.last { tokens[$0].word == .return }
  }

  func usesSelf(_ token: Int) -> Bool {
    if tokens[token].word == .self { return tokens[token - 1].kind != .period }
    return tokens[token].kind == .identifier && isUse(token) && meaning(of: token) == .member
  }
}
