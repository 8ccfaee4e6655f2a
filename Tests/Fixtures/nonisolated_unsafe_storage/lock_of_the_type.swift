import Foundation

final class Installer: Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var isInstalled = false
  nonisolated(unsafe) private static var count = 0 // expect: nonisolated_unsafe_storage (note)
  nonisolated(unsafe) private static var name = "" // expect: nonisolated_unsafe_storage (warning)

  init() {
    // Objects are made on any thread.
    Self.count += 1
  }

  func install() {
    Self.lock.withLock {
      guard Self.isInstalled == false else { return }
      Self.isInstalled = true
      Installer.count += 1
    }
  }

  func rename() async { Self.name = "b" }

  nonisolated func show() { print(Installer.name) }
}
