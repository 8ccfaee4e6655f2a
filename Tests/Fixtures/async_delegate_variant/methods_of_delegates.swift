import UserNotifications
import WebKit

final class Browser: UIViewController, WKNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy { // expect: async_delegate_variant (note: if this runs on iOS 15)
    .allow
  }

  func webView( // expect: async_delegate_variant
    _ webView: WKWebView,
    decidePolicyFor action: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    (.allow, preferences)
  }
}

extension Loader: URLSessionDataDelegate {
  nonisolated func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse) // expect: async_delegate_variant
    async -> URLSession.ResponseDisposition
  {
    .allow
  }
}

final class Phone: NSObject, UNUserNotificationCenterDelegate {
  #if os(iOS) || os(visionOS)
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {} // expect: async_delegate_variant
  #endif
  #if !os(tvOS)
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async {} // expect: async_delegate_variant
  #endif
}

final class Settings: NSObject {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {} // expect: async_delegate_variant
}

class Browser: NSObject, WKNavigationDelegate {
  func webView( // expect: async_delegate_variant
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
}

final class QuietBrowser: Browser {
  override func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .cancel }
}

// file: Conformances.swift
extension Settings: UNUserNotificationCenterDelegate {}

final class Loader: NSObject {}

// It answers on the main actor, which apps took for the cure.
final class Alarm: NSObject, UNUserNotificationCenterDelegate {
  @MainActor
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}
