import UserNotifications

@available(iOS 16.0, *)
final class Bell: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}

@available(iOS 15, macOS 16, *)
final class Gong: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {} // expect: async_delegate_variant (note)
}

final class Horn: NSObject, UNUserNotificationCenterDelegate {
  @available(macOS 13, iOS 17, *)
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}
