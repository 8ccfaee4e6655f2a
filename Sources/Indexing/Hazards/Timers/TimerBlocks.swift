import Lexing
package import Outlining

extension SourceFile {
  /// In each block of a timer that isolated code makes, the first use of a member that the block, which is `@Sendable`
  /// and so on no actor, may not touch.
  package var isolatedUsesInTimerBlocks: [(use: IsolatedUse, block: Closure)] {
    guard !project.declaresType(named: "Timer", in: index) else { return [] }
    return outline.closures.compactMap { closure in
      guard closure.call >= 0, makesTimer(outline.calls[closure.call]),
        isolationAnswer(of: closure).isolation == .nonisolated, let use = isolatedUses(in: closure.body).first
      else { return nil }
      return (use, closure)
    }
  }

  func makesTimer(_ call: Call) -> Bool {
    calls(call, "Timer.scheduledTimer") || calls(call, ".scheduledTimer") || calls(call, "Timer")
      || calls(call, "Timer.init")
      || calls(call, "Foundation.Timer.scheduledTimer") || calls(call, "Foundation.Timer")
  }
}
