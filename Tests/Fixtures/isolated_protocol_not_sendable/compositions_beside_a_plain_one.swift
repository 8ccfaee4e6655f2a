@MainActor protocol Routing: AnyObject {
  func close()
}

@MainActor final class Screen {
  private let router: any Routing

  init(router: any Routing) {
    self.router = router
  }

  deinit {
    Task { @MainActor [router] in router.close() } // expect: isolated_protocol_not_sendable
  }
}

// Another property of the name, whose type says that it is Sendable.
@MainActor final class Sheet {
  private let router: any Routing & Sendable

  init(router: any Routing & Sendable) {
    self.router = router
  }

  deinit {
    Task { @MainActor [router] in router.close() }
  }
}
