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
