import Foundation

final class Weak {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      DispatchQueue.main.async { self?.tick() }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
  }

  func once(_ again: Bool) {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: again) { _ in self.tick() }
  }

  static func begin() {
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(beat), userInfo: nil, repeats: true)
  }

  func proxied() {
    let proxy = Proxy()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: proxy, selector: #selector(Proxy.beat), userInfo: nil, repeats: true)
  }

  @objc static func beat() {}
  func tick() {}
}

final class Proxy {
  @objc func beat() {}
}

struct Value {
  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
  }

  func tick() {}
}

final class Forever {
  static let shared = Forever() // expect: global_mutable_state

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
  }

  func tick() {}
}
