import UIKit

final class Feed {
  func ping() {}
}

/// Delegates' methods begin with the name of who calls them, and so do the properties that keep that.
@MainActor final class FeedController: UIViewController {
  private var connection: Feed?
  private var timer: Timer?

  func connection(_ feed: Feed, didChange state: Int) {}
  func connection(_ feed: Feed, didFail error: any Error) {}

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in
      self?.connection?.ping() // expect: timer_callback_isolation
    }
  }
}
