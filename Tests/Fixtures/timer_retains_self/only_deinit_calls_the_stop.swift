import Combine
import Foundation

final class Kettle {
  private var timer: Timer?

  func boil() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.whistle() } // expect: timer_retains_self
  }

  func whistle() {}
  func coolKettle() { timer?.invalidate() }

  deinit { coolKettle() } // expect: deinit_timer_invalidate
}

final class Oven {
  private var timer: Timer?

  func bake() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ring() }
  }

  func ring() {}
  func coolOven() { timer?.invalidate() }

  deinit { coolOven() } // expect: deinit_timer_invalidate
}

final class Grill {
  private var timer: Timer?

  func bake() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ring() }
  }

  func ring() {}
  func coolGrill() { timer?.invalidate() }

  deinit { coolGrill() } // expect: deinit_timer_invalidate
}

public final class Toaster {
  private var timer: Timer?

  public func toast() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ring() }
  }

  func ring() {}
  public func coolToaster() { timer?.invalidate() }

  deinit { coolToaster() } // expect: deinit_timer_invalidate
}

final class Steam: Subscription {
  private var timer: Timer?

  func request(_ demand: Subscribers.Demand) {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ring() }
  }

  func ring() {}
  func cancel() { timer?.invalidate() }

  deinit { cancel() } // expect: deinit_timer_invalidate
}

final class Pan {
  private var timer: Timer?

  func fry() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ring() }
  }

  func ring() {}
  func coolPan() { timer?.invalidate() }
}

final class Stove {
  private let pan = Pan()

  deinit { pan.coolPan() }
}

final class Board: NSObject, UITableViewDelegate, URLSessionDelegate {
  private var timer: Timer?

  func show() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ring() } // expect: timer_retains_self, timer_callback_isolation
  }

  func ring() {}
  func coolBoard() { timer?.invalidate() }

  deinit { coolBoard() } // expect: deinit_timer_invalidate, deinit_calls_isolated
}

final class Wall: Hanging {
  private var timer: Timer?

  func show() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ring() }
  }

  func ring() {}
  func coolWall() { timer?.invalidate() }

  deinit { coolWall() } // expect: deinit_timer_invalidate
}

// file: Kitchen.swift
final class Kitchen {
  let oven: Oven

  init(oven: Oven) { self.oven = oven }

  func leave() { oven.coolOven() }
  func menu(_ grill: Grill) -> Menu { Menu(perform: grill.coolGrill) }
}
