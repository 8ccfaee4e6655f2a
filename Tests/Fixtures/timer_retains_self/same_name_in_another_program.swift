import Foundation

/// No manifest tells the two programs apart; their folders do.
protocol Loading {}

// file: Phone/Feed.swift
final class Feed: Loading {
  var timer: Timer?
  func load() {}
  // Only here: 'deinit' does not run while the timer holds the feed.
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}

// file: Phone/Timers/Feed+Timer.swift
extension Feed {
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      self.load()
    }
  }
}

// file: Watch/Feed.swift
final class Feed: Loading {
  var timer: Timer?
  func load() {}
  func stop() { timer?.invalidate() }
}

// file: Watch/Feed+Timer.swift
extension Feed {
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      self.load()
    }
  }
}
