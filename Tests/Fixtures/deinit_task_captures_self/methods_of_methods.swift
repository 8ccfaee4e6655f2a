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

final class Tap {
  private let queue = DispatchQueue(label: "tap")
  private var lines: [String] = []
  private let client = Client()

  deinit {
    flush() // expect: deinit_task_captures_self (note: weak self is nil)
    report()
  }

  private func flush() {
    queue.async { [weak self] in
      guard let self else { return }
      self.write(self.lines)
    }
  }

  private func write(_ lines: [String]) {}

  private func report() {
    client.report { [weak self] in self?.write([]) }
  }
}

final class Client {
  func report(then answer: @escaping () -> Void) {}
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
