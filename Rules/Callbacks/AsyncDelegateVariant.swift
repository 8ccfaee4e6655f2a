package import Indexing
package import Linting
import Outlining

package struct AsyncDelegateVariant: Rule {
  package let id = "async_delegate_variant"
  package let summary = "the async form of a delegate's method with a completion handler, in code for iOS 15 or older"
  package let severity = Severity.note
  package let compiler = CompilerVerdict.silent
  package let precision: Precision? = Precision(right: 95, of: 144)
  package let words = [
    "async",
    "webView|download|userContentController|userNotificationCenter|urlSession|application|windowScene"
      + "|paymentAuthorizationController|paymentAuthorizationViewController",
  ]

  package func findings(in file: SourceFile) -> [Finding] {
    file.asyncDelegateMethods.compactMap { method in
      let isOld = file.runsOnIOS(before: Version(16), method)
      guard isOld != false else { return nil }
      return finding(
        isOld == true
          ? "on iOS 15 and older apps crashed in the async form of such methods; take the completion handler"
          : "if this runs on iOS 15: apps crashed in the async form there; take the completion handler",
        at: method.name,
        in: file
      )
    }
  }

  package let guide = #"""
    A delegate's method that answers through a completion handler may be written as an `async` one (SE-0297). The
    compiler makes the handler's form of it, and starts a task for each call. Apps that replaced their methods so saw
    crashes on iOS 15 and older, and took it back.

    ```swift
    import UserNotifications

    final class Reminders: NSObject, UNUserNotificationCenterDelegate {
      func userNotificationCenter( // expect: async_delegate_variant
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
      ) async -> UNNotificationPresentationOptions {
        [.banner]
      }
    }
    ```

    While the deployment target includes iOS 15, implement the form with the handler, and call it once on each path:

    ```swift
    import UserNotifications

    final class Reminders: NSObject, UNUserNotificationCenterDelegate {
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
      ) {
        completionHandler([.banner])
      }
    }
    ```

    With iOS 16 and later as the oldest system, and in code for other systems alone, the async form is left alone, and so
    is a method that says `@MainActor` itself: it answers there, which is what helped such apps. Where the target cannot be
    read, say `deployment_target` in the configuration.

    **Not found:** methods of protocols that the table does not name, such as those of intents.
    """#
}
