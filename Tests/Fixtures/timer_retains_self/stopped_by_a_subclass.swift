import UIKit

class Carousel: UIViewController {
  var timer: Timer?
  private var hidden: Timer?

  func turn() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(step), userInfo: nil, repeats: true)
    hidden = Timer.scheduledTimer( // expect: timer_retains_self
      timeInterval: 1, target: self, selector: #selector(step), userInfo: nil, repeats: true)
  }

  @objc func step() {}
}

// file: PhotoCarousel.swift
class PhotoCarousel: Carousel {}

// file: LargeCarousel.swift
import UIKit

final class LargeCarousel: PhotoCarousel {
  override func viewDidDisappear(_ animated: Bool) {
    timer?.invalidate()
  }
}
