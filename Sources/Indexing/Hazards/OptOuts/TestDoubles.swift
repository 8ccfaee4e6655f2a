import Lexing
import Outlining

/// Objects that stand in for others in tests, which wait for one call after the other mostly.
extension SourceFile {
  /// Whether a file runs code that reaches some state on a thread of its own: there, or where it calls the function
  /// around it.
  func showsThreads(_ accesses: [StateAccess]) -> Bool {
    accesses.contains { $0.file.showsThreads($0) }
  }

  private func showsThreads(_ access: StateAccess) -> Bool {
    if runsBeside(access.token) { return true }
    guard let function = memberFunction(around: access.token), function.kind == .function else { return false }
    return calls(ofOwn: function).contains { runsBeside($0.callee.lowerBound) }
  }

  /// Whether code runs while the code around it goes on, on another thread.
  private func runsBeside(_ token: Int) -> Bool {
    isInChildTask(token)
      || closures(around: token).contains { closure in
        switch fate(of: closure) {
        case .detachedTask, .kept(.background): true
        case .task: mainThread(at: closure.body.lowerBound) != .onMain
        case .runsInPlace: isConcurrentLoop(closure)
        case .runsOnMainActor, .kept, .unknown: false
        }
      }
  }

  private func isConcurrentLoop(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]) else { return false }
    return outline.spells(name, "concurrentPerform")
  }
}
