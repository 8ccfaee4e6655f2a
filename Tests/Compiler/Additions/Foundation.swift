// What Apple's Foundation has and the one on Linux has not, as far as samples use it.
#if !canImport(Darwin)
  import Foundation

  extension NotificationCenter {
    func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
      AsyncStream { $0.finish() }
    }
  }
#endif
