// Who asks for one location hears of it once, but of each change of access.
import CoreLocation

final class Finder: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var access: CheckedContinuation<CLAuthorizationStatus, Never>?
  private var place: CheckedContinuation<CLLocation, Never>?

  func ask() async -> CLAuthorizationStatus {
    await withCheckedContinuation { continuation in
      access = continuation
      manager.requestWhenInUseAuthorization()
    }
  }

  func find() async -> CLLocation {
    await withCheckedContinuation { continuation in
      place = continuation
      manager.requestLocation()
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    access?.resume(returning: manager.authorizationStatus) // expect: continuation_misuse
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    place?.resume(returning: locations[0])
  }
}
