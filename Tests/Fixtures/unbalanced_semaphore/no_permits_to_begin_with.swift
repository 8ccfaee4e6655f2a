import Dispatch

/// Whoever waits is told that there is something to do; nobody owes a permit.
final class Writer {
  private let isFilled = DispatchSemaphore(value: 0)
  private var lines: [String] = []
  private var isDone = false

  func add(_ line: String) {
    lines.append(line)
    isFilled.signal()
  }

  func write() throws {
    while true {
      isFilled.wait()
      if isDone { return }
      try send(lines.removeFirst())
      isFilled.signal()
    }
  }
}

final class Room {
  private let places = DispatchSemaphore(value: 2)

  func enter() throws {
    places.wait() // expect: unbalanced_semaphore
    try send("in")
    places.signal()
  }
}

func send(_ line: String) throws {}
