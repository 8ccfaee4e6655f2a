import QuartzCore
import UIKit

final class Ticker: NSObject {
  private weak var link: CADisplayLink?

  init(screen: UIScreen?, isOld: Bool) {
    super.init()
    #if os(iOS)
      let link: CADisplayLink
      if let made = screen?.displayLink(withTarget: self, selector: #selector(tick)) {
        link = made
      } else {
        link = CADisplayLink(target: self, selector: #selector(tick))
      }
    #else
      let link = CADisplayLink(target: self, selector: #selector(tick))
    #endif
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  func invalidate() {
    link?.invalidate()
  }

  @objc private func tick() {}
}

final class Leaker: NSObject {
  private weak var link: CADisplayLink?

  override init() {
    super.init()
    #if os(iOS)
      let link = CADisplayLink(target: self, selector: #selector(tick)) // expect: timer_retains_self
    #else
      let link = CADisplayLink(target: self, selector: #selector(tick)) // expect: timer_retains_self
    #endif
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  deinit {
    link?.invalidate()
  }

  @objc private func tick() {}
}
