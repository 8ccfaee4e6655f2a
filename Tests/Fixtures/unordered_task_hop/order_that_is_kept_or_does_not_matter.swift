import Combine
import Foundation

actor Store {
  func add(_ value: Int) {}
  func clear() {}
}

@MainActor final class Screen {
  let subject = PassthroughSubject<Int, Never>()
  let store = Store()
  var subscription: AnyCancellable?

  func start() {
    subscription = subject.sink { [store] value in
      Task { await store.add(value) }
    }
  }
}

final class Model {
  let subject = PassthroughSubject<Int, Never>()
  let store = Store()
  var subscription: AnyCancellable?
  var onValue: ((Int) -> Void)?
  let screen: Screen
  let continuation: AsyncStream<Int>.Continuation

  init(_ screen: Screen, _ continuation: AsyncStream<Int>.Continuation) {
    self.screen = screen
    self.continuation = continuation
  }

  func start(_ load: (@escaping (Int) -> Void) -> Void) {
    subscription = subject.sink { value in
      Task { @MainActor in self.screen.show(value) }
    }
    subscription = subject.sink { _ in
      Task { await self.store.clear() }
    }
    subscription = subject.sink { self.continuation.yield($0) }
    load { value in
      Task { await self.store.add(value) }
    }
    onValue = { value in print(value) }
  }

  func add(_ value: Int) {
    Task { await store.add(value) }
  }

  func ends(_ id: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.onTermination = { [store, id] _ in
        Task { await store.add(id) }
      }
    }
  }

  func stream(_ load: @escaping @Sendable () async -> Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        let value = await load()
        continuation.yield(value)
        continuation.finish()
      }
    }
  }
}

extension Screen {
  func show(_ value: Int) {}
}
