// A subscription that the object keeps, and whose closure holds it: 'deinit' waits for the publisher's end.
import Combine
import Foundation

final class Barometer {
  private var timer: Timer?
  private var subscriptions: Set<AnyCancellable> = []

  init(readings: PassthroughSubject<Int, Never>) {
    readings.map { $0 + 1 }.sink { value in self.show(value) }.store(in: &subscriptions)
  }

  private func show(_ value: Int) {}
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a subscription of self holds it until)
}

// The closure around a weak capture must have self to hand it on.
final class Hygrometer {
  private var timer: Timer?
  private var subscription: AnyCancellable?

  init(readings: PassthroughSubject<Int, Never>) {
    subscription = readings.sink { value in
      Task { [weak self] in await self?.show(value) } // expect: unordered_task_hop
    }
  }

  private func show(_ value: Int) async {}
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a subscription of self holds it until)
}

// Weak, ended elsewhere, soon over, of another object, or not always there.
final class Anemometer {
  private var timer: Timer?
  private var subscriptions: Set<AnyCancellable> = []

  init(readings: PassthroughSubject<Int, Never>) {
    readings.sink { [weak self] value in self?.show(value) }.store(in: &subscriptions)
  }

  private func show(_ value: Int) {}
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}

final class Thermometer {
  private var timer: Timer?
  private var subscription: AnyCancellable?

  init(readings: PassthroughSubject<Int, Never>) {
    subscription = readings.sink { value in self.show(value) }
  }

  func close() { subscription?.cancel() }
  private func show(_ value: Int) {}
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}

final class Pluviometer {
  private var timer: Timer?
  private var subscriptions: Set<AnyCancellable> = []

  init(readings: PassthroughSubject<Int, Never>) {
    readings.first().sink { value in self.show(value) }.store(in: &subscriptions)
  }

  private func show(_ value: Int) {}
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}

final class Seismometer {
  private var timer: Timer?
  private var subscriptions: Set<AnyCancellable> = []

  init(others: inout Set<AnyCancellable>, readings: PassthroughSubject<Int, Never>) {
    readings.sink { value in self.show(value) }.store(in: &others)
  }

  func start(_ readings: PassthroughSubject<Int, Never>) {
    readings.sink { value in self.show(value) }.store(in: &subscriptions)
  }

  private func show(_ value: Int) {}
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}
