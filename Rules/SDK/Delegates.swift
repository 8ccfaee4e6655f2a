/// Delegate protocols that are not on the main actor, and where they call back.
///
/// A heading names the queue, confidence, framework and origin (`UIKitTypes` says what these are). Queues: `main`,
/// `background`, `given` (one that the delegate's owner was given), `caller`, `unknown`.
package enum Delegates {
  package static let table: StaticString = """
    background high AVFoundation header:
      AVAssetWriterDelegate AVCapturePhotoCaptureDelegate
    background high BackgroundAssets header:
      BADownloaderExtension
    background high CallKit header:
      CXCallDirectoryExtensionContextDelegate
    background high CryptoTokenKit header:
      TKSmartCardTokenDriverDelegate TKTokenDelegate
    background high MultipeerConnectivity header:
      MCSessionDelegate
    background high PDFKit header:
      PDFDocumentDelegate
    background high SceneKit header:
      SCNSceneRendererDelegate
    background high UserNotifications header:
      UNUserNotificationCenterDelegate
    background high WatchConnectivity header:
      WCSessionDelegate
    background low ScreenCaptureKit docs:
      SCStreamDelegate
    background medium Foundation header:
      NSExtensionRequestHandling NSItemProviderReading NSItemProviderWriting NSXPCListenerDelegate
    background medium HealthKit header:
      HKLiveWorkoutBuilderDelegate HKWorkoutSessionDelegate
    background medium ShazamKit header:
      SHSessionDelegate
    caller high QuartzCore header:
      CALayerDelegate
    caller medium Foundation header:
      FileManagerDelegate NSCacheDelegate NSKeyedArchiverDelegate NSKeyedUnarchiverDelegate XMLParserDelegate
    given high AVFoundation docs:
      AVCaptureSessionControlsDelegate
    given high AVFoundation header:
      AVAssetDownloadDelegate AVAssetResourceLoaderDelegate AVCaptureAudioDataOutputSampleBufferDelegate
      AVCaptureDataOutputSynchronizerDelegate AVCaptureDepthDataOutputDelegate AVCaptureMetadataOutputObjectsDelegate
      AVCaptureVideoDataOutputSampleBufferDelegate AVContentKeySessionDelegate AVPlayerItemLegibleOutputPushDelegate
      AVPlayerItemMetadataOutputPushDelegate AVPlayerItemOutputPullDelegate
    given high BackgroundAssets header:
      BADownloadManagerDelegate
    given high CallKit header:
      CXCallObserverDelegate CXProviderDelegate
    given high CoreBluetooth header:
      CBCentralManagerDelegate CBPeripheralDelegate CBPeripheralManagerDelegate
    given high CoreData header:
      NSFetchedResultsControllerDelegate
    given high CoreMotion header:
      CMFallDetectionDelegate CMHeadphoneMotionManagerDelegate CMWaterSubmersionManagerDelegate
    given high ExternalAccessory header:
      EAWiFiUnconfiguredAccessoryBrowserDelegate
    given high Foundation header:
      URLSessionDataDelegate URLSessionDelegate URLSessionDownloadDelegate URLSessionStreamDelegate
      URLSessionTaskDelegate URLSessionWebSocketDelegate
    given high PushKit header:
      PKPushRegistryDelegate
    given high SystemExtensions docs:
      OSSystemExtensionRequestDelegate
    given low CocoaAsyncSocket docs:
      GCDAsyncSocketDelegate
    given low ScreenCaptureKit docs:
      SCStreamOutput
    given low Virtualization docs:
      VZVirtualMachineDelegate
    given medium ARKit header:
      ARSessionDelegate ARSessionObserver
    given medium CoreNFC header:
      NFCNDEFReaderSessionDelegate NFCTagReaderSessionDelegate NFCVASReaderSessionDelegate
    given medium Foundation header:
      NSFilePresenter NSMetadataQueryDelegate
    given medium NearbyInteraction header:
      NISessionDelegate
    given medium Photos header:
      PHPhotoLibraryAvailabilityObserver PHPhotoLibraryChangeObserver
    given medium SoundAnalysis header:
      SNResultsObserving
    given medium Speech header:
      SFSpeechRecognitionTaskDelegate SFSpeechRecognizerDelegate
    main high AVFAudio header:
      AVAudioPlayerDelegate AVAudioRecorderDelegate
    main high AVKit header:
      AVPictureInPictureControllerDelegate
    main high CarPlay header:
      CPApplicationDelegate CPInstrumentClusterControllerDelegate CPListTemplateDelegate CPNowPlayingTemplateObserver
    main high ContactsUI header:
      CNContactPickerDelegate CNContactViewControllerDelegate
    main high EventKitUI header:
      EKCalendarChooserDelegate EKEventEditViewDelegate EKEventViewDelegate
    main high ExternalAccessory header:
      EAAccessoryDelegate
    main high GameKit header:
      GKGameCenterControllerDelegate GKInviteEventListener GKLocalPlayerListener GKMatchDelegate
      GKMatchmakerViewControllerDelegate GKTurnBasedMatchmakerViewControllerDelegate
    main high ImageCaptureCore header:
      ICCameraDeviceDelegate ICDeviceBrowserDelegate
    main high MessageUI header:
      MFMailComposeViewControllerDelegate MFMessageComposeViewControllerDelegate
    main high MultipeerConnectivity header:
      MCAdvertiserAssistantDelegate MCBrowserViewControllerDelegate
    main high PDFKit header:
      PDFViewDelegate
    main high QuickLook header:
      QLPreviewControllerDelegate
    main high SafariServices header:
      SFSafariViewControllerDelegate
    main high SpriteKit header:
      SKPhysicsContactDelegate SKSceneDelegate SKViewDelegate
    main high UIKit header:
      UIDocumentInteractionControllerDelegate
    main high VideoSubscriberAccount header:
      VSAccountManagerDelegate
    main high VisionKit header:
      VNDocumentCameraViewControllerDelegate
    main low FirebaseMessaging docs:
      MessagingDelegate
    main low Sparkle docs:
      SPUUpdaterDelegate
    main low UIKit header:
      UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDateDelegate UICalendarViewDelegate
      UIDocumentBrowserViewControllerDelegate UIEditMenuInteractionDelegate
    main medium ARKit header:
      ARCoachingOverlayViewDelegate ARSKViewDelegate
    main medium HomeKit header:
      HMAccessoryBrowserDelegate HMAccessoryDelegate HMHomeDelegate HMHomeManagerDelegate
    main medium MapKit header:
      MKLocalSearchCompleterDelegate MKReverseGeocoderDelegate
    main medium MediaPlayer header:
      MPMediaPickerControllerDelegate
    main medium MetalKit header:
      MTKViewDelegate
    main medium PassKit header:
      PKAddPassesViewControllerDelegate PKAddPaymentPassViewControllerDelegate
      PKPaymentAuthorizationControllerDelegate PKPaymentAuthorizationViewControllerDelegate
    main medium PhotosUI header:
      PHContentEditingController PHLivePhotoViewDelegate
    main medium ReplayKit header:
      RPPreviewViewControllerDelegate
    main medium StoreKit header:
      SKCloudServiceSetupViewControllerDelegate SKOverlayDelegate SKPaymentTransactionObserver
      SKStoreProductViewControllerDelegate
    main medium UIKit header:
      NSTextViewportLayoutControllerDelegate
    unknown high ARKit header:
      ARSCNViewDelegate
    unknown high AVFAudio header:
      AVSpeechSynthesizerDelegate
    unknown high AVFoundation header:
      AVCaptureFileOutputRecordingDelegate AVPlayerPlaybackCoordinatorDelegate
    unknown high CloudKit docs:
      CKSyncEngineDelegate
    unknown high CoreLocation header:
      CLLocationManagerDelegate
    unknown high CoreTelephony header:
      CTSubscriberDelegate CTTelephonyNetworkInfoDelegate
    unknown high IOBluetooth docs:
      IOBluetoothDeviceInquiryDelegate IOBluetoothRFCOMMChannelDelegate
    unknown high MultipeerConnectivity header:
      MCNearbyServiceAdvertiserDelegate MCNearbyServiceBrowserDelegate
    unknown high NetworkExtension header:
      NEAppPushDelegate NWTCPConnectionAuthenticationDelegate
    unknown high QuartzCore docs:
      CAMetalDisplayLinkDelegate
    unknown high QuartzCore header:
      CAAnimationDelegate
    unknown high SceneKit header:
      SCNCameraControllerDelegate SCNNodeRendererDelegate SCNPhysicsContactDelegate
    unknown high UIKit header:
      UIActivityItemSource
    unknown low CoreNFC header:
      NFCReaderSessionDelegate
    unknown low HomeKit header:
      HMCameraSnapshotControlDelegate HMCameraStreamControlDelegate HMNetworkConfigurationProfileDelegate
    unknown low Intents header:
      INGetCarPowerLevelStatusIntentResponseObserver INGetRideStatusIntentResponseObserver
    unknown low Matter header:
      MTRDeviceAttestationDelegate MTRDeviceControllerDelegate MTRDeviceDelegate MTRDevicePairingDelegate
      MTROTAProviderDelegate MTRPersistentStorageDelegate
    unknown low MediaPlayer header:
      MPNowPlayingSessionDelegate
    unknown low PassKit header:
      PKAddSecureElementPassViewControllerDelegate PKDisbursementAuthorizationControllerDelegate
      PKShareSecureElementPassViewControllerDelegate PKVehicleConnectionDelegate
    unknown low PushToTalk header:
      PTChannelManagerDelegate PTChannelRestorationDelegate
    unknown low ReplayKit header:
      RPBroadcastActivityControllerDelegate
    unknown low SensorKit header:
      SRSensorReaderDelegate
    unknown low SharedWithYou header:
      SWCollaborationViewDelegate SWHighlightCenterDelegate
    unknown medium AVFAudio docs:
      AVAudioSessionDelegate
    unknown medium AVFoundation docs:
      AVCaptureFileOutputDelegate AVCapturePhotoOutputReadinessCoordinatorDelegate
      AVPlaybackCoordinatorPlaybackControlDelegate AVPlayerItemIntegratedTimelineObserver
      AVPlayerItemMetadataCollectorPushDelegate AVPlayerItemOutputPushDelegate
      AVPlayerItemRenderedLegibleOutputPushDelegate
    unknown medium AVRouting docs:
      AVCustomRoutingControllerDelegate
    unknown medium AutomaticAssessmentConfiguration docs:
      AEAssessmentSessionDelegate
    unknown medium Automator docs:
      AMWorkflowControllerDelegate
    unknown medium CarKey docs:
      CarKeyRemoteControlSessionDelegate
    unknown medium ClassKit docs:
      CLSDataStoreDelegate
    unknown medium ContactProvider docs:
      ContactItemChangeObserver ContactItemContentObserver
    unknown medium CoreAudio docs:
      PropertyListenerDelegate
    unknown medium CoreHID docs:
      HIDVirtualDeviceDelegate
    unknown medium CoreHaptics header:
      CHHapticAdvancedPatternPlayer
    unknown medium CoreMIDI docs:
      MIDICIProfileResponderDelegate
    unknown medium CoreWLAN docs:
      CWEventDelegate
    unknown medium CryptoTokenKit docs:
      TKSmartCardUserInteractionDelegate TKTokenDriverDelegate TKTokenSessionDelegate
    unknown medium Foundation header:
      NSCoding NSCopying NSMachPortDelegate NSSecureCoding NSUserActivityDelegate NetServiceBrowserDelegate
      NetServiceDelegate PortDelegate StreamDelegate
    unknown medium GLKit docs:
      GLKViewControllerDelegate GLKViewDelegate
    unknown medium GameController docs:
      GCGameControllerSceneDelegate
    unknown medium GameKit docs:
      GKAchievementViewControllerDelegate GKChallengeEventHandlerDelegate GKChallengesViewControllerDelegate
      GKFriendRequestComposeViewControllerDelegate GKGameSessionSharingViewControllerDelegate
      GKLeaderboardViewControllerDelegate GKPeerPickerControllerDelegate GKSessionDelegate
      GKTurnBasedEventHandlerDelegate
    unknown medium GameplayKit docs:
      GKAgentDelegate
    unknown medium IOBluetooth docs:
      IOBluetoothDevicePairDelegate IOBluetoothHandsFreeAudioGatewayDelegate IOBluetoothHandsFreeDelegate
      IOBluetoothHandsFreeDeviceDelegate IOBluetoothL2CAPChannelDelegate
    unknown medium ImageCaptureCore docs:
      ICCameraDeviceDownloadDelegate ICDeviceDelegate ICScannerDeviceDelegate
    unknown medium ImagePlayground docs:
      ImagePlaygroundViewController.Delegate
    unknown medium MediaPlayer header:
      MPPlayableContentDelegate
    unknown medium Messages docs:
      MSStickerBrowserViewDataSource
    unknown medium ModelIO compiler:
      MDLLightProbeIrradianceDataSource
    unknown medium NotificationCenter docs:
      NCWidgetListViewDelegate NCWidgetSearchViewDelegate
    unknown medium OpenDirectory docs:
      ODQueryDelegate
    unknown medium QuickLook docs:
      QLPreviewPanelDataSource QLPreviewPanelDelegate
    unknown medium ReplayKit header:
      RPBroadcastActivityViewControllerDelegate RPBroadcastControllerDelegate RPScreenRecorderDelegate
    unknown medium SafetyKit docs:
      SACrashDetectionDelegate SAEmergencyResponseDelegate
    unknown medium SceneKit docs:
      SCNAvoidOccluderConstraintDelegate SCNProgramDelegate SCNSceneExportDelegate
    unknown medium ScriptingBridge docs:
      SBApplicationDelegate
    unknown medium SecureElementCredential docs:
      CredentialSessionWindowSceneDelegate
    unknown medium StoreKit header:
      SKPaymentQueueDelegate SKProductsRequestDelegate SKRequestDelegate
    unknown medium SystemExtensions docs:
      OSSystemExtensionsWorkspaceObserver
    unknown medium UIKit header:
      NSLayoutManagerDelegate NSTextContentStorageDelegate NSTextLayoutManagerDelegate NSTextStorageDelegate
    """
}
