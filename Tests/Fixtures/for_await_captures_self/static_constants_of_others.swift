// An object in a static constant stays as long as the program, and is mostly the only one; that of a preview is not.
import Foundation

@MainActor final class Keyring {
  private var keys = 0

  init() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("k")) { // expect: for_await_captures_self (note)
        keys += 1
      }
    }
  }
}

@MainActor final class Padlock {
  private var keys = 0

  init() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("p")) { // expect: for_await_captures_self (warning)
        keys += 1
      }
    }
  }
}

@MainActor enum Lobby {
  static let keyring = Keyring()
  static let preview = Padlock()
  static var spare: Keyring?

  static func lend() { spare = Keyring() }
}

@MainActor struct Door {
  let keyring: Keyring
  var padlock: Padlock
}
