import UIKit

final class PageController: UIViewController {
  private let label = UILabel()

  deinit {
    tearDown() // expect: deinit_calls_isolated (note: only the main actor may touch this)
    label.removeFromSuperview() // expect: deinit_calls_isolated (note)
    label.removeObserver(self, forKeyPath: "text")
    NotificationCenter.default.removeObserver(self)
  }

  func tearDown() {}
}
