/// Members that classes inherit from the user interface frameworks, all of them on the main actor.
///
/// A heading names who has them: `controller` (view controllers) or `view` (views and controls).
package enum ViewMembers {
  package static let table: StaticString = """
    controller:
      addChild children dismiss loadViewIfNeeded navigationController navigationItem parent present
      presentedViewController presentingViewController removeFromParent setNeedsStatusBarAppearanceUpdate
      splitViewController tabBarController tabBarItem title toolbarItems view viewIfLoaded
    view:
      addGestureRecognizer addSubview alpha backgroundColor bounds contentView detailTextLabel frame gestureRecognizers
      isEnabled isHidden isHighlighted isSelected isUserInteractionEnabled layer layoutIfNeeded needsDisplay needsLayout
      removeFromSuperview removeGestureRecognizer removeTrackingArea setNeedsDisplay setNeedsLayout sizeToFit subviews
      superview textLabel tintColor trackingAreas transform window
    """

  /// How the names of such classes end.
  package static let endings: StaticString = """
    controller:
      HostingController ImagePickerController NavigationController SplitViewController TabBarController
      ViewController
    view:
      Button Cell Control Label PickerView Slider Switch TextField View
    """

  /// UIKit's views and view controllers whose names do not say so.
  package static let otherViews: StaticString = """
    UIAlertController UICloudSharingController UICollectionReusableView UIColorWell UIDatePicker UINavigationBar
    UISearchBar UISearchController UIStepper UITabBar UIToolbar UIWindow
    """
}
