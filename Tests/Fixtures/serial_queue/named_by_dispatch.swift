import Dispatch

extension DispatchQueue {
  static let parsing = DispatchQueue(label: "parsing") // expect: serial_queue
  static let once = DispatchQueue(label: "once")
}

final class Parser {
  func parse() { DispatchQueue.parsing.async { print("parse") } }
}

final class Reader {
  func read() { DispatchQueue.parsing.async { print("read") } }
  func readOnce() { DispatchQueue.once.async { print("once") } }
}

struct Lane {
  static let work = DispatchQueue(label: "work")
}

final class Other {
  func one() { Lane.work.async { print(1) } }
  func two() { Lane.work.async { print(2) } }
}
