import Lexing
import Outlining

/// Asynchronous code off the main thread, and the synchronous functions that it calls.
extension SourceFile {
  /// What shows whether code is such.
  private enum Asynchrony {
    /// An `async` function or a task's closure around it; the token shows that it runs off the main thread.
    case shown(by: Int)
    /// A synchronous function runs it, where its caller does.
    case left(to: Function)
    /// The code is on the main thread, or nobody knows.
    case none
  }

  private func asynchrony(at token: Int) -> Asynchrony {
    let evidence: Int
    switch mainThread(at: token) {
    case .mayBeOff(_, let token), .openToAnybody(let token): evidence = token
    case .onMain, .callerDecides, .unknown: return .none
    }
    for scope in scopes(around: token) {
      switch scope.kind {
      case .closure where outline.closures[scope.owner].takesAlong(token): continue
      case .closure:
        switch fate(of: outline.closures[scope.owner]) {
        case .task, .detachedTask: return .shown(by: evidence)
        case .runsInPlace, .runsOnMainActor: continue
        case .kept, .unknown: return .none
        }
      case .function:
        let function = outline.functions[scope.owner]
        let leavesCaller = function.isAsync && !isolationAnswer(of: function).followsCaller
        return leavesCaller ? .shown(by: evidence) : .left(to: function)
      case .block, .accessors: continue
      case .type, .file: return .none
      }
    }
    return .none
  }

  private func isOffMain(_ asynchrony: Asynchrony) -> Bool {
    switch asynchrony {
    case .shown: true
    case .left(let function): isCalledByAsynchronousCode(function)
    case .none: false
    }
  }

  /// Whether the code at a token is asynchronous, or called by such code, and runs off the main thread.
  func isAsynchronousOffMain(at token: Int) -> Bool { isOffMain(asynchrony(at: token)) }

  /// The token of the `async` function or of the task's closure that shows it, or else of a function that such code calls;
  /// nil for code that is on the main thread, or of which that is not known.
  func asynchronousCodeOffMain(at token: Int) -> Int? {
    var next = asynchrony(at: token)
    guard isOffMain(next) else { return nil }
    var evidence: Int?
    // The way there may be long, or lead in a circle.
    for _ in 0..<8 {
      guard case .left(let function) = next else { break }
      evidence = function.keyword
      let callers = plainCalls(of: function).lazy.map { self.asynchrony(at: $0.callee.lowerBound) }
      guard let caller = callers.first(where: isOffMain) else { break }
      next = caller
    }
    if case .shown(let token) = next { return token }
    return evidence
  }

  /// Whether asynchronous code off the main thread calls a synchronous function, by way of others or not.
  func isCalledByAsynchronousCode(_ function: Function) -> Bool {
    project.asynchronousCallers.answer(to: place(of: function)) { [self] in
      plainCalls(of: function).contains { isAsynchronousOffMain(at: $0.callee.lowerBound) }
        || isCalledOffMainByExtension(function)
    }
  }

  /// Whether asynchronous code off the main thread calls a method on self in another file of its type.
  private func isCalledOffMainByExtension(_ method: Function) -> Bool {
    guard method.kind == .function, !method.isAsync, !isSeenHereOnly(method), !outline.isStatic(method.prefix),
      let type = type(around: method.keyword), type.files.count > 1,
      members(of: type, named: outline.name(method.name)).count == 1
    else { return false }
    let files = type.files.subtracting([index]).intersection(project.files(calling: outline.name(method.name)) ?? [])
    return files.sorted().compactMap { project.file($0) }.contains { file in
      file.calls(of: method, in: self).contains { call in
        !call.isAwaited && file.isCallOnSelf(call) && file.isAsynchronousOffMain(at: call.callee.lowerBound)
      }
    }
  }

  /// The calls of a local function or on self of a synchronous method that only it can mean, and that wait for nothing:
  /// an `await` would lead elsewhere, or to an asynchronous function of the name.
  private func plainCalls(of function: Function) -> [Call] {
    guard function.kind == .function, !function.isAsync, !outline.isStatic(function.prefix) else { return [] }
    let isLocal = isLocal(function)
    if !isLocal {
      guard let type = type(around: function.keyword),
        members(of: type, named: outline.name(function.name)).count == 1
      else { return [] }
    }
    let around = outline.scopes[function.parent].content
    let calls = isLocal ? calls(named: outline.name(function.name), in: around) : calls(ofOwn: function)
    // A name that is called everywhere says little.
    guard calls.count <= 32 else { return [] }
    return calls.filter { call in
      guard !call.isAwaited, let name = calledName(of: call) else { return false }
      return isLocal ? binding(for: name)?.name == function.name : isCallOnSelf(call)
    }
  }
}
