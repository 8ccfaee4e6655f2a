package import Linting

/// Every rule, in the order of the documentation.
package let catalogue: [any Rule] = [
  DeinitTaskCapturesSelf(),
  DeinitTimerInvalidate(),
  DeinitPassesSelf(),
  AssumeIsolatedOffMain(),
  MainSync(),
  PublishedAfterAwait(),
  TaskUpdateAfterReturn(),
  MainActorRun(),
  TimerRetainsSelf(),
  NonisolatedUnsafeStorage(),
  UncheckedSendableUnguarded(),
  UncheckedSendableBox(),
  RetroactiveUncheckedSendable(),
  PreconcurrencyImport(),
  ForAwaitCapturesSelf(),
  ActorReentrancy(),
  ContinuationMisuse(),
]
