import AppKit
import WebKit

@MainActor final class Browser: NSObject, WKNavigationDelegate {
  private let page = WKWebView()

  deinit {
    close() // expect: deinit_calls_isolated (this belongs to an actor)
  }

  func close() {}
}

final class Palette: NSPanel {
  deinit {
    fold() // expect: deinit_calls_isolated (this belongs to an actor)
  }

  func fold() {}
}

final class Strip: NSView {
  deinit {
    fold() // expect: deinit_calls_isolated (AppKit releases views)
  }

  func fold() {}
}
