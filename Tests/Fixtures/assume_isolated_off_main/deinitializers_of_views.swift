import UIKit

final class Dial: UIView {
  deinit {
    MainActor.assumeIsolated { stop() } // expect: assume_isolated_off_main (a view's 'deinit', mostly on main)
  }

  func stop() {}
}

@MainActor final class DialModel: NSObject, UITableViewDelegate {
  deinit {
    MainActor.assumeIsolated { stop() } // expect: assume_isolated_off_main (that anybody may cause)
  }

  func stop() {}
}

@MainActor final class DialLoader {
  private var value = 0

  func load() {
    Task.detached { await self.show(1) }
  }

  func show(_ value: Int) { self.value = value }

  deinit {
    MainActor.assumeIsolated { stop() } // expect: assume_isolated_off_main (error: traps off main; this is a 'deinit', which)
  }

  func stop() {}
}

final class Meter {
  deinit {
    MainActor.assumeIsolated { stop() } // expect: assume_isolated_off_main (error: traps off main; this is a 'deinit', which)
  }

  func stop() {}
}
