import Dispatch

actor Keys {
  func receive(_ key: Int) {}
}

protocol Receiving {
  func receive(_ key: Int)
  func receiveLater(_ key: Int)
}

final class Receiver: Receiving {
  private let keys = Keys()

  // The next one waits for this one's task.
  func receive(_ key: Int) {
    let done = DispatchSemaphore(value: 0)
    Task {
      await keys.receive(key)
      done.signal()
    }
    done.wait()
  }

  func receiveLater(_ key: Int) {
    let other = DispatchSemaphore(value: 1)
    Task { // expect: unordered_task_hop
      await keys.receive(key)
    }
    other.wait()
  }
}
