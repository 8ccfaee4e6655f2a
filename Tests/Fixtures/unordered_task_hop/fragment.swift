nonisolated func peripheral(... didUpdateValueFor item ...) {
  Task { // expect: unordered_task_hop
    await continuation.yield(message)
  }
}
