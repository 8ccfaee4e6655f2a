final class Radio {
  private let tuner = Tuner()
  private var channel = 1

  func mute() {}

  deinit {
    Task { // expect: deinit_task_captures_self
      await self.tuner.park()
    }
    Task { await tuner.park() } // expect: deinit_task_captures_self ('tuner' holds self)
    Task { mute() } // expect: deinit_task_captures_self ('mute' holds self)
    Task { print("last heard on \(channel)") } // expect: deinit_task_captures_self ('channel')
    Task.detached { self.channel = 0 } // expect: deinit_task_captures_self (error)
    Task.detached(priority: .low) { [self] in // expect: deinit_task_captures_self
      await tuner.park()
    }
    Task(priority: .background) { await self.tuner.park() } // expect: deinit_task_captures_self
    Task<Void, Never> { await self.tuner.park() } // expect: deinit_task_captures_self
    _ = Task { @MainActor in self.mute() } // expect: deinit_task_captures_self
    let goodbye = Task { channel += 1 } // expect: deinit_task_captures_self
    _ = goodbye
    Task { _ = [channel: "last"] } // expect: deinit_task_captures_self
    Task { print(type(of: self)) } // expect: deinit_task_captures_self
  }
}

final class Tuner: Sendable {
  func park() async {}
}
