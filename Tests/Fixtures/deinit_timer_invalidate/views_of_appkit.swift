import AppKit
import SwiftUI
import WebKit

final class Ruler: NSView {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; AppKit releases)
  }
}

final class Sheet: NSHostingController<Text> {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (AppKit releases views on main)
  }
}

final class Page: WKWebView {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (AppKit releases views on main)
  }
}

final class Source: NSObject, NSTableViewDataSource {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (the thread that scheduled it)
  }
}
