import Foundation

@MainActor protocol Sealed: AnyObject, Sendable {
  func stop()
}

@MainActor protocol Further: Sealed {}

protocol Free: AnyObject {
  func stop()
}

@MainActor protocol Providing: AnyObject {
  func stop()
}

@MainActor protocol Screen: UIViewController {
  func stop()
}

@MainActor final class ViewStore {
  private let sealed: any Sealed
  private let further: any Further
  private let screen: any Screen
  private let composed: any Providing & Sendable
  private let provider: any Providing
  private let model = Model()

  init(sealed: any Sealed, further: any Further, composed: any Providing & Sendable, provider: any Providing) {
    self.sealed = sealed
    self.further = further
    self.composed = composed
    self.provider = provider
  }

  deinit {
    Task { @MainActor [sealed, further, composed, screen] in
      sealed.stop()
      further.stop()
      composed.stop()
      screen.stop()
    }
    Task { @MainActor [model] in model.stop() }
    let provider = 3
    print(provider)
  }

  // On the main actor all the time.
  func stay(_ given: any Providing) {
    Task { provider.stop() }
    Task { @MainActor in given.stop() }
    DispatchQueue.main.async { given.stop() }
    [1, 2].forEach { _ in given.stop() }
    Task.detached { print("nothing of the kind") }
  }

  nonisolated func local(_ given: any Providing) {
    Task { @MainActor in
      let provider = 3
      print(provider)
    }
  }
}

// What crosses is self, and a protocol does not help there.
final class Extractor {
  var delegate: (any Providing)?

  func fail() {
    DispatchQueue.main.async { self.delegate?.stop() }
    Task { @MainActor in self.delegate?.stop() }
  }
}

// On the main actor, where self is and what it holds.
@MainActor final class Caller {
  private var provider: (any Providing)?

  nonisolated func ended() {
    Task { @MainActor in self.provider?.stop() }
    DispatchQueue.main.async { [weak self] in self?.provider?.stop() }
    OperationQueue().addOperation { [weak self] in
      Task { @MainActor in self?.provider?.stop() }
    }
  }
}

@MainActor final class Isolated {
  private let provider: any Providing

  init(provider: any Providing) {
    self.provider = provider
  }

  isolated deinit {
    provider.stop()
  }
}

@MainActor final class Model {
  func stop() {}
}
