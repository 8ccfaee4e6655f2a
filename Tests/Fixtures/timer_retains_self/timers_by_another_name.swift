import Foundation

typealias Heartbeat = Timer

final class Blinker {
  private var tickers: [String: Heartbeat] = [:]
  private var isOn = false

  func start(_ name: String) {
    tickers[name] = Heartbeat.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in // expect: timer_retains_self
      DispatchQueue.main.async { [weak self] in self?.isOn.toggle() }
    }
  }

  func startWeakly(_ name: String) {
    tickers[name] = Heartbeat.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      DispatchQueue.main.async { self?.isOn.toggle() }
    }
  }

  deinit {
    for ticker in tickers.values { ticker.invalidate() } // expect: deinit_timer_invalidate
  }
}
