import Dispatch

/// Names that stand without backticks behind a period only.
final class Ways: Sendable {
  let `default` = Way()
  let `in` = 1
  let weak = 2
  let unowned = 3
  let any = 4

  deinit {
    Task { await self.default.stop() } // expect: deinit_task_captures_self
    Task { print(self.in, self.weak, self.unowned, self.any) } // expect: deinit_task_captures_self
  }
}

actor Way {
  func stop() {}
}
