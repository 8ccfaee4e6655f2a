import Foundation
import Observation

final class Meter {
  var count = 0

  func start() {
    Task {
      let seq = NotificationCenter.default.notifications(named: .init("a")).map { $0.name }
      for await _ in seq { self.count += 1 } // expect: for_await_captures_self
    }
    Task {
      for await count in Observations({ 3 }) { self.count += count } // expect: for_await_captures_self
    }
  }
}
