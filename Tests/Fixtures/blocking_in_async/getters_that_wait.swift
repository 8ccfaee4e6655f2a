import Dispatch
import Foundation

final class Keychain {
  private let ready = DispatchSemaphore(value: 0)
  private let lock = DispatchSemaphore(value: 1)
  private var value = ""

  var token: String {
    ready.wait()
    return value
  }

  var pair: (String, String) {
    get { (token, token) }
    set { value = newValue.0 }
  }

  // As short as a lock.
  var current: String {
    lock.wait()
    defer { lock.signal() }
    return value
  }

  var here: String {
    if !Thread.isMainThread { ready.wait() }
    return value
  }

  var later: String {
    get async { await Task { value }.value }
  }

  func refresh() async {
    print(token) // expect: blocking_in_async
    print(self.pair) // expect: blocking_in_async
    print(current, here, await later)
  }

  func plain() { print(token) }
}

func show(_ keychain: Keychain) async {
  print(keychain.token) // expect: blocking_in_async
  let token = "local"
  print(token)
}

struct Ticket { let token: String }

func show(_ ticket: Ticket) async { print(ticket.token) }
