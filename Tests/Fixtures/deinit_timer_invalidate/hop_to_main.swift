import Foundation

final class Banner {
  private var timer: Timer?
  private var timers: [Timer] = []

  deinit {
    DispatchQueue.main.async { [timer] in timer?.invalidate() }
    Task { @MainActor [timer] in timer?.invalidate() }
    Task { [timers] in
      await MainActor.run { timers.forEach { $0.invalidate() } } // expect: main_actor_run
    }
    if Thread.isMainThread {
      timer?.invalidate()
    } else {
      DispatchQueue.main.async { [timer] in timer?.invalidate() }
    }
    if !Thread.isMainThread {
      timer?.invalidate() // expect: deinit_timer_invalidate
    }
    DispatchQueue.main.sync { timer?.invalidate() } // expect: main_sync
    MainActor.assumeIsolated { timer?.invalidate() } // expect: assume_isolated_off_main
    guard Thread.isMainThread else { return }
    timer?.invalidate()
  }
}

// The local function runs where it is called.
final class Streamer {
  private var timer: Timer?

  deinit {
    stop()
    end() // expect: deinit_timer_invalidate
  }

  private func stop() {
    func invalidate() {
      timer?.invalidate()
    }
    if Thread.isMainThread {
      invalidate()
      return
    }
    DispatchQueue.main.sync { invalidate() } // expect: main_sync
  }

  private func end() {
    func invalidate() {
      timer?.invalidate()
    }
    if Thread.isMainThread { invalidate() }
    invalidate()
  }
}
