import Indexing
package import Linting

/// The rules by family, in the order of the documentation.
package let families: [RuleFamily] = [
  RuleFamily("deinit", [DeinitTaskCapturesSelf(), DeinitTimerInvalidate(), DeinitCallsIsolated(), DeinitPassesSelf()]),
  RuleFamily(
    "main_thread",
    [
      AssumeIsolatedOffMain(), MainSync(), CallbackInheritsMainActor(), PublishedAfterAwait(), TaskUpdateAfterReturn(),
      MainActorRun(), NonfinalIsolatedMethod(),
    ]
  ),
  RuleFamily("timers", [TimerCallbackIsolation(), TimerRetainsSelf()]),
  RuleFamily(
    "opt_outs",
    needsReasons: true,
    [
      NonisolatedUnsafeStorage(), UncheckedSendableUnguarded(), UncheckedSendableBox(), RetroactiveUncheckedSendable(),
      PreconcurrencyImport(), GlobalMutableState(),
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
    [
      ActorDelegateConformance(), DelegateNonSendableCapture(), AsyncDelegateVariant(), PublisherAcrossActor(),
      IsolatedProtocolNotSendable(),
    ]
  ),
  RuleFamily("dispatch", [DispatchGlobalAsync(), DispatchAfter(), SerialQueue()]),
]

/// Every rule.
package let catalogue: [any Rule] = families.flatMap(\.rules)

/// The functions that hand out continuations, one of which a file must name.
let continuationWords = ContinuationFunctions.words.joined(separator: "|")

/// The functions and properties that keep plain closures and call them off the main thread, one of which a file must
/// name.
let callbackWords =
  "setEventHandler|setCancelHandler|setRegistrationHandler|DispatchWorkItem|notify|DispatchIO|receive|subscribe"
  + "|dataTaskPublisher|debounce|throttle|delay|installTap|AVAudioSourceNode|AVAudioSinkNode|queryPedometerData"
  + "|startEventUpdates|startUpdates|startActivityUpdates|queryActivityStarting|startAbsoluteAltitudeUpdates"
  + "|startRelativeAltitudeUpdates|startDeviceMotionUpdates|startAccelerometerUpdates|startGyroUpdates"
  + "|startMagnetometerUpdates|performChanges|requestAuthorization|requestSiriAuthorization|requestRecordPermission"
  + "|sendMessage|fetchReminders|requestAVAsset|requestPlayerItem|requestExportSession|requestData"
  + "|requestMediaDataWhenReady|generateRepresentations|startRecording|startCapture|expirationHandler|register"
  + "|MPMediaItemArtwork|MPMediaItemAnimatedArtwork|CVDisplayLinkSetOutputHandler|interruptionHandler"
  + "|invalidationHandler"
