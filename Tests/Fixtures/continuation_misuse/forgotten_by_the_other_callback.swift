import CoreLocation

final class Places: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<CLLocation, any Error>?

  func place() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { continuation in
      waiting = continuation
      manager.startUpdatingLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations places: [CLLocation]) {
    waiting?.resume(returning: places[0]) // expect: continuation_misuse (may run again)
  }

  /// That this one forgets it does not help the other.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    guard status == .denied else { return }
    waiting?.resume(throwing: CancellationError())
    waiting = nil
  }
}

final class Rights: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<Bool, Never>?

  func ask() async -> Bool {
    let answer = await withCheckedContinuation { continuation in
      waiting = continuation
      manager.requestWhenInUseAuthorization()
    }
    waiting = nil
    return answer
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    waiting?.resume(returning: manager.authorizationStatus == .authorizedWhenInUse)
  }
}
