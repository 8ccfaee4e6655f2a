  await withCheckedContinuation { continuation in
    Task { // expect: continuation_registered_in_task
      await self.add(continuation)
