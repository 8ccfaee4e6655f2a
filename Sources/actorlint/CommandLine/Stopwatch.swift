#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How long the steps of a run took.
struct Stopwatch {
  private var steps: [(name: String, nanoseconds: Int)] = []
  private var start = Stopwatch.now

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Ends a step; the next one begins.
  mutating func end(_ name: String) {
    let now = Stopwatch.now
    steps.append((name, now - start))
    start = now
  }

  /// A line for each step.
  var lines: [String] {
    (steps + [("in all", steps.reduce(0) { $0 + $1.nanoseconds })]).map { name, nanoseconds in
      Self.line(.nanoseconds(nanoseconds), name)
    }
  }

  /// Of a time in milliseconds and what took it.
  static func line(_ time: Duration, _ name: String) -> String {
    let tenths = (time + .microseconds(50)) / .microseconds(100)
    let text = "\(Int(tenths) / 10).\(Int(tenths) % 10) ms"
    return String(repeating: " ", count: max(0, 12 - text.count)) + "\(text)  \(name)"
  }
}
