// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Young", platforms: [.iOS(.v16)], targets: [.target(name: "Young")])
// file: Sources/Young/Young.swift
import UserNotifications

final class Young: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}
