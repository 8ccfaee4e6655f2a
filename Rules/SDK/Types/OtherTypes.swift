/// Which types of WebKit and the other frameworks are on the main actor.
///
/// A heading names framework, kind, verdict, confidence and origin; the names below it are in order. Verdicts: `main`
/// (on the main actor), `mixed` (the class is, many of its members are not), `requirements` (the members of the protocol
/// are, those who conform are not), `nonisolated`, `depends` (on the SDK). Origins: `header` (iOS 16.5), `docs` (Apple's,
/// June 2025), `interface` (of a Swift module), `compiler` (tried with 6.3.1), `importer` (follows from how it imports
/// Objective-C), `family` (like its siblings), `known`. Rows of low confidence decide nothing.
package enum OtherTypes {
  package static let table: StaticString = """
    ARKit class main high header:
      ARCoachingOverlayView ARSCNView ARSKView
    ARKit class nonisolated medium header:
      ARSession
    AVFoundation class mixed high docs:
      AVPlayer AVPlayerItem AVPlayerItemTrack
    AVFoundation class mixed high header:
      AVQueuePlayer
    AVFoundation class requirements medium docs:
      AVCaptureSystemExposureBiasSlider AVCaptureSystemZoomSlider
    AVKit class main high header:
      AVPictureInPictureVideoCallViewController AVPlayerViewController AVRoutePickerView
    AVKit protocol nonisolated high docs:
      AVPictureInPictureControllerDelegate
    AddressBook class main high docs:
      ABPeoplePickerView ABPersonView
    AddressBookUI class main high header:
      ABNewPersonViewController ABPeoplePickerNavigationController ABPersonViewController
      ABUnknownPersonViewController
    AppIntents protocol nonisolated medium docs:
      AppEntity AppIntent AppShortcutsProvider EntityQuery LiveActivityIntent WidgetConfigurationIntent
    AuthenticationServices class main high header:
      ASAuthorizationAppleIDButton
    AuthenticationServices protocol main high docs:
      ASAuthorizationControllerDelegate ASWebAuthenticationPresentationContextProviding
    AuthenticationServices protocol main medium family:
      ASAuthorizationControllerPresentationContextProviding
    Automator class main high docs:
      AMWorkflowView
    Automator class requirements medium docs:
      AMWorkflowController
    BackgroundAssets protocol main high docs:
      BADownloaderExtensionConfiguration
    BusinessChat class main high header:
      BCChatButton
    CarPlay class main high header:
      CPTemplateApplicationDashboardScene CPTemplateApplicationInstrumentClusterScene CPTemplateApplicationScene
      CPWindow
    CarPlay protocol main medium docs:
      CPInterfaceControllerDelegate CPMapTemplateDelegate CPPointOfInterestTemplateDelegate CPSearchTemplateDelegate
      CPSessionConfigurationDelegate CPTabBarTemplateDelegate CPTemplateApplicationSceneDelegate
    ClockKit protocol main high header:
      CLKComplicationDataSource
    Combine protocol nonisolated high docs:
      ObservableObject
    ContactsUI class main high header:
      CNContactPickerViewController CNContactViewController
    ContactsUI protocol nonisolated high docs:
      CNContactPickerDelegate CNContactViewControllerDelegate
    ContactsUI struct main high docs:
      ContactAccessButton
    CoreAudioKit class main high docs:
      AUGenericView AUGenericViewController AUGenericViewInternal AUPannerView AUViewController
      CABTLEMIDIWindowController CAInterDeviceAudioViewController CANetworkBrowserWindowController
    CoreAudioKit class main high header:
      CABTMIDICentralViewController CABTMIDILocalPeripheralViewController CAInterAppAudioSwitcherView
      CAInterAppAudioTransportView
    CoreData class nonisolated high docs:
      NSFetchedResultsController NSManagedObjectContext
    CoreGraphics struct nonisolated high docs:
      CGAffineTransform CGFloat CGPoint CGRect CGSize CGVector
    CoreLocation class nonisolated high header:
      CLLocationManager
    CoreLocationUI class main high header:
      CLLocationButton
    CoreLocationUI struct main high docs:
      LocationButton
    CoreTransferable protocol nonisolated high docs:
      Transferable
    DeveloperToolsSupport protocol requirements medium docs:
      PreviewRegistry
    DeveloperToolsSupport struct main high docs:
      Preview PreviewTrait
    DeviceDiscoveryExtension class main high docs:
      DDDiscoveryExtensionConfiguration
    DeviceDiscoveryUI class main high docs:
      DDDevicePickerViewController
    DeviceDiscoveryUI struct main high docs:
      DevicePicker
    EventKitUI class main high header:
      EKCalendarChooser EKEventEditViewController EKEventViewController
    EventKitUI protocol nonisolated high docs:
      EKCalendarChooserDelegate EKEventEditViewDelegate EKEventViewDelegate
    ExtensionFoundation protocol main high docs:
      AppExtensionConfiguration
    ExtensionFoundation protocol requirements high docs:
      AppExtension
    ExtensionKit class main high header:
      EXAppExtensionBrowserViewController EXHostViewController
    ExtensionKit protocol main high docs:
      AppExtensionScene
    FileProviderUI class main high header:
      FPUIActionExtensionViewController
    FinanceKitUI struct main high docs:
      AddOrderToWalletButton FinancialConnectionUIExtensionAuthorizationScene TransactionPicker
    Foundation class nonisolated high header:
      NSAttributedString
    GLKit class main high header:
      GLKView GLKViewController
    GLKit protocol nonisolated high docs:
      GLKViewDelegate
    GameController class main high docs:
      GCEventInteraction
    GameController class main high header:
      GCEventViewController
    GameKit class main high docs:
      GKChallengesViewController GKDialogController
    GameKit class main high header:
      GKAchievementViewController GKFriendRequestComposeViewController GKGameCenterViewController
      GKGameSessionSharingViewController GKLeaderboardViewController GKMatchmakerViewController
      GKTurnBasedMatchmakerViewController
    GameKit protocol nonisolated high docs:
      GKGameCenterControllerDelegate GKMatchmakerViewControllerDelegate GKTurnBasedMatchmakerViewControllerDelegate
    HealthKitUI class main high header:
      HKActivityRingView
    HomeKit class main high header:
      HMCameraView
    IOBluetoothUI class main high docs:
      IOBluetoothAccessibilityIgnoredImageCell IOBluetoothAccessibilityIgnoredTextFieldCell
      IOBluetoothDeviceSelectorController IOBluetoothObjectPushUIController IOBluetoothPairingController
      IOBluetoothPasskeyDisplay IOBluetoothServiceBrowserController
    IdentityLookupUI class main high header:
      ILClassificationUIExtensionViewController
    ImagePlayground class main high docs:
      ImagePlaygroundViewController
    InputMethodKit class main high docs:
      IMKCandidates
    IntentsUI class main high header:
      INUIAddVoiceShortcutButton INUIAddVoiceShortcutViewController INUIEditVoiceShortcutViewController
    LinkPresentation class main high header:
      LPLinkView
    LocalAuthenticationEmbeddedUI class main high docs:
      LAAuthenticationView
    LockedCameraCapture protocol main high docs:
      LockedCameraCaptureExtension LockedCameraCaptureExtensionScene
    LockedCameraCapture struct main high docs:
      LockedCameraCaptureUIScene
    MailKit class main high docs:
      MEExtensionViewController
    MailKit protocol main high docs:
      MEComposeSessionHandler MEExtension MEMessageSecurityHandler
    ManagedAppDistribution struct main high docs:
      ManagedAppView ManagedContentView
    MapKit class main high header:
      MKAnnotationView MKCircleView MKCompassButton MKLookAroundViewController MKMapView MKMarkerAnnotationView
      MKOverlayPathView MKOverlayView MKPinAnnotationView MKPitchControl MKPolygonView MKPolylineView MKScaleView
      MKUserLocationView MKUserTrackingBarButtonItem MKUserTrackingButton MKZoomControl
    MapKit protocol main high docs:
      MKMapItemDetailViewControllerDelegate MKMapViewDelegate
    MediaPlayer class main high header:
      MPMediaPickerController MPMoviePlayerViewController MPVolumeView
    MessageUI class main high header:
      MFMailComposeViewController MFMessageComposeViewController
    MessageUI protocol nonisolated high docs:
      MFMailComposeViewControllerDelegate MFMessageComposeViewControllerDelegate
    Messages class main high header:
      MSMessagesAppViewController MSStickerBrowserView MSStickerBrowserViewController MSStickerView
    MetalKit class main high header:
      MTKView
    MetalKit protocol requirements high docs:
      MTKViewDelegate
    MultipeerConnectivity class main high header:
      MCBrowserViewController
    MultipeerConnectivity protocol nonisolated high docs:
      MCBrowserViewControllerDelegate
    NotificationCenter class main high docs:
      NCWidgetListViewController NCWidgetSearchViewController
    PDFKit class main high docs:
      PDFThumbnailView PDFView
    PDFKit protocol nonisolated high docs:
      PDFViewDelegate
    PassKit class main high header:
      PKAddPassButton PKAddPassesViewController PKAddPaymentPassViewController PKAddSecureElementPassViewController
      PKIdentityButton PKPaymentAuthorizationViewController PKPaymentButton PKShareSecureElementPassViewController
    PencilKit class main high header:
      PKCanvasView
    PencilKit protocol main high docs:
      PKCanvasViewDelegate PKToolPickerObserver
    PhotosUI class main high header:
      PHLivePhotoView PHPickerViewController
    PhotosUI protocol main high header:
      PHPickerViewControllerDelegate
    Quartz class main high docs:
      IKCameraDeviceView IKDeviceBrowserView IKFilterBrowserPanel IKFilterBrowserView IKFilterUIView
      IKImageBrowserView IKImageEditPanel IKImageView IKPictureTaker IKScannerDeviceView QCCompositionParameterView
      QCCompositionPickerPanel QCCompositionPickerView QCPlugInViewController QCView QuartzFilterView
    QuartzCore class nonisolated high docs:
      CAAnimation CADisplayLink CALayer CAMetalLayer CAShapeLayer CATransaction
    QuartzCore protocol nonisolated medium docs:
      CAAnimationDelegate CALayerDelegate CAMetalDisplayLinkDelegate
    QuickLook class main high docs:
      QLPreviewPanel QLPreviewView
    QuickLook class main high header:
      QLPreviewController
    QuickLook protocol main high docs:
      QLPreviewControllerDataSource
    QuickLook protocol nonisolated high docs:
      QLPreviewControllerDelegate
    QuickLookUI class main high docs:
      QLPreviewPanel QLPreviewView
    RealityKit class main high known:
      ARView
    RealityKit class main medium known:
      AnchorEntity Entity ModelEntity
    ReplayKit class main high header:
      RPBroadcastActivityViewController RPPreviewViewController RPSystemBroadcastPickerView
    SafariServices class main high header:
      SFSafariViewController
    SafariServices protocol nonisolated medium docs:
      SFSafariViewControllerDelegate
    SceneKit class main high docs:
      SCNReferenceNode
    SceneKit class main high header:
      SCNView
    SceneKit protocol nonisolated high docs:
      SCNPhysicsContactDelegate SCNSceneRendererDelegate
    SceneKit struct main high docs:
      SceneView
    ScreenSaver class main high docs:
      ScreenSaverView
    ScreenTime class main high header:
      STWebpageController
    SecurityInterface class main high docs:
      SFAuthorizationView SFCertificatePanel SFCertificateTrustPanel SFCertificateView SFChooseIdentityPanel
      SFChooseIdentityTableCellView SFKeychainSavePanel SFKeychainSettingsPanel
    SharedWithYou class main high header:
      SWAttributionView SWCollaborationView SWRemoveParticipantAlertController
    Social class main high header:
      SLComposeServiceViewController SLComposeViewController
    SpriteKit class main high header:
      SK3DNode SKAudioNode SKCameraNode SKCropNode SKEffectNode SKEmitterNode SKFieldNode SKLabelNode SKLightNode
      SKNode SKReferenceNode SKScene SKShapeNode SKSpriteNode SKTileMapNode SKTransformNode SKVideoNode SKView
    SpriteKit protocol nonisolated high docs:
      SKPhysicsContactDelegate SKSceneDelegate SKViewDelegate
    SpriteKit struct main high docs:
      SpriteView
    StoreKit class main high header:
      SKCloudServiceSetupViewController SKStoreProductViewController
    TVMLKit class main high docs:
      TVBrowserTransitionAnimator TVBrowserViewController TVDocumentViewController
    TVUIKit class main high docs:
      TVCaptionButtonView TVCardView TVCollectionViewFullScreenCell TVCollectionViewFullScreenLayout
      TVCollectionViewFullScreenLayoutAttributes TVDigitEntryViewController TVLockupView TVMediaItemContentView
      TVMonogramContentView TVMonogramView TVPosterView
    TVUIKit class main high header:
      TVLockupHeaderFooterView
    Twitter class main high header:
      TWTweetComposeViewController
    UIKit_(Catalyst) class main high header:
      NSUIViewToolbarItem
    VisionKit class main high header:
      VNDocumentCameraViewController
    VisionKit class main high known:
      DataScannerViewController
    VisionKit protocol main high docs:
      DataScannerViewControllerDelegate
    WatchKit class main high docs:
      WKInterfaceController WKUserNotificationInterfaceController
    WatchKit protocol main high docs:
      WKApplicationDelegate
    WatchKit protocol main medium family:
      WKExtensionDelegate
    WebKit class main high docs:
      WKUserContentController WKUserScript WKWebExtension WKWebExtensionContext WKWebExtensionController WKWebView
      WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore
    WebKit class main medium family:
      WKBackForwardList WKBackForwardListItem WKContentRuleList WKContentRuleListStore WKContentWorld WKDownload
      WKFindConfiguration WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse
      WKOpenPanelParameters WKPDFConfiguration WKPreferences WKProcessPool WKScriptMessage WKSecurityOrigin
      WKSnapshotConfiguration WKWindowFeatures
    WebKit protocol main high docs:
      WKHTTPCookieStoreObserver WKNavigationDelegate WKScriptMessageHandler WKScriptMessageHandlerWithReply
      WKURLSchemeHandler WKWebExtensionTab WKWebExtensionWindow
    WebKit protocol main medium family:
      WKDownloadDelegate WKUIDelegate WKURLSchemeTask WKWebExtensionControllerDelegate
    WidgetKit protocol nonisolated medium docs:
      AppIntentControlValueProvider AppIntentTimelineProvider ControlValueProvider IntentTimelineProvider
      RelevanceEntriesProvider TimelineEntry TimelineProvider
    XCUIAutomation class main high docs:
      XCUIApplication XCUICoordinate XCUIDevice XCUIElement XCUIElementQuery XCUILocation XCUIRemote XCUIScreen
      XCUIScreenshot XCUISiriService
    XCUIAutomation protocol main high docs:
      XCUIElementAttributes XCUIElementSnapshot XCUIElementSnapshotProviding XCUIElementTypeQueryProvider
      XCUIScreenshotProviding
    """
}
