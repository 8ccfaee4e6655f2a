final class Upload {
  var parts = [1, 2, 3]
  var isDone = false

  func start() {
    Task {
      while !isDone {
        await send()
      }
    }
    Task {
      while true {
        await send()
        if parts.isEmpty { break }
      }
    }
    Task {
      while true {
        do {
          try await receive()
        } catch {
          break
        }
      }
    }
  }

  func send() async {}
  func receive() async throws {}
}
