func listen(_ handler: @escaping (Int) -> Void) {}

func race() async {
  await withDiscardingTaskGroup { group in
    group.addTask {
      let _: Int = await withCheckedContinuation { continuation in // expect: continuation_ignores_cancellation
        listen { continuation.resume(returning: $0) }
      }
    }
    try? await Task.sleep(for: .seconds(1))
    group.cancelAll()
  }
}

func wait() async {
  await withDiscardingTaskGroup { group in
    group.addTask {
      let _: Int = await withCheckedContinuation { continuation in
        listen { continuation.resume(returning: $0) }
      }
    }
  }
}
