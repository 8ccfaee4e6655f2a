// What awaits something else holds nobody by its weak reference, and what main unwraps main lets go.
import Foundation

final class Gauge: ObservableObject {
  private var timer: Timer?

  func read(_ source: Source) {
    Task { [weak self] in
      let value = await source.value()
      await MainActor.run { // expect: main_actor_run
        guard let self else { return }
        self.show(value)
      }
    }
  }

  func show(_ value: Int) {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer is invalidated in 'deinit'; only main)
}

final class Meter: ObservableObject {
  private var timer: Timer?

  func read() {
    Task { [weak self] in
      await self?.load()
    }
  }

  func load() async {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}

final class Scale: ObservableObject {
  private var timer: Timer?

  func read(_ source: Source) {
    Task { [weak self] in
      guard let self else { return }
      self.show(await source.value())
    }
  }

  func show(_ value: Int) {}

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be invalidated on the thread)
}

struct Source {
  func value() async -> Int { 1 }
}
