// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Desk", platforms: [.macOS(.v12)], targets: [.target(name: "Desk")])
// file: Sources/Desk/Desk.swift
import UserNotifications

final class Desk: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}
