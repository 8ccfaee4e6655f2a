// The shapes of UserNotifications that samples use, for systems without it.
@_exported import Foundation

open class UNUserNotificationCenter: NSObject {}

open class UNNotification: NSObject {}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public static let banner = UNNotificationPresentationOptions(rawValue: 1)
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Its methods are optional.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
