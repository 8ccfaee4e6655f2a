import Lexing
import Outlining

/// Functions of the project that see to it that their closure runs on main.
extension SourceFile {
  /// Whether what a closure is given to calls it on main only, and before it returns: `if Thread.isMainThread { return
  /// body() }`, then `return DispatchQueue.main.sync(execute: body)`.
  func isCalledOnMainOnly(_ closure: Closure, depth: Int) -> Bool {
    guard depth < 2, closure.call >= 0, case let call = outline.calls[closure.call], let name = calledName(of: call),
      let facts = ownFunctions(called: name, by: call), facts.count == 1,
      let file = Int(facts[0].file) == index ? self : project.file(Int(facts[0].file)),
      let function = file.function(namedAt: facts[0].offset)
    else { return false }
    return file.callsClosuresOnMain(function, depth: depth + 1)
  }

  private func callsClosuresOnMain(_ function: Function, depth: Int) -> Bool {
    guard let body = function.body, body.count < 256 else { return false }
    let closures = outline.parameters(of: function).filter { $0.type.map(outline.isFunction) ?? false }
    let uses = closures.flatMap { closure in
      mentions(of: outline.name(closure.name), in: body).filter { binding(for: $0)?.name == closure.name }
    }
    return !uses.isEmpty && uses.allSatisfy { isHandedToMain($0) || mainThread(at: $0, depth: depth) == .onMain }
  }

  /// `DispatchQueue.main.sync(execute: body)`, and `main.sync` in an extension of `DispatchQueue`.
  private func isHandedToMain(_ closure: Int) -> Bool {
    calls(withArgumentAt: closure).contains { call in
      guard let name = calledName(of: call), outline.spells(name, "sync"), let queue = receiver(of: call) else {
        return false
      }
      let isOwn = outline.spells(queue.lowerBound, "main") && queue.count == 1
      return isMainQueue(queue)
        || isOwn && typeDeclaration(around: closure).map { outline.text($0.name) == "DispatchQueue" } ?? false
    }
  }
}
