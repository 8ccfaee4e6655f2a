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
// file: Requests.swift
func probe() async -> Int {
  var probe: Probe?
  let found = await withCheckedContinuation { probe = Probe($0) }
  probe = nil
  return found
}

final class Probe: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
  private let answer: CheckedContinuation<Int, Never>

  init(_ answer: CheckedContinuation<Int, Never>) {
    self.answer = answer
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    peripheral.discoverServices(nil)
  }

  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    guard let service = peripheral.services?.first else { return answer.resume(returning: 0) }
    peripheral.discoverCharacteristics(nil, for: service)
  }

  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {
    answer.resume(returning: service.characteristics?.count ?? 0)
  }

  func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor one: CBCharacteristic, error: (any Error)?) {
    answer.resume(returning: 1)
  }

  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor one: CBCharacteristic, error: (any Error)?) {
    answer.resume(returning: 2) // expect: continuation_misuse (run again)
  }

  func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, rssi: NSNumber) {
    answer.resume(returning: 3) // expect: continuation_misuse (run again)
  }
}

protocol Scanner: AnyObject {}

final class Reader {
  private var code: CheckedContinuation<String, Never>?

  func read() async -> String {
    await withCheckedContinuation { code = $0 }
  }

  func scanner(_ scanner: any Scanner, didFind code: String) {
    self.code?.resume(returning: code) // expect: continuation_misuse
  }
}
