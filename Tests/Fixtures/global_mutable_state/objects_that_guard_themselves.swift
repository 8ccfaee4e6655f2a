import Foundation

final class Settings {
  static let shared = Settings() // expect: global_mutable_state (note: not Sendable, so Swift 6 refuses it)

  private let lock = NSLock()
  private var values: [String: String] = [:]

  func value(_ key: String) -> String? {
    lock.lock()
    defer { lock.unlock() }
    return values[key]
  }
}

final class SafeSettings: @unchecked Sendable {
  static let shared = SafeSettings()

  private let lock = NSLock()
  private var values: [String: String] = [:]

  func value(_ key: String) -> String? {
    lock.lock()
    defer { lock.unlock() }
    return values[key]
  }
}
