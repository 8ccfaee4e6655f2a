import Lexing
import Outlining

/// Calls that end the program on another thread than main, or on main.
extension SourceFile {
  /// Whether a statement before a token, in the function around it or a closure that runs in place, ends the program on
  /// the main thread: `dispatchPrecondition(condition: .notOnQueue(.main))`, `assert(!Thread.isMainThread)`.
  func isKeptOffMain(_ token: Int) -> Bool {
    for scope in scopes(around: token) {
      let before = scope.content.lowerBound..<max(scope.content.lowerBound, token)
      let checks = Self.assertions.lazy.flatMap { self.calls(named: $0, in: before) }
      if checks.contains(where: { outline.scopes[$0.scope].content == scope.content && assertsOffMain($0) }) {
        return true
      }
      switch scope.kind {
      case .block: continue
      case .closure where fate(of: outline.closures[scope.owner]) == .runsInPlace: continue
      default: return false
      }
    }
    return false
  }

  private static let assertions: [Name] = ["dispatchPrecondition", "precondition", "assert"]

  static let assertionsOfMain: [Name] = assertions + ["preconditionIsolated", "assertIsolated", "assertMainThread"]

  private func assertsOffMain(_ call: Call) -> Bool {
    guard let name = calledName(of: call), call.paren >= 0 else { return false }
    let content = call.paren + 1..<max(call.paren + 1, Int(tokens[call.paren].partner))
    if outline.spells(name, "dispatchPrecondition") {
      return content.contains { outline.spells($0, "main") } && content.contains { outline.spells($0, "notOnQueue") }
    }
    let condition = content.prefix { tokens[$0].kind != .comma }
    return check(in: content.lowerBound..<content.lowerBound + condition.count).whenTrue == false
  }

  /// Whether a call ends the program on any other thread than main.
  func assertsMain(_ call: Call) -> Bool {
    if calls(call, "MainActor.preconditionIsolated") || calls(call, "MainActor.assertIsolated") { return true }
    guard let name = calledName(of: call), call.paren >= 0 else { return false }
    let content = call.paren + 1..<max(call.paren + 1, Int(tokens[call.paren].partner))
    switch outline.name(name) {
    case "dispatchPrecondition":
      return content.contains { outline.spells($0, "main") } && content.contains { outline.spells($0, "onQueue") }
    case "assert", "precondition", "XCTAssert", "XCTAssertTrue", "assertMainThread":
      let condition = content.prefix { tokens[$0].kind != .comma }
      return check(in: content.lowerBound..<content.lowerBound + condition.count).whenTrue == true
        || content.isEmpty && outline.spells(name, "assertMainThread")
    default: return assertsMainByItself(call, name: name)
    }
  }

  /// `assertOnMain()`, a function of this file that does so first of all.
  private func assertsMainByItself(_ call: Call, name: Int) -> Bool {
    guard outline.mentions(name, "main") || outline.mentions(name, "ui"), receiver(of: call) == nil else {
      return false
    }
    let functions = functions(named: outline.name(name))
    guard let only = functions.first, functions.count == 1, only.kind == .function, let body = only.body else {
      return false
    }
    return calls(in: body).contains { inner in
      guard let asserted = calledName(of: inner), outline.scopes[inner.scope].content == body else { return false }
      switch outline.name(asserted) {
      case "dispatchPrecondition", "assert", "precondition", "preconditionIsolated", "assertIsolated":
        return assertsMain(inner)
      default: return false
      }
    }
  }
}
