import Combine
import Foundation

final class Banner {
  private var timer: Timer?

  func show() {
    Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in print("gone") }
  }

  func hide() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}
// file: Reminder.swift
import Combine
import Foundation

final class Reminder {
  private var timer: Timer?
  private var timers: [Timer] = []
  var open: Timer?

  func show() {
    let timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in print("gone") }
    timers.append(timer)
    keep(&self.timer)
  }

  private func keep(_ place: inout Timer?) {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
    timers.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    open?.invalidate() // expect: deinit_timer_invalidate
  }
}

// Who gives it its timer is somewhere else.
final class Alarm {
  private var timer: Timer?
  private let other = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
  }
}

/// Combine's timer does the work.
final class Gauge {
  private var timer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &cancellables)
  }

  deinit { timer?.invalidate() }
}

final class Dynamo {
  private var timer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &cancellables)
    timer = Timer(timeInterval: 1, repeats: false) { _ in }
  }

  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate
}
