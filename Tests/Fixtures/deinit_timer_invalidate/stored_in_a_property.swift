import Foundation

final class Metronome {
  private var timer: Timer?
  private var other: Timer!
  private let third: Timer
  private var made = Timer(timeInterval: 1, repeats: true) { _ in }
  private var scheduled = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  private var wrapped: Optional<Timer> = nil
  private var qualified: Foundation.Timer?
  private var old: NSTimer?
  private weak var weakly: Timer?
  @Published public private(set) var published: Timer? = nil
  private lazy var lazily: Timer = .init()
  private static var common: Timer? // expect: global_mutable_state
  private let state = Beat()

  init(third: Timer) {
    self.third = third
  }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning)
    self.timer?.invalidate() // expect: deinit_timer_invalidate
    timer!.invalidate() // expect: deinit_timer_invalidate
    other.invalidate() // expect: deinit_timer_invalidate
    third.invalidate() // expect: deinit_timer_invalidate
    made.invalidate() // expect: deinit_timer_invalidate
    scheduled.invalidate() // expect: deinit_timer_invalidate
    wrapped?.invalidate() // expect: deinit_timer_invalidate
    qualified?.invalidate() // expect: deinit_timer_invalidate
    old?.invalidate() // expect: deinit_timer_invalidate
    weakly?.invalidate() // expect: deinit_timer_invalidate
    published?.invalidate() // expect: deinit_timer_invalidate
    lazily.invalidate() // expect: deinit_timer_invalidate
    Self.common?.invalidate() // expect: deinit_timer_invalidate
    Metronome.common?.invalidate() // expect: deinit_timer_invalidate
    state.timer?.invalidate() // expect: deinit_timer_invalidate
    self.state.timer?.invalidate() // expect: deinit_timer_invalidate
  }
}
// file: Beat.swift
import Foundation

final class Beat {
  var timer: Timer?
}
