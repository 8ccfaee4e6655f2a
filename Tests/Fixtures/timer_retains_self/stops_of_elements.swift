// What is stopped is the collection's timer, whatever stands in its subscript.
import Foundation

final class Feed {
  private var banner: Timer?
  private var pages: [Int: Timer] = [:]

  func show() {
    banner = Timer.scheduledTimer( // expect: timer_retains_self
      timeInterval: 4, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
  }

  func show(_ page: Int) {
    pages[page]?.invalidate()
    pages[page] = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in self?.turn() }
  }

  @objc func turn() {}

  deinit {
    banner?.invalidate() // expect: deinit_timer_invalidate
  }
}

final class Shelf {
  private var pages: [Int: Timer] = [:]

  func show(_ page: Int) {
    pages[page] = Timer.scheduledTimer(
      timeInterval: 4, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
  }

  func hide(_ page: Int) {
    pages[page]?.invalidate()
  }

  @objc func turn() {}
}
