final class Archive {
  private var pages = [1, 2]

  func later(_ work: @escaping () -> Void) {}
  func now(_ work: () -> Void) { work() }
  func whenClosed(_ work: (() -> Void)?) {}

  deinit {
    later { self.pages = [] } // expect: deinit_task_captures_self
    now { self.pages = [] }
    whenClosed { self.pages = [] } // expect: deinit_task_captures_self
    Scheduler.shared.enqueue { self.pages = [] } // expect: deinit_task_captures_self
    Scheduler.shared.measure { self.pages = [] }
    Scheduler.every(3) { print(self.pages) } // expect: deinit_task_captures_self
    eventually { self.pages = [] } // expect: deinit_task_captures_self
    atOnce { self.pages = [] }
  }
}
// file: Scheduler.swift
final class Scheduler {
  static let shared = Scheduler() // expect: global_mutable_state

  func enqueue(_ work: @escaping () -> Void) {}
  func measure<T>(_ work: () throws -> T) rethrows -> T { try work() }
  static func every(_ seconds: Int, _ work: @escaping @Sendable () -> Void) {}
}

func eventually(_ work: @escaping () -> Void) {}
func atOnce(_ work: () -> Void) { work() }
