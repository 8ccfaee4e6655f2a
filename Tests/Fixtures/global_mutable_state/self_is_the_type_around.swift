import Dispatch

final class Requests {
  private static var count = 0
  private static let queue = DispatchQueue(label: "requests") // expect: serial_queue

  func send() {
    Self.queue.sync { Self.count += 1 }
  }

  static func forget() {
    queue.sync { self.count = 0 }
  }
}

final class Answers {
  private static var count = 0 // expect: global_mutable_state

  func receive() {
    Self.count += 1
  }
}
