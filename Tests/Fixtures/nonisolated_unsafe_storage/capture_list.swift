// A capture list is evaluated where the closure is made.
@MainActor final class Launcher {
  nonisolated(unsafe) private var logger: String? // expect: nonisolated_unsafe_storage (note)
  nonisolated(unsafe) private var path: String? // expect: nonisolated_unsafe_storage (note)
  nonisolated(unsafe) private var name: String? // expect: nonisolated_unsafe_storage (warning)

  func launch() {
    logger = "launcher"
    path = "/tmp"
    name = "a"
    Task.detached { [logger, folder = path] in
      print(logger ?? "", folder ?? "")
    }
    Task.detached { [self] in
      print(name ?? "")
    }
  }
}
