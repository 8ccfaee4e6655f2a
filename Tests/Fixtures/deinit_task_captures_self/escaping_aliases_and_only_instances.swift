import Foundation

typealias Work = () -> Void

extension DispatchQueue {
  static let worker = DispatchQueue(label: "worker")

  func later(_ work: @escaping Work) {
    asyncAfter(deadline: .now() + 1, execute: work)
  }

  func soon(_ work: @escaping () -> Void) {
    async(execute: work)
  }

  func atOnce(_ work: @escaping Work) {
    work()
  }
}

final class Meter {
  private var count = 0

  deinit {
    DispatchQueue.worker.later { self.count += 1 } // expect: deinit_task_captures_self
    DispatchQueue.main.soon { self.count += 1 } // expect: deinit_task_captures_self
    DispatchQueue.main.later { [count] in print(count) }
    DispatchQueue.main.atOnce { self.count += 1 }
  }
}
