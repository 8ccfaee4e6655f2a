import Foundation

protocol Scheduling {
  func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)
}

final class Clockwork: Scheduling {
  func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { work() }

  func run() {
    asyncAfter(deadline: .now() + 1) { print(1) }
    self.asyncAfter(deadline: .now() + 1) { print(2) }
  }
}

extension DispatchQueue {
  func asyncAfter(seconds: Double, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: .now() + seconds) { work() } // expect: dispatch_after
  }
}

final class Steps {
  let scheduler: any Scheduling
  let queue: DispatchQueue

  init(scheduler: any Scheduling, queue: DispatchQueue) {
    self.scheduler = scheduler
    self.queue = queue
  }

  func run() {
    scheduler.asyncAfter(deadline: .now() + 1) { print(1) }
    queue.asyncAfter(deadline: .now() + 1) { print(2) } // expect: dispatch_after
  }
}
