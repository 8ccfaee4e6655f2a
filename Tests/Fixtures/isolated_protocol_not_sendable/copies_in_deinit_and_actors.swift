@MainActor protocol Routing: AnyObject {
  func close()
}

@MainActor protocol Shared: AnyObject, Sendable {
  func close()
}

final class Screen {
  private var router: Routing?
  private var shared: (any Shared)?

  init(_ router: Routing?) { self.router = router }

  func leave() {
    guard let router else { return }
    Task { await router.close() } // expect: isolated_protocol_not_sendable (this leaves its actor)
    if let shared { Task { await shared.close() } }
  }

  deinit {
    let last = router
    let other = shared
    print(last === router)
    Task {
      await last?.close() // expect: isolated_protocol_not_sendable ('deinit' is on no actor)
      await other?.close()
    }
  }
}

actor Desk {
  var router: (any Routing)?

  func leave() {
    if let router {
      Task { @MainActor in router.close() } // expect: isolated_protocol_not_sendable
    }
    guard let first = self.router else { return }
    Task.detached { await first.close() } // expect: isolated_protocol_not_sendable
    if let router = given() {
      Task { @MainActor in router.stop() }
    }
  }

  func given() -> Window? { nil }
}

@MainActor final class Window {
  var router: (any Routing)?

  func stop() {
    if let router { Task { router.close() } }
  }
}
