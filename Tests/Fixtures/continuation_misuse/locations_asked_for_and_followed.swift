import CoreLocation

/// One location was asked for, and the rest come, too.
final class Finder: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<CLLocation, any Error>?

  func current() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { continuation in
      waiting = continuation
      manager.requestLocation()
    }
  }

  func follow() {
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last else { return }
    waiting?.resume(returning: last) // expect: continuation_misuse
  }
}

final class Asker: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<CLLocation, any Error>?

  func current() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { continuation in
      waiting = continuation
      manager.requestLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last else { return }
    waiting?.resume(returning: last)
  }
}
