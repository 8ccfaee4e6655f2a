) async -> Bool {
}
final class Half: WKNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy { // expect: async_delegate_variant
