// A class that insists on main is used there; its own code may still take it elsewhere.
import Foundation

final class Caret {
  private var timer: Timer?

  func blink() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.assertMain()
    }
  }

  private func assertMain() {
    assert(Thread.isMainThread, "used on another thread")
  }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
}

final class Marker {
  private var timer: Timer?
  private let queue = DispatchQueue(label: "marker")

  func blink() {
    dispatchPrecondition(condition: .onQueue(.main))
    queue.async { self.save() }
  }

  private func save() {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}

final class Pointer {
  private var timer: Timer?

  func blink() {
    assert(timer == nil)
    dispatchPrecondition(condition: .notOnQueue(.main))
  }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}
