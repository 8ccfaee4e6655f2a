import Foundation

final class Mixer: NSObject {
  private var level = 0

  deinit {
    close() // expect: deinit_task_captures_self (forming it may end the process)
    finish() // expect: deinit_task_captures_self
  }

  private func close() {
    DispatchQueue.main.async { [weak self] in self?.level = 0 }
  }

  private func finish() { mute() }

  private func mute() {
    Task { self.level = 0 }
    finish()
  }
}

final class Fader {
  private var level = 0

  deinit {
    close()
  }

  private func close() {
    DispatchQueue.main.async { [weak self] in self?.level = 0 }
  }
}
