  deinit { provider.stop() }
}

@MainActor protocol Providing { nonisolated func forget() }

@MainActor class Store {
  let provider: any Providing
  deinit {
    provider.forget( // expect: isolated_protocol_not_sendable
