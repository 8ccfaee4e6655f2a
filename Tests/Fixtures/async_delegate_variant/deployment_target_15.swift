// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Old", platforms: [.iOS(.v15)], targets: [.target(name: "Old")])
// file: Sources/Old/Old.swift
import UserNotifications

final class Old: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {} // expect: async_delegate_variant (on iOS 15 and older)
}
