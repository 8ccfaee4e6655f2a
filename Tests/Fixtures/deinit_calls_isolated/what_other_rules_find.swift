import Foundation

@MainActor final class Feed {
  func stop() {}
}

@MainActor final class FeedStore {
  private let feed = Feed()
  nonisolated(unsafe) private var token: NSMutableString?
  private var timer: Timer?

  deinit {
    token?.append("gone")
    timer?.invalidate() // expect: deinit_timer_invalidate, deinit_calls_isolated
    MainActor.assumeIsolated { feed.stop() } // expect: assume_isolated_off_main
  }
}
