// Some of the functions get their answer at once, which an actor cannot give.
import Dispatch

final class Store: @unchecked Sendable {
  private let queue = DispatchQueue(label: "store") // expect: serial_queue (this queue keeps 2 functions apart and answers some)
  private var values: [Int] = []

  func all() -> [Int] { queue.sync { values } }
  func add(_ value: Int) { queue.async { self.values.append(value) } }
}

struct Settings {
  var mainQueue: DispatchQueue?
}

// Another object is told of it, whatever its property is called.
final class Harness {
  private let mainQueue = DispatchQueue(label: "main")
  private var settings = Settings()

  init() { settings.mainQueue = mainQueue }
  func run() { mainQueue.sync { print("run") } }
  func stop() { mainQueue.sync { print("stop") } }
}
