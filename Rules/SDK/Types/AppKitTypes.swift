/// Which of AppKit's types are on the main actor.
///
/// A heading names framework, kind, verdict, confidence and origin; the names below it are in order. Verdicts: `main`
/// (on the main actor), `requirements` (the members of the protocol are, those who conform are not), `nonisolated`,
/// `depends` (on the SDK). Origins: `header` (iOS 16.5), `docs` (Apple's, June 2025), `interface` (of a Swift module),
/// `compiler` (tried with 6.3.1), `importer` (follows from how it imports Objective-C), `family` (like its siblings),
/// `known`. Rows of low confidence decide nothing.
package enum AppKitTypes {
  package static let table: StaticString = """
    AppKit class main high docs:
      NSActionCell NSAlert NSApplication NSBox NSBrowser NSBrowserCell NSButton NSButtonCell NSButtonTouchBarItem
      NSCandidateListTouchBarItem NSCell NSClickGestureRecognizer NSClipView NSCollectionLayoutAnchor
      NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
      NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
      NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem
      NSCollectionView NSCollectionViewCompositionalLayout NSCollectionViewCompositionalLayoutConfiguration
      NSCollectionViewFlowLayout NSCollectionViewFlowLayoutInvalidationContext NSCollectionViewGridLayout
      NSCollectionViewItem NSCollectionViewLayout NSCollectionViewLayoutAttributes
      NSCollectionViewLayoutInvalidationContext NSCollectionViewTransitionLayout NSCollectionViewUpdateItem
      NSColorPanel NSColorPickerTouchBarItem NSColorWell NSComboBox NSComboBoxCell NSComboButton NSControl
      NSCustomTouchBarItem NSDatePicker NSDatePickerCell NSDocument NSDocumentController NSDrawer NSFontPanel NSForm
      NSFormCell NSGestureRecognizer NSGridCell NSGridColumn NSGridRow NSGridView NSGroupTouchBarItem NSHelpManager
      NSImageCell NSImageView NSLevelIndicator NSLevelIndicatorCell NSMagnificationGestureRecognizer NSMatrix
      NSMenuItemCell NSMenuToolbarItem NSOpenGLView NSOpenPanel NSOutlineView NSPDFPanel NSPageController
      NSPageLayout NSPanGestureRecognizer NSPanel NSPathCell NSPathComponentCell NSPathControl NSPersistentDocument
      NSPickerTouchBarItem NSPopUpButton NSPopUpButtonCell NSPopover NSPopoverTouchBarItem NSPredicateEditor
      NSPressGestureRecognizer NSPrintOperation NSPrintPanel NSProgressIndicator NSResponder
      NSRotationGestureRecognizer NSRuleEditor NSRulerView NSSavePanel NSScrollView NSScroller NSScrubber
      NSScrubberArrangedView NSScrubberFlowLayout NSScrubberImageItemView NSScrubberItemView NSScrubberLayout
      NSScrubberProportionalLayout NSScrubberSelectionStyle NSScrubberSelectionView NSScrubberTextItemView
      NSSearchField NSSearchFieldCell NSSearchToolbarItem NSSecureTextField NSSecureTextFieldCell NSSegmentedCell
      NSSegmentedControl NSSharingServicePickerToolbarItem NSSharingServicePickerTouchBarItem NSSlider
      NSSliderAccessory NSSliderAccessoryBehavior NSSliderCell NSSliderTouchBarItem NSSplitView NSSplitViewController
      NSStackView NSStatusBarButton NSStepper NSStepperCell NSStepperTouchBarItem NSSwitch NSTabView
      NSTabViewController NSTableCellView NSTableColumn NSTableRowView NSTableView NSText NSTextAttachmentCell
      NSTextField NSTextFieldCell NSTextInsertionIndicator NSTextPreview NSTextView NSTitlebarAccessoryViewController
      NSTokenField NSTokenFieldCell NSToolbar NSToolbarItem NSToolbarItemGroup NSTouchBar NSTouchBarItem
      NSTrackingSeparatorToolbarItem NSView NSViewController NSVisualEffectView NSWindow NSWindowController
      NSWritingToolsCoordinator
    AppKit class main high header:
      NSTableHeaderCell NSTableHeaderView
    AppKit class main medium docs:
      NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    AppKit class nonisolated high docs:
      NSBezierPath NSEvent NSFont NSImage NSMenu NSMenuItem NSPasteboard NSRunningApplication NSScreen NSStatusItem
      NSWorkspace
    AppKit class nonisolated medium docs:
      NSAccessibilityElement NSAnimation NSAnimationContext NSAppearance NSBitmapImageRep
      NSCollectionViewDiffableDataSource NSColorList NSColorSampler NSColorSpace NSCursor NSDataAsset NSDockTile
      NSDraggingItem NSDraggingSession NSFilePromiseProvider NSFilePromiseReceiver NSFontDescriptor NSFontManager
      NSGradient NSGraphicsContext NSHapticFeedbackManager NSImageRep NSLayoutAnchor NSLayoutConstraint NSLayoutGuide
      NSLayoutManager NSMutableParagraphStyle NSNib NSParagraphStyle NSPasteboardItem NSPrintInfo NSPrinter
      NSRulerMarker NSShadow NSSharingService NSSharingServicePicker NSSound NSSpeechSynthesizer NSSpellChecker
      NSSplitViewItem NSStatusBar NSStoryboard NSStoryboardSegue NSTabViewItem NSTableViewDiffableDataSource
      NSTableViewRowAction NSTextAttachment NSTextContainer NSTextFinder NSTextInputContext NSTextLayoutManager
      NSTextStorage NSTouch NSTrackingArea NSTreeNode NSViewAnimation NSWindowTab NSWindowTabGroup
    AppKit class requirements medium docs:
      NSArrayController NSColor NSColorPicker NSController NSMediaLibraryBrowserController NSObjectController
      NSOpenGLContext NSTreeController NSUserDefaultsController
    AppKit protocol main high docs:
      NSCollectionLayoutContainer NSCollectionLayoutEnvironment NSCollectionLayoutVisibleItem
      NSStandardKeyBindingResponding NSTextSuggestionsDelegate
    AppKit protocol requirements high docs:
      NSAlertDelegate NSApplicationDelegate NSBrowserDelegate NSCandidateListTouchBarItemDelegate
      NSCloudSharingValidation NSCollectionViewDataSource NSCollectionViewDelegate NSCollectionViewDelegateFlowLayout
      NSCollectionViewElement NSCollectionViewPrefetching NSColorPickingCustom NSColorPickingDefault
      NSComboBoxDataSource NSComboBoxDelegate NSControlTextEditingDelegate NSDatePickerCellDelegate
      NSDraggingDestination NSDraggingInfo NSDraggingSource NSEditor NSEditorRegistration
      NSFilePromiseProviderDelegate NSFontChanging NSGestureRecognizerDelegate NSMenuDelegate NSMenuItemValidation
      NSOpenSavePanelDelegate NSOutlineViewDataSource NSOutlineViewDelegate NSPageControllerDelegate
      NSPathCellDelegate NSPathControlDelegate NSPrintPanelAccessorizing NSRuleEditorDelegate NSScrubberDataSource
      NSScrubberDelegate NSSearchFieldDelegate NSSeguePerforming NSSharingServiceDelegate
      NSSharingServicePickerToolbarItemDelegate NSSharingServicePickerTouchBarItemDelegate NSSoundDelegate
      NSSpeechRecognizerDelegate NSSpeechSynthesizerDelegate NSSplitViewDelegate NSSpringLoadingDestination
      NSStackViewDelegate NSTabViewDelegate NSTableViewDataSource NSTableViewDelegate NSTextAttachmentCellProtocol
      NSTextDelegate NSTextFieldDelegate NSTextViewDelegate NSTokenFieldCellDelegate NSTokenFieldDelegate
      NSToolbarDelegate NSToolbarItemValidation NSTouchBarDelegate NSTouchBarProvider NSUserActivityRestoring
      NSUserInterfaceValidations NSValidatedUserInterfaceItem NSViewControllerPresentationAnimator NSViewToolTipOwner
      NSWindowDelegate NSWindowRestoration
    AppKit protocol requirements high header:
      NSCollectionViewSectionHeaderView
    """
}
