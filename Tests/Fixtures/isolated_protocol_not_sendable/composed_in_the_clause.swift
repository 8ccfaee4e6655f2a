@MainActor
protocol LockScreen: AnyObject & Sendable {
  func close()
}

@MainActor
protocol MainScreen: AnyObject & CustomStringConvertible {
  func close()
}

@MainActor
final class Player {
  private var lock: (any LockScreen)?
  private var screen: (any MainScreen)?

  func show(_ lock: any LockScreen, _ screen: any MainScreen) {
    self.lock = lock
    self.screen = screen
  }

  deinit {
    Task { @MainActor [lock] in lock?.close() }
    Task { @MainActor [screen] in screen?.close() } // expect: isolated_protocol_not_sendable
  }
}
