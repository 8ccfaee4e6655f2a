import Foundation
import UIKit

final class Ticks: NSObject {
  private var all: [Timer] = []
  private var one: Timer?
  @MainActor private static var common: Timer?
  private lazy var link: CADisplayLink = {
    let link = CADisplayLink(target: self, selector: #selector(tick)) // expect: timer_retains_self
    return link
  }()

  func start() {
    all.append(Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)) // expect: timer_retains_self
    let second = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // expect: timer_retains_self
    all.append(second)
    one = .scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // expect: timer_retains_self
    one = Timer.init(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // expect: timer_retains_self
    Self.common = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // expect: timer_retains_self
    let work: (Timer) -> Void = { _ in self.tick() }
    one = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: work) // expect: timer_retains_self
    let screen = UIScreen.main.displayLink(withTarget: self, selector: #selector(tick)) // expect: timer_retains_self
    screen?.add(to: .main, forMode: .common)
  }

  @objc private func tick() {}

  deinit {
    all.forEach { $0.invalidate() } // expect: deinit_timer_invalidate
    one?.invalidate() // expect: deinit_timer_invalidate
  }
}

final class Stopped: NSObject {
  private var all: [Timer] = []
  private lazy var link: CADisplayLink = {
    let link = CADisplayLink(target: self, selector: #selector(tick))
    return link
  }()

  func start() {
    all.append(Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true))
    let work: (Timer) -> Void = { [weak self] _ in self?.tick() }
    all.append(.scheduledTimer(withTimeInterval: 1, repeats: true, block: work))
  }

  func stop() {
    all.forEach { $0.invalidate() }
    link.invalidate()
  }

  @objc private func tick() {}
}
