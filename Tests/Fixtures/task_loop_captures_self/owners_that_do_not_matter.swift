final class Shared {
  static let shared = Shared() // expect: global_mutable_state
  var value = 0

  func start() {
    Task {
      while true {
        value += 1
        try await Task.sleep(for: .seconds(1))
      }
    }
  }
}

struct Value {
  var value = 0

  func start() {
    Task {
      while true {
        print(value)
        try await Task.sleep(for: .seconds(1))
      }
    }
  }
}

final class Stopped {
  private var task: Task<Void, any Error>?
  var value = 0

  func start() {
    task = Task {
      while true {
        value += 1
        try await Task.sleep(for: .seconds(1))
      }
    }
  }

  func stop() {
    task?.cancel()
  }
}

final class OwnLoop {
  var value = 0

  func run() async throws {
    while true {
      Task { value += 1 }
      try await Task.sleep(for: .seconds(1))
    }
  }
}
