import Dispatch

extension DispatchQueue {
  static func background(_ body: @escaping @Sendable () -> Int, done: @escaping @Sendable (Int) -> Void) {
    global(qos: .utility).async { done(body()) } // expect: dispatch_global_async
  }
}

struct Bus {
  func global(qos: Int) -> Bus { self }
  func async(_ work: () -> Void) { work() }

  func run() {
    global(qos: 1).async { print("run") }
  }
}
