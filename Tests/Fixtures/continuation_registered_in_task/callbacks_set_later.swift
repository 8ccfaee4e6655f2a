actor Coordinator {
  private var completion: ((Int) -> Void)?

  func setCompletion(_ completion: @escaping (Int) -> Void) { self.completion = completion }
  func ask(_ answer: @escaping (Int) -> Void) { answer(1) }
}

func purchase(_ coordinator: Coordinator, _ start: () -> Void) async -> Int {
  let task = Task {
    await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        await coordinator.setCompletion { result in
          continuation.resume(returning: result)
        }
      }
    }
  }
  start()
  return await task.value
}

// Asks, and has its answer.
func ask(_ coordinator: Coordinator) async -> Int {
  await withCheckedContinuation { continuation in
    Task {
      await coordinator.ask { continuation.resume(returning: $0) }
    }
  }
}
