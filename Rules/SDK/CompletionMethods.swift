/// Methods of delegates that answer through a completion handler, as their `async` forms are called (SE-0297).
///
/// A heading names the protocols that have the methods, or refine one that has, confidence and origin.
package enum CompletionMethods {
  package static let table: StaticString = """
    WKNavigationDelegate high header:
      webView(_:decidePolicyFor:) webView(_:decidePolicyFor:preferences:) webView(_:respondTo:)
      webView(_:shouldAllowDeprecatedTLSFor:)
    WKNavigationDelegate medium known:
      webView(_:didReceive:)
    WKUIDelegate high header:
      webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:)
      webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:)
      webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:)
      webView(_:runOpenPanelWith:initiatedByFrame:) webView(_:contextMenuConfigurationFor:)
      webView(_:decideMediaCapturePermissionsFor:initiatedBy:type:)
      webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:)
    WKDownloadDelegate high header:
      download(_:decideDestinationUsing:suggestedFilename:) download(_:respondTo:)
      download(_:decidedPolicyForHTTPRedirection:newRequest:)
    WKScriptMessageHandlerWithReply high header:
      userContentController(_:didReceive:)
    UNUserNotificationCenterDelegate high header:
      userNotificationCenter(_:willPresent:) userNotificationCenter(_:didReceive:)
    URLSessionDelegate URLSessionTaskDelegate URLSessionDataDelegate URLSessionDownloadDelegate high header:
      urlSession(_:didReceive:)
    URLSessionTaskDelegate URLSessionDataDelegate URLSessionDownloadDelegate AVAssetDownloadDelegate high header:
      urlSession(_:task:didReceive:) urlSession(_:task:willPerformHTTPRedirection:newRequest:)
      urlSession(_:task:willBeginDelayedRequest:) urlSession(_:needNewBodyStreamForTask:)
    URLSessionDataDelegate high header:
      urlSession(_:dataTask:didReceive:) urlSession(_:dataTask:willCacheResponse:)
    UIApplicationDelegate high header:
      application(_:didReceiveRemoteNotification:) application(_:performActionFor:)
      application(_:handleEventsForBackgroundURLSession:)
    UIWindowSceneDelegate high header:
      windowScene(_:performActionFor:)
    PKPaymentAuthorizationControllerDelegate high header:
      paymentAuthorizationController(_:didAuthorizePayment:)
      paymentAuthorizationController(_:didSelectShippingMethod:)
      paymentAuthorizationController(_:didSelectShippingContact:)
      paymentAuthorizationController(_:didSelectPaymentMethod:)
      paymentAuthorizationController(_:didChangeCouponCode:)
    PKPaymentAuthorizationViewControllerDelegate high header:
      paymentAuthorizationViewController(_:didAuthorizePayment:)
      paymentAuthorizationViewController(_:didSelect:)
      paymentAuthorizationViewController(_:didSelectShippingContact:)
      paymentAuthorizationViewController(_:didChangeCouponCode:)
    """
}
