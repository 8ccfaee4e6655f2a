// Code that waits for main traps at once where main calls it: a method of a screen whose callers all are elsewhere is
// not called there, although its class is on the main actor and others may call it.
import BackgroundTasks
import UIKit

final class Darkroom: UIViewController {
  private var longest: CGFloat = 0

  func develop() {
    DispatchQueue.global().async { self.enlarge(by: 2) } // expect: dispatch_global_async
  }

  func developAll() {
    DispatchQueue.global(qos: .utility).async { // expect: dispatch_global_async
      for factor in [1, 2] { self.enlarge(by: CGFloat(factor)) }
    }
  }

  func enlarge(by factor: CGFloat) {
    DispatchQueue.main.sync { longest = view.bounds.width * factor } // expect: main_sync (note)
  }

  func crop() {
    DispatchQueue.global().async { self.cut() } // expect: dispatch_global_async
    cut()
  }

  func cut() {
    DispatchQueue.main.sync { longest = 0 } // expect: main_sync (warning: traps when called on main)
  }

  func dry() {
    DispatchQueue.main.sync { longest = 1 } // expect: main_sync (warning: traps when called on main)
  }
}

final class Launch: UIResponder, UIApplicationDelegate {
  private var isRefreshing = false

  func prepare() {
    _ = BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in // expect: callback_inherits_main_actor
      self.refresh(task)
    }
  }

  func refresh(_ task: BGTask) {
    DispatchQueue.main.sync { isRefreshing = true } // expect: main_sync (note)
  }
}
