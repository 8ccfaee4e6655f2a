import Dispatch

func computed() async {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume() } // expect: dispatch_global_async
      }
    }
    await group.next()
    group.cancelAll()
  }
}
