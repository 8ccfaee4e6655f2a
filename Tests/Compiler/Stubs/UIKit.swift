// The shapes of UIKit that samples use, for systems without it.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public override init() {}
}

@MainActor open class UILabel: UIView {
  open var text: String?
}

@MainActor open class UIViewController: UIResponder {
  public override init() {}
  open var view: UIView! = nil
  open func viewDidLoad() {}
}
