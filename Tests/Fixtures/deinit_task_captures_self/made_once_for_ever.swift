import Foundation

final class Watcher {
  static let shared = Watcher() // expect: global_mutable_state

  private init() {}

  func stop() {}

  deinit {
    Task { [weak self] in self?.stop() }
    Task { self.stop() }
  }
}

// Others can be made, and none are.
final class Listener {
  static let shared = Listener() // expect: global_mutable_state

  func stop() {}

  deinit {
    Task { [weak self] in self?.stop() } // expect: deinit_task_captures_self (note: weak self is nil once 'deinit' runs, so that this does nothing)
  }
}

// The program's delegate goes with the program; one that the file makes may go before.
final class Delegate: NSObject, UIApplicationDelegate {
  func stop() {}

  deinit {
    Task { self.stop() }
  }
}

final class SceneRecorder: NSObject, UIApplicationDelegate {
  func stop() {}

  deinit {
    Task { self.stop() } // expect: deinit_task_captures_self
  }
}

func record() -> SceneRecorder { SceneRecorder() }
