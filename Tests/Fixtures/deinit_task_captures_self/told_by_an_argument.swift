import Foundation

final class Share {
  private var isBusy = false

  deinit {
    tidy(leaving: true)
    clean(quietly: false) // expect: deinit_task_captures_self
    sweep(leaving: true)
    brush(leaving: true)
    polish(leaving: true) // expect: deinit_task_captures_self
  }

  private func tidy(leaving: Bool = false) {
    if !leaving {
      DispatchQueue.main.async { self.isBusy = false }
    }
    print("tidy")
  }

  private func clean(quietly: Bool) {
    if !quietly {
      DispatchQueue.main.async { self.isBusy = false }
    }
  }

  private func sweep(leaving: Bool) {
    guard !leaving else { return }
    Task { self.isBusy = false }
  }

  private func brush(leaving: Bool) {
    if leaving {
      print("gone")
    } else {
      Task { self.isBusy = false }
    }
  }

  private func polish(leaving: Bool) {
    if leaving { print("gone") }
    Task { self.isBusy = false }
  }
}

final class Recorder: NSObject {
  private var isClosing = false
  private var level = 0

  deinit {
    isClosing = true
    stop()
    pause() // expect: deinit_task_captures_self
  }

  func stop() {
    guard !isClosing else { return }
    Task { [weak self] in self?.level = 0 }
  }

  func pause() {
    guard level > 0 else { return }
    Task { [weak self] in self?.level = 0 }
  }
}

// A guard asks as well.
final class Loud {
  private var count = 0

  func stop(_ notifies: Bool) {
    guard notifies else { return }
    Task { print(self.count) }
  }

  deinit { stop(true) } // expect: deinit_task_captures_self
}

final class Quiet {
  private var count = 0

  func stop(_ notifies: Bool) {
    guard notifies else { return }
    Task { print(self.count) }
  }

  deinit { stop(false) }
}
