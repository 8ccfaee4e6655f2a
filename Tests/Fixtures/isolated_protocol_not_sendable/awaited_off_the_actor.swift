@MainActor protocol Routing: AnyObject {
  var title: String { get }
  func open(_ id: Int)
  nonisolated func note() async
}

@MainActor protocol Shared: AnyObject, Sendable {
  func open(_ id: Int)
}

actor Reminders {
  private let own: (any Routing)?
  private var titled: (any Routing)?
  private var other: (any Routing)?
  private let shared: any Shared

  init(own: (any Routing)?, shared: any Shared) {
    self.own = own
    self.shared = shared
  }

  func fire(_ id: Int) async {
    await own?.open(id) // expect: isolated_protocol_not_sendable
    await own?.open(id + 1)
  }

  func name() async -> String? {
    await self.titled?.title // expect: isolated_protocol_not_sendable
  }

  func copy(_ id: Int) async {
    guard let other else { return }
    await other.open(id) // expect: isolated_protocol_not_sendable
  }

  func share(_ id: Int) async {
    await shared.open(id)
    let own = shared
    await own.open(id)
  }

  @MainActor func stay(_ routing: any Routing) async {
    routing.open(1)
  }
}

final class Coordinator {
  private weak var router: (any Routing)?

  func go() async {
    await router?.open(1) // expect: isolated_protocol_not_sendable
  }

  @MainActor func onMain() {
    router?.open(1)
  }
}

// What the task takes along is self, and a protocol does not help there.
final class Starter {
  let router: any Routing

  init(router: any Routing) { self.router = router }

  func go() {
    Task { await self.router.open(1) }
  }
}

struct Link {
  let router: any Routing

  func go() async {
    await router.open(1) // expect: isolated_protocol_not_sendable
  }
}

// The object is shared already, whatever its parts are.
final class Center: @unchecked Sendable {
  let router: any Routing

  init(router: any Routing) { self.router = router }

  func go() async {
    await router.open(1)
  }
}

@MainActor final class Screen {
  let router: any Routing

  init(router: any Routing) { self.router = router }

  func go() async {
    await pause()
    router.open(1)
  }

  nonisolated func off() async {
    await router.open(1) // expect: isolated_protocol_not_sendable
  }

  func pause() async {}
}
