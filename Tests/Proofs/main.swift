import Dispatch
import Foundation

/// A hazard that can be watched: what it does, and what the advised form does.
@MainActor
protocol Proof {
  /// The rule that finds it.
  static var rule: String { get }
  static func bad()
  static func good()
}

let proofs: [any Proof.Type] = [
  DeinitTaskCapturesSelf.self, AssumeIsolatedOffMain.self, MainSync.self, CallbackInheritsMainActor.self,
  TimerRetainsSelf.self, UncheckedSendableUnguarded.self, ForAwaitCapturesSelf.self, TaskLoopCapturesSelf.self,
  SwallowedCancellation.self, UnorderedTaskHop.self, BlockingInAsync.self, UnbalancedSemaphore.self,
  ActorReentrancy.self, DeferBeforeTask.self, ContinuationMisuse.self, ContinuationIgnoresCancellation.self,
  ContinuationRegisteredInTask.self, StreamContinuationOverwritten.self,
]

/// Ends the program with what was seen: `true` is the hazard's consequence.
func finish(_ isShown: Bool, _ what: String) -> Never {
  print(isShown ? "shown: \(what)" : "absent: \(what)")
  exit(0)
}

/// Ends the program on the main queue after a while, with what is so by then.
@MainActor
func finish(after seconds: Double, _ what: String, _ isShown: @escaping @MainActor () -> Bool) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { finish(isShown(), what) }
}

/// A number that tasks and threads may share.
final class Shared<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }
  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let proof = proofs.first(where: { $0.rule == arguments[1] }) else {
  for proof in proofs { print(proof.rule) }
  exit(arguments.count == 1 ? 0 : 2)
}
arguments[2] == "bad" ? proof.bad() : proof.good()
dispatchMain()
