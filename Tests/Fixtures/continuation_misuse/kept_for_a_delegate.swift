final class Locator: NSObject, CLLocationManagerDelegate {
  private var answer: CheckedContinuation<Int, Never>?
  private let manager = CLLocationManager()

  func locate() async -> Int {
    await withCheckedContinuation { answer in
      self.answer = answer
      manager.startUpdatingLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    answer?.resume(returning: locations.count) // expect: continuation_misuse (run again)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    answer?.resume(returning: 0)
  }
}
// file: Forgets.swift
final class Radio: NSObject, CBCentralManagerDelegate {
  private var answer: CheckedContinuation<Void, Never>?

  func start() async {
    await withCheckedContinuation { answer = $0 }
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    answer?.resume()
    answer = nil
  }
}
// file: Once.swift
final class Fix: NSObject, CLLocationManagerDelegate {
  private var answer: CheckedContinuation<Void, Never>?

  func start(_ manager: CLLocationManager) async {
    await withCheckedContinuation { answer in
      self.answer = answer
      manager.requestLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    answer?.resume()
  }
}

final class Shop: NSObject {
  private var buying: CheckedContinuation<Bool, Never>?

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchased: buying?.resume(returning: true) // expect: continuation_misuse (run again)
      default: break
      }
    }
  }
}

final class Page: NSObject {
  private var loading: CheckedContinuation<Void, Never>?

  func webView(_ view: WKWebView, didFinish navigation: WKNavigation!) {
    guard let loading else { return }
    loading.resume() // expect: continuation_misuse
  }
}

final class Window: NSObject {
  private var loading: CheckedContinuation<Void, Never>?

  func webView(_ view: WKWebView, didFinish navigation: WKNavigation!) {
    guard let loading else { return }
    self.loading = nil
    loading.resume()
  }
}

final class Poll {
  private var waiting: CheckedContinuation<Void, Never>?
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.waiting?.resume() // expect: continuation_misuse
    }
  }
}
