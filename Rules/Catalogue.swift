package import Linting

/// The rules by family, in the order of the documentation.
package let families: [RuleFamily] = [
  RuleFamily("deinit", [DeinitTaskCapturesSelf(), DeinitTimerInvalidate()]),
  RuleFamily("main_thread", [AssumeIsolatedOffMain(), MainSync()]),
  RuleFamily("tasks", [ForAwaitCapturesSelf(), ActorReentrancy()]),
  RuleFamily("streams", [ContinuationMisuse()]),
]

/// Every rule.
package let catalogue: [any Rule] = families.flatMap(\.rules)
