/// Apple's classes, protocols and structures by framework: which are on the main actor, and which are known not to be.
///
/// A class that inherits one on the main actor is there too, and so is a type whose primary declaration conforms to
/// such a protocol. AppKit's delegates count as not: only their requirements are on the main actor. A type that stands
/// in neither list is unknown, and decides nothing.
enum MainActorTypes {
  static let onMainActor: StaticString = """
    ARKit: ARCoachingOverlayView ARSCNView ARSKView
    AVFoundation: AVPlayer AVPlayerItem AVPlayerItemTrack AVQueuePlayer
    AVKit: AVPictureInPictureVideoCallViewController AVPlayerViewController AVRoutePickerView
    AddressBook: ABPeoplePickerView ABPersonView
    AddressBookUI: ABNewPersonViewController ABPeoplePickerNavigationController ABPersonViewController
       ABUnknownPersonViewController
    AppKit: NSActionCell NSAlert NSApplication NSBox NSBrowser NSBrowserCell NSButton NSButtonCell NSButtonTouchBarItem
       NSCandidateListTouchBarItem NSCell NSClickGestureRecognizer NSClipView NSCollectionLayoutAnchor
       NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutContainer NSCollectionLayoutDecorationItem
       NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup
       NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
       NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem NSCollectionView
       NSCollectionViewCompositionalLayout NSCollectionViewCompositionalLayoutConfiguration NSCollectionViewFlowLayout
       NSCollectionViewFlowLayoutInvalidationContext NSCollectionViewGridLayout NSCollectionViewItem
       NSCollectionViewLayout NSCollectionViewLayoutAttributes NSCollectionViewLayoutInvalidationContext
       NSCollectionViewTransitionLayout NSCollectionViewUpdateItem NSColorPanel NSColorPickerTouchBarItem NSColorWell
       NSComboBox NSComboBoxCell NSComboButton NSControl NSCustomTouchBarItem NSDatePicker NSDatePickerCell NSDocument
       NSDocumentController NSDrawer NSFontPanel NSForm NSFormCell NSGestureRecognizer NSGridCell NSGridColumn NSGridRow
       NSGridView NSGroupTouchBarItem NSHelpManager NSImageCell NSImageView NSLayoutDimension NSLayoutXAxisAnchor
       NSLayoutYAxisAnchor NSLevelIndicator NSLevelIndicatorCell NSMagnificationGestureRecognizer NSMatrix
       NSMenuItemCell NSMenuToolbarItem NSOpenGLView NSOpenPanel NSOutlineView NSPDFPanel NSPageController NSPageLayout
       NSPanGestureRecognizer NSPanel NSPathCell NSPathComponentCell NSPathControl NSPersistentDocument
       NSPickerTouchBarItem NSPopUpButton NSPopUpButtonCell NSPopover NSPopoverTouchBarItem NSPredicateEditor
       NSPressGestureRecognizer NSPrintOperation NSPrintPanel NSProgressIndicator NSResponder
       NSRotationGestureRecognizer NSRuleEditor NSRulerView NSSavePanel NSScrollView NSScroller NSScrubber
       NSScrubberArrangedView NSScrubberFlowLayout NSScrubberImageItemView NSScrubberItemView NSScrubberLayout
       NSScrubberProportionalLayout NSScrubberSelectionStyle NSScrubberSelectionView NSScrubberTextItemView
       NSSearchField NSSearchFieldCell NSSearchToolbarItem NSSecureTextField NSSecureTextFieldCell NSSegmentedCell
       NSSegmentedControl NSSharingServicePickerToolbarItem NSSharingServicePickerTouchBarItem NSSlider
       NSSliderAccessory NSSliderAccessoryBehavior NSSliderCell NSSliderTouchBarItem NSSplitView NSSplitViewController
       NSStackView NSStandardKeyBindingResponding NSStatusBarButton NSStepper NSStepperCell NSStepperTouchBarItem
       NSSwitch NSTabView NSTabViewController NSTableCellView NSTableColumn NSTableHeaderCell NSTableHeaderView
       NSTableRowView NSTableView NSText NSTextAttachmentCell NSTextField NSTextFieldCell NSTextInsertionIndicator
       NSTextPreview NSTextSuggestionsDelegate NSTextView NSTitlebarAccessoryViewController NSTokenField
       NSTokenFieldCell NSToolbar NSToolbarItem NSToolbarItemGroup NSTouchBar NSTouchBarItem
       NSTrackingSeparatorToolbarItem NSView NSViewController NSVisualEffectView NSWindow NSWindowController
       NSWritingToolsCoordinator
    AuthenticationServices: ASAuthorizationAppleIDButton ASAuthorizationControllerDelegate
       ASAuthorizationControllerPresentationContextProviding ASWebAuthenticationPresentationContextProviding
    Automator: AMWorkflowView
    BackgroundAssets: BADownloaderExtensionConfiguration
    BusinessChat: BCChatButton
    CarPlay: CPInterfaceControllerDelegate CPMapTemplateDelegate CPPointOfInterestTemplateDelegate
       CPSearchTemplateDelegate CPSessionConfigurationDelegate CPTabBarTemplateDelegate
       CPTemplateApplicationDashboardScene CPTemplateApplicationInstrumentClusterScene CPTemplateApplicationScene
       CPTemplateApplicationSceneDelegate CPWindow
    ClockKit: CLKComplicationDataSource
    ContactsUI: CNContactPickerViewController CNContactViewController ContactAccessButton
    CoreAudioKit: AUGenericView AUGenericViewController AUGenericViewInternal AUPannerView AUViewController
       CABTLEMIDIWindowController CABTMIDICentralViewController CABTMIDILocalPeripheralViewController
       CAInterAppAudioSwitcherView CAInterAppAudioTransportView CAInterDeviceAudioViewController
       CANetworkBrowserWindowController
    CoreLocationUI: CLLocationButton LocationButton
    DeveloperToolsSupport: Preview PreviewTrait
    DeviceDiscoveryExtension: DDDiscoveryExtensionConfiguration
    DeviceDiscoveryUI: DDDevicePickerViewController DevicePicker
    EventKitUI: EKCalendarChooser EKEventEditViewController EKEventViewController
    ExtensionFoundation: AppExtensionConfiguration
    ExtensionKit: AppExtensionScene EXAppExtensionBrowserViewController EXHostViewController
    FileProviderUI: FPUIActionExtensionViewController
    FinanceKitUI: AddOrderToWalletButton FinancialConnectionUIExtensionAuthorizationScene TransactionPicker
    GLKit: GLKView GLKViewController
    GameController: GCEventInteraction GCEventViewController
    GameKit: GKAchievementViewController GKChallengesViewController GKDialogController
       GKFriendRequestComposeViewController GKGameCenterViewController GKGameSessionSharingViewController
       GKLeaderboardViewController GKMatchmakerViewController GKTurnBasedMatchmakerViewController
    HealthKitUI: HKActivityRingView
    HomeKit: HMCameraView
    IOBluetoothUI: IOBluetoothAccessibilityIgnoredImageCell IOBluetoothAccessibilityIgnoredTextFieldCell
       IOBluetoothDeviceSelectorController IOBluetoothObjectPushUIController IOBluetoothPairingController
       IOBluetoothPasskeyDisplay IOBluetoothServiceBrowserController
    IdentityLookupUI: ILClassificationUIExtensionViewController
    ImagePlayground: ImagePlaygroundViewController
    InputMethodKit: IMKCandidates
    IntentsUI: INUIAddVoiceShortcutButton INUIAddVoiceShortcutViewController INUIEditVoiceShortcutViewController
    LinkPresentation: LPLinkView
    LocalAuthenticationEmbeddedUI: LAAuthenticationView
    LockedCameraCapture: LockedCameraCaptureExtension LockedCameraCaptureExtensionScene LockedCameraCaptureUIScene
    MailKit: MEComposeSessionHandler MEExtension MEExtensionViewController MEMessageSecurityHandler
    ManagedAppDistribution: ManagedAppView ManagedContentView
    MapKit: MKAnnotationView MKCircleView MKCompassButton MKLookAroundViewController
       MKMapItemDetailViewControllerDelegate MKMapView MKMapViewDelegate MKMarkerAnnotationView MKOverlayPathView
       MKOverlayView MKPinAnnotationView MKPitchControl MKPolygonView MKPolylineView MKScaleView MKUserLocationView
       MKUserTrackingBarButtonItem MKUserTrackingButton MKZoomControl
    MediaPlayer: MPMediaPickerController MPMoviePlayerViewController MPVolumeView
    MessageUI: MFMailComposeViewController MFMessageComposeViewController
    Messages: MSMessagesAppViewController MSStickerBrowserView MSStickerBrowserViewController MSStickerView
    MetalKit: MTKView
    MultipeerConnectivity: MCBrowserViewController
    NotificationCenter: NCWidgetListViewController NCWidgetSearchViewController
    PDFKit: PDFThumbnailView PDFView
    PassKit: PKAddPassButton PKAddPassesViewController PKAddPaymentPassViewController
       PKAddSecureElementPassViewController PKIdentityButton PKPaymentAuthorizationViewController PKPaymentButton
       PKShareSecureElementPassViewController
    PencilKit: PKCanvasView PKCanvasViewDelegate PKToolPickerObserver
    PhotosUI: PHLivePhotoView PHPickerViewController PHPickerViewControllerDelegate
    Quartz: IKCameraDeviceView IKDeviceBrowserView IKFilterBrowserPanel IKFilterBrowserView IKFilterUIView
       IKImageBrowserView IKImageEditPanel IKImageView IKPictureTaker IKScannerDeviceView QCCompositionParameterView
       QCCompositionPickerPanel QCCompositionPickerView QCPlugInViewController QCView QuartzFilterView
    QuickLook: QLPreviewController QLPreviewControllerDataSource QLPreviewPanel QLPreviewView
    RealityKit: ARView AnchorEntity Entity ModelEntity
    ReplayKit: RPBroadcastActivityViewController RPPreviewViewController RPSystemBroadcastPickerView
    SafariServices: SFSafariViewController
    SceneKit: SCNReferenceNode SCNView SceneView
    ScreenSaver: ScreenSaverView
    ScreenTime: STWebpageController
    SecurityInterface: SFAuthorizationView SFCertificatePanel SFCertificateTrustPanel SFCertificateView
       SFChooseIdentityPanel SFChooseIdentityTableCellView SFKeychainSavePanel SFKeychainSettingsPanel
    SharedWithYou: SWAttributionView SWCollaborationView SWRemoveParticipantAlertController
    Social: SLComposeServiceViewController SLComposeViewController
    SpriteKit: SK3DNode SKAudioNode SKCameraNode SKCropNode SKEffectNode SKEmitterNode SKFieldNode SKLabelNode
       SKLightNode SKNode SKReferenceNode SKScene SKShapeNode SKSpriteNode SKTileMapNode SKTransformNode SKVideoNode
       SKView SpriteView
    StoreKit: SKCloudServiceSetupViewController SKStoreProductViewController
    SwiftUI: AccessibilityRotorContent App ButtonStyle Commands ControlGroupStyle ControlWidget
       ControlWidgetConfiguration CustomizableToolbarContent DatePickerStyle DisclosureGroupStyle DropDelegate
       DynamicTableRowContent FormStyle GaugeStyle Gesture GroupBoxStyle ImageRenderer IndexViewStyle LabelStyle
       LabeledContentStyle ListStyle MenuStyle NSGestureRecognizerRepresentable NSHostingController NSHostingView
       NSViewControllerRepresentable NSViewRepresentable NavigationSplitViewStyle NavigationViewStyle PickerStyle
       PreviewProvider PrimitiveButtonStyle ProgressViewStyle Scene TabContent TabViewStyle TableColumnContent
       TableRowContent TableStyle TextEditorStyle TextFieldStyle ToggleStyle ToolbarContent
       UIGestureRecognizerRepresentable UIHostingController UIHostingSceneDelegate UIViewControllerRepresentable
       UIViewRepresentable View ViewModifier WKHostingController WKInterfaceObjectRepresentable
       WKUserNotificationHostingController Widget WidgetBundle WidgetConfiguration WindowStyle WindowToolbarStyle
    TVMLKit: TVBrowserTransitionAnimator TVBrowserViewController TVDocumentViewController
    TVUIKit: TVCaptionButtonView TVCardView TVCollectionViewFullScreenCell TVCollectionViewFullScreenLayout
       TVCollectionViewFullScreenLayoutAttributes TVDigitEntryViewController TVLockupHeaderFooterView TVLockupView
       TVMediaItemContentView TVMonogramContentView TVMonogramView TVPosterView
    Twitter: TWTweetComposeViewController
    UIKit: NSUIViewToolbarItem UIAcceleration UIAccelerometer UIAccelerometerDelegate UIAccessibilityContainerDataTable
       UIAccessibilityContainerDataTableCell UIAccessibilityElement UIAction UIActionSheet UIActionSheetDelegate
       UIActivityIndicatorView UIActivityItemsConfiguration UIActivityItemsConfigurationReading UIActivityViewController
       UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAlertView UIAlertViewDelegate
       UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate UIAttachmentBehavior
       UIBackgroundConfiguration UIBandSelectionInteraction UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance
       UIBarButtonItemGroup UIBarButtonItemStateAppearance UIBarItem UIBarPositioning UIBarPositioningDelegate
       UIBlurEffect UIButton UIButtonConfiguration UICalendarSelection UICalendarSelectionMultiDate
       UICalendarSelectionSingleDate UICalendarView UICalendarViewDecoration UICellAccessory UICellAccessoryCheckmark
       UICellAccessoryCustomView UICellAccessoryDelete UICellAccessoryDetail UICellAccessoryDisclosureIndicator
       UICellAccessoryInsert UICellAccessoryLabel UICellAccessoryMultiselect UICellAccessoryOutlineDisclosure
       UICellAccessoryPopUpMenu UICellAccessoryReorder UICellConfigurationState UICloudSharingController
       UICloudSharingControllerDelegate UICollectionLayoutListConfiguration UICollectionReusableView UICollectionView
       UICollectionViewCell UICollectionViewCellRegistration UICollectionViewCompositionalLayout
       UICollectionViewCompositionalLayoutConfiguration UICollectionViewController UICollectionViewDataSource
       UICollectionViewDataSourcePrefetching UICollectionViewDelegate UICollectionViewDelegateFlowLayout
       UICollectionViewDiffableDataSource UICollectionViewDiffableDataSourceReorderingHandlers
       UICollectionViewDiffableDataSourceSectionSnapshotHandlers UICollectionViewDragDelegate
       UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem
       UICollectionViewDropPlaceholder UICollectionViewDropPlaceholderContext UICollectionViewDropProposal
       UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext
       UICollectionViewLayout UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
       UICollectionViewListCell UICollectionViewPlaceholder UICollectionViewSupplementaryRegistration
       UICollectionViewTransitionLayout UICollectionViewUpdateItem UICollisionBehavior UICollisionBehaviorDelegate
       UIColorPickerViewController UIColorPickerViewControllerDelegate UIColorWell UICommand UICommandAlternate
       UIConfigurationState UIContentConfiguration UIContentContainer UIContentSizeCategoryAdjusting UIContentView
       UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionAnimating
       UIContextMenuInteractionCommitAnimating UIContextMenuInteractionDelegate UIContextualAction UIControl
       UICoordinateSpace UICubicTimingParameters UIDataSourceModelAssociation UIDataSourceTranslating UIDatePicker
       UIDeferredMenuElement UIDevice UIDictationPhrase UIDocument UIDocumentBrowserViewController
       UIDocumentMenuDelegate UIDocumentMenuViewController UIDocumentPickerDelegate
       UIDocumentPickerExtensionViewController UIDocumentPickerViewController UIDocumentProperties UIDragAnimating
       UIDragDropSession UIDragInteraction UIDragInteractionDelegate UIDragItem UIDragPreview UIDragPreviewParameters
       UIDragPreviewTarget UIDragSession UIDropInteraction UIDropInteractionDelegate UIDropProposal UIDropSession
       UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior UIDynamicItemGroup
       UIEditMenuConfiguration UIEditMenuInteraction UIEditMenuInteractionAnimating UIEvent UIEventAttribution
       UIEventAttributionView UIFeedbackGenerator UIFieldBehavior UIFindInteraction UIFindInteractionDelegate
       UIFindSession UIFocusAnimationContext UIFocusAnimationCoordinator UIFocusDebugger UIFocusDebuggerOutput
       UIFocusEnvironment UIFocusGuide UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UIFocusSystem
       UIFocusUpdateContext UIFontPickerViewController UIFontPickerViewControllerConfiguration
       UIFontPickerViewControllerDelegate UIGestureRecognizer UIGestureRecognizerDelegate UIGravityBehavior
       UIGuidedAccessRestrictionDelegate UIHoverGestureRecognizer UIImagePickerController
       UIImagePickerControllerDelegate UIImageView UIImpactFeedbackGenerator UIIndirectScribbleInteraction
       UIIndirectScribbleInteractionDelegate UIInputView UIInputViewAudioFeedback UIInputViewController UIInteraction
       UIInterpolatingMotionEffect UIItemProviderPresentationSizeProviding UIKey UIKeyCommand UIKeyInput
       UIKeyboardLayoutGuide UILabel UILargeContentViewerInteraction UILargeContentViewerInteractionDelegate
       UILargeContentViewerItem UILayoutGuide UILayoutSupport UILexicon UILexiconEntry UIListContentConfiguration
       UIListContentImageProperties UIListContentTextProperties UIListContentView UIListSeparatorConfiguration
       UILocalNotification UILocalizedIndexedCollation UILongPressGestureRecognizer UIManagedDocument
       UIMarkupTextPrintFormatter UIMenu UIMenuBuilder UIMenuController UIMenuElement UIMenuItem UIMenuLeaf UIMenuSystem
       UIMotionEffect UIMotionEffectGroup UIMutableUserNotificationAction UIMutableUserNotificationCategory
       UINavigationBar UINavigationBarAppearance UINavigationBarDelegate UINavigationController
       UINavigationControllerDelegate UINavigationItem UINavigationItemRenameDelegate UINib
       UINotificationFeedbackGenerator UIObjectRestoration UIOpenURLContext UIPageControl UIPageViewController
       UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteConfiguration
       UIPasteConfigurationSupporting UIPasteControl UIPasteControlConfiguration UIPencilInteraction
       UIPencilInteractionDelegate UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewAccessibilityDelegate
       UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer UIPointerAccessory UIPointerEffect
       UIPointerHighlightEffect UIPointerHoverEffect UIPointerInteraction UIPointerInteractionAnimating
       UIPointerInteractionDelegate UIPointerLiftEffect UIPointerLockState UIPointerRegion UIPointerRegionRequest
       UIPointerShape UIPointerStyle UIPopoverBackgroundView UIPopoverController UIPopoverControllerDelegate
       UIPopoverPresentationController UIPopoverPresentationControllerDelegate UIPresentationController UIPressesEvent
       UIPreviewAction UIPreviewActionGroup UIPreviewActionItem UIPreviewInteraction UIPreviewInteractionDelegate
       UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController
       UIPrintInteractionControllerDelegate UIPrintPageRenderer UIPrintPaper UIPrintServiceExtension UIPrinter
       UIPrinterDestination UIPrinterPickerController UIPrinterPickerControllerDelegate UIProgressView UIPushBehavior
       UIReferenceLibraryViewController UIRefreshControl UIRegion UIResponder UIResponderStandardEditActions
       UIRotationGestureRecognizer UIScene UISceneActivationConditions UISceneActivationRequestOptions
       UISceneConfiguration UISceneConnectionOptions UISceneDelegate UISceneDestructionRequestOptions
       UISceneOpenExternalURLOptions UISceneOpenURLOptions UISceneSession UISceneSizeRestrictions
       UISceneWindowingBehaviors UIScreen UIScreenEdgePanGestureRecognizer UIScreenshotService
       UIScreenshotServiceDelegate UIScribbleInteraction UIScribbleInteractionDelegate UIScrollView
       UIScrollViewAccessibilityDelegate UIScrollViewDelegate UISearchBar UISearchBarDelegate
       UISearchContainerViewController UISearchController UISearchControllerDelegate UISearchDisplayController
       UISearchDisplayDelegate UISearchResultsUpdating UISearchSuggestion UISearchSuggestionItem UISearchTextField
       UISearchTextFieldDelegate UISearchTextFieldPasteItem UISearchToken UISegmentedControl
       UISelectionFeedbackGenerator UISheetPresentationController UISheetPresentationControllerDelegate
       UISheetPresentationControllerDetent UISheetPresentationControllerDetentResolutionContext
       UISimpleTextPrintFormatter UISlider UISnapBehavior UISplitViewController UISplitViewControllerDelegate
       UISpringLoadedInteraction UISpringLoadedInteractionBehavior UISpringLoadedInteractionContext
       UISpringLoadedInteractionEffect UISpringLoadedInteractionSupporting UISpringTimingParameters UIStackView
       UIStateRestoring UIStatusBarManager UIStepper UIStoryboard UIStoryboardPopoverSegue UIStoryboardSegue
       UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar
       UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate UITabBarItem
       UITabBarItemAppearance UITabBarItemStateAppearance UITableView UITableViewCell UITableViewController
       UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate UITableViewDiffableDataSource
       UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
       UITableViewDropPlaceholder UITableViewDropPlaceholderContext UITableViewDropProposal
       UITableViewFocusUpdateContext UITableViewHeaderFooterView UITableViewPlaceholder UITableViewRowAction
       UITapGestureRecognizer UITargetedDragPreview UITargetedPreview UITextChecker UITextDocumentProxy
       UITextDragDelegate UITextDragPreviewRenderer UITextDragRequest UITextDraggable UITextDropDelegate
       UITextDropProposal UITextDropRequest UITextDroppable UITextField UITextFieldDelegate
       UITextFormattingCoordinatorDelegate UITextInput UITextInputAssistantItem UITextInputDelegate UITextInputMode
       UITextInputPasswordRules UITextInputStringTokenizer UITextInputTokenizer UITextInputTraits UITextInteraction
       UITextInteractionDelegate UITextPasteConfigurationSupporting UITextPasteDelegate UITextPasteItem
       UITextPlaceholder UITextPosition UITextRange UITextSearchAggregator UITextSearchOptions UITextSearching
       UITextSearchingFindSession UITextSelectionRect UITextView UITextViewDelegate UITimingCurveProvider UITitlebar
       UIToolbar UIToolbarAppearance UIToolbarDelegate UITouch UITrackingLayoutGuide UITraitEnvironment
       UIUserActivityRestoring UIUserNotificationAction UIUserNotificationCategory UIUserNotificationSettings
       UIVibrancyEffect UIVideoEditorController UIVideoEditorControllerDelegate UIView UIViewAnimating
       UIViewConfigurationState UIViewController UIViewControllerAnimatedTransitioning
       UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning UIViewControllerPreviewing
       UIViewControllerPreviewingDelegate UIViewControllerRestoration UIViewControllerTransitionCoordinator
       UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating
       UIViewPrintFormatter UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWebView UIWebViewDelegate
       UIWindow UIWindowScene UIWindowSceneActivationAction UIWindowSceneActivationRequestOptions UIWindowSceneDelegate
       UIWindowSceneDestructionRequestOptions
    VisionKit: DataScannerViewController DataScannerViewControllerDelegate VNDocumentCameraViewController
    WatchKit: WKApplicationDelegate WKExtensionDelegate WKInterfaceController WKUserNotificationInterfaceController
    WebKit: WKBackForwardList WKBackForwardListItem WKContentRuleList WKContentRuleListStore WKContentWorld WKDownload
       WKDownloadDelegate WKFindConfiguration WKFrameInfo WKHTTPCookieStore WKHTTPCookieStoreObserver WKNavigation
       WKNavigationAction WKNavigationDelegate WKNavigationResponse WKOpenPanelParameters WKPDFConfiguration
       WKPreferences WKProcessPool WKScriptMessage WKScriptMessageHandler WKScriptMessageHandlerWithReply
       WKSecurityOrigin WKSnapshotConfiguration WKUIDelegate WKURLSchemeHandler WKURLSchemeTask WKUserContentController
       WKUserScript WKWebExtension WKWebExtensionContext WKWebExtensionController WKWebExtensionControllerDelegate
       WKWebExtensionTab WKWebExtensionWindow WKWebView WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataRecord
       WKWebsiteDataStore WKWindowFeatures
    XCUIAutomation: XCUIApplication XCUICoordinate XCUIDevice XCUIElement XCUIElementAttributes XCUIElementQuery
       XCUIElementSnapshot XCUIElementSnapshotProviding XCUIElementTypeQueryProvider XCUILocation XCUIRemote XCUIScreen
       XCUIScreenshot XCUIScreenshotProviding XCUISiriService
    """

  static let notOnMainActor: StaticString = """
    ARKit: ARCoachingOverlayViewDelegate ARSCNViewDelegate ARSKViewDelegate ARSession ARSessionDelegate
       ARSessionObserver
    AVFAudio: AVAudioPlayerDelegate AVAudioRecorderDelegate AVAudioSessionDelegate AVSpeechSynthesizerDelegate
    AVFoundation: AVAssetDownloadDelegate AVAssetResourceLoaderDelegate AVAssetWriterDelegate
       AVCaptureAudioDataOutputSampleBufferDelegate AVCaptureDataOutputSynchronizerDelegate
       AVCaptureDepthDataOutputDelegate AVCaptureFileOutputDelegate AVCaptureFileOutputRecordingDelegate
       AVCaptureMetadataOutputObjectsDelegate AVCapturePhotoCaptureDelegate
       AVCapturePhotoOutputReadinessCoordinatorDelegate AVCaptureSessionControlsDelegate
       AVCaptureSystemExposureBiasSlider AVCaptureSystemZoomSlider AVCaptureVideoDataOutputSampleBufferDelegate
       AVContentKeySessionDelegate AVPlaybackCoordinatorPlaybackControlDelegate AVPlayerItemIntegratedTimelineObserver
       AVPlayerItemLegibleOutputPushDelegate AVPlayerItemMetadataCollectorPushDelegate
       AVPlayerItemMetadataOutputPushDelegate AVPlayerItemOutputPullDelegate AVPlayerItemOutputPushDelegate
       AVPlayerItemRenderedLegibleOutputPushDelegate AVPlayerPlaybackCoordinatorDelegate
    AVKit: AVPictureInPictureControllerDelegate
    AVRouting: AVCustomRoutingControllerDelegate
    AppIntents: AppEntity AppIntent AppShortcutsProvider EntityQuery LiveActivityIntent WidgetConfigurationIntent
    AppKit: NSAccessibilityElement NSAlertDelegate NSAnimation NSAnimationContext NSAppearance NSApplicationDelegate
       NSArrayController NSBezierPath NSBitmapImageRep NSBrowserDelegate NSCandidateListTouchBarItemDelegate
       NSCloudSharingValidation NSCollectionViewDataSource NSCollectionViewDelegate NSCollectionViewDelegateFlowLayout
       NSCollectionViewDiffableDataSource NSCollectionViewElement NSCollectionViewPrefetching
       NSCollectionViewSectionHeaderView NSColor NSColorList NSColorPicker NSColorPickingCustom NSColorPickingDefault
       NSColorSampler NSColorSpace NSComboBoxDataSource NSComboBoxDelegate NSControlTextEditingDelegate NSController
       NSCursor NSDataAsset NSDatePickerCellDelegate NSDockTile NSDraggingDestination NSDraggingInfo NSDraggingItem
       NSDraggingSession NSDraggingSource NSEditor NSEditorRegistration NSEvent NSFilePromiseProvider
       NSFilePromiseProviderDelegate NSFilePromiseReceiver NSFont NSFontChanging NSFontDescriptor NSFontManager
       NSGestureRecognizerDelegate NSGradient NSGraphicsContext NSHapticFeedbackManager NSImage NSImageRep NSLayoutGuide
       NSLayoutManager NSMediaLibraryBrowserController NSMenu NSMenuDelegate NSMenuItem NSMenuItemValidation
       NSMutableParagraphStyle NSNib NSObjectController NSOpenGLContext NSOpenSavePanelDelegate NSOutlineViewDataSource
       NSOutlineViewDelegate NSPageControllerDelegate NSParagraphStyle NSPasteboard NSPasteboardItem NSPathCellDelegate
       NSPathControlDelegate NSPrintInfo NSPrintPanelAccessorizing NSPrinter NSRuleEditorDelegate NSRulerMarker
       NSRunningApplication NSScreen NSScrubberDataSource NSScrubberDelegate NSSearchFieldDelegate NSSeguePerforming
       NSShadow NSSharingService NSSharingServiceDelegate NSSharingServicePicker
       NSSharingServicePickerToolbarItemDelegate NSSharingServicePickerTouchBarItemDelegate NSSound NSSoundDelegate
       NSSpeechRecognizerDelegate NSSpeechSynthesizer NSSpeechSynthesizerDelegate NSSpellChecker NSSplitViewDelegate
       NSSplitViewItem NSSpringLoadingDestination NSStackViewDelegate NSStatusBar NSStatusItem NSStoryboard
       NSStoryboardSegue NSTabViewDelegate NSTabViewItem NSTableViewDataSource NSTableViewDelegate
       NSTableViewDiffableDataSource NSTableViewRowAction NSTextAttachment NSTextAttachmentCellProtocol NSTextContainer
       NSTextDelegate NSTextFieldDelegate NSTextFinder NSTextInputContext NSTextLayoutManager NSTextStorage
       NSTextViewDelegate NSTokenFieldCellDelegate NSTokenFieldDelegate NSToolbarDelegate NSToolbarItemValidation
       NSTouch NSTouchBarDelegate NSTouchBarProvider NSTrackingArea NSTreeController NSTreeNode NSUserActivityRestoring
       NSUserDefaultsController NSUserInterfaceValidations NSValidatedUserInterfaceItem NSViewAnimation
       NSViewControllerPresentationAnimator NSViewToolTipOwner NSWindowDelegate NSWindowRestoration NSWindowTab
       NSWindowTabGroup NSWorkspace
    AutomaticAssessmentConfiguration: AEAssessmentSessionDelegate
    Automator: AMWorkflowController AMWorkflowControllerDelegate
    BackgroundAssets: BADownloadManagerDelegate BADownloaderExtension
    CallKit: CXCallDirectoryExtensionContextDelegate CXCallObserverDelegate CXProviderDelegate
    CarKey: CarKeyRemoteControlSessionDelegate
    CarPlay: CPApplicationDelegate CPInstrumentClusterControllerDelegate CPListTemplateDelegate
       CPNowPlayingTemplateObserver CPTemplateApplicationDashboardSceneDelegate
       CPTemplateApplicationInstrumentClusterSceneDelegate
    ClassKit: CLSDataStoreDelegate
    CloudKit: CKSyncEngineDelegate
    Combine: ObservableObject
    ContactProvider: ContactItemChangeObserver ContactItemContentObserver
    ContactsUI: CNContactPickerDelegate CNContactViewControllerDelegate
    CoreAudio: PropertyListenerDelegate
    CoreBluetooth: CBCentralManagerDelegate CBPeripheralDelegate CBPeripheralManagerDelegate
    CoreData: NSFetchedResultsController NSFetchedResultsControllerDelegate NSManagedObjectContext
    CoreHID: HIDVirtualDeviceDelegate
    CoreHaptics: CHHapticAdvancedPatternPlayer
    CoreLocation: CLLocationManager CLLocationManagerDelegate
    CoreMIDI: MIDICIProfileResponderDelegate
    CoreMotion: CMFallDetectionDelegate CMHeadphoneMotionManagerDelegate CMWaterSubmersionManagerDelegate
    CoreNFC: NFCNDEFReaderSessionDelegate NFCTagReaderSessionDelegate NFCVASReaderSessionDelegate
    CoreTelephony: CTSubscriberDelegate CTTelephonyNetworkInfoDelegate
    CoreTransferable: Transferable
    CoreWLAN: CWEventDelegate
    CryptoTokenKit: TKSmartCardTokenDriverDelegate TKSmartCardUserInteractionDelegate TKTokenDelegate
       TKTokenDriverDelegate TKTokenSessionDelegate
    DeveloperToolsSupport: PreviewRegistry
    EventKitUI: EKCalendarChooserDelegate EKEventEditViewDelegate EKEventViewDelegate
    ExtensionFoundation: AppExtension
    ExternalAccessory: EAAccessoryDelegate EAWiFiUnconfiguredAccessoryBrowserDelegate
    Foundation: AsyncParsableCommand Bundle Cancellable CustomNSError DateFormatter FileHandle FileManagerDelegate
       Formatter InputStream JSONDecoder JSONEncoder NSAttributedString NSCacheDelegate NSCoding NSCopying NSError
       NSExtensionRequestHandling NSFilePresenter NSItemProviderReading NSItemProviderWriting NSKeyedArchiverDelegate
       NSKeyedUnarchiverDelegate NSMachPortDelegate NSManagedObject NSMetadataQueryDelegate NSMutableCopying NSObject
       NSObjectProtocol NSPersistentContainer NSSecureCoding NSURLProtocol NSUserActivityDelegate NSXPCListenerDelegate
       NetServiceBrowserDelegate NetServiceDelegate NotificationCenter NumberFormatter Observable Operation OutputStream
       ParsableArguments ParsableCommand PortDelegate Process Progress PropertyListDecoder PropertyListEncoder Publisher
       RecoverableError Scheduler Stream StreamDelegate Subject Subscriber Subscription Thread URLProtocol
       URLSessionDataDelegate URLSessionDelegate URLSessionDownloadDelegate URLSessionStreamDelegate
       URLSessionTaskDelegate URLSessionWebSocketDelegate UserDefaults XCTest XCTestCase XMLParser XMLParserDelegate
    GLKit: GLKViewControllerDelegate GLKViewDelegate
    GameController: GCGameControllerSceneDelegate
    GameKit: GKAchievementViewControllerDelegate GKChallengeEventHandlerDelegate GKChallengesViewControllerDelegate
       GKFriendRequestComposeViewControllerDelegate GKGameCenterControllerDelegate
       GKGameSessionSharingViewControllerDelegate GKInviteEventListener GKLeaderboardViewControllerDelegate
       GKLocalPlayerListener GKMatchDelegate GKMatchmakerViewControllerDelegate GKPeerPickerControllerDelegate
       GKSessionDelegate GKTurnBasedEventHandlerDelegate GKTurnBasedMatchmakerViewControllerDelegate
    GameplayKit: GKAgentDelegate
    HealthKit: HKLiveWorkoutBuilderDelegate HKWorkoutSessionDelegate
    HomeKit: HMAccessoryBrowserDelegate HMAccessoryDelegate HMHomeDelegate HMHomeManagerDelegate
    IOBluetooth: IOBluetoothDeviceInquiryDelegate IOBluetoothDevicePairDelegate IOBluetoothHandsFreeAudioGatewayDelegate
       IOBluetoothHandsFreeDelegate IOBluetoothHandsFreeDeviceDelegate IOBluetoothL2CAPChannelDelegate
       IOBluetoothRFCOMMChannelDelegate
    ImageCaptureCore: ICCameraDeviceDelegate ICCameraDeviceDownloadDelegate ICDeviceBrowserDelegate ICDeviceDelegate
       ICScannerDeviceDelegate
    MapKit: MKLocalSearchCompleterDelegate MKReverseGeocoderDelegate
    MediaPlayer: MPMediaPickerControllerDelegate MPPlayableContentDelegate
    MessageUI: MFMailComposeViewControllerDelegate MFMessageComposeViewControllerDelegate
    Messages: MSStickerBrowserViewDataSource
    MetalKit: MTKViewDelegate
    ModelIO: MDLLightProbeIrradianceDataSource
    MultipeerConnectivity: MCAdvertiserAssistantDelegate MCBrowserViewControllerDelegate
       MCNearbyServiceAdvertiserDelegate MCNearbyServiceBrowserDelegate MCSessionDelegate
    NearbyInteraction: NISessionDelegate
    NetworkExtension: NEAppPushDelegate NWTCPConnectionAuthenticationDelegate
    NotificationCenter: NCWidgetListViewDelegate NCWidgetSearchViewDelegate
    OpenDirectory: ODQueryDelegate
    PDFKit: PDFDocumentDelegate PDFViewDelegate
    PassKit: PKAddPassesViewControllerDelegate PKAddPaymentPassViewControllerDelegate
       PKPaymentAuthorizationControllerDelegate PKPaymentAuthorizationViewControllerDelegate
    Photos: PHPhotoLibraryAvailabilityObserver PHPhotoLibraryChangeObserver
    PhotosUI: PHContentEditingController PHLivePhotoViewDelegate
    PushKit: PKPushRegistryDelegate
    QuartzCore: CAAnimation CAAnimationDelegate CADisplayLink CALayer CALayerDelegate CAMetalDisplayLinkDelegate
       CAMetalLayer CAShapeLayer CATransaction
    QuickLook: QLPreviewControllerDelegate QLPreviewPanelDataSource QLPreviewPanelDelegate
    ReplayKit: RPBroadcastActivityViewControllerDelegate RPBroadcastControllerDelegate RPPreviewViewControllerDelegate
       RPScreenRecorderDelegate
    SafariServices: SFSafariViewControllerDelegate
    SafetyKit: SACrashDetectionDelegate SAEmergencyResponseDelegate
    SceneKit: SCNAvoidOccluderConstraintDelegate SCNCameraControllerDelegate SCNNodeRendererDelegate
       SCNPhysicsContactDelegate SCNProgramDelegate SCNSceneExportDelegate SCNSceneRendererDelegate
    ScriptingBridge: SBApplicationDelegate
    SecureElementCredential: CredentialSessionWindowSceneDelegate
    ShazamKit: SHSessionDelegate
    SoundAnalysis: SNResultsObserving
    Speech: SFSpeechRecognitionTaskDelegate SFSpeechRecognizerDelegate
    SpriteKit: SKPhysicsContactDelegate SKSceneDelegate SKViewDelegate
    StoreKit: SKCloudServiceSetupViewControllerDelegate SKOverlayDelegate SKPaymentQueueDelegate
       SKPaymentTransactionObserver SKProductsRequestDelegate SKRequestDelegate SKStoreProductViewControllerDelegate
    Swift: Actor AdditiveArithmetic Any AnyActor AnyObject AsyncIteratorProtocol AsyncSequence BidirectionalCollection
       BitwiseCopyable Bool CaseIterable Character Codable CodingKey Collection Comparable Copyable
       CustomDebugStringConvertible CustomReflectable CustomStringConvertible Decodable Double Encodable Equatable Error
       Escapable Executor ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
       ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
       ExpressibleByStringLiteral Float GlobalActor Hashable Identifiable Int Int16 Int32 Int64 Int8 IteratorProtocol
       LocalizedError LosslessStringConvertible MutableCollection Numeric OptionSet RandomAccessCollection
       RangeReplaceableCollection RawRepresentable Sendable SendableMetatype Sequence SerialExecutor Strideable String
       TaskExecutor TextOutputStream UInt UInt16 UInt32 UInt64 UInt8
    SwiftUI: Animatable CustomAnimation DynamicProperty EnvironmentKey FileDocument FocusedValueKey InsettableShape
       Layout PreferenceKey ReferenceFileDocument Shape ShapeStyle TimelineSchedule VectorArithmetic VisualEffect
    SystemExtensions: OSSystemExtensionRequestDelegate OSSystemExtensionsWorkspaceObserver
    UIKit: NSLayoutManagerDelegate NSStringDrawingContext NSTextContentManager NSTextContentStorage
       NSTextContentStorageDelegate NSTextLayoutManagerDelegate NSTextList NSTextStorageDelegate NSTextTab
       NSTextViewportLayoutControllerDelegate UIActivityItemSource UIBezierPath UIColor
       UIDocumentInteractionControllerDelegate UIFont UIFontDescriptor UIFontMetrics UIGraphicsImageRenderer
       UIGraphicsPDFRenderer UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImage UIImageAsset
       UIImageConfiguration UIImageSymbolConfiguration UIPasteboard UITraitCollection
    UserNotifications: UNUserNotificationCenterDelegate
    VideoSubscriberAccount: VSAccountManagerDelegate
    VisionKit: VNDocumentCameraViewControllerDelegate
    WatchConnectivity: WCSessionDelegate
    WidgetKit: AppIntentControlValueProvider AppIntentTimelineProvider ControlValueProvider IntentTimelineProvider
       RelevanceEntriesProvider TimelineEntry TimelineProvider
    """
}
