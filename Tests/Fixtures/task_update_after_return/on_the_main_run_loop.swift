import Foundation

final class Gauge {
  private var level = 0

  func read() async {
    let fresh = await measure()
    RunLoop.main.perform { self.level = fresh } // expect: task_update_after_return
  }

  func readElsewhere() async {
    let fresh = await measure()
    RunLoop.current.perform { self.level = fresh }
  }

  func readLater(_ fresh: Int) {
    RunLoop.main.perform { self.level = fresh }
  }

  private func measure() async -> Int { 1 }
}
