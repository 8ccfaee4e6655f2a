import Foundation

@MainActor protocol Providing: AnyObject {
  func stop()
  func load() async
  nonisolated func forget(_ observer: AnyObject)
}

@MainActor
protocol Refined: Providing {}

@MainActor final class ViewStore {
  private let provider: any Providing
  private var refined: (any Refined)?
  private var old: Providing!

  init(provider: any Providing) {
    self.provider = provider
  }

  deinit {
    provider.forget(NSObject()) // expect: isolated_protocol_not_sendable ('deinit' is on no actor)
    self.provider.forget(NSObject())
    Task { @MainActor [refined] in refined?.stop() } // expect: isolated_protocol_not_sendable
    print(old as Any) // expect: isolated_protocol_not_sendable
  }

  func detach() {
    Task.detached { [provider] in // expect: isolated_protocol_not_sendable (this leaves its actor)
      await provider.load()
    }
    DispatchQueue.global().async { // expect: dispatch_global_async
      self.provider.forget(NSObject()) // expect: isolated_protocol_not_sendable
    }
  }

  nonisolated func show(_ screen: any Providing) {
    Task { @MainActor in screen.stop() } // expect: isolated_protocol_not_sendable (sent to its protocol's actor)
    DispatchQueue.main.async { screen.stop() } // expect: isolated_protocol_not_sendable (sent to its protocol's actor)
  }
}

// On no actor: hands it on.
final class Plain {
  func stop() {
    Task { @MainActor [provider] in provider.stop() } // expect: isolated_protocol_not_sendable (is sent)
  }

  private let provider: any Providing

  init(provider: any Providing) {
    self.provider = provider
  }

  deinit {
    provider.forget(NSObject())
    Task { @MainActor [provider] in provider.stop() } // expect: isolated_protocol_not_sendable
  }
}
