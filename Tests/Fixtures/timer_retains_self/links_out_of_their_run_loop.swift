// A display link that its run loop lets go of is stopped; one that leaves a collection is not.
import QuartzCore

final class Fader {
  private var link: CADisplayLink?

  func start() {
    link = CADisplayLink(target: self, selector: #selector(step))
    link!.add(to: .main, forMode: .default)
  }

  func stop() {
    link?.remove(from: .main, forMode: .default)
    link = nil
  }

  @objc private func step() {}
}

final class Spinner {
  private var link: CADisplayLink?

  func start() {
    link = CADisplayLink(target: self, selector: #selector(step)) // expect: timer_retains_self
    link?.add(to: .main, forMode: .default)
  }

  deinit {
    link?.remove(from: .main, forMode: .default)
  }

  @objc private func step() {}
}

final class Blinker {
  private var links: Set<CADisplayLink> = []

  func start() {
    let link = CADisplayLink(target: self, selector: #selector(step)) // expect: timer_retains_self
    link.add(to: .main, forMode: .default)
    links.insert(link)
  }

  func forget(_ link: CADisplayLink) {
    links.remove(link)
  }

  @objc private func step() {}
}

final class Flicker: NSObject {
  private var link: CADisplayLink?
  private var timer: Timer?

  func start() {
    link = .init(target: self, selector: #selector(step)) // expect: timer_retains_self
    link?.add(to: .main, forMode: .common)
    timer = .init(timeInterval: 1, target: self, selector: #selector(step), userInfo: nil, repeats: true) // expect: timer_retains_self
  }

  @objc private func step() {}
}
