/// Asynchronous sequences, as they are spelled: which end by themselves.
///
/// A heading names the verdict (`endless`, `finite`, `depends`: on who produces), confidence and framework or package.
package enum Sequences {
  package static let table: StaticString = """
    depends high Combine:
      AnyPublisher.values CurrentValueSubject.values PassthroughSubject.values Publisher.values
    depends high Foundation:
      AsyncCharacterSequence AsyncLineSequence AsyncUnicodeScalarSequence FileHandle.bytes
      FileHandle.standardInput.bytes.lines
    depends high _Concurrency:
      AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
      AsyncMapSequence AsyncPrefixWhileSequence AsyncStream AsyncStream.makeStream AsyncThrowingStream
    depends high swift-async-algorithms:
      AsyncBufferSequence AsyncChain2Sequence AsyncChain3Sequence AsyncChannel AsyncChunkedByGroupSequence
      AsyncChunksOfCountSequence AsyncCombineLatest2Sequence AsyncCombineLatest3Sequence AsyncDebounceSequence
      AsyncMerge2Sequence AsyncMerge3Sequence AsyncRemoveDuplicatesSequence AsyncSyncSequence AsyncThrottleSequence
      AsyncThrowingChannel AsyncZip2Sequence AsyncZip3Sequence
    depends high swift-nio:
      NIOAsyncChannel.inbound NIOAsyncSequenceProducer
    depends medium ActivityKit:
      Activity.activityStateUpdates Activity.contentUpdates Activity.pushTokenUpdates
    depends medium Network:
      NWConnection.messages NetworkConnection.messages
    depends medium Speech:
      SpeechTranscriber.results
    endless high ARKit_visionOS:
      ARKitSession.events WorldTrackingProvider.anchorUpdates
    endless high ActivityKit:
      Activity.activityUpdates Activity.pushToStartTokenUpdates
    endless high AppKit:
      NSWorkspace.shared.notificationCenter.notifications
    endless high Combine:
      AVAsset.publisher.values AVPlayer.publisher.values NSObject.publisher.values Published.Publisher.values
      Timer.publish.values
    endless high CoreLocation:
      CLLocationUpdate.liveUpdates CLMonitor.events
    endless high Foundation:
      DistributedNotificationCenter.notifications NotificationCenter.notifications
    endless high GroupActivities:
      GroupActivity.sessions GroupSession.messages GroupSessionMessenger.messages
    endless high HealthKit:
      HKAnchoredObjectQueryDescriptor.results
    endless high MusicKit:
      MusicSubscription.subscriptionUpdates
    endless high Network:
      NWPathMonitor
    endless high Observation:
      Observations
    endless high StoreKit:
      Message.messages Product.SubscriptionInfo.Status.updates Storefront.updates Transaction.updates
    endless high UIKit:
      NotificationCenter.default.notifications
    endless high swift-async-algorithms:
      AsyncTimerSequence
    endless low WebKit:
      WebPage.navigations
    endless low apollo-ios_2:
      ApolloClient.subscribe ApolloClient.watch
    endless medium AVFoundation:
      AVPlayerItem.allMetrics AVPlayerItem.metrics
    endless medium ActivityKit:
      ActivityAuthorizationInfo.activityEnablementUpdates
    endless medium CoreLocation:
      CLServiceSession.diagnostics
    endless medium Foundation:
      NotificationCenter.messages
    endless medium HealthKit:
      HKStatisticsCollectionQueryDescriptor.results
    endless medium StoreKit:
      PurchaseIntent.intents
    endless medium TipKit:
      Tip.shouldDisplayUpdates Tip.statusUpdates
    endless medium firebase-ios-sdk:
      Query.snapshots
    endless medium firebase-supabase:
      Auth.authStateChanges
    endless medium supabase-swift:
      RealtimeChannelV2.broadcastStream RealtimeChannelV2.postgresChange
    finite high AVFoundation:
      AVAssetExportSession.states
    finite high Combine:
      Future.values Just.values
    finite high Foundation:
      Process.standardOutput.bytes URL.lines URL.resourceBytes URLSession.AsyncBytes.lines URLSession.bytes
    finite high FoundationModels:
      LanguageModelSession.streamResponse
    finite high StoreKit:
      Transaction.all Transaction.currentEntitlements Transaction.unfinished
    finite high _Concurrency:
      AsyncPrefixSequence) TaskGroup ThrowingTaskGroup
    finite high async-http-client:
      HTTPClientResponse.Body
    finite low StoreKit:
      Product.SubscriptionInfo.Status.all
    """
}
