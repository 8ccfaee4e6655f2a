import Foundation

final class Socket {
  let store: Store
  let connection: Connection
  var last: Task<Void, Never>?

  init(_ store: Store, _ connection: Connection) {
    self.store = store
    self.connection = connection
  }

  func listen() {
    connection.receive { [weak self] result in
      switch result {
      case .success(let message):
        Task { await self?.store.add(message) } // expect: unordered_task_hop
      case .failure(let error):
        Task { await self?.store.stop(error) }
      }
      self?.listen()
    }
  }

  func keepsTheLast() {
    connection.onMessage { [self] message in
      last = Task { await store.add(message) } // expect: unordered_task_hop
    }
  }

  func waitsForTheLast() {
    connection.onMessage { [self] message in
      let before = last
      last = Task {
        await before?.value
        await store.add(message)
      }
    }
  }

  func cancelsTheLast() {
    connection.onMessage { [self] message in
      last?.cancel()
      last = Task { await store.add(message) }
    }
  }

  func takesTheFirst() {
    connection.messages.first().sink { [self] message in
      Task { await store.add(message) }
    }
  }

  func request(_ request: Request, didFailWithError error: any Error) {
    Task { await store.stop(error) }
  }
}

final class Radio: RadioDelegate {
  let store: Store
  init(_ store: Store) { self.store = store }

  /// For each device.
  func radio(_ radio: Radio, didFailToConnect device: String) {
    Task { await store.add(device) } // expect: unordered_task_hop
  }

  func radio(_ radio: Radio, didFailWithError error: any Error) {
    Task { await store.stop(error) }
  }
}

protocol RadioDelegate {}

actor Store {
  func add(_ message: String) {}
  func stop(_ error: any Error) {}
}

extension Socket {
  /// One value.
  func asksOnce() {
    Just("a").sink { [self] message in
      Task { await store.add(message) }
    }
    URLSession.shared.dataTaskPublisher(for: address).sink { [self] message in
      Task { await store.add(message) }
    }
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { [self] task in
      Task { await store.run(task) }
    }
  }
}
