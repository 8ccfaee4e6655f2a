protocol Server: Sendable {
  func handle(_ request: Int, _ answer: @escaping @Sendable (Int) -> Void)
  func note(_ text: String)
}

/// `send("bye")` waits for nothing: the method of that name which is not asynchronous is meant, and it starts no task.
final class Client: Sendable {
  let server: any Server

  init(server: any Server) { self.server = server }

  deinit {
    send("bye")
  }

  func send<T>(_ request: T) async -> Int {
    await withCheckedContinuation { continuation in
      send(request) { continuation.resume(returning: $0) }
    }
  }

  func send<T>(_ request: T, completion: @escaping @Sendable (Int) -> Void) {
    Task {
      try await Task.sleep(for: .seconds(1))
      server.note("too late")
    }
    server.handle(1, completion)
  }

  func send(_ text: String) { server.note(text) }
}
