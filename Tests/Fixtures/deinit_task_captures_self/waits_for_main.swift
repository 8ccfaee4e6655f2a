import Foundation

enum Screen {
  static func perform(_ work: @escaping () -> Void) {
    if Thread.isMainThread {
      work()
    } else {
      DispatchQueue.main.sync(execute: work) // expect: main_sync
    }
  }

  static func performInBraces(_ work: @escaping () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.sync { work() } // expect: main_sync
    }
  }

  static func performEither(later: Bool = false, _ work: @escaping () -> Void) {
    if Thread.isMainThread {
      work()
    } else if later {
      DispatchQueue.main.async(execute: work)
    } else {
      DispatchQueue.main.sync(execute: work) // expect: main_sync
    }
  }

  static func performSoon(_ work: @escaping () -> Void) {
    if Thread.isMainThread {
      work()
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}

final class Page {
  private var title = ""

  deinit {
    Screen.perform { self.title = "" }
    Screen.performInBraces { self.title = "" }
    Screen.performEither { self.title = "" }
    Screen.performEither(later: true) { self.title = "" } // expect: deinit_task_captures_self
    Screen.performSoon { self.title = "" } // expect: deinit_task_captures_self
  }
}
