import ActivityKit
import AsyncAlgorithms
import CoreLocation
import GroupActivities

struct Together: GroupActivity {}
struct Alone {
  static func sessions() -> [Int] { [] }
}

struct Chosen: GroupActivity {
  static func sessions() -> Once { Once() }
}

typealias Ticks = AsyncStream<Int>

@MainActor final class Screen {
  private var task: Task<Void, Never>?
  private let ticks: Ticks
  private var count = 0

  init(_ ticks: Ticks) {
    self.ticks = ticks
  }

  deinit { task?.cancel() }

  func shared() {
    task = Task {
      for await session in Together.sessions() { // expect: for_await_captures_self
        self.show(session)
      }
    }
  }

  func chosen() {
    task = Task {
      for await session in Chosen.sessions() { self.show(session) } // expect: for_await_captures_self (waits for the end)
    }
  }

  func allowed() {
    let information = ActivityAuthorizationInfo()
    task = Task {
      for await _ in information.activityEnablementUpdates { // expect: for_await_captures_self
        self.count += 1
      }
    }
  }

  func near() {
    task = Task {
      let monitor = await CLMonitor("near")
      for await event in await monitor.events { // expect: for_await_captures_self
        self.show(event)
      }
    }
  }

  func timed() {
    task = Task {
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { // expect: for_await_captures_self
        self.count += 1
      }
    }
  }

  func both(_ list: Once) {
    let center = NotificationCenter.default
    task = Task {
      for await _ in merge(center.notifications(named: .a), center.notifications(named: .b)) { // expect: for_await_captures_self
        self.count += 1
      }
    }
    task = Task {
      for await _ in merge(list, center.notifications(named: .b)) { // expect: for_await_captures_self (waits for the end)
        self.count += 1
      }
    }
  }

  func ticking() {
    task = Task {
      for await _ in ticks { // expect: for_await_captures_self
        self.count += 1
      }
    }
  }

  func show(_ value: Any) {}
}
