package import Linting

/// The rules by family, in the order of the documentation.
package let families: [RuleFamily] = [
  RuleFamily("deinit", [DeinitTaskCapturesSelf(), DeinitTimerInvalidate(), DeinitPassesSelf()]),
  RuleFamily(
    "main_thread",
    [AssumeIsolatedOffMain(), MainSync(), PublishedAfterAwait(), TaskUpdateAfterReturn(), MainActorRun()]
  ),
  RuleFamily("timers", [TimerRetainsSelf()]),
  RuleFamily(
    "opt_outs",
    [
      NonisolatedUnsafeStorage(), UncheckedSendableUnguarded(), UncheckedSendableBox(), RetroactiveUncheckedSendable(),
      PreconcurrencyImport(),
    ]
  ),
  RuleFamily(
    "tasks",
    [
      ForAwaitCapturesSelf(), TaskLoopCapturesSelf(), SwallowedCancellation(), UnorderedTaskHop(), BlockingInAsync(),
      UnbalancedSemaphore(), ActorReentrancy(), DeferBeforeTask(), UnhandledThrowingTask(),
    ]
  ),
  RuleFamily(
    "streams",
    [
      ContinuationMisuse(), ContinuationIgnoresCancellation(), ContinuationRegisteredInTask(),
      StreamContinuationOverwritten(), StreamWithoutTermination(),
      CombineInContinuation(),
    ]
  ),
  RuleFamily(
    "callbacks",
    [ActorDelegateConformance(), DelegateNonSendableCapture(), AsyncDelegateVariant(), PublisherAcrossActor()]
  ),
  RuleFamily("dispatch", [DispatchGlobalAsync(), DispatchAfter(), SerialQueue()]),
]

/// Every rule.
package let catalogue: [any Rule] = families.flatMap(\.rules)

/// The functions that hand out continuations, one of which a file must name.
let continuationWords =
  "withCheckedContinuation|withCheckedThrowingContinuation|withUnsafeContinuation|withUnsafeThrowingContinuation"
