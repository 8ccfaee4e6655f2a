import CoreLocation

@MainActor final class Tracker: NSObject {
  private var continuation: CheckedContinuation<CLLocation, any Error>?
  private var once: CheckedContinuation<CLLocation, any Error>?
  private var shared: CheckedContinuation<CLLocation, any Error>?
  private let manager = CLLocationManager()

  func location() async throws -> CLLocation {
    try await withCheckedThrowingContinuation {
      continuation = $0
      manager.startUpdatingLocation()
    }
  }

  private func deliver(_ location: CLLocation) {
    continuation?.resume(returning: location) // expect: continuation_misuse (error: this may run again)
  }

  private func deliverOnce(_ location: CLLocation) {
    once?.resume(returning: location)
    once = nil
  }

  private func share(_ location: CLLocation) {
    shared?.resume(returning: location)
  }

  func finish(_ location: CLLocation) { share(location) }
}

extension Tracker: CLLocationManagerDelegate {
  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let newest = locations.last else { return }
    Task { @MainActor in
      self.deliver(newest)
      self.deliverOnce(newest)
      self.share(newest)
    }
  }
}

// Who calls sees to it that it comes once.
final class Once: NSObject, CLLocationManagerDelegate {
  private var continuation: CheckedContinuation<CLLocation, any Error>?
  private var isDone = false

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard !isDone else { return }
    isDone = true
    deliver(locations[0])
  }

  private func deliver(_ location: CLLocation) {
    continuation?.resume(returning: location)
  }
}

final class Forgetting: NSObject, CLLocationManagerDelegate {
  private var continuation: CheckedContinuation<CLLocation, any Error>?

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    deliver(locations[0])
    continuation = nil
  }

  private func deliver(_ location: CLLocation) {
    continuation?.resume(returning: location)
  }
}

final class Stopping: NSObject, CLLocationManagerDelegate {
  private var continuation: CheckedContinuation<CLLocation, any Error>?

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    manager.stopUpdatingLocation()
    deliver(locations[0])
  }

  private func deliver(_ location: CLLocation) {
    continuation?.resume(returning: location)
  }
}

final class Noting: NSObject, CLLocationManagerDelegate {
  private var continuation: CheckedContinuation<CLLocation, any Error>?
  private var problem: String?

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    problem = nil
    deliver(locations[0])
  }

  private func deliver(_ location: CLLocation) {
    continuation?.resume(returning: location) // expect: continuation_misuse (error: this may run again)
  }
}
