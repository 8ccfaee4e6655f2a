// Who calls a function, as far as its file shows, or what a caller asks for by a flag: only the callers know.
import AppKit

final class Delegate: NSObject, NSApplicationDelegate {
  var controller = Controller()

  func applicationDidFinishLaunching(_ notification: Notification) {
    apply()
    controller.onChange = { [weak self] in self?.apply() }
  }

  nonisolated func apply() {
    MainActor.assumeIsolated { print("main calls this") } // expect: assume_isolated_off_main (note)
  }

  nonisolated func start() {
    MainActor.assumeIsolated { print("a task calls this") } // expect: assume_isolated_off_main (error)
  }

  func begin() {
    start()
    Task.detached { self.start() }
  }
}

final class Controller {
  var onChange: (() -> Void)?
}

func run(now: Bool = false, _ work: @escaping @MainActor @Sendable () -> Void) {
  guard !now else {
    MainActor.assumeIsolated { work() } // expect: assume_isolated_off_main (note)
    return
  }
  Task { @MainActor in work() }
}

func finish(now: Bool, count: Int) {
  if count > 0 {
    MainActor.assumeIsolated { print("nobody asks for that") } // expect: assume_isolated_off_main (error)
  }
}
