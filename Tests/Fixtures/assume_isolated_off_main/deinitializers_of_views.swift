import UIKit

final class Dial: UIView {
  deinit {
    MainActor.assumeIsolated { stop() } // expect: assume_isolated_off_main (that UIKit runs on main)
  }

  func stop() {}
}

@MainActor final class DialModel: NSObject, UITableViewDelegate {
  deinit {
    MainActor.assumeIsolated { stop() } // expect: assume_isolated_off_main (which runs on any thread)
  }

  func stop() {}
}
