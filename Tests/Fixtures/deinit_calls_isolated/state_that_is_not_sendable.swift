import Foundation

@MainActor class Watcher {
  private var observers: [any NSObjectProtocol] = []
  private var anything: Any?
  private var timer: Timer?
  private var task: Task<Void, Never>?
  private var names: [String] = []
  nonisolated(unsafe) private var token: Any?

  deinit {
    for observer in observers { // expect: deinit_calls_isolated (note: not Sendable, so Swift 6 refuses it)
      NotificationCenter.default.removeObserver(observer)
    }
    anything = nil // expect: deinit_calls_isolated (note: not Sendable, so Swift 6 refuses it)
    timer = nil // expect: deinit_calls_isolated (note: not Sendable, so Swift 6 refuses it)
    task?.cancel()
    names = []
    token = nil
  }
}

@MainActor final class Doorman {
  var onClose: (() -> Void)?
  var onOpen: (@Sendable () -> Void)?
  var onKnock: (@MainActor () -> Void)?

  deinit {
    onClose?() // expect: deinit_calls_isolated (note: not Sendable, so Swift 6 refuses it)
    onOpen?()
    onKnock = nil
  }
}

class PlainWatcher {
  private var observers: [any NSObjectProtocol] = []

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
