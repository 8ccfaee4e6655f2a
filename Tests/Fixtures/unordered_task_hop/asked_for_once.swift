import CoreLocation

actor Places {
  func add(_ place: CLLocation) async {}
}

// `requestLocation` is answered once.
final class Finder: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let places = Places()

  func find() { manager.requestLocation() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let place = locations[0]
    Task { await places.add(place) }
  }
}
// file: Tracker.swift
import CoreLocation

final class Tracker: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let places = Places()

  func find() { manager.requestLocation() }
  func track() { manager.startUpdatingLocation() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let place = locations[0]
    Task { await places.add(place) } // expect: unordered_task_hop
  }
}
// file: Heartbeat.swift
import CoreLocation

final class Heartbeat: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let places = Places()
  private var timer: Timer?

  func begin() {
    timer = .scheduledTimer(withTimeInterval: 15, repeats: true) { [weak self] _ in self?.manager.requestLocation() }
  }

  func end() { timer?.invalidate() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let place = locations[0]
    Task { await places.add(place) } // expect: unordered_task_hop
  }
}
