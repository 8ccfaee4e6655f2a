import UIKit

final class Knob: UIControl {
  deinit {
    release() // expect: deinit_calls_isolated (UIKit releases views on main)
  }

  func release() {}
}

final class Shade: UIWindow {
  deinit {
    release() // expect: deinit_calls_isolated (UIKit releases views on main)
  }

  func release() {}
}

final class Swipe: UIGestureRecognizer {
  deinit {
    release() // expect: deinit_calls_isolated (this belongs to an actor)
  }

  func release() {}
}
