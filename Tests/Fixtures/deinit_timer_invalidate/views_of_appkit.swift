import AppKit

final class Ruler: NSView {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (the thread that scheduled it)
  }
}

final class Source: NSObject, NSTableViewDataSource {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (the thread that scheduled it)
  }
}
