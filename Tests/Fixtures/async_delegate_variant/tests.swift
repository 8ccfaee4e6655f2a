// file: Sources/Browser/Browser.swift
import WebKit

final class Browser: UIViewController, WKNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy { // expect: async_delegate_variant
    .allow
  }
}
// file: Tests/BrowserTests/Spy.swift
import WebKit

final class Spy: NSObject, WKNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
    .allow
  }
}
