actor Permissions {
  private var answer: CheckedContinuation<Bool, Never>?
  private let manager = Manager()

  func ask() async -> Bool {
    await withCheckedContinuation { continuation in
      Task {
        answer = continuation
        await manager.requestAccess()
      }
    }
  }

  func wait() async -> Bool {
    await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        answer = continuation
        print("waiting")
      }
    }
  }

  func waitAndTell() async -> Bool {
    await withCheckedContinuation { continuation in
      Task { // expect: continuation_registered_in_task
        do {
          try keep(continuation)
          self.log.debug("waiting", metadata: metadata(of: manager))
        } catch {
          restart()
        }
      }
    }
  }

  func told(_ isAllowed: Bool) {
    answer?.resume(returning: isAllowed)
    answer = nil
  }
}

actor Manager { func requestAccess() {} }
