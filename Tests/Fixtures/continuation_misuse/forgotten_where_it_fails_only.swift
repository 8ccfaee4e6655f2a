final class Locator: NSObject, CLLocationManagerDelegate {
  private var answer: CheckedContinuation<Int, any Error>?
  private let manager = CLLocationManager()

  func locate() async throws -> Int {
    try await withCheckedThrowingContinuation { answer in
      self.answer = answer
      manager.startUpdatingLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    answer?.resume(returning: locations.count) // expect: continuation_misuse (run again)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    answer?.resume(throwing: error)
    answer = nil
  }
}

final class Tracker: NSObject, CLLocationManagerDelegate {
  private var answer: CheckedContinuation<Int, any Error>?

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    answer?.resume(returning: locations.count)
    forget()
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    answer?.resume(throwing: error)
    answer = nil
  }

  private func forget() { answer = nil }
}
