// What stops the timers of a collection stops those that were put into it.
import UIKit

final class Ladder: UIViewController {
  private var links: [CADisplayLink] = []
  private var spin: CADisplayLink?
  private var fall: CADisplayLink?

  override func viewDidAppear(_ animated: Bool) {
    let link = CADisplayLink(target: self, selector: #selector(step))
    links.append(link)
    spin = CADisplayLink(target: self, selector: #selector(step)) // expect: timer_retains_self
    fall = CADisplayLink(target: self, selector: #selector(step))
    links += [
      fall!,
    ]
  }

  override func viewDidDisappear(_ animated: Bool) {
    links.forEach { $0.invalidate() }
  }

  @objc private func step() {}
}

final class Signal: NSObject {
  private var poll: Timer?
  private var blinkers: [String: Timer] = [:]

  func start() {
    poll = Timer.scheduledTimer( // expect: timer_retains_self
      timeInterval: 1, target: self, selector: #selector(ask), userInfo: nil, repeats: true)
  }

  func stopBlinking(_ name: String) {
    blinkers.removeValue(forKey: name)?.invalidate()
  }

  func stopAll() {
    for blinker in self.blinkers.values { blinker.invalidate() }
  }

  @objc private func ask() {}
}
