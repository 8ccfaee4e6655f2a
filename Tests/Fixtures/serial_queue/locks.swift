import Dispatch

final class Counter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "counter") // expect: serial_queue (a 'Mutex')
  private let log = DispatchQueue(label: "log") // expect: serial_queue (an actor)
  private var count = 0

  var value: Int {
    get { queue.sync { count } }
    set { queue.sync { count = newValue } }
  }

  func reset() {
    queue.sync { count = 0 }
    log.async { print("reset") }
  }

  func flush() { log.sync { print("flushed") } }
}
