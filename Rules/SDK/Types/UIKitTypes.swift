/// Which of UIKit's types are on the main actor.
///
/// A heading names framework, kind, verdict, confidence and origin; the names below it are in order. Verdicts: `main`
/// (on the main actor), `requirements` (the members of the protocol are, those who conform are not), `nonisolated`,
/// `depends` (on the SDK). Origins: `header` (iOS 16.5), `docs` (Apple's, June 2025), `interface` (of a Swift module),
/// `compiler` (tried with 6.3.1), `importer` (follows from how it imports Objective-C), `family` (like its siblings),
/// `known`. Rows of low confidence decide nothing.
package enum UIKitTypes {
  package static let table: StaticString = """
    UIKit class main high header:
      NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutDecorationItem
      NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroup
      NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
      NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSLayoutAnchor NSLayoutConstraint
      NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor UIAcceleration UIAccelerometer UIAccessibilityElement
      UIAction UIActionSheet UIActivityIndicatorView UIActivityItemsConfiguration UIActivityViewController
      UIAlertAction UIAlertController UIAlertView UIApplication UIAttachmentBehavior UIBackgroundConfiguration
      UIBandSelectionInteraction UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemGroup
      UIBarButtonItemStateAppearance UIBarItem UIBlurEffect UIButton UIButtonConfiguration UICalendarSelection
      UICalendarSelectionMultiDate UICalendarSelectionSingleDate UICalendarView UICalendarViewDecoration
      UICellAccessory UICellAccessoryCheckmark UICellAccessoryCustomView UICellAccessoryDelete UICellAccessoryDetail
      UICellAccessoryDisclosureIndicator UICellAccessoryInsert UICellAccessoryLabel UICellAccessoryMultiselect
      UICellAccessoryOutlineDisclosure UICellAccessoryPopUpMenu UICellAccessoryReorder UICellConfigurationState
      UICloudSharingController UICollectionLayoutListConfiguration UICollectionReusableView UICollectionView
      UICollectionViewCell UICollectionViewCellRegistration UICollectionViewCompositionalLayout
      UICollectionViewCompositionalLayoutConfiguration UICollectionViewController UICollectionViewDiffableDataSource
      UICollectionViewDiffableDataSourceReorderingHandlers UICollectionViewDiffableDataSourceSectionSnapshotHandlers
      UICollectionViewDropPlaceholder UICollectionViewDropProposal UICollectionViewFlowLayout
      UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext UICollectionViewLayout
      UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewListCell
      UICollectionViewPlaceholder UICollectionViewSupplementaryRegistration UICollectionViewTransitionLayout
      UICollectionViewUpdateItem UICollisionBehavior UIColorPickerViewController UIColorWell UICommand
      UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction UIControl
      UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice UIDictationPhrase UIDocument
      UIDocumentBrowserViewController UIDocumentMenuViewController UIDocumentPickerExtensionViewController
      UIDocumentPickerViewController UIDocumentProperties UIDragInteraction UIDragItem UIDragPreview
      UIDragPreviewParameters UIDragPreviewTarget UIDropInteraction UIDropProposal UIDynamicBehavior
      UIDynamicItemBehavior UIDynamicItemGroup UIEditMenuConfiguration UIEditMenuInteraction UIEvent
      UIEventAttribution UIEventAttributionView UIFeedbackGenerator UIFieldBehavior UIFindInteraction UIFindSession
      UIFocusAnimationCoordinator UIFocusDebugger UIFocusGuide UIFocusSystem UIFocusUpdateContext
      UIFontPickerViewController UIFontPickerViewControllerConfiguration UIGestureRecognizer UIGravityBehavior
      UIHoverGestureRecognizer UIImagePickerController UIImageView UIImpactFeedbackGenerator
      UIIndirectScribbleInteraction UIInputView UIInputViewController UIInterpolatingMotionEffect UIKey UIKeyCommand
      UIKeyboardLayoutGuide UILabel UILargeContentViewerInteraction UILayoutGuide UILexicon UILexiconEntry
      UIListContentConfiguration UIListContentImageProperties UIListContentTextProperties UIListContentView
      UIListSeparatorConfiguration UILocalNotification UILocalizedIndexedCollation UILongPressGestureRecognizer
      UIManagedDocument UIMarkupTextPrintFormatter UIMenu UIMenuController UIMenuElement UIMenuItem UIMenuSystem
      UIMotionEffect UIMotionEffectGroup UIMutableUserNotificationAction UIMutableUserNotificationCategory
      UINavigationBar UINavigationBarAppearance UINavigationController UINavigationItem UINib
      UINotificationFeedbackGenerator UIOpenURLContext UIPageControl UIPageViewController UIPanGestureRecognizer
      UIPasteConfiguration UIPasteControl UIPasteControlConfiguration UIPencilInteraction
      UIPercentDrivenInteractiveTransition UIPickerView UIPinchGestureRecognizer UIPointerAccessory UIPointerEffect
      UIPointerHighlightEffect UIPointerHoverEffect UIPointerInteraction UIPointerLiftEffect UIPointerLockState
      UIPointerRegion UIPointerRegionRequest UIPointerShape UIPointerStyle UIPopoverBackgroundView
      UIPopoverController UIPopoverPresentationController UIPresentationController UIPressesEvent UIPreviewAction
      UIPreviewActionGroup UIPreviewInteraction UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo
      UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIPrintServiceExtension UIPrinter
      UIPrinterDestination UIPrinterPickerController UIProgressView UIPushBehavior UIReferenceLibraryViewController
      UIRefreshControl UIRegion UIResponder UIRotationGestureRecognizer UIScene UISceneActivationConditions
      UISceneActivationRequestOptions UISceneConfiguration UISceneConnectionOptions UISceneDestructionRequestOptions
      UISceneOpenExternalURLOptions UISceneOpenURLOptions UISceneSession UISceneSizeRestrictions
      UISceneWindowingBehaviors UIScreen UIScreenEdgePanGestureRecognizer UIScreenshotService UIScribbleInteraction
      UIScrollView UISearchBar UISearchContainerViewController UISearchController UISearchDisplayController
      UISearchSuggestionItem UISearchTextField UISearchToken UISegmentedControl UISelectionFeedbackGenerator
      UISheetPresentationController UISheetPresentationControllerDetent UISimpleTextPrintFormatter UISlider
      UISnapBehavior UISplitViewController UISpringLoadedInteraction UISpringTimingParameters UIStackView
      UIStatusBarManager UIStepper UIStoryboard UIStoryboardPopoverSegue UIStoryboardSegue
      UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar
      UITabBarAppearance UITabBarController UITabBarItem UITabBarItemAppearance UITabBarItemStateAppearance
      UITableView UITableViewCell UITableViewController UITableViewDiffableDataSource UITableViewDropPlaceholder
      UITableViewDropProposal UITableViewFocusUpdateContext UITableViewHeaderFooterView UITableViewPlaceholder
      UITableViewRowAction UITapGestureRecognizer UITargetedDragPreview UITargetedPreview UITextChecker
      UITextDragPreviewRenderer UITextDropProposal UITextField UITextInputAssistantItem UITextInputMode
      UITextInputPasswordRules UITextInputStringTokenizer UITextInteraction UITextPlaceholder UITextPosition
      UITextRange UITextSearchOptions UITextSearchingFindSession UITextSelectionRect UITextView UITitlebar UIToolbar
      UIToolbarAppearance UITouch UITrackingLayoutGuide UIUserNotificationAction UIUserNotificationCategory
      UIUserNotificationSettings UIVibrancyEffect UIVideoEditorController UIView UIViewConfigurationState
      UIViewController UIViewPrintFormatter UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWebView
      UIWindow UIWindowScene UIWindowSceneActivationAction UIWindowSceneActivationRequestOptions
      UIWindowSceneDestructionRequestOptions
    UIKit class nonisolated high header:
      NSDataAsset NSLayoutManager NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext
      NSTextAttachment NSTextContainer NSTextContentManager NSTextContentStorage NSTextLayoutManager NSTextList
      NSTextStorage NSTextTab UIBezierPath UIColor UIFont UIFontDescriptor UIFontMetrics UIGraphicsImageRenderer
      UIGraphicsPDFRenderer UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImage
      UIImageAsset UIImageConfiguration UIImageSymbolConfiguration UITraitCollection
    UIKit class nonisolated low header:
      NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionTransaction NSDiffableDataSourceSnapshot
      NSDiffableDataSourceTransaction NSTextAttachmentViewProvider NSTextElement NSTextLayoutFragment
      NSTextLineFragment NSTextListElement NSTextParagraph NSTextRange NSTextSelection NSTextSelectionNavigation
      NSTextViewportLayoutController UIAccessibilityCustomAction UIAccessibilityCustomRotor
      UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate
      UIAccessibilityLocationDescriptor UIActivity UIActivityItemProvider UIApplicationShortcutIcon
      UIApplicationShortcutItem UIDocumentBrowserAction UIDocumentBrowserTransitionController
      UIDocumentInteractionController UIDynamicAnimator UIFocusEffect UIFocusHaloEffect UIFocusMovementHint
      UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRendererContext
      UIGraphicsPDFRendererFormat UIMutableApplicationShortcutItem UIPress UIScreenMode UITextFormattingCoordinator
      UITextInputContext UIToolTipConfiguration UIToolTipInteraction UIWindowSceneActivationConfiguration
      UIWindowSceneActivationInteraction UIWindowSceneGeometry UIWindowSceneGeometryPreferences
      UIWindowSceneGeometryPreferencesIOS UIWindowSceneGeometryPreferencesMac
    UIKit class nonisolated medium header:
      UIPasteboard
    UIKit protocol depends low header:
      UIEditMenuInteractionDelegate
    UIKit protocol main high header:
      NSCollectionLayoutContainer NSCollectionLayoutEnvironment NSCollectionLayoutVisibleItem UIAccelerometerDelegate
      UIAccessibilityContainerDataTable UIAccessibilityContainerDataTableCell UIActionSheetDelegate
      UIActivityItemsConfigurationReading UIAdaptivePresentationControllerDelegate UIAlertViewDelegate UIAppearance
      UIAppearanceContainer UIApplicationDelegate UIBarPositioning UIBarPositioningDelegate
      UICloudSharingControllerDelegate UICollectionViewDataSource UICollectionViewDataSourcePrefetching
      UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDragDelegate
      UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem
      UICollectionViewDropPlaceholderContext UICollisionBehaviorDelegate UIColorPickerViewControllerDelegate
      UIConfigurationState UIContentConfiguration UIContentContainer UIContentSizeCategoryAdjusting UIContentView
      UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating UIContextMenuInteractionDelegate
      UICoordinateSpace UIDataSourceModelAssociation UIDataSourceTranslating UIDocumentMenuDelegate
      UIDocumentPickerDelegate UIDragAnimating UIDragDropSession UIDragInteractionDelegate UIDragSession
      UIDropInteractionDelegate UIDropSession UIDynamicAnimatorDelegate UIDynamicItem UIEditMenuInteractionAnimating
      UIFindInteractionDelegate UIFocusAnimationContext UIFocusDebuggerOutput UIFocusEnvironment UIFocusItem
      UIFocusItemContainer UIFocusItemScrollableContainer UIFontPickerViewControllerDelegate
      UIGestureRecognizerDelegate UIGuidedAccessRestrictionDelegate UIImagePickerControllerDelegate
      UIIndirectScribbleInteractionDelegate UIInputViewAudioFeedback UIInteraction
      UIItemProviderPresentationSizeProviding UIKeyInput UILargeContentViewerInteractionDelegate
      UILargeContentViewerItem UILayoutSupport UIMenuBuilder UIMenuLeaf UINavigationBarDelegate
      UINavigationControllerDelegate UINavigationItemRenameDelegate UIObjectRestoration
      UIPageViewControllerDataSource UIPageViewControllerDelegate UIPasteConfigurationSupporting
      UIPencilInteractionDelegate UIPickerViewAccessibilityDelegate UIPickerViewDataSource UIPickerViewDelegate
      UIPointerInteractionAnimating UIPointerInteractionDelegate UIPopoverControllerDelegate
      UIPopoverPresentationControllerDelegate UIPreviewActionItem UIPreviewInteractionDelegate
      UIPrintInteractionControllerDelegate UIPrinterPickerControllerDelegate UIResponderStandardEditActions
      UISceneDelegate UIScreenshotServiceDelegate UIScribbleInteractionDelegate UIScrollViewAccessibilityDelegate
      UIScrollViewDelegate UISearchBarDelegate UISearchControllerDelegate UISearchDisplayDelegate
      UISearchResultsUpdating UISearchSuggestion UISearchTextFieldDelegate UISearchTextFieldPasteItem
      UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext
      UISplitViewControllerDelegate UISpringLoadedInteractionBehavior UISpringLoadedInteractionContext
      UISpringLoadedInteractionEffect UISpringLoadedInteractionSupporting UIStateRestoring UITabBarControllerDelegate
      UITabBarDelegate UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
      UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
      UITableViewDropPlaceholderContext UITextDocumentProxy UITextDragDelegate UITextDragRequest UITextDraggable
      UITextDropDelegate UITextDropRequest UITextDroppable UITextFieldDelegate UITextFormattingCoordinatorDelegate
      UITextInput UITextInputDelegate UITextInputTokenizer UITextInputTraits UITextInteractionDelegate
      UITextPasteConfigurationSupporting UITextPasteDelegate UITextPasteItem UITextSearchAggregator UITextSearching
      UITextViewDelegate UITimingCurveProvider UIToolbarDelegate UITraitEnvironment UIUserActivityRestoring
      UIVideoEditorControllerDelegate UIViewAnimating UIViewControllerAnimatedTransitioning
      UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning UIViewControllerPreviewing
      UIViewControllerPreviewingDelegate UIViewControllerRestoration UIViewControllerTransitionCoordinator
      UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating
      UIWebViewDelegate UIWindowSceneDelegate
    UIKit protocol nonisolated low header:
      NSLayoutManagerDelegate NSTextAttachmentContainer NSTextAttachmentLayout NSTextContentManagerDelegate
      NSTextContentStorageDelegate NSTextElementProvider NSTextLayoutManagerDelegate NSTextLayoutOrientationProvider
      NSTextLocation NSTextSelectionDataSource NSTextStorageDelegate NSTextStorageObserving
      NSTextViewportLayoutControllerDelegate UIAccessibilityContentSizeCategoryImageAdjusting
      UIAccessibilityIdentification UIAccessibilityReadingContent UIActivityItemsConfigurationProviding
      UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDateDelegate UICalendarViewDelegate
      UIDocumentBrowserViewControllerDelegate UILayoutGuideAspectFitting UIPopoverBackgroundViewMethods
      UIPopoverPresentationControllerSourceItem UIToolTipInteractionDelegate
    UIKit protocol nonisolated medium docs:
      UIActivityItemSource
    UIKit protocol nonisolated medium header:
      UIDocumentInteractionControllerDelegate
    """
}
