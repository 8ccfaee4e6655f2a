import Dispatch

/// What the closures need of self are constants that can cross.
final class Feed: Sendable {
  private let server = Server()
  let limits: [Int] = [3]
  private let title = "feed"

  deinit {
    Task { await self.server.stop() } // expect: deinit_task_captures_self
    Task { // expect: deinit_task_captures_self
      await server.stop()
      await self.server.note(limits.count, "\(self.server) \(title)")
    }
    Task { [self] in await server.note(limits[0], title) } // expect: deinit_task_captures_self
    Task { @MainActor in // expect: deinit_task_captures_self
      await server.stop()
    }
    Task(priority: .low) { @MainActor [limits] in await server.note(limits.count, "") } // expect: deinit_task_captures_self
    DispatchQueue.global().async {print(self.title)} // expect: deinit_task_captures_self, dispatch_global_async
  }
}

actor Server {
  func stop() {}
  func note(_ count: Int, _ text: String) {}
}
