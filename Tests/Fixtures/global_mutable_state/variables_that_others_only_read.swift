import Dispatch

enum Log {
  // Guarded here, and read by anybody without the queue.
  public private(set) static var lines: [String] = [] // expect: global_mutable_state
  private static var count = 0
  private static let queue = DispatchQueue(label: "log")

  static func add(_ line: String) {
    queue.sync {
      lines.append(line)
      count += 1
    }
  }
}
