#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How long the steps of a run took; empty unless somebody asked.
struct Stopwatch {
  private let isRunning: Bool
  private var steps: [Step] = []
  private var start = 0

  private struct Step {
    let name: String
    let nanoseconds: Int
  }

  init(isRunning: Bool) {
    self.isRunning = isRunning
    if isRunning { start = Stopwatch.now }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Ends a step; the next one begins.
  mutating func end(_ name: String) {
    guard isRunning else { return }
    let now = Stopwatch.now
    steps.append(Step(name: name, nanoseconds: now - start))
    start = now
  }

  /// A line for each step.
  var lines: [String] {
    let all = Step(name: "in all", nanoseconds: steps.reduce(0) { $0 + $1.nanoseconds })
    return (steps + [all]).map { Self.line(.nanoseconds($0.nanoseconds), $0.name) }
  }

  /// A time, printed in milliseconds, and what took it.
  static func line(_ time: Duration, _ name: String) -> String {
    let tenths = (time + .microseconds(50)) / .microseconds(100)
    let text = "\(Int(tenths) / 10).\(Int(tenths) % 10) ms"
    return String(repeating: " ", count: max(0, 12 - text.count)) + "\(text)  \(name)"
  }
}
