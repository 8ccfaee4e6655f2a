final class DispatchQueue {
  static let main = DispatchQueue() // expect: global_mutable_state
  func sync(_ work: () -> Void) { work() }
}

func run() {
  DispatchQueue.main.sync { print("no thread in sight") }
}
